import {
  NO_STATE,
  HIDDEN,
  isRefusal,
  GAMES,
  parseCard,
  view,
  type Card,
  type Move,
  type Options,
  type Position,
} from '@samedeal/rules'
import { shuffledDeck } from '@samedeal/rules/shuffle'
import { describe, expect, test } from 'vitest'
import {
  drop,
  grab,
  keep,
  NOTHING_PICKED,
  sendHome,
  tap,
  targetsOf,
  type Selection,
  type Spot,
  type TableState,
} from './selection.ts'

const game = GAMES.get('klondike')!
const OPTIONS: Options = { draw: 1, passes: 'unlimited', foundationReturn: true }
const PILES = game.table(OPTIONS).map(({ id }) => id)

/** Piles in words: `[??]` or `[6C]` lies face down. Piles that are not named are empty. */
function table(piles: Record<string, string>, options: Options = OPTIONS): TableState {
  const position: Position = {
    piles: PILES.map((id) => {
      const names = (piles[id] ?? '').split(' ').filter((name) => name !== '')
      return {
        cards: names.map((name) => parseCard(name.replace(/[[\]]/g, '')) ?? HIDDEN),
        faceDown: names.filter((name) => name.startsWith('[')).length,
      }
    }),
    state: NO_STATE,
  }
  return { game, options, specs: game.table(options), position }
}

function spot(state: TableState, name: string): Spot {
  const card = parseCard(name)
  for (const [pile, { cards }] of state.position.piles.entries()) {
    const index = cards.indexOf(card as Card)
    if (card !== undefined && index >= 0) return { pile, index }
  }
  const pile = PILES.indexOf(name)
  return { pile, index: state.position.piles[pile]!.cards.length - 1 }
}

function taps(state: TableState, names: readonly string[], apart = 1000) {
  let selection: Selection = NOTHING_PICKED
  let intent
  for (const [number, name] of names.entries()) {
    const outcome = tap(selection, { spot: spot(state, name), at: number * apart }, state)
    selection = outcome.selection
    intent = outcome.intent
  }
  return { picked: selection.picked?.card, intent }
}

const card = (name: string) => parseCard(name)

const COLUMNS = {
  stock: '[??] [??]',
  waste: '4C 2D',
  'foundation-hearts': 'AH',
  'foundation-spades': 'AS 2S',
  'tableau-1': '[??] 9S 8H 7C',
  'tableau-2': '[??] 9C',
  'tableau-3': '2H',
  'tableau-4': '3C',
  'tableau-5': '',
  'tableau-6': 'KD',
}

describe('a tap', () => {
  const state = table(COLUMNS)

  test('on a card picks up the whole run from that card', () => {
    expect(taps(state, ['8H']).picked).toBe(card('8H'))
    expect(taps(state, ['7C']).picked).toBe(card('7C'))
  })

  test('on the card again puts the run back', () => {
    expect(taps(state, ['8H', '8H'])).toEqual({ picked: undefined, intent: undefined })
  })

  test('on another card of the same column picks that run up instead', () => {
    expect(taps(state, ['8H', '7C'])).toEqual({ picked: card('7C'), intent: undefined })
  })

  test('on another pile moves the run there', () => {
    expect(taps(state, ['8H', '9C'])).toEqual({
      picked: undefined,
      intent: { move: { from: 'tableau-1', to: 'tableau-2', count: 2 } },
    })
  })

  test('anywhere on a column aims at the column', () => {
    const move = { from: 'tableau-6', to: 'tableau-5', count: 1 }
    expect(taps(state, ['KD', 'tableau-5']).intent).toEqual({ move })
    const buried = tap(
      tap(NOTHING_PICKED, { spot: spot(state, '2D'), at: 0 }, state).selection,
      { spot: { pile: PILES.indexOf('tableau-1'), index: 0 }, at: 1000 },
      state,
    )
    expect(buried.intent).toEqual({ refused: 'not-one-lower', pile: 'tableau-1', card: card('2D') })
  })

  test('on a pile that the rules refuse is refused there, and the run goes back', () => {
    expect(taps(state, ['9C', 'KD'])).toEqual({
      picked: undefined,
      intent: { refused: 'not-one-lower', pile: 'tableau-6', card: card('9C') },
    })
    expect(taps(state, ['9C', 'tableau-5']).intent).toEqual({
      refused: 'king-only',
      pile: 'tableau-5',
      card: card('9C'),
    })
  })

  test('on a foundation only picks its card up, and from there two taps bring it down', () => {
    expect(taps(state, ['2S'])).toEqual({ picked: card('2S'), intent: undefined })
    const open = table({ 'foundation-spades': 'AS 2S', 'tableau-1': '3H' })
    expect(taps(open, ['2S', '3H']).intent).toEqual({
      move: { from: 'foundation-spades', to: 'tableau-1', count: 1 },
    })
  })

  test('on a foundation with a card picked up moves it there', () => {
    expect(taps(state, ['2H', 'foundation-hearts']).intent).toEqual({
      move: { from: 'tableau-3', to: 'foundation-hearts', count: 1 },
    })
    expect(taps(state, ['2H', 'foundation-spades']).intent).toMatchObject({ refused: 'wrong-suit' })
  })

  test('on a face-down card, an unknown card or an empty pile picks nothing up', () => {
    const blank = table({ 'tableau-1': '[??] ??', 'tableau-2': '' })
    for (const [pile, index] of [
      [6, 0],
      [6, 1],
      [7, -1],
    ] as const) {
      expect(tap(NOTHING_PICKED, { spot: { pile, index }, at: 0 }, blank)).toEqual({
        selection: {},
      })
    }
  })

  test('on the waste takes its top card, wherever the fan is touched, and aims at nothing', () => {
    expect(taps(state, ['4C']).picked).toBe(card('2D'))
    expect(taps(state, ['9C', '2D'])).toEqual({ picked: card('2D'), intent: undefined })
  })
})

