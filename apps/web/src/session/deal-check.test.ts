import { createHash } from 'node:crypto'
import { deckText, usualOptions, klondike, type GameRecord } from '@samedeal/rules'
import { EASY_DECK, EASY_LINE } from '@samedeal/rules/easy-deal'
import { describe, expect, test } from 'vitest'
import { checkDeal, type Evidence } from './deal-check.ts'

const SALT = '00112233445566778899aabbccddeeff'
const RECORD: GameRecord = {
  game: 'klondike',
  options: usualOptions(klondike),
  deck: deckText(EASY_DECK),
  salt: SALT,
  moves: EASY_LINE,
}
const HASH = createHash('sha256').update(`${SALT} ${RECORD.deck}`).digest('hex')

/** What a browser knows that has seen this hash for a normal deal. */
function seen(hash: string, more: Partial<Evidence> = {}): Evidence {
  const commitments = [
    { level: 'easy', hash: 'of another deal' },
    { level: 'normal', hash },
  ] as const
  return { seen: { commitments, atCountdown: true }, level: 'normal', ...more }
}

async function verdictOn(record: GameRecord, evidence: Evidence): Promise<string> {
  return (await checkDeal(record, evidence)).verdict
}

describe('a deal', () => {
  test('is kept when salt and deck hash to the commitment of the countdown', async () => {
    expect(await checkDeal(RECORD, seen(HASH))).toEqual({
      verdict: 'kept',
      opened: { text: `${SALT} ${RECORD.deck}`, hash: HASH },
    })
  })

  test('only fits when the browser came after the countdown', async () => {
    const late = { commitments: [{ level: 'normal', hash: HASH }], atCountdown: false } as const
    expect(await verdictOn(RECORD, seen(HASH, { seen: late }))).toBe('fits')
  })

  test('is broken when two cards have changed places', async () => {
    const [first = 0, second = 0, ...rest] = EASY_DECK
    const swapped = { ...RECORD, deck: deckText([second, first, ...rest]), moves: [] }
    expect(await verdictOn(swapped, seen(HASH))).toBe('broken')
  })

  test('is broken when the salt is another, or none', async () => {
    expect(await verdictOn({ ...RECORD, salt: 'f'.repeat(32) }, seen(HASH))).toBe('broken')
    const { salt: _, ...without } = RECORD
    expect(await checkDeal(without, seen(HASH))).toEqual({ verdict: 'broken', opened: undefined })
  })

  test('is broken when it is that of another level, or of none', async () => {
    expect(await verdictOn(RECORD, seen(HASH, { level: 'easy' }))).toBe('broken')
    expect(await verdictOn(RECORD, seen(HASH, { level: undefined }))).toBe('broken')
  })

  test('is broken when the own board cannot come of it', async () => {
    expect(await verdictOn(RECORD, seen(HASH, { canBeOwn: () => false }))).toBe('broken')
  })

  test('is broken when the record’s moves cannot be played on it', async () => {
    const moves = [...EASY_LINE].toReversed()
    expect(await verdictOn({ ...RECORD, moves }, seen(HASH))).toBe('broken')
  })
})
