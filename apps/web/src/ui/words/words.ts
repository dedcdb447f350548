import { en } from './en.ts'
import { fill, pluralText, type Plural } from './plural.ts'

type English = typeof en

/** The key of any text. */
export type WordKey = keyof English

/** The key of a text that has one form. */
export type TextKey = {
  [Key in WordKey]: English[Key] extends string ? Key : never
}[WordKey]

/** The key of a text whose form depends on a number. */
export type PluralKey = Exclude<WordKey, TextKey>

/** What a catalogue of another language must hold. */
export type Words = { readonly [Key in WordKey]: Key extends TextKey ? string : Plural }

/** The names of the `{holes}` in a text. */
type Holes<Text> = Text extends `${string}{${infer Hole}}${infer Rest}` ? Hole | Holes<Rest> : never

/** The key of a text without holes. */
export type PlainKey = {
  [Key in TextKey]: [Holes<English[Key]>] extends [never] ? Key : never
}[TextKey]

type Values<Key extends TextKey> = [Holes<English[Key]>] extends [never]
  ? []
  : [values: Readonly<Record<Holes<English[Key]>, string | number>>]

const words: Words = en
const language = 'en'
const plurals = new Intl.PluralRules(language)

/** The text for a key, with its holes filled. */
export function text<Key extends TextKey>(key: Key, ...[values]: Values<Key>): string {
  const found: string = words[key]
  return values === undefined ? found : fill(found, values)
}

/** The text for a key and a number, with its holes filled. */
export function plural(
  key: PluralKey,
  n: number,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return pluralText(words[key], plurals, { ...values, n })
}

const ordinals = new Intl.PluralRules(language, { type: 'ordinal' })

/** What follows the figure of a rank, such as "th" after 4. */
export function ordinalSuffix(rank: number): string {
  return pluralText(words['ordinal.suffix'], ordinals, { n: rank })
}
