import { describe, expect, test } from 'vitest'
import { newHandOverCode, newRoomCode } from './new-code.ts'
import { CODE_LENGTH, CODE_LETTERS, readRoomCode } from './room-code.ts'
import { roomOfPath } from './room-path.ts'
import { NO_CODES, PASTED_CODES } from './test/pasted-codes.ts'

describe('a room code', () => {
  test.each(PASTED_CODES)('is found in %j', (typed) => {
    expect(readRoomCode(typed)).toBe('HKMTWR')
  })

  test.each(NO_CODES)('is not in %j', (typed) => {
    expect(readRoomCode(typed)).toBeUndefined()
  })

  test('of an earlier version, which may have vowels, is read like any other', () => {
    for (const code of ['AAAAAA', 'BEAYXZ', 'FCKEYA']) {
      expect(readRoomCode(code.toLowerCase())).toBe(code)
      expect(readRoomCode(`My code: ${code}!`)).toBe(code)
    }
  })

  test('is made of letters that look like nothing else', () => {
    expect(CODE_LETTERS).not.toMatch(/[ILOU0-9]/)
    expect(newRoomCode(() => 0)).toBe('BBBBBB')
    expect(newRoomCode((below) => below - 1)).toBe('ZZZZZZ')
  })
})

describe('the path of an address', () => {
  test.each(PASTED_CODES.filter((typed) => !typed.includes('/')))('%j names the room', (typed) => {
    for (const end of [typed, encodeURIComponent(typed)]) {
      expect(roomOfPath(`/${end}`)).toEqual({ code: 'HKMTWR', isScreen: false })
      expect(roomOfPath(`/watch/${end}`)).toEqual({ code: 'HKMTWR', isScreen: true })
      expect(roomOfPath(`//${end}/`)).toEqual({ code: 'HKMTWR', isScreen: false })
    }
  })

  test.each([
    '/',
    '',
    '/watch',
    '/watch/',
    '/HKMTWR/x',
    '/watch/HKMTWR/x',
    '/%E0%A4%A',
    '/index.html',
  ])('%j names none', (path) => {
    expect(roomOfPath(path)).toBeUndefined()
  })

  test('of a file names none', () => {
    expect(roomOfPath('/server.xml')).toBeUndefined()
    expect(roomOfPath('/HKMTWR.html')).toBeUndefined()
  })
})

/** Words that nobody wants on a big screen. */
const WORDS = {
  English: `
    anal anus arse ass bastard bitch bugger chink cock crap cum cunt damn dick fag faggot fart
    fuck fucker fuckin fuk fuker gay hag jerk jizz kkk negra nigga nigger penis perv piss porn
    prick pussy rape raped rapist retard semen sex shit skank slut sperm suck tard tit tits
    tranny turd twat vagina wank whore wtf xxx
  `,
  Spanish: `
    caca cabron cagar chinga chupame cojon concha conchesumadre csm ctm hdp hijueputa joder
    jodete kaka kabron mamaguevo mamon maricon marikon mear mierda nomames pedo pendejo pene
    perra pinche puta putas putamadre putz teta tetas verga zorra ano culo nazi
  `,
  Japanese: `
    ahe baka chikubi chinchin chinko chinpo debu dqn ero hage hentai kasu kichigai kintama
    kisama korosu kuso manko netorare ntr shine tinko tinpo tintin unko yarase sex
  `,
}

/** Each word, and what is left of it without its vowels where that is long enough to be seen as the word. */
const RUDE = Object.values(WORDS)
  .flatMap((words) => words.trim().toUpperCase().split(/\s+/))
  .flatMap((word) => [word, word.replaceAll(/[AEIOUY]/g, '')])
  .filter((word) => word.length >= 3)

/** The same numbers on every run, of a xorshift generator with 32 bits. */
function chance(): (below: number) => number {
  let state = 20_261_201
  return (below) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % below
  }
}

describe('no new code reads as a rude word', () => {
  const rude = new RegExp(RUDE.join('|'))

  test('in English, Spanish or Japanese, in a million codes; 45 million are left', () => {
    const random = chance()
    let drawn = 0
    const counted = (below: number) => {
      drawn += 1
      return random(below)
    }
    const bad = Array.from({ length: 1_000_000 }, () => newRoomCode(counted)).filter((code) =>
      rude.test(code),
    )
    expect(bad).toEqual([])
    // Every code is as likely as any other, so that those thrown away tell how many there are.
    const left = (19 ** CODE_LENGTH * 1_000_000) / (drawn / CODE_LENGTH)
    expect(Math.floor(left / 1e6)).toBe(45)
  })

  test('nor does a code that moves a seat', () => {
    const random = chance()
    const codes = Array.from({ length: 100_000 }, () => newHandOverCode(random))
    expect(codes.filter((code) => rude.test(code))).toEqual([])
    expect(codes[0]).toHaveLength(8)
  })
})
