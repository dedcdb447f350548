import { HIDDEN, type Move } from '@samedeal/rules'
import { EASY_LINE } from '@samedeal/rules/easy-deal'
import { describe, expect, test } from 'vitest'
import { Party, refusals } from './test/party.ts'

const DRAW: Move = { from: 'stock', to: 'waste', count: 1 }
const ILLEGAL: Move = { from: 'tableau-1', to: 'foundation-spades', count: 1 }

function racing(...people: string[]): Party {
  const party = new Party(people)
  party.go(people[0] ?? '')
  return party
}

describe('a move', () => {
  test('is answered to its owner with its number and the cards that it turned up', () => {
    const party = racing('Lena', 'Noor')
    const [answer] = party.move('Lena', DRAW)
    expect(answer).toEqual({
      type: 'moved',
      seat: 1,
      n: 1,
      revealed: [{ pile: 1, index: 0, card: party.deck[28] }],
    })
  })

  test('turns up the card beneath it', () => {
    const party = racing('Lena')
    party.move('Lena', EASY_LINE[0]!)
    const [answer] = party.move('Lena', EASY_LINE[1]!)
    expect(answer).toMatchObject({ type: 'moved', n: 2, revealed: [{ pile: 7, index: 0 }] })
  })

  test('that a rule forbids is refused with the rule, and changes nothing but the number', () => {
    const party = racing('Lena')
    const before = party.gameOf('Lena')
    expect(refusals(party.move('Lena', ILLEGAL))).toEqual(['wrong-suit'])
    expect(party.gameOf('Lena')).toEqual({ ...before, n: 1 })
  })

  test('that is legal right after one that is not is applied once', () => {
    const party = racing('Lena')
    party.move('Lena', ILLEGAL)
    party.move('Lena', DRAW)
    expect(party.gameOf('Lena').line).toEqual([[DRAW]])
  })

  test('sent again is never applied twice', () => {
    const party = racing('Lena')
    party.move('Lena', DRAW)
    const after = party.race
    expect(party.do({ type: 'move', player: 'Lena', n: 1, move: DRAW })).toEqual([])
    expect(party.race).toEqual(after)
  })

  test('whose number skips one is refused and not counted', () => {
    const party = racing('Lena')
    const answer = party.do({ type: 'move', player: 'Lena', n: 2, move: DRAW })
    expect(refusals(answer)).toEqual(['out-of-order'])
    expect(party.gameOf('Lena')).toMatchObject({ n: 0, line: [] })
  })

  test('beyond five thousand in a round is refused', () => {
    const party = racing('Lena')
    for (let pair = 0; pair < 2_500; pair++) {
      party.move('Lena', DRAW)
      party.undo('Lena')
    }
    expect(refusals(party.move('Lena', DRAW))).toEqual(['too-many-moves'])
  })

  test('after the finish is refused, and time and rank stay', () => {
    const party = racing('Lena', 'Noor')
    party.play('Lena')
    const finished = party.gameOf('Lena')
    party.wait(1_000)
    expect(refusals(party.undo('Lena'))).toEqual(['round-over-for-you'])
    expect(party.gameOf('Lena')).toEqual({ ...finished, n: finished.n + 1 })
  })

  test('after quitting is refused', () => {
    const party = racing('Lena', 'Noor')
    party.do({ type: 'quit', player: 'Lena' })
    expect(refusals(party.move('Lena', DRAW))).toEqual(['round-over-for-you'])
    expect(refusals(party.do({ type: 'quit', player: 'Lena' }))).toEqual(['round-over-for-you'])
  })

  test('in the lobby, or by a stranger, is refused', () => {
    const party = new Party(['Lena'])
    expect(refusals(party.move('Lena', DRAW))).toEqual(['not-racing'])
    party.go('Lena')
    expect(refusals(party.move('stranger', DRAW))).toEqual(['no-seat'])
  })
})

