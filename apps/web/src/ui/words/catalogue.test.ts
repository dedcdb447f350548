import { freecell, GAMES } from '@samedeal/rules'
import { describe, expect, test } from 'vitest'
import type { Language } from './languages.ts'
import { CATALOGUES, type Catalogue } from './test/every-catalogue.ts'
import type { Plural } from './plural.ts'

/** Every text of each language, those that are loaded beside the common ones included, each with its file. */
const catalogues: Readonly<Record<Language, Catalogue>> = {
  en: together(CATALOGUES.en),
  es: together(CATALOGUES.es),
  ja: together(CATALOGUES.ja),
}

function together(parts: ReadonlyMap<string, Catalogue>): Catalogue {
  return Object.fromEntries(
    [...parts].flatMap(([file, words]) =>
      Object.entries(words).map(([key, text]) => [`${key} (${file})`, text] as const),
    ),
  )
}

type Entry = readonly [key: string, words: string | Plural]

function entriesOf(words: Catalogue): Entry[] {
  return Object.entries(words)
}

function formsOf(words: string | Plural | undefined): string[] {
  return typeof words === 'string' ? [words] : Object.values(words ?? {})
}

/** The `{holes}` of a text. */
function holesIn(text: string): Set<string> {
  return new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!))
}

/** Keys whose plural forms go by a place in an order; all others go by a number of things. */
const ORDINALS = ['ordinal.suffix (*.ts)']

test.each([...GAMES.keys()])(
  '%s has its words, its pages and its guided game in every language',
  (game) => {
    const files = [`${game}-*.ts`, `${game}-rules-*.ts`, `${game}-guide-*.ts`]
    for (const parts of Object.values(CATALOGUES)) {
      expect([...parts.keys()]).toEqual(
        expect.arrayContaining(files.map((file) => `games/${game}/${file}`)),
      )
    }
  },
)

describe.each(Object.entries(catalogues))('%s', (language, catalogue) => {
  const entries = entriesOf(catalogue)

  test('has every text of the English catalogue, and no other', () => {
    expect(Object.keys(catalogue).toSorted()).toEqual(Object.keys(catalogues.en).toSorted())
  })

  test('has plural forms where English has them, and nowhere else', () => {
    const wrong = entriesOf(catalogues.en)
      .filter(([key, words]) => typeof words !== typeof catalogue[key])
      .map(([key]) => key)
    expect(wrong).toEqual([])
  })

  test('fills in whatever the English text fills in, and nothing else', () => {
    const complaints = entries.flatMap(([key, words]) => {
      const inEnglish = catalogues.en[key]
      const wanted = holesIn(formsOf(inEnglish).join(' '))
      // A form for exactly one may leave the number out; the general one may not.
      const given = typeof words === 'string' ? holesIn(words) : holesIn(words.other)
      const all = holesIn(formsOf(words).join(' '))
      const missing = [...wanted]
        .filter((hole) => !given.has(hole))
        .map((hole) => `${key} lacks {${hole}}`)
      const unknown = [...all]
        .filter((hole) => !wanted.has(hole))
        .map((hole) => `${key} invents {${hole}}`)
      return [...missing, ...unknown]
    })
    expect(complaints).toEqual([])
  })

  test('has a form for each number up to a thousand, and none that is never used', () => {
    const rules = {
      cardinal: new Intl.PluralRules(language),
      ordinal: new Intl.PluralRules(language, { type: 'ordinal' }),
    }
    const numbers = Array.from({ length: 1001 }, (_, n) => n)
    for (const [key, words] of entries) {
      if (typeof words === 'string') continue
      const type = ORDINALS.includes(key) ? 'ordinal' : 'cardinal'
      const needed = new Set(numbers.map((n) => rules[type].select(n))).add('other')
      expect(Object.keys(words).toSorted(), key).toEqual([...needed].toSorted())
    }
  })

  test('has no text that is empty or has blanks at its ends', () => {
    for (const [key, words] of entries) {
      for (const form of formsOf(words)) {
        expect(form, key).toBe(form.trim())
        expect(form, key).not.toBe('')
      }
    }
  })

  test('has braces around names only', () => {
    const broken = entries.filter(([, words]) =>
      formsOf(words).some((form) => /[{}]/.test(form.replaceAll(/\{\w+\}/g, ''))),
    )
    expect(broken.map(([key]) => key)).toEqual([])
  })
})

test('no Spanish or Japanese sentence is still the English one', () => {
  const isSentence = (text: string) => /[a-z]{2,} [a-z]{2,}/.test(text)
  const left = [catalogues.es, catalogues.ja].flatMap((catalogue) =>
    entriesOf(catalogues.en).flatMap(([key, words]) =>
      formsOf(words)
        .filter(isSentence)
        .some((form) => formsOf(catalogue[key]).includes(form))
        ? [key]
        : [],
    ),
  )
  expect(left).toEqual([])
})

test('no Japanese text has an English word in it, but for names', () => {
  const names = /\{\w+\}|Samedeal|^(Noor|Lena|Birch|Enter|Esc)$/g
  const left = entriesOf(catalogues.ja).filter(([, words]) =>
    formsOf(words).some((form) =>
      /[a-z]{3,}/i.test(form.replaceAll(names, '').replaceAll(/CPU|SHA-256|Windows|PLATO/g, '')),
    ),
  )
  expect(left).toEqual([])
})

test('the deals of FreeCell that cannot be won are named as the rules have them, in every language', () => {
  for (const parts of Object.values(CATALOGUES)) {
    const [odds] = formsOf(parts.get('games/freecell/freecell-rules-*.ts')?.['how.odds.1'])
    expect(odds?.match(/\d{4,}/g)?.map(Number)).toEqual(freecell.numbered?.lost)
  }
})
