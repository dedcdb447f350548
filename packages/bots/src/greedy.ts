import {
  faceUpCount,
  sendMoves,
  type Game,
  type Move,
  type Options,
  type PileSpec,
  type Pile,
  type Position,
} from '@samedeal/rules'

/** All that a CPU player may use: what the person on that seat would see and remember. */
export interface Sight {
  readonly game: Game
  readonly options: Options
  /** The board with every face-down card blanked. */
  readonly view: Position
  /** The moves made so far. */
  readonly line: readonly Move[]
  /** Numbers from 0 up to 1. */
  readonly random: () => number
}

/** What a CPU player does next, and how long it takes over it. */
export interface Decision {
  /** Undefined when it sees nothing left to try: it stops for good. */
  readonly move: Move | undefined
  /** Milliseconds. */
  readonly after: number
}

/** The shortest and the longest time over a move, in milliseconds: 2 s on average. */
const PACE_MS = { least: 1_200, most: 2_800 }

/**
 * A greedy player: cards home first, then whatever turns up a card or empties the waste, and the stock
 * when nothing else helps. Every move but a draw or a recycle brings the game forward for good, and
 * after a whole pass through the stock without one it stops, so it never goes round in a circle.
 */
export function greedy(sight: Sight): Decision {
  const after = PACE_MS.least + sight.random() * (PACE_MS.most - PACE_MS.least)
  return { move: choose(sight), after: Math.round(after) }
}

function choose({ game, options, view, line }: Sight): Move | undefined {
  const specs = game.table(options)
  const kindOf = new Map(specs.map((spec) => [spec.id, spec.kind]))
  const home = sendMoves(game, view, options)[0]
  if (home !== undefined) return home
  const moves = game.moves(view, options)
  const best = moves
    .map((move) => ({ move, worth: worthOf(move, { specs, view }) }))
    .filter(({ worth }) => worth > 0)
    .toSorted((a, b) => b.worth - a.worth)[0]
  if (best !== undefined) return best.move
  const stock = moves.find((move) => isStockMove(move, kindOf))
  return stock === undefined || fullPassIdle(line, kindOf) ? undefined : stock
}

/** How much a move brings the game forward; 0 for one that does not. */
function worthOf(
  { from, to, count }: Move,
  { specs, view }: { readonly specs: readonly PileSpec[]; readonly view: Position },
): number {
  const number = specs.findIndex(({ id }) => id === from)
  const source = view.piles[number] as Pile
  const kind = specs[number]?.kind
  const target = specs.find(({ id }) => id === to)?.kind
  if (target !== 'tableau') return 0
  if (kind === 'waste') return 1
  if (kind !== 'tableau' || faceUpCount(source) !== count) return 0
  if (source.faceDown > 0) return 10 + source.faceDown
  const toEmpty = view.piles[specs.findIndex(({ id }) => id === to)]?.cards.length === 0
  return toEmpty ? 0 : 2
}

function isStockMove({ from, to }: Move, kindOf: ReadonlyMap<string, string>): boolean {
  return kindOf.get(from) === 'stock' || kindOf.get(to) === 'stock'
}

/** Whether the last moves were nothing but the stock being gone through from one recycle to the next. */
function fullPassIdle(line: readonly Move[], kindOf: ReadonlyMap<string, string>): boolean {
  let recycles = 0
  for (let index = line.length - 1; index >= 0; index--) {
    const move = line[index] as Move
    if (!isStockMove(move, kindOf)) return false
    if (kindOf.get(move.to) === 'stock' && ++recycles === 2) return true
  }
  return false
}
