import type { PluralKey, TextKey, Values } from './catalogue.ts'
import { fill, type Fillings } from './plural.ts'
import { spoken } from './spoken.ts'

export type { PlainKey } from './catalogue.ts'

/** The text for a key in the language that is spoken, with its holes filled. */
export function text<Key extends TextKey>(key: Key, ...[values]: Values<Key>): string {
  const { words, numbers } = spoken.value
  const found: string = words[key]
  return values === undefined ? found : fill(found, values, numbers)
}

/** The text for a key and a number, with `{n}` and its other holes filled. */
export function plural(key: PluralKey, n: number, values: Fillings = {}): string {
  const { words, numbers, plurals } = spoken.value
  const forms = words[key]
  return fill(forms[plurals.select(n)] ?? forms.other, { ...values, n }, numbers)
}

/** What follows the figure of a rank, such as "th" after 4. */
export function ordinalSuffix(rank: number): string {
  const { words, ordinals } = spoken.value
  const forms = words['ordinal.suffix']
  return forms[ordinals.select(rank)] ?? forms.other
}

/** A rank in figures: "3rd". */
export function ordinalText(rank: number): string {
  return `${spoken.value.numbers.format(rank)}${ordinalSuffix(rank)}`
}

/** A number as the language writes it. */
export function numberText(n: number): string {
  return spoken.value.numbers.format(n)
}

/** A share in whole percent, such as 58 %, as the language writes it. */
export function percentText(percent: number): string {
  return spoken.value.percents.format(percent / 100)
}

/** A day, such as 30 November 2026. */
export function dateText(date: Date): string {
  return spoken.value.dates.format(date)
}

/** A text with the capital that a sentence or a label begins with, where the language has capitals. */
export function sentence(words: string): string {
  const [first = ''] = words
  return first.toLocaleUpperCase(spoken.value.language) + words.slice(first.length)
}

/** Several things in one sentence: "Lena, Noor and Mika". */
export function listText(things: readonly string[]): string {
  return spoken.value.lists.format(things)
}
