import { cardName, type Card } from '@samedeal/rules'
import type { DeckManifest } from '../../deck/manifest.ts'
import type { Preferences } from './config.ts'
import type { Rect } from './view.ts'

/** A deck's cards in one picture. */
export interface DeckImage {
  readonly image: HTMLImageElement
  /** Where a card's face lies in the picture, in its pixels. */
  face(card: Card): Rect
  /** Throws when the deck has no such back. */
  back(name: string): Rect
}

const FOLDER = '/deck'

/** Loads a deck. Rejects with a sentence when it cannot be loaded. */
export async function loadDeck(deck: Preferences['deck']): Promise<DeckImage> {
  const manifest = await loadManifest()
  const { file, version } = manifest.images[deck]
  const image = new Image()
  image.src = `${FOLDER}/${file}?v=${version}`
  await image.decode().catch(() => {
    throw new Error(`the cards cannot be loaded from ${image.src}`)
  })
  const frames: Readonly<Record<string, { x: number; y: number; w: number; h: number }>> =
    manifest.frames
  const rect = (name: string): Rect => {
    const frame = frames[name]
    if (frame === undefined) throw new Error(`the deck has no picture of "${name}"`)
    return { x: frame.x, y: frame.y, width: frame.w, height: frame.h }
  }
  return { image, face: (card) => rect(cardName(card)), back: (name) => rect(`back-${name}`) }
}

async function loadManifest(): Promise<DeckManifest> {
  const response = await fetch(`${FOLDER}/deck.json`)
  if (!response.ok) throw new Error(`the deck's list answers ${response.status} instead of 200`)
  return (await response.json()) as DeckManifest
}
