import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { TextKeyIn, ValuesFor } from './catalogue.ts'
import type { HOW_TO_PLAY as ENGLISH } from './en/how-to-play.ts'
import type { Language } from './languages.ts'
import { fill, type Plural } from './plural.ts'
import { spoken } from './spoken.ts'

type English = typeof ENGLISH
type PageTextKey = TextKeyIn<English>

/** The key of a page's text without holes. */
export type PlainPageKey = {
  [Key in PageTextKey]: ValuesFor<English[Key]> extends [] ? Key : never
}[PageTextKey]
type PageWords = {
  readonly [Key in keyof English]: Key extends PageTextKey ? string : Plural
}

/** The texts of the pages to read: no other screen waits for them. */
const LOADERS: Readonly<Record<Language, () => Promise<PageWords>>> = {
  en: async () => (await import('./en/how-to-play.ts')).HOW_TO_PLAY,
  es: async () => (await import('./es/how-to-play.ts')).HOW_TO_PLAY,
  ja: async () => (await import('./ja/how-to-play.ts')).HOW_TO_PLAY,
}

const loaded = signal<{ readonly language: Language; readonly words: PageWords } | undefined>(
  undefined,
)

/** Fetches the pages' texts in the language that is spoken. Rejects when they cannot be fetched. */
export async function loadPageWords(): Promise<void> {
  const { language } = spoken.peek()
  const words = await LOADERS[language]()
  if (spoken.peek().language === language) loaded.value = { language, words }
}

/**
 * Fetches the pages' texts as soon as a component wants them, and whenever the language changes while it does;
 * tells whether they are there. What cannot be fetched is asked for again the next time.
 */
export function usePageWords(isWanted = true): boolean {
  const { language } = spoken.value
  useEffect(() => {
    if (isWanted) loadPageWords().catch(() => undefined)
  }, [language, isWanted])
  return loaded.value?.language === language
}

/**
 * The text of a page for a key, with its holes filled.
 * @throws Error when the pages' texts have not been loaded.
 */
export function pageText<Key extends PageTextKey>(
  key: Key,
  ...[values]: ValuesFor<English[Key]>
): string {
  const found: string = pageWords()[key]
  return values === undefined ? found : fill(found, values, spoken.value.numbers)
}

/**
 * The text of a page for a key and a number.
 * @throws Error when the pages' texts have not been loaded.
 */
export function pagePlural(key: Exclude<keyof English, PageTextKey>, n: number): string {
  const { numbers, plurals } = spoken.value
  const forms = pageWords()[key]
  return fill(forms[plurals.select(n)] ?? forms.other, { n }, numbers)
}

function pageWords(): PageWords {
  if (loaded.value === undefined) throw new Error('the texts of the pages have not been loaded')
  return loaded.value.words
}
