import type { PartOf, TextKeyIn, ValuesFor } from '../catalogue.ts'
import { fill, type Plural } from '../plural.ts'
import { spoken } from '../spoken.ts'

/** Reads the texts of a catalogue that was loaded beside the common one. */
export interface TextsOf<English> {
  /** The text for a key, with its holes filled. */
  readonly text: <Key extends TextKeyIn<English>>(
    key: Key,
    ...values: ValuesFor<English[Key]>
  ) => string
  /** The text for a key and a number. */
  readonly plural: (key: Exclude<keyof English, TextKeyIn<English>>, n: number) => string
}

/** The texts of a catalogue, in the language that is spoken: it has to be the catalogue's. */
export function textsOf<English>(words: PartOf<English>): TextsOf<English> {
  return {
    text(key, ...[values]) {
      const found = words[key] as string
      return values === undefined ? found : fill(found, values, spoken.value.numbers)
    },
    plural(key, n) {
      const { numbers, plurals } = spoken.value
      const forms = words[key] as Plural
      return fill(forms[plurals.select(n)] ?? forms.other, { n }, numbers)
    },
  }
}
