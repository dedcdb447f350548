import { text, type PlainKey } from '../words/words.ts'
import { CHOICES, type Preferences } from './preferences.ts'

/** Every setting, in the order in which the panel shows them. */
export const SETTINGS = Object.keys(CHOICES) as (keyof Preferences)[]

interface Choice {
  readonly value: string
  readonly word: string
}

/** What a setting is called, and each thing that it can be with its word. */
export function settingWords(name: keyof Preferences): {
  readonly title: string
  readonly choices: readonly Choice[]
} {
  // That every setting and choice has its word is checked by a test: types cannot follow two names.
  const word = (key: string) => text(`settings.${key}` as PlainKey)
  return {
    title: word(name),
    choices: CHOICES[name].map((value) => ({ value, word: word(`${name}.${value}`) })),
  }
}
