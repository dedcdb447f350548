import {
  HIDDEN,
  isRefusal,
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

/** The own board as it stands, with the stand before the last step as far as this browser knows it. */
export interface Stand extends Reached {
  readonly before: Stand | undefined
}

/** The rules that the board is played by. */
export interface PlayedBy {
  readonly game: Game
  readonly options: Options
}

/** Whether only the server knows what an undo leads to. */
export function isBeyond({ moves, before }: Stand): boolean {
  return moves > 0 && before === undefined
}

/**
 * The stand after one act, with the cards that it turned up as far as they are known; the same stand
 * when it cannot be done here.
 */
export function stepped(
  rules: PlayedBy,
  stand: Stand,
  { act, revealed = [] }: { readonly act: Act; readonly revealed?: readonly Reveal[] },
): Stand {
  if (act.act === 'undo') return stand.before ?? stand
  const next =
    act.act === 'move'
      ? moved(rules, stand, { move: act.move, revealed })
      : sent(rules, stand, revealed)
  return next === undefined ? stand : { ...next, before: stand }
}

function moved(
  { game, options }: PlayedBy,
  { position, moves }: Reached,
  { move, revealed }: { readonly move: Move; readonly revealed: readonly Reveal[] },
): Reached | undefined {
  const next = game.play(position, move, options)
  if (isRefusal(next)) return undefined
  return { position: withReveals(next, revealed), moves: moves + 1 }
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
 * The stand that the server's board shows: the own one, with what the server knows besides, when both
 * are the same board; else the server's, of which nothing before is known but where a sending began.
 */
export function matched(
  own: Stand | undefined,
  { position, moves, isSent }: FromServer,
): { readonly stand: Stand; readonly isOwn: boolean } {
  if (own?.moves === moves && agrees(own.position, position)) {
    return { stand: knowing(own, learnt(own.position, position)), isOwn: true }
  }
  const begun = isSent ? own?.before : undefined
  const before = begun !== undefined && begun.moves < moves ? begun : undefined
  return { stand: { position, moves, before }, isOwn: false }
}

/** The stand with the cards that turned up, if it lacks any of their faces; else the same. */
export function revealedIn(stand: Stand, revealed: readonly Reveal[]): Stand {
  const news = revealed.filter(
    ({ pile, index }) => stand.position.piles[pile]?.cards[index] === HIDDEN,
  )
  return knowing(stand, withReveals(stand.position, news))
}

function knowing(stand: Stand, position: Position): Stand {
  return position === stand.position ? stand : { ...stand, position }
}

/** Whether two views of a board can be of the same board: the cards that both know are the same. */
export function agrees(a: Position, b: Position): boolean {
  return (
    a.recycles === b.recycles &&
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