describe('a tap on the stock', () => {
  test('draws, and a card that was picked up goes back', () => {
    expect(taps(table(COLUMNS), ['9C', 'stock'])).toEqual({
      picked: undefined,
      intent: { move: { from: 'stock', to: 'waste', count: 1 } },
    })
  })

  test('draws as many cards as the rules turn', () => {
    const three = table({ stock: '[??] [??]' }, { ...OPTIONS, draw: 3 })
    expect(taps(three, ['stock']).intent).toEqual({
      move: { from: 'stock', to: 'waste', count: 2 },
    })
  })

  test('turns the waste over when the stock is empty', () => {
    expect(taps(table({ waste: '2C 3C' }), ['stock']).intent).toEqual({
      move: { from: 'waste', to: 'stock', count: 2 },
    })
  })

  test('says why nothing can be turned', () => {
    const none = { refused: 'waste-empty', pile: 'stock' }
    expect(taps(table({}), ['stock']).intent).toEqual(none)
    const lastPass = table({ waste: '2C' }, { ...OPTIONS, passes: 1 })
    expect(taps(lastPass, ['stock']).intent).toEqual({ refused: 'no-passes-left', pile: 'stock' })
  })

  test('fast taps each draw: they are no double tap', () => {
    expect(taps(table(COLUMNS), ['stock', 'stock'], 50).intent).toHaveProperty('move')
  })
})

describe('a smart tap', () => {
  const state = table(COLUMNS)
  const smart = (name: string, selection = NOTHING_PICKED, on = state) =>
    tap(selection, { spot: spot(on, name), at: 0, isSmart: true }, on)

  test('moves a run that has exactly one place to go to', () => {
    const move = { from: 'tableau-1', to: 'tableau-2', count: 2 }
    expect(smart('8H').intent).toEqual({ move })
  })

  test('picks a run up that has none, or a choice', () => {
    expect(smart('9C')).toMatchObject({ selection: { picked: { card: card('9C') } } })
    expect(smart('9C').intent).toBeUndefined()
    const choice = table({ 'tableau-1': '8H', 'tableau-2': '9C', 'tableau-3': '9S' })
    expect(smart('8H', NOTHING_PICKED, choice).intent).toBeUndefined()
    expect(smart('2D').intent).toEqual({ move: { from: 'waste', to: 'tableau-4', count: 1 } })
  })

  test('aims what is picked up already', () => {
    const { selection } = smart('9C')
    expect(smart('KD', selection).intent).toMatchObject({ refused: 'not-one-lower' })
  })

  test('never brings a card down from its foundation', () => {
    const open = table({ 'foundation-spades': 'AS 2S', 'tableau-1': '3H' })
    expect(smart('2S', NOTHING_PICKED, open)).toMatchObject({
      selection: { picked: { card: card('2S') } },
    })
  })

  test('takes all empty columns for one, and none for a king whose column is his alone', () => {
    const kings = table({ 'tableau-1': 'KD', 'tableau-2': '[??] KS QH' })
    expect(smart('KD', NOTHING_PICKED, kings).intent).toBeUndefined()
    expect(smart('KS', NOTHING_PICKED, kings).intent).toEqual({
      move: { from: 'tableau-2', to: 'tableau-3', count: 2 },
    })
  })

  test('that was the first of two does not let the second move what lay below', () => {
    const before = table({ waste: 'AS AD' })
    const first = smart('AD', NOTHING_PICKED, before)
    expect(first.intent).toHaveProperty('move')
    const after = table({ waste: 'AS', 'foundation-diamonds': 'AD' })
    const touch = { spot: spot(after, 'AS'), isSmart: true }
    expect(tap(first.selection, { ...touch, at: 300 }, after).intent).toBeUndefined()
    expect(tap(first.selection, { ...touch, at: 301 }, after).intent).toHaveProperty('move')
  })
})

