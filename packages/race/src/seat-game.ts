import {
  isRefusal,
  reveals,
  view,
  type Card,
  type Game,
  type Move,
  type Options,
  type Position,
  type Reason,
  type Reveal,
} from '@samedeal/rules'
import type { SeatGame } from './race.ts'

/** The rules that a seat plays by. */
export interface Rules {
  readonly game: Game
  readonly options: Options
  readonly deck: readonly Card[]
}

/** A seat's game at the moment of GO. */
export function newSeatGame({ game, options, deck }: Rules): SeatGame {
  return {
    status: 'racing',
    n: 0,
    position: game.deal(deck, options),
    line: [],
    entries: [],
    home: 0,
    finishedAt: undefined,
    plan: undefined,
  }
}

export interface Moved {
  readonly game: SeatGame
  readonly revealed: readonly Reveal[]
}

/** Plays one move at `now`; `since` is when GO was. A winning move finishes the seat. */
export function playMove(
  seat: SeatGame,
  move: Move,
  { rules, now, since }: { readonly rules: Rules; readonly now: number; readonly since: number },
): Moved | { readonly refused: Reason } {
  const { game, options } = rules
  const position = game.play(seat.position, move, options)
  if (isRefusal(position)) return position
  const known = game.play(view(seat.position), move, options)
  const { home, isWon } = game.progress(position)
  return {
    revealed: isRefusal(known) ? [] : reveals(known, position),
    game: {
      ...seat,
      position,
      home,
      line: [...seat.line, move],
      entries: [...seat.entries, { ...move, t: now - since }],
      status: isWon ? 'finished' : seat.status,
      finishedAt: isWon ? now : undefined,
    },
  }
}

/** Takes the last move back; undefined when there is none. */
export function undoMove(
  seat: SeatGame,
  { rules, now, since }: { readonly rules: Rules; readonly now: number; readonly since: number },
): SeatGame | undefined {
  if (seat.line.length === 0) return undefined
  const line = seat.line.slice(0, -1)
  const position = fold(rules, line)
  return {
    ...seat,
    position,
    line,
    home: rules.game.progress(position).home,
    entries: [...seat.entries, { undo: true, t: now - since }],
  }
}

/** The position after a line of legal moves from the deal. Costs about 1 µs a move. */
function fold({ game, options, deck }: Rules, line: readonly Move[]): Position {
  let position = game.deal(deck, options)
  for (const move of line) {
    const next = game.play(position, move, options)
    if (isRefusal(next)) throw new Error(`a seat's own line is refused: ${next.refused}`)
    position = next
  }
  return position
}
