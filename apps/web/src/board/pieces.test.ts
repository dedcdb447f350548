import {
  NO_STATE,
  GAMES,
  HIDDEN,
  isRefusal,
  sendMoves,
  view,
  type Move,
  type Position,
} from '@samedeal/rules'
import { shuffledDeck } from '@samedeal/rules/shuffle'
import { describe, expect, test } from 'vitest'
import { layOut } from './layout.ts'
import { isStill, PACE, REDUCED_PACE, valueAt } from './motion.ts'
import {
  cornerOf,
  dealPieces,
  heightOf,
  isAtRest,
  isFlying,
  layPieces,
  sendPieces,
  type Pieces,
  type Scene,
} from './pieces.ts'

const game = GAMES.get('klondike')!
const OPTIONS = { draw: 1, passes: 'unlimited', foundationReturn: true }
const specs = game.table(OPTIONS)
const [STOCK, WASTE] = [0, 1] as const

function sceneOf(position: Position, area = { width: 390, height: 684 }): Scene {
  const layout = layOut({ specs, position, area, view: 'portrait', leftHanded: false })
  return { position, layout, ripples: specs.map(({ kind }) => kind === 'foundation') }
}

function play(position: Position, move: Move): Position {
  const next = game.play(position, move, OPTIONS)
  if (isRefusal(next)) throw new Error(next.refused)
  return next
}

function send(
  from: Position,
  to: Position,
  more: { pieces?: Pieces; now?: number; pace?: typeof PACE } = {},
) {
  const { pieces = layPieces(sceneOf(from)), now = 1000, pace = PACE } = more
  return sendPieces({ pieces, from }, sceneOf(to), { now, pace })
}

const start = game.deal(shuffledDeck('pieces'), OPTIONS)
const DRAW: Move = { from: 'stock', to: 'waste', count: 1 }
const drawn = play(start, DRAW)

describe('before GO', () => {
  const faceDown = {
    ...start,
    piles: start.piles.map(({ cards }) => ({
      cards: cards.map(() => HIDDEN),
      faceDown: cards.length,
    })),
  }
  const scene = sceneOf(faceDown)
  const pieces = dealPieces(scene, { from: STOCK, now: 1000, pace: PACE })
  const { piles } = scene.layout

  test('all cards lie on the stock, and those of the stock stay there', () => {
    const columns = pieces.slice(-7).flat()
    const corners = columns.map((card) => cornerOf(card, 1000))
    expect(corners).toEqual(columns.map(() => piles[STOCK]!.cards[23]))
    expect(pieces[STOCK]!.every((card) => isAtRest(card, 1000))).toBe(true)
  })

  test('they are dealt row by row, 30 ms apart, and lie face down where they belong', () => {
    const columns = pieces.slice(-7)
    const places = piles.slice(-7)
    expect(columns.map(([first]) => first!.flight!.start)).toEqual([
      1000, 1030, 1060, 1090, 1120, 1150, 1180,
    ])
    expect(columns[1]![1]!.flight!.start).toBe(1210)
    expect(columns[6]![6]!.flight!.end).toBe(1000 + 27 * 30 + 180)
    const dealt = columns.map((row) => row.map((card) => cornerOf(card, 2000)))
    expect(dealt).toEqual(places.map(({ cards }) => cards))
    expect(columns.flat().every((card) => isAtRest(card, 2000) && card.turn.to === 0)).toBe(true)
  })

  test('and a card that is turned up before it is dealt flies to its place at once', () => {
    const next = sendPieces({ pieces, from: faceDown }, sceneOf(view(start)), {
      now: 1100,
      pace: PACE,
    })
    const last = next.at(-1)!.at(-1)!
    expect(cornerOf(last, 1100)).toEqual(piles[STOCK]!.cards[23])
    expect(cornerOf(last, 1100 + PACE.fly)).toEqual(piles.at(-1)!.cards.at(-1))
    expect(isAtRest(last, 1100 + PACE.fly)).toBe(true)
    expect(valueAt(last.turn, 1100)).toBe(0)
    expect(valueAt(last.turn, 1100 + PACE.flip)).toBe(1)
    const below = next.at(-1)!.at(-2)!
    expect(below.flight!.start).toBe(pieces.at(-1)!.at(-2)!.flight!.start)
  })
})