describe('a double tap', () => {
  const state = table(COLUMNS)

  test('sends the last card of a pile to its foundation', () => {
    const move = { from: 'tableau-3', to: 'foundation-hearts', count: 1 }
    expect(taps(state, ['2H', '2H'], 300).intent).toEqual({ move })
  })

  test('is two taps within 300 ms', () => {
    expect(taps(state, ['2H', '2H'], 301).intent).toBeUndefined()
  })

  test('is two taps on the same card', () => {
    expect(taps(state, ['3C', '2H'], 100).intent).toMatchObject({ pile: 'tableau-3' })
  })

  test('on a card inside a run is refused at that pile', () => {
    expect(taps(state, ['8H', '8H'], 100)).toEqual({
      picked: undefined,
      intent: { refused: 'one-at-a-time', pile: 'tableau-1', card: card('8H') },
    })
  })

  test('on a card that is not next is refused at its foundation', () => {
    expect(taps(state, ['9C', '9C'], 100).intent).toEqual({
      refused: 'ace-first',
      pile: 'foundation-clubs',
      card: card('9C'),
    })
  })

  test('works although another card was picked up before', () => {
    const move = { from: 'tableau-3', to: 'foundation-hearts', count: 1 }
    expect(taps(state, ['9C', '2H', '2H'], 200).intent).toEqual({ move })
  })

  test('on a foundation only picks up and puts back', () => {
    expect(taps(state, ['2S', '2S'], 100)).toEqual({ picked: undefined, intent: undefined })
  })

  test('a third tap after one starts afresh', () => {
    expect(taps(state, ['9C', '9C', '9C'], 100)).toEqual({ picked: card('9C'), intent: undefined })
  })

  test('a tap that moved a run does not count as the first of two', () => {
    const moved = taps(state, ['8H', '9C'], 100)
    expect(moved.intent).toHaveProperty('move')
    const after = table({ ...COLUMNS, 'tableau-1': '[??] 9S', 'tableau-2': '[??] 9C 8H 7C' })
    const next = tap(NOTHING_PICKED, { spot: spot(after, '9C'), at: 200 }, after)
    expect(next.intent).toBeUndefined()
  })
})

describe('a drag', () => {
  const state = table(COLUMNS)
  const drag = (from: string, to: string | undefined) => {
    const selection = grab(spot(state, from), state)
    if (selection === undefined) return undefined
    return drop(selection, to === undefined ? undefined : spot(state, to).pile, state)
  }

  test('takes the run from the grabbed card and drops it on a pile', () => {
    expect(drag('8H', '9C')?.intent).toEqual({
      move: { from: 'tableau-1', to: 'tableau-2', count: 2 },
    })
  })

  test('goes home over nothing and over its own pile, and nothing is said', () => {
    expect(drag('8H', undefined)).toEqual({ selection: NOTHING_PICKED })
    expect(drag('8H', '9S')).toEqual({ selection: NOTHING_PICKED })
  })

  test('is refused with a reason where the rules refuse it', () => {
    expect(drag('8H', 'KD')?.intent).toMatchObject({ refused: 'same-colour', pile: 'tableau-6' })
    expect(drag('8H', '4C')?.intent).toMatchObject({ refused: 'not-to-waste', pile: 'waste' })
  })

  test('cannot take face-down cards or the stock', () => {
    expect(grab({ pile: PILES.indexOf('tableau-1'), index: 0 }, state)).toBeUndefined()
    expect(grab(spot(state, 'stock'), state)).toBeUndefined()
  })
})

