import { deckText, LEVELS } from '@samedeal/rules'
import { EASY_DECK } from '@samedeal/rules/easy-deal'
import { describe, expect, test } from 'vitest'
import { USUAL_TIMING } from './race.ts'
import { dealtAs, Party } from './test/party.ts'

/** What the record of seat 1 says. */
function recordFor(party: Party, player: string): unknown {
  const [event] = party.do({ type: 'record', player, seat: 1 })
  return event?.type === 'record' ? event.record : undefined
}

describe('the commitment to a deal', () => {
  test('is published as soon as the deal is there, before any face', () => {
    const party = new Party(['Lena'])
    party.do({ type: 'start', player: 'Lena' })
    expect(party.room.commitments).toEqual([])
    const events = party.do({ type: 'deal', round: 1, deals: { normal: dealtAs('normal') } })
    expect(events).toEqual([{ type: 'room' }])
    expect(party.room.commitments).toEqual([{ level: 'normal', hash: 'commitment to normal' }])
  })

  test('comes before the faces even when the deal comes after the countdown', () => {
    const party = new Party(['Lena'])
    party.do({ type: 'start', player: 'Lena' })
    party.wait(2 * USUAL_TIMING.countdown)
    const events = party.do({ type: 'deal', round: 1, deals: { normal: dealtAs('normal') } })
    expect(events).toEqual([{ type: 'room' }])
    party.wait(1)
    expect(party.events.map(({ type }) => type)).toContain('board')
  })

  test('stays the same until the next round, which has one of its own', () => {
    const party = new Party(['Lena'])
    party.go('Lena')
    const { commitments } = party.room
    expect(commitments).toHaveLength(1)
    party.do({ type: 'quit', player: 'Lena' })
    expect(party.room).toMatchObject({ phase: 'results', commitments })
    party.do({ type: 'start', player: 'Lena' })
    expect(party.room).toMatchObject({ phase: 'countdown', commitments: [] })
  })

  test('is gone in the lobby', () => {
    const party = new Party(['Lena'])
    party.go('Lena')
    party.do({ type: 'quit', player: 'Lena' })
    party.do({ type: 'to-lobby', player: 'Lena' })
    expect(party.room.commitments).toEqual([])
  })

  test('is one for each level that is dealt, easiest first, by the level that the deal has', () => {
    const party = new Party(['Lena'])
    party.do({ type: 'start', player: 'Lena' })
    const deals = Object.fromEntries(LEVELS.toReversed().map((level) => [level, dealtAs(level)]))
    const rare = { ...dealtAs('hard'), level: 'normal' as const }
    party.do({ type: 'deal', round: 1, deals: { ...deals, hard: rare } })
    expect(party.room.commitments).toEqual([
      { level: 'easy', hash: 'commitment to easy' },
      { level: 'normal', hash: 'commitment to normal' },
      { level: 'normal', hash: 'commitment to hard' },
      { level: 'expert', hash: 'commitment to expert' },
      { level: 'master', hash: 'commitment to master' },
    ])
  })

  test('is opened by the record: its salt and the deck', () => {
    const party = new Party(['Lena'])
    party.go('Lena')
    party.do({ type: 'quit', player: 'Lena' })
    const opened = { salt: 'salt of normal', deck: deckText(EASY_DECK) }
    expect(recordFor(party, 'Lena')).toMatchObject(opened)
  })

  test('is not opened before the round is over', () => {
    const party = new Party(['Lena', 'Noor'])
    party.go('Lena')
    party.do({ type: 'quit', player: 'Lena' })
    expect(recordFor(party, 'Lena')).toBeUndefined()
    expect(JSON.stringify([party.log, party.room])).not.toContain('salt of')
  })
})
