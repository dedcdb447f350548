import fc from 'fast-check'
import lookalikes from 'unhomoglyph/data.json' with { type: 'json' }
import { describe, expect, test } from 'vitest'
import { fittingName, MAX_NAME } from './name-length.ts'
import { looksOf, looksWith } from './name-look.ts'
import { cleanName, freeName } from './player-name.ts'

/** Every character that Unicode lets a font ignore, and those that are blank or no character at all. */
const UNSEEN = Array.from({ length: 0x11_0000 }, (_, point) => point)
  .filter((point) => point < 0xd800 || point > 0xdfff)
  .map((point) => String.fromCodePoint(point))
  .filter((one) => /\p{DI}|\p{Cf}|\u2800|\u{16FE4}|\u{1D159}/u.test(one))

/**
 * Characters that are taken for each small and each capital letter, itself included. Marks that hang on
 * the letter before them are left out: alone they are nothing.
 */
const TAKEN_FOR = new Map<string, string[]>()
for (const [one, prototype] of [...Object.entries(lookalikes), ...latinLetters()]) {
  if (/\p{M}/u.test(one)) continue
  TAKEN_FOR.set(prototype, [...(TAKEN_FOR.get(prototype) ?? []), one])
}

function latinLetters(): [string, string][] {
  return Array.from('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ', (one) => [one, one])
}

/** Whether somebody who comes second under this name gets a number. */
function isTwin(name: string, other: string): boolean {
  const clean = cleanName(name)
  return freeName(clean, [cleanName(other)]) !== clean
}

describe('a name is fit for every screen', () => {
  test.each([
    ['  Lena  ', 'Lena'],
    ['Lena\n\t Maria', 'Lena Maria'],
    ['Lena \u200B Maria', 'Lena Maria'],
    ['', 'Player'],
    ['   ', 'Player'],
    ['\u200B\u202E\u0000', 'Player'],
    ['\u202Eabc', 'abc'],
    ['<b>Lena</b>', '<b>Lena</b>'],
    ['Le\u200Dna', 'Lena'],
    ['\u0301\u0302', 'Player'],
    ['Le\u0301\u0301\u0301na', 'Léna'],
    [`e${'\u0316\u0317\u0318\u0319\u031A\u031B'.repeat(4)}`, 'e\u031B\u0316\u0317\u0318'],
  ])('the name %j becomes %j', (raw, clean) => {
    expect(cleanName(raw)).toBe(clean)
  })

  test('a name has at most 24 characters, however long it was', () => {
    expect(cleanName('x'.repeat(10_000))).toBe('x'.repeat(MAX_NAME))
    expect(cleanName(`${'\u200B'.repeat(1_000)}Lena`)).toBe('Lena')
  })

  test('cleaning a clean name changes nothing', () => {
    const text = fc.string({ unit: fc.oneof(fc.constantFrom(...UNSEEN), someCharacter()) })
    fc.assert(fc.property(text, (raw) => cleanName(cleanName(raw)) === cleanName(raw)))
  })
})

describe('what nobody sees is in no name', () => {
  test('a name of nothing else is none', () => {
    expect(UNSEEN.length).toBeGreaterThan(4_000)
    const seen = UNSEEN.filter((one) => cleanName(one.repeat(3)) !== 'Player')
    expect(seen).toEqual([])
    expect(cleanName(UNSEEN.slice(0, 900).join(''))).toBe('Player')
  })

  test('it is taken out of a name wherever it stands', () => {
    const left = UNSEEN.filter((one) => cleanName(`${one}Le${one}na${one}`) !== 'Lena')
    expect(left).toEqual([])
  })

  test.each(['🙂🙂', 'می', 'क्ष', '葛城', 'ᠠᠢ'])(
    'it makes no second %s, also where a joiner may stand',
    (name) => {
      const [first = '', ...rest] = Array.from(name)
      const different = UNSEEN.filter((one) => {
        const twin = cleanName(first + one + rest.join(''))
        return twin !== name && freeName(twin, [name]) === twin
      })
      expect(different).toEqual([])
    },
  )
})