describe('the legal targets of a picked run', () => {
  const state = table(COLUMNS)
  const targets = (name: string) =>
    targetsOf({ picked: { ...spot(state, name), card: card(name)! } }, state).map(
      (pile) => PILES[pile],
    )

  test('are the piles that may take exactly this run', () => {
    expect(targets('8H')).toEqual(['tableau-2'])
    expect(new Set(targets('2H'))).toEqual(new Set(['foundation-hearts', 'tableau-4']))
    expect(targets('KD')).toEqual(['tableau-5', 'tableau-7'])
    expect(targetsOf(NOTHING_PICKED, state)).toEqual([])
  })

  test('are never the stock, not even for the one waste card that a tap there would turn over', () => {
    const last = table({ waste: '5D' })
    const picked = grab(spot(last, '5D'), last)!
    expect(targetsOf(picked, last)).toEqual([])
    expect(drop(picked, PILES.indexOf('stock'), last)).toEqual({ selection: {} })
  })
})

describe('a picked run when the position changes', () => {
  const state = table(COLUMNS)
  const { selection } = tap(NOTHING_PICKED, { spot: spot(state, '8H'), at: 0 }, state)

  test('stays picked up while it lies where it lay', () => {
    const drawn = table({ ...COLUMNS, stock: '[??]', waste: '4C 2D 5D' })
    expect(keep(selection, drawn)).toBe(selection)
  })

  test('is let go when it has moved or is covered', () => {
    const moved = table({ ...COLUMNS, 'tableau-1': '[??] 9S', 'tableau-2': '[??] 9C 8H 7C' })
    expect(keep(selection, moved)).toBe(NOTHING_PICKED)
    const waste = tap(NOTHING_PICKED, { spot: spot(state, '2D'), at: 0 }, state).selection
    const drawn = table({ ...COLUMNS, stock: '[??]', waste: '4C 2D 5D' })
    expect(keep(waste, drawn)).toBe(NOTHING_PICKED)
  })
})

test('sending home by key does what a double tap does', () => {
  const state = table(COLUMNS)
  expect(sendHome(spot(state, '2H'), state).intent).toEqual({
    move: { from: 'tableau-3', to: 'foundation-hearts', count: 1 },
  })
  expect(sendHome({ pile: 10, index: -1 }, state)).toEqual({ selection: NOTHING_PICKED })
})

/** Small deterministic numbers, so that a failing run can be repeated. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648
    return state / 2147483648
  }
}

describe('any taps, however fast', () => {
  const options = { ...OPTIONS, draw: 3 }

  function play(position: Position, move: Move): Position {
    const next = game.play(position, move, options)
    if (isRefusal(next))
      throw new Error(`the rules refuse ${JSON.stringify(move)}: ${next.refused}`)
    return next
  }

  test('only ever ask for moves that the rules allow, and never lose a card', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const random = numbers(seed)
      let position = game.deal(shuffledDeck(`taps-${seed}`), options)
      let selection: Selection = NOTHING_PICKED
      let at = 0
      for (let step = 0; step < 400; step++) {
        const state = { game, options, specs: game.table(options), position: view(position) }
        selection = keep(selection, state)
        const pile = Math.floor(random() * PILES.length)
        const { length } = position.piles[pile]!.cards
        const index = length === 0 ? -1 : Math.floor(random() * length)
        at += Math.floor(random() * 400)
        const outcome = tap(selection, { spot: { pile, index }, at }, state)
        selection = outcome.selection
        if (outcome.intent !== undefined && 'move' in outcome.intent) {
          position = play(position, outcome.intent.move)
        }
        const all = position.piles.flatMap(({ cards }) => cards)
        expect(new Set(all).size).toBe(52)
      }
    }
  })

  test('every legal move is made by two taps, or by one on the stock', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const random = numbers(seed)
      let position = game.deal(shuffledDeck(`moves-${seed}`), options)
      for (let step = 0; step < 60; step++) {
        const state = { game, options, specs: game.table(options), position }
        const moves = game.moves(position, options)
        for (const move of moves) {
          const from = PILES.indexOf(move.from)
          const to = PILES.indexOf(move.to)
          const index = position.piles[from]!.cards.length - move.count
          const isStock = move.from === 'stock' || move.to === 'stock'
          const first = tap(
            NOTHING_PICKED,
            { spot: { pile: isStock ? 0 : from, index }, at: 0 },
            state,
          )
          const last = isStock
            ? first
            : tap(first.selection, { spot: spot(state, move.to), at: 1000 }, state)
          expect(last.intent, `${to}`).toEqual({ move })
        }
        if (moves.length === 0) break
        position = play(position, moves[Math.floor(random() * moves.length)]!)
      }
    }
  })
})
