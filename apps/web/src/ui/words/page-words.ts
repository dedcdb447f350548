import { signal } from '@preact/signals'
import { USUAL_GAME } from '@samedeal/rules'
import { useEffect } from 'preact/hooks'
import type { PartOf, TextKeyIn, ValuesFor } from './catalogue.ts'
import type { HOW_TO_PLAY as ENGLISH } from './en/how-to-play.ts'
import { wordsOf } from './games/game-words.ts'
import type { GamePagesIn } from './games/page-parts.ts'
import type { Language } from './languages.ts'
import { fill } from './plural.ts'
import { spoken } from './spoken.ts'

type English = typeof ENGLISH
type PageTextKey = TextKeyIn<English>

/** The key of a page's text without holes. */
export type PlainPageKey = {
  [Key in PageTextKey]: ValuesFor<English[Key]> extends [] ? Key : never
}[PageTextKey]
type PageWords = PartOf<English>

/** The texts of the pages to read: no other screen waits for them. */
const LOADERS: Readonly<Record<Language, () => Promise<PageWords>>> = {
  en: async () => (await import('./en/how-to-play.ts')).HOW_TO_PLAY,
  es: async () => (await import('./es/how-to-play.ts')).HOW_TO_PLAY,
  ja: async () => (await import('./ja/how-to-play.ts')).HOW_TO_PLAY,
}

interface Loaded {
  readonly language: Language
  readonly game: string
  readonly words: PageWords
  /** Undefined for a game without words. */
  readonly pages: GamePagesIn | undefined
}

const loaded = signal<Loaded | undefined>(undefined)

/** Fetches the pages' texts of a game in the language that is spoken. Rejects when they cannot be fetched. */
export async function loadPageWords(game: string = USUAL_GAME.id): Promise<void> {
  const { language } = spoken.peek()
  const [words, pages] = await Promise.all([LOADERS[language](), wordsOf(game)?.pages(language)])
  if (spoken.peek().language === language) loaded.value = { language, game, words, pages }
}

/**
 * Fetches the pages' texts of a game as soon as a component wants them, and whenever the language changes
 * while it does; tells whether they are there. What cannot be fetched is asked for again the next time.
 */
export function usePageWords(game: string, isWanted = true): boolean {
  const { language } = spoken.value
  useEffect(() => {
    if (isWanted) loadPageWords(game).catch(() => undefined)
  }, [language, game, isWanted])
  return loaded.value?.language === language && loaded.value.game === game
}

/**
 * The pages of the game that was loaded; undefined when it has none.
 * @throws Error when the pages' texts have not been loaded.
 */
export function gamePages(): GamePagesIn | undefined {
  return loadedPages().pages
}

/**
 * The text of a page for a key, with its holes filled.
 * @throws Error when the pages' texts have not been loaded.
 */
export function pageText<Key extends PageTextKey>(
  key: Key,
  ...[values]: ValuesFor<English[Key]>
): string {
  const found = pageWords()[key] as string
  return values === undefined ? found : fill(found, values, spoken.value.numbers)
}

function pageWords(): PageWords {
  return loadedPages().words
}

function loadedPages(): Loaded {
  if (loaded.value === undefined) throw new Error('the texts of the pages have not been loaded')
  return loaded.value
}
