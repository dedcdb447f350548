import { signal } from '@preact/signals'
import type { Words } from './catalogue.ts'
import { en } from './en.ts'
import type { Language } from './languages.ts'

/** A language as it is spoken now: its texts, and how it writes and counts numbers. */
interface Spoken {
  readonly language: Language
  readonly words: Words
  readonly numbers: Intl.NumberFormat
  readonly percents: Intl.NumberFormat
  /** Two digits, as minutes and seconds have them. */
  readonly clock: Intl.NumberFormat
  readonly lists: Intl.ListFormat
  readonly dates: Intl.DateTimeFormat
  /** Which form of a text goes with a number of things. */
  readonly plurals: Intl.PluralRules
  /** Which form goes with a place in an order. */
  readonly ordinals: Intl.PluralRules
}

/** The catalogues besides English, which comes with the page: each is loaded when it is spoken. */
const LOADERS: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Words>>> = {
  es: async () => (await import('./es.ts')).es,
  ja: async () => (await import('./ja.ts')).ja,
}

/** How each language writes numbers, lists and dates: the English of the texts is British. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', es: 'es', ja: 'ja' }

/** The language of every text. Whatever reads it in a component or an effect follows its changes. */
export const spoken = signal<Spoken>(speaking('en', en))

let wanted: Language = 'en'

/**
 * Speaks a language as soon as its texts are there; resolves then. Of two changes the later one counts.
 * @throws Error when the texts cannot be fetched; the language stays as it was.
 */
export async function speak(language: Language): Promise<void> {
  wanted = language
  if (spoken.peek().language === language) return
  const words = language === 'en' ? en : await LOADERS[language]()
  if (wanted === language) spoken.value = speaking(language, words)
}

function speaking(language: Language, words: Words): Spoken {
  const locale = LOCALES[language]
  return {
    language,
    words,
    numbers: new Intl.NumberFormat(locale),
    percents: new Intl.NumberFormat(locale, { style: 'percent' }),
    clock: new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 }),
    lists: new Intl.ListFormat(locale),
    dates: new Intl.DateTimeFormat(locale, { dateStyle: 'long' }),
    plurals: new Intl.PluralRules(locale),
    ordinals: new Intl.PluralRules(locale, { type: 'ordinal' }),
  }
}
