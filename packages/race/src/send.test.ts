import type { Move } from '@samedeal/rules'
import { EASY_DECK, EASY_LINE } from '@samedeal/rules/easy-deal'
import { describe, expect, test } from 'vitest'
import { Party, refusals } from './test/party.ts'

const DRAW: Move = { from: 'stock', to: 'waste', count: 1 }

function racing(...people: string[]): Party {
  const party = new Party(people)
  party.go(people[0] ?? '')
  return party
}

describe('[Send cards]', () => {
  test('sends every card that can go, newly turned ones and the waste included, without drawing', () => {
    const party = racing('Lena')
    party.move('Lena', DRAW)
    const [answer] = party.send('Lena')
    expect(party.gameOf('Lena').progress.done).toBe(29)
    expect(party.gameOf('Lena').position.piles[0]?.cards).toHaveLength(23)
    expect(answer).toMatchObject({ type: 'moved', n: 2 })
  })

  test('answers with every card that turned up on the way, and nothing else', () => {
    const party = racing('Lena')
    const [answer] = party.send('Lena')
    const turned = answer?.type === 'moved' ? answer.revealed.map(({ card }) => card) : []
    const faceDown = EASY_DECK.slice(0, 28).filter((card) => !TOPS.includes(card))
    expect(turned.toSorted((a, b) => a - b)).toEqual(faceDown.toSorted((a, b) => a - b))
  })

  test('is taken back as a whole by one undo, and the next undo goes on to earlier moves', () => {
    const party = racing('Lena')
    const start = party.gameOf('Lena').position
    party.move('Lena', DRAW)
    const before = party.gameOf('Lena').position
    party.send('Lena')
    party.undo('Lena')
    expect(party.gameOf('Lena').position).toEqual(before)
    party.undo('Lena')
    expect(party.gameOf('Lena').position).toEqual(start)
  })

  test('counts every card that it sends as a move', () => {
    const party = racing('Lena', 'Noor')
    party.send('Lena')
    party.do({ type: 'quit', player: 'Lena' })
    party.do({ type: 'quit', player: 'Noor' })
    expect(party.resultOf('Lena').moves).toBe(28)
  })

  test('with nothing to send is refused', () => {
    const party = racing('Lena')
    party.send('Lena')
    expect(refusals(party.send('Lena'))).toEqual(['nothing-to-send'])
  })

  test('may bring the last card home', () => {
    const party = racing('Lena', 'Noor')
    party.play('Lena', EASY_LINE.length - 1)
    party.send('Lena')
    expect(party.gameOf('Lena')).toMatchObject({
      status: 'finished',
      progress: { done: 52, total: 52 },
    })
    expect(refusals(party.send('Lena'))).toEqual(['round-over-for-you'])
  })

  test('is refused where the house rules switch it off', () => {
    const party = new Party(['Lena'])
    party.set('Lena', 'send', false)
    party.go('Lena')
    expect(refusals(party.send('Lena'))).toEqual(['send-off'])
    expect(party.gameOf('Lena').progress.done).toBe(0)
  })
})

describe('undo and hints', () => {
  test('undo is refused where the house rules switch it off', () => {
    const party = new Party(['Lena'])
    party.set('Lena', 'undo', false)
    party.go('Lena')
    party.move('Lena', DRAW)
    expect(refusals(party.undo('Lena'))).toEqual(['undo-off'])
    expect(party.gameOf('Lena').line).toEqual([[DRAW]])
  })

  test('undo gives a recycle’s pass back', () => {
    const party = new Party(['Lena'])
    party.set('Lena', 'passes', 3)
    party.go('Lena')
    for (let draw = 0; draw < 24; draw++) party.move('Lena', DRAW)
    const recycle: Move = { from: 'waste', to: 'stock', count: 24 }
    party.move('Lena', recycle)
    expect(party.gameOf('Lena').position.state['recycles']).toBe(1)
    party.undo('Lena')
    expect(party.gameOf('Lena').position.state['recycles']).toBe(0)
  })

  test('hints are off unless the host allows them', () => {
    const party = new Party(['Lena'])
    party.go('Lena')
    expect(refusals(party.do({ type: 'hint', player: 'Lena' }))).toEqual(['hints-off'])
    party.do({ type: 'quit', player: 'Lena' })
    party.do({ type: 'to-lobby', player: 'Lena' })
    party.set('Lena', 'hints', true)
    party.go('Lena')
    expect(party.do({ type: 'hint', player: 'Lena' })).toEqual([
      { type: 'hint-wanted', player: 'Lena', seat: 1 },
    ])
  })
})

/** The seven cards that lie face up at GO: the last of each column, one in each row of the deal. */
const TOPS = [0, 7, 13, 18, 22, 25, 27].map((index) => EASY_DECK[index])
