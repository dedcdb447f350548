import {
  HIDDEN,
  isRefusal,
  isSameState,
  playThrough,
  sendMoves,
  withReveals,
  type Game,
  type Move,
  type Options,
  type Position,
  type Reveal,
} from '@samedeal/rules'

/** What a player does at the own board. */
export type Act =
  | { readonly act: 'move'; readonly move: Move }
  | { readonly act: 'send' }
  | { readonly act: 'undo' }

/** A board and how many moves led to it. */
export interface Reached {
  readonly position: Position
  readonly moves: number
}

/** The own board at one moment, with that of the moment before the last step as far as this browser knows it. */
export interface Snapshot extends Reached {
  readonly previous: Snapshot | undefined
}

/** The rules that the board is played by. */
export interface PlayedBy {
  readonly game: Game
  readonly options: Options
}

/** Whether only the server knows what an undo leads to. */
export function isBeyond({ moves, previous }: Snapshot): boolean {
  return moves > 0 && previous === undefined
}

/**
 * The snapshot after one act, with the cards that it turned up as far as they are known; the same one
 * when it cannot be done here.
 */
export function stepped(
  rules: PlayedBy,
  snapshot: Snapshot,
  { act, revealed = [] }: { readonly act: Act; readonly revealed?: readonly Reveal[] },
): Snapshot {
  if (act.act === 'undo') return snapshot.previous ?? snapshot
  const next =
    act.act === 'move'
      ? moved(rules, snapshot, { move: act.move, revealed })
      : sent(rules, snapshot, revealed)
  return next === undefined ? snapshot : { ...next, previous: snapshot }
}

function moved(
  { game, options }: PlayedBy,
  { position, moves }: Reached,
  { move, revealed }: { readonly move: Move; readonly revealed: readonly Reveal[] },
): Reached | undefined {
  const seen = (after: Position) => withReveals(after, revealed)
  const next = playThrough({ game, options }, position, { move, seen })
  return isRefusal(next) ? undefined : { position: next, moves: moves + 1 }
}

/** Sends what can go, turning cards up on the way as far as they are known. */
function sent(rules: PlayedBy, from: Reached, revealed: readonly Reveal[]): Reached | undefined {
  let reached: Reached = { position: from.position, moves: from.moves }
  for (;;) {
    const batch = sendMoves(rules.game, reached.position, rules.options)
    if (batch.length === 0) return reached.moves === from.moves ? undefined : reached
    for (const move of batch) reached = moved(rules, reached, { move, revealed }) ?? reached
  }
}

/** A board as the server sent it. */
interface FromServer extends Reached {
  /** Its last step sent cards home: the server may have sent more of them than are known here. */
  readonly isSent: boolean
}

/**
 * The snapshot that the server's board shows: the own one, with what the server knows besides, when both
 * are the same board; else the server's, of which nothing before is known but where a sending began.
 */
export function matched(
  own: Snapshot | undefined,
  { position, moves, isSent }: FromServer,
): { readonly snapshot: Snapshot; readonly isOwn: boolean } {
  if (own?.moves === moves && agrees(own.position, position)) {
    return { snapshot: knowing(own, learnt(own.position, position)), isOwn: true }
  }
  const begun = isSent ? own?.previous : undefined
  const previous = begun !== undefined && begun.moves < moves ? begun : undefined
  return { snapshot: { position, moves, previous }, isOwn: false }
}

/** The snapshot with the cards that turned up, if it lacks any of their faces; else the same. */
export function revealedIn(snapshot: Snapshot, revealed: readonly Reveal[]): Snapshot {
  const news = revealed.filter(
    ({ pile, index }) => snapshot.position.piles[pile]?.cards[index] === HIDDEN,
  )
  return knowing(snapshot, withReveals(snapshot.position, news))
}

function knowing(snapshot: Snapshot, position: Position): Snapshot {
  return position === snapshot.position ? snapshot : { ...snapshot, position }
}

/** Whether two views of a board can be of the same board: the cards that both know are the same. */
export function agrees(a: Position, b: Position): boolean {
  return (
    isSameState(a, b) &&
    a.piles.every((pile, number) => {
      const other = b.piles[number]
      if (other?.cards.length !== pile.cards.length || other.faceDown !== pile.faceDown)
        return false
      return pile.cards.every((card, index) => {
        const known = other.cards[index] ?? HIDDEN
        return card === HIDDEN || known === HIDDEN || card === known
      })
    })
  )
}

/** The own view with the faces that only the other one knows; the same object when there are none. */
function learnt(own: Position, other: Position): Position {
  const news = own.piles.flatMap(({ cards }, pile) =>
    cards.flatMap((card, index) => {
      const known = other.piles[pile]?.cards[index] ?? HIDDEN
      return card === HIDDEN && known !== HIDDEN ? [{ pile, index, card: known }] : []
    }),
  )
  return withReveals(own, news)
}
