import type { Card } from '@samedeal/rules'
import { cardPictures } from './card-pictures.ts'
import type { Preferences } from './config.ts'
import { loadDeck, type DeckImage } from './deck-image.ts'
import { markPictures } from './mark-pictures.ts'
import type { Pictures } from './painting.ts'
import type { Colours } from './theme.ts'
import type { Size } from './view.ts'

/** What all pictures depend on. */
export interface Look {
  readonly card: Size
  readonly resolution: number
  readonly colours: Colours
  readonly back: string
}

/** The pictures for the table as it looks now. */
export interface PictureBook {
  /** Loads another deck; its pictures are used from then on. */
  useDeck(deck: Preferences['deck']): Promise<void>
  /** The pictures for a look; drawn afresh only when the look has changed. */
  for(look: Look): Pictures
  free(): void
}

/** Loads a deck and the font of the ranks. Rejects when the deck cannot be loaded. */
export async function openPictureBook(
  cards: readonly Card[],
  { deck }: Pick<Preferences, 'deck'>,
  { numerals }: Colours,
): Promise<PictureBook> {
  const wanted = document.fonts.load(`600 20px ${numerals}`).catch(() => [])
  let image: DeckImage = await loadDeck(deck)
  let chosen = deck
  await wanted
  let drawn: { readonly key: string; readonly pictures: Pictures } | undefined

  function free(): void {
    drawn?.pictures.cards.free()
    drawn?.pictures.marks.free()
    drawn = undefined
  }

  return {
    async useDeck(other) {
      chosen = other
      const loaded = await loadDeck(other)
      if (chosen !== other) return
      image = loaded
      free()
    },
    for(look) {
      const key = JSON.stringify(look)
      if (drawn?.key !== key) {
        free()
        const { card: size, ...rest } = look
        drawn = {
          key,
          pictures: {
            cards: cardPictures({ ...rest, size, cards, deck: image }),
            marks: markPictures(look),
          },
        }
      }
      return drawn.pictures
    },
    free,
  }
}
