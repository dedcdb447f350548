import { expect, test } from 'vitest'
import { en } from '../words/en.ts'
import { CHOICES } from './preferences.ts'
import { settingWords, SETTINGS } from './setting-words.ts'

test('every choice of every setting has a word', () => {
  for (const name of SETTINGS) {
    expect(en).toHaveProperty([`settings.${name}`])
    for (const value of CHOICES[name]) expect(en).toHaveProperty([`settings.${name}.${value}`])
    expect(settingWords(name).choices.map(({ value }) => value)).toEqual(CHOICES[name])
  }
})
