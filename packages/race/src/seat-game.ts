import {
  isRefusal,
  playThrough,
  reveals,
  sendMoves,
  view,
  type Card,
  type Game,
  type MadeBy,
  type Move,
  type Options,
  type Position,
  type RecordEntry,
  type Refusal,
  type Reveal,
} from '@samedeal/rules'
import { NOTHING_BROUGHT, withBrought, type Brought } from './brought.ts'
import type { Dealt, SeatGame, Step } from './race.ts'

/** The rules that a seat plays by. */
export interface Rules {
  readonly game: Game
  readonly options: Options
}

/** When and by whom something is done at a seat. */
export interface Doing {
  readonly rules: Rules
  /** Server time in milliseconds. */
  readonly now: number
  /** When GO was. */
  readonly since: number
  readonly by: MadeBy
}

/** A seat's game at the moment of GO. */
export function newSeatGame(
  { game, options }: Rules,
  { dealt, now }: { readonly dealt: Pick<Dealt, 'deck' | 'level' | 'salt'>; readonly now: number },
): SeatGame {
  const { deck, level, salt } = dealt
  const position = game.deal(deck, options)
  return {
    status: 'racing',
    level,
    deck,
    salt,
    n: 0,
    position,
    line: [],
    entries: [],
    progress: game.progress(position),
    finishedAt: undefined,
    hasStandIn: false,
    finishedByStandIn: false,
    brought: NOTHING_BROUGHT,
    plan: undefined,
    clock: { since: now, misses: 0, asked: false },
  }
}

export interface Moved {
  readonly game: SeatGame
  readonly revealed: readonly Reveal[]
}

/** Plays one move. A winning move finishes the seat. */
export function playMove(seat: SeatGame, move: Move, doing: Doing): Moved | Refusal {
  const played = playAll(seat, [move], doing)
  return isRefusal(played) ? played : moved(seat, { ...played, step: [move], entry: move }, doing)
}

/** Sends every card home that can go, as one step; undefined when none can. */
export function playSend(seat: SeatGame, doing: Doing): Moved | undefined {
  const { game, options } = doing.rules
  const step = sendMoves(game, seat.position, options)
  if (step.length === 0) return undefined
  const played = playAll(seat, step, doing)
  if (isRefusal(played))
    throw new Error(`[Send cards] found a move that is refused: ${played.refused}`)
  return moved(seat, { ...played, step, entry: { send: true } }, doing)
}

/** Takes the last step back; undefined when there is none. */
export function undoStep(seat: SeatGame, doing: Doing): SeatGame | undefined {
  if (seat.line.length === 0) return undefined
  const line = seat.line.slice(0, -1)
  const { game } = doing.rules
  const position = fold(seat.deck, line, doing.rules)
  return {
    ...seat,
    position,
    line,
    progress: game.progress(position),
    entries: [...seat.entries, stamped({ undo: true }, doing)],
  }
}

/** How many moves a seat has made, those of a batch counted one by one and undone ones taken off. */
export function movesMade({ line }: SeatGame): number {
  return line.reduce((sum, step) => sum + step.length, 0)
}

/** The position after a line of legal steps from the deal. Costs about 0.4 µs a move. */
function fold(deck: readonly Card[], line: readonly Step[], { game, options }: Rules): Position {
  let position = game.deal(deck, options)
  for (const step of line) {
    for (const move of step) {
      const next = playThrough({ game, options }, position, { move })
      if (isRefusal(next)) throw new Error(`a seat's own line is refused: ${next.refused}`)
      position = next
    }
  }
  return position
}

interface Played {
  readonly position: Position
  readonly revealed: readonly Reveal[]
  readonly brought: Brought
}

/**
 * Plays moves one after another, with what they bring about by themselves, noting each card that turns up on the
 * way. About 2 µs a move.
 */
function playAll(
  seat: SeatGame,
  moves: readonly Move[],
  { rules: { game, options }, by }: Doing,
): Played | Refusal {
  let { position, brought = NOTHING_BROUGHT } = seat
  const revealed: Reveal[] = []
  for (const move of moves) {
    const next = playThrough({ game, options }, position, {
      move,
      seen: (after, made) => {
        const known = game.play(view(made.from), made.move, options)
        if (!isRefusal(known)) revealed.push(...reveals(known, after))
        return after
      },
    })
    if (isRefusal(next)) return next
    brought = withBrought(brought, { done: game.progress(next).done, by })
    position = next
  }
  return { position, revealed, brought }
}

interface Done extends Played {
  readonly step: Step
  readonly entry: Move | { readonly send: true }
}

function moved(seat: SeatGame, done: Done, doing: Doing): Moved {
  const { position, revealed, brought, step, entry } = done
  const progress = doing.rules.game.progress(position)
  const isWon = progress.done === progress.total
  return {
    revealed,
    game: {
      ...seat,
      position,
      progress,
      brought,
      line: [...seat.line, step],
      entries: [...seat.entries, stamped(entry, doing)],
      status: isWon ? 'finished' : seat.status,
      finishedAt: isWon ? doing.now : undefined,
      finishedByStandIn: isWon && doing.by === 'stand-in',
      plan: undefined,
    },
  }
}

function stamped(
  entry: Move | { readonly undo: true } | { readonly send: true },
  { now, since, by }: Doing,
): RecordEntry {
  const t = now - since
  return by === 'player' ? { ...entry, t } : { ...entry, t, by }
}