describe('a drawn card', () => {
  const pieces = send(view(start), view(drawn))
  const card = pieces[WASTE]![0]!
  const { layout } = sceneOf(view(drawn))

  test('flies from the stock to the waste in 180 ms', () => {
    expect(cornerOf(card, 1000)).toEqual(sceneOf(view(start)).layout.piles[STOCK]!.cards[23])
    expect(isFlying(card, 1179)).toBe(true)
    expect(isFlying(card, 1180)).toBe(false)
    expect(cornerOf(card, 1180)).toEqual(layout.piles[WASTE]!.cards[0])
  })

  test('turns over on its way', () => {
    expect(valueAt(card.turn, 1000)).toBe(0)
    expect(valueAt(card.turn, 1070)).toBe(0.5)
    expect(valueAt(card.turn, 1140)).toBe(1)
    expect(card.face).toBe(drawn.piles[WASTE]!.cards[0])
  })

  test('is lifted on its way and lands', () => {
    expect([1000, 1090, 1120, 1150, 1180].map((now) => heightOf(card, now, PACE))).toEqual([
      0, 1, 1, 0.5, 0,
    ])
  })

  test('leaves every other piece at rest', () => {
    const moving = pieces.flat().filter((piece) => !isAtRest(piece, 1000))
    // The stock under it is one card less thick.
    expect(moving.every((piece) => piece === card || pieces[STOCK]!.includes(piece))).toBe(true)
    expect(pieces.flat().every((piece) => isAtRest(piece, 1180))).toBe(true)
  })

  test('shows its back until its face has come, then turns over in place', () => {
    const blank = view(start)
    const unknown: Position = {
      ...view(drawn),
      piles: view(drawn).piles.map((pile, number) =>
        number === WASTE ? { cards: [HIDDEN], faceDown: 0 } : pile,
      ),
    }
    const flown = send(blank, unknown)
    expect(flown[WASTE]![0]!.turn.to).toBe(0)
    const shown = send(unknown, view(drawn), { pieces: flown, now: 1400 })
    expect(cornerOf(shown[WASTE]![0]!, 1400)).toEqual(layout.piles[WASTE]!.cards[0])
    expect(isFlying(shown[WASTE]![0]!, 1400)).toBe(false)
    expect(valueAt(shown[WASTE]![0]!.turn, 1540)).toBe(1)
  })

  test('goes on flying when its face comes on the way', () => {
    const unknown: Position = {
      ...view(drawn),
      piles: view(drawn).piles.map((pile, number) =>
        number === WASTE ? { cards: [HIDDEN], faceDown: 0 } : pile,
      ),
    }
    const flown = send(view(start), unknown)
    const shown = send(unknown, view(drawn), { pieces: flown, now: 1050 })
    expect(shown[WASTE]![0]!.x).toBe(flown[WASTE]![0]!.x)
    expect(isFlying(shown[WASTE]![0]!, 1179)).toBe(true)
    expect(isFlying(shown[WASTE]![0]!, 1180)).toBe(false)
  })
})

describe('an animation is the difference of two layouts', () => {
  test('a move taken back half-way turns round where it is', () => {
    const there = send(view(start), view(drawn))
    const half = cornerOf(there[WASTE]![0]!, 1050)
    const back = send(view(drawn), view(start), { pieces: there, now: 1050 })
    const card = back[STOCK]![23]!
    expect(cornerOf(card, 1050)).toEqual(half)
    expect(cornerOf(card, 1230)).toEqual(sceneOf(view(start)).layout.piles[STOCK]!.cards[23])
    expect(card.turn.to).toBe(0)
  })

  test('after any moves at any moments every piece ends at its place, with its face', () => {
    let position = start
    let pieces = layPieces(sceneOf(view(start)))
    for (let step = 0; step < 150; step++) {
      const moves = game.moves(position, OPTIONS)
      const next = play(position, moves[(step * 5) % moves.length]!)
      pieces = send(view(position), view(next), { pieces, now: 1000 + step * 40 })
      position = next
    }
    const end = 1000 + 150 * 40 + 1000
    const { layout } = sceneOf(view(position))
    position.piles.forEach(({ cards, faceDown }, pile) => {
      expect(pieces[pile]).toHaveLength(cards.length)
      cards.forEach((card, index) => {
        const piece = pieces[pile]![index]!
        expect(isAtRest(piece, end)).toBe(true)
        expect(cornerOf(piece, end)).toEqual(layout.piles[pile]!.cards[index])
        expect(valueAt(piece.turn, end)).toBe(index < faceDown ? 0 : 1)
        if (index >= faceDown) expect(piece.face).toBe(card)
      })
    })
  })

  test('a new size puts every piece at its new place at once', () => {
    const there = layPieces(sceneOf(view(drawn), { width: 800, height: 900 }))
    expect(there.flat().every((piece) => isAtRest(piece, 0))).toBe(true)
  })
})

describe('cards that go to their foundations together', () => {
  const home: Position = {
    piles: specs.map(({ id }) => ({
      cards: id === 'tableau-1' ? [2, 1, 0] : id === 'tableau-2' ? [26] : [],
      faceDown: 0,
    })),
    state: NO_STATE,
  }
  const sent = sendMoves(game, home, OPTIONS).reduce(play, home)

  test('leave 45 ms apart, aces first', () => {
    const pieces = send(home, sent)
    const starts = pieces
      .flat()
      .filter(({ flight }) => flight !== undefined)
      .map(({ face, flight }) => [face, flight!.start - 1000])
      .toSorted((one, other) => one[1]! - other[1]!)
    expect(starts.map(([, delay]) => delay)).toEqual([0, 45, 90, 135])
    expect(new Set(starts.slice(0, 2).map(([face]) => face))).toEqual(new Set([0, 26]))
    expect(starts[3]![0]).toBe(2)
  })

  test('with reduced motion all move at once, in at most 50 ms', () => {
    const pieces = send(home, sent, { pace: REDUCED_PACE })
    expect(pieces.flat().every((piece) => isAtRest(piece, 1050))).toBe(true)
    expect(pieces.flat().every(({ turn }) => isStill(turn, 1000))).toBe(true)
  })
})
