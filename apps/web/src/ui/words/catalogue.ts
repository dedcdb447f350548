import type { en } from './en.ts'
import type { Plural } from './plural.ts'

type English = typeof en

/** The key of any text. */
export type WordKey = keyof English

/** The key of a text of a catalogue that has one form. */
export type TextKeyIn<Catalogue> = {
  [Key in keyof Catalogue]: Catalogue[Key] extends string ? Key : never
}[keyof Catalogue]

export type TextKey = TextKeyIn<English>

/** The key of a text whose form depends on a number. */
export type PluralKey = Exclude<WordKey, TextKey>

/** What the catalogue of a language holds: a key that is missing or unknown does not compile. */
export type Words = { readonly [Key in WordKey]: Key extends TextKey ? string : Plural }

/** The part of a language's catalogue that answers to one part of the English one. */
export type PartOf<Part> = {
  readonly [Key in keyof Part]: Part[Key] extends string ? string : Plural
}

/** The names of the `{holes}` in a text. */
type Holes<Text> = Text extends `${string}{${infer Hole}}${infer Rest}` ? Hole | Holes<Rest> : never

/** The key of a text without holes. */
export type PlainKey = {
  [Key in TextKey]: [Holes<English[Key]>] extends [never] ? Key : never
}[TextKey]

/** What fills the holes of a text; nothing for one without holes. */
export type ValuesFor<Text> = [Holes<Text>] extends [never]
  ? []
  : [values: Readonly<Record<Holes<Text>, string | number>>]

export type Values<Key extends TextKey> = ValuesFor<English[Key]>