describe('undo', () => {
  test('gives back the board before the last move, with its cards face down again', () => {
    const party = racing('Lena')
    const before = party.gameOf('Lena').position
    party.move('Lena', DRAW)
    const [answer] = party.undo('Lena')
    expect(party.gameOf('Lena').position).toEqual(before)
    expect(answer).toMatchObject({ type: 'board', n: 2, moves: 0 })
    const view = answer?.type === 'board' ? answer.view : undefined
    expect(view?.piles[0]?.cards.every((card) => card === HIDDEN)).toBe(true)
  })

  test('goes back as far as the deal, and no further', () => {
    const party = racing('Lena')
    const before = party.gameOf('Lena').position
    party.play('Lena', 40)
    for (let move = 0; move < 40; move++) party.undo('Lena')
    expect(party.gameOf('Lena')).toMatchObject({
      position: before,
      progress: { done: 0, total: 52 },
      line: [],
    })
    expect(refusals(party.undo('Lena'))).toEqual(['nothing-to-undo'])
  })

  test('stands in the record, with its time', () => {
    const party = racing('Lena')
    party.wait(1_500)
    party.move('Lena', DRAW)
    party.wait(500)
    party.undo('Lena')
    expect(party.gameOf('Lena').entries).toEqual([
      { ...DRAW, t: 1_500 },
      { undo: true, t: 2_000 },
    ])
  })
})

describe('a CPU seat', () => {
  test('is asked for a plan at GO and after each move, and moves when the plan is due', () => {
    const party = new Party(['Lena'])
    party.addCpu('Lena')
    party.go('Lena')
    expect(party.log.map(({ event }) => event)).toContainEqual({
      type: 'think',
      seat: 2,
      round: 1,
      step: 0,
      as: 'cpu',
    })
    party.plan('Birch', DRAW, { after: 2_000 })
    party.wait(1_999)
    expect(party.gameOf('Birch').line).toEqual([])
    party.wait(1)
    expect(party.gameOf('Birch').line).toEqual([[DRAW]])
    expect(party.events).toContainEqual({ type: 'think', seat: 2, round: 1, step: 1, as: 'cpu' })
  })

  test('takes its last move back where the house rules have undo, and its record shows it', () => {
    const party = new Party(['Lena'])
    party.addCpu('Lena')
    party.go('Lena')
    party.plan('Birch', DRAW, { after: 1_000 })
    party.wait(1_000)
    party.plan('Birch', { undo: true }, { after: 1_000 })
    party.wait(1_000)
    const { line, entries } = party.gameOf('Birch')
    expect({ line, entries }).toEqual({
      line: [],
      entries: [
        { ...DRAW, t: 1_000 },
        { undo: true, t: 2_000 },
      ],
    })
    expect(party.events).toContainEqual({ type: 'think', seat: 2, round: 1, step: 2, as: 'cpu' })
  })

  test.each(['undo is off', 'nothing has been done'])(
    'that would take a move back when %s stops instead',
    (when) => {
      const party = new Party(['Lena'])
      party.addCpu('Lena')
      party.set('Lena', 'undo', when !== 'undo is off')
      party.go('Lena')
      if (when === 'undo is off') {
        party.plan('Birch', DRAW)
        party.wait(0)
      }
      const { line } = party.gameOf('Birch')
      party.plan('Birch', { undo: true })
      party.wait(1_000)
      expect(party.gameOf('Birch')).toMatchObject({ line, status: 'racing', plan: undefined })
    },
  )

  test('that has no plan left stays unfinished, and is not asked again', () => {
    const party = new Party(['Lena'])
    party.addCpu('Lena')
    party.go('Lena')
    party.plan('Birch', undefined)
    const asked = party.log.filter(({ event }) => event.type === 'think').length
    party.wait(60_000)
    expect(party.log.filter(({ event }) => event.type === 'think')).toHaveLength(asked)
    expect(party.gameOf('Birch').status).toBe('racing')
  })

  test('passes over a plan from the round before', () => {
    const party = new Party(['Lena'])
    party.addCpu('Lena')
    party.go('Lena')
    party.do({ type: 'quit', player: 'Lena' })
    party.go('Lena')
    party.do({ type: 'plan', round: 1, seat: 2, step: 0, as: 'cpu', action: DRAW, at: party.now })
    party.wait(1_000)
    expect(party.gameOf('Birch').line).toEqual([])
  })
})
