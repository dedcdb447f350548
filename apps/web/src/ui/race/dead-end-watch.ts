import { computed, effect, signal, type ReadonlySignal } from '@preact/signals'
import type { RoomView } from '@samedeal/race'
import { GAMES, HIDDEN } from '@samedeal/rules'
import type { DeadEnd } from '../../dead-end/dead-end-message.ts'
import { DeadEndSearch, isSearchable } from '../../dead-end/dead-end-search.ts'
import type { BoardState, TableSession } from '../../session/room-session.ts'

/** A dead end of the own race, as long as the player has not put the note of it away. */
export interface DeadEndWatch {
  readonly shown: ReadonlySignal<DeadEnd | undefined>
  /** Puts the note away; another dead end is said again. */
  dismiss(): void
  /** Ends the watching. */
  stop(): void
}

/** What is watched. */
interface Watched {
  readonly session: Pick<TableSession, 'room' | 'board'>
  /** Whether the own race is on; a signal or made of some. */
  readonly isOn: () => boolean
  readonly search?: Pick<DeadEndSearch, 'ask' | 'forget' | 'stop'>
}

/** What was proven, and the first board for which it was. */
interface Proven {
  readonly left: DeadEnd
  readonly since: BoardState
}

/** Watches the own board for a dead end while the own race is on. */
export function watchForDeadEnds({
  session,
  isOn,
  search = new DeadEndSearch(),
}: Watched): DeadEndWatch {
  const proven = signal<Proven | undefined>(undefined)
  const isDismissed = signal(false)
  const isWatching = computed(isOn)
  const stop = effect(() => {
    const board = isWatching.value ? session.board.value : undefined
    const before = proven.peek()
    const room = session.room.peek()
    if (before !== undefined && (board === undefined || !follows(before, board, room))) {
      proven.value = undefined
      isDismissed.value = false
    }
    search.forget()
    if (board === undefined) return
    const answered = (left: DeadEnd | undefined) => {
      const since = proven.peek()?.since ?? board
      // Where nothing is proven anew, what was proven before still holds.
      if (left !== undefined) proven.value = { left, since }
    }
    const { game, options } = room
    if (!hasMove(room, board)) answered('nothing')
    else if (isSearchable(room, board.position)) {
      search.ask({ game, view: board.position, options, answered })
    }
  })
  return {
    shown: computed(() => (isDismissed.value ? undefined : proven.value?.left)),
    dismiss: () => (isDismissed.value = true),
    stop: () => {
      stop()
      search.stop()
    },
  }
}

/** Whether there is a move at all, which no search has to prove; true where the game is won or a face is to come. */
function hasMove({ game: id, options }: RoomView, { position, done, total }: BoardState): boolean {
  const game = GAMES.get(id)
  const waits = position.piles.some(({ cards, faceDown }) => cards.includes(HIDDEN, faceDown))
  if (game === undefined || done === total || waits) return true
  return game.moves(position, options).length > 0
}

/**
 * Whether moves led from the board of which something was proven to another: then it holds for the other, a
 * card that has come down from its foundation meanwhile included. An undo goes back before the one. What is
 * lost stays lost, whatever goes home.
 */
function follows({ left, since }: Proven, now: BoardState, { game, options }: RoomView): boolean {
  if (now.moves < since.moves) return false
  if (left === 'lost') return true
  if (now.done > since.done) return false
  const specs = GAMES.get(game)?.table(options) ?? []
  return now.position.piles.every(({ faceDown }, number) => {
    // The one pile whose face-down cards no move turns up for good.
    const isStock = specs[number]?.kind === 'stock'
    return isStock || faceDown === since.position.piles[number]?.faceDown
  })
}