describe('a character is what people take for one', () => {
  test.each([
    ['a family', '👨‍👩‍👧‍👦'],
    ['a family of many colours', '👨🏻‍👩🏽‍👧🏿‍👦🏼'],
    ['a couple', '👩🏽‍❤️‍💋‍👨🏻'],
    ['a flag', '🇩🇪'],
    ['a flag of a part of a country', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['a flag of two pictures', '🏳️‍🌈'],
    ['a heart in colour', '❤️'],
    ['a digit on a key', '7️⃣'],
    ['a letter with a mark', 'é'.normalize('NFD')],
  ])('%s is kept whole, and counts as one', (_, character) => {
    const name = character.normalize('NFC')
    expect(cleanName(character)).toBe(name)
    const many = cleanName(character.repeat(30))
    expect(many.replaceAll(name, '')).toBe('')
    expect(many.length / name.length).toBe(Math.min(MAX_NAME, Math.floor(384 / name.length)))
  })

  test.each([
    ['Persian', 'می‌خواهم'],
    ['Hindi', 'रक्‍षा'],
    ['Marathi', 'दर्‍या'],
    ['Bengali', 'র‍্যাব'],
    ['Malayalam', 'അവന്‍'],
    ['Sinhala', 'ශ්‍රී'],
  ])('joiners of %s stay where they change what is seen', (_, name) => {
    expect(name).toMatch(/[\u200C\u200D]/)
    expect(cleanName(name)).toBe(name)
    expect(isTwin(name, name.replaceAll(/[\u200C\u200D]/g, ''))).toBe(true)
  })

  test('a joiner with nothing to join goes', () => {
    expect(cleanName('👩\u200D')).toBe('👩')
    expect(cleanName('\u200D👩')).toBe('👩')
    expect(cleanName('👩\u200Da')).toBe('👩a')
    expect(cleanName('می\u200C')).toBe('می')
    expect(cleanName('🏴\u{E0067}\u{E0062}')).toBe('🏴')
  })

  test('what is typed is cut between characters, spaces kept', () => {
    expect(fittingName('Lena ')).toBe('Lena ')
    expect(fittingName('👨‍👩‍👧'.repeat(25))).toBe('👨‍👩‍👧'.repeat(MAX_NAME))
  })
})

describe('a name that looks like one that is taken gets the next free number', () => {
  test('in any case', () => {
    expect(freeName('Lena', ['Noor'])).toBe('Lena')
    expect(freeName('Lena', ['lena', 'Lena 2'])).toBe('Lena 3')
    expect(freeName('Lena', ['Lena', 'Lеna 2'])).toBe('Lena 3')
  })

  test('and is no longer than a name may be', () => {
    const long = 'x'.repeat(MAX_NAME)
    expect(freeName(long, [long])).toBe(`${'x'.repeat(MAX_NAME - 2)} 2`)
  })

  test.each([
    ['Lena', 'Lеnа'],
    ['Lena', 'Ｌｅｎａ'],
    ['Lena', '𝓛𝓮𝓷𝓪'],
    ['lan', 'Ian'],
    ['Bob', 'B0b'],
    ['Lena 1', 'Lena l'],
    ['Tom', 'Torn'],
    ['Вера', 'вера'],
    ['Вера', 'Bepa'],
    ['ΝΙΚΟΣ', 'νίκος'.normalize('NFD').replaceAll('\u0301', '')],
    ['Straße', 'STRASSE'],
    ['ハナ', 'ﾊﾅ'],
  ])('%s and %s are twins, whoever comes first', (one, other) => {
    expect([isTwin(one, other), isTwin(other, one)]).toEqual([true, true])
  })

  test.each([
    ['Lena', 'Lina'],
    ['José', 'Jose'],
    ['Uve', 'Yve'],
    ['Van', 'Nan'],
    ['はな', 'はた'],
    ['Вера', 'Вела'],
    ['🇩🇪', '🇫🇷'],
  ])('%s and %s are two names', (one, other) => {
    expect([isTwin(one, other), isTwin(other, one)]).toEqual([false, false])
  })

  test('with a number behind it just as without one, and each name is looked at once', () => {
    const name = fc.string({ unit: someCharacter(), maxLength: 30 }).map(cleanName)
    fc.assert(
      fc.property(name, fc.integer({ min: 2, max: 999 }), (beginning, number) => {
        expect(looksWith(beginning, ` ${number}`)).toEqual(looksOf(`${beginning} ${number}`))
        expect(looksOf(beginning)).toBe(looksOf(beginning))
      }),
      { numRuns: 2_000 },
    )
  })

  test('up to a room full of them, whose numbers are all different', () => {
    const taken: string[] = []
    for (let one = 0; one < 420; one++) taken.push(freeName('ﷺ'.repeat(24), taken))
    expect(new Set(taken).size).toBe(420)
    expect(taken.at(-1)).toMatch(/ 420$/)
  })

  test('with every letter in another case or width, or another that it is taken for', () => {
    const letters = fc.array(fc.constantFrom(...Array.from('abcdefghijklmnopqrstuvwxyzIOS')), {
      minLength: 1,
      maxLength: 8,
    })
    const disguised = letters.chain((name) =>
      fc.tuple(fc.constant(name.join('')), fc.tuple(...name.map((one) => disguiseOf(one)))),
    )
    fc.assert(
      fc.property(disguised, ([name, other]) => {
        const disguise = cleanName(other.join(''))
        return freeName(disguise, [name]) !== disguise && freeName(name, [disguise]) !== name
      }),
      { numRuns: 2_000 },
    )
  })
})

/** A letter as somebody may write it who wants to be taken for another. */
function disguiseOf(letter: string): fc.Arbitrary<string> {
  const cases = [letter.toLowerCase(), letter.toUpperCase()]
  const wide = cases.map((one) => String.fromCodePoint(one.charCodeAt(0) + 0xfe_e0))
  const lookalike = cases.flatMap((one) => TAKEN_FOR.get(one) ?? [])
  const written = fc.constantFrom(...cases, ...wide, ...lookalike)
  const unseen = fc.oneof(fc.constant(''), fc.constantFrom(...UNSEEN))
  return fc.tuple(written, unseen).map((parts) => parts.join(''))
}

function someCharacter(): fc.Arbitrary<string> {
  return fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
    fc.constantFrom(...Array.from('می्क्🏴👩❤1#\u20E3🏽🏿\u0301 ')),
  )
}
