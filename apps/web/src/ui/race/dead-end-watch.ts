import { computed, effect, signal, type ReadonlySignal } from '@preact/signals'
import type { DeadEnd } from '../../dead-end/dead-end-message.ts'
import { DeadEndSearch, searchable } from '../../dead-end/dead-end-search.ts'
import type { BoardState, TableSession } from '../../session/room-session.ts'

/** The number of the one pile whose face-down cards moves do not turn up for good. */
const STOCK = 0

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
    if (before !== undefined && (board === undefined || !follows(before.since, board))) {
      proven.value = undefined
      isDismissed.value = false
    }
    const options = board && searchable(session.room.peek(), board.position)
    if (board === undefined || options === undefined) return search.forget()
    return search.ask({
      view: board.position,
      options,
      answered: (left) => {
        const since = proven.peek()?.since ?? board
        // Where nothing is proven anew, what was proven before still holds.
        if (left !== undefined) proven.value = { left, since }
      },
    })
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

/**
 * Whether moves led from one board to another: then what was proven of the one holds for the other, a
 * card that has come down from its foundation meanwhile included. An undo goes back before the one.
 */
function follows(since: BoardState, now: BoardState): boolean {
  if (now.moves < since.moves || now.home > since.home) return false
  return now.position.piles.every(({ faceDown }, number) => {
    const isStock = number === STOCK
    return isStock || faceDown === since.position.piles[number]?.faceDown
  })
}
