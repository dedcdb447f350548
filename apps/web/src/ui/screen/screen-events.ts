import type { RoomView, RosterSeat, Standing } from '@samedeal/race'
import { GAMES } from '@samedeal/rules'
import { timeText } from '../words/time-text.ts'
import { plural, text } from '../words/words.ts'

/** Something that happened in a race, told in a line. */
export interface ScreenEvent {
  readonly kind: 'passes' | 'last-cards' | 'home' | 'quit' | 'removed' | 'away' | 'back'
  readonly line: string
}

/** From so many cards on, the last ones are counted. */
export const LAST_CARDS = 5

/**
 * How many cards are not home yet. A share is rounded down to whole percent, and with 100 cards or
 * fewer no two numbers of cards have the same one.
 */
export function cardsLeft(
  { percent }: Standing,
  { game: id, options }: Pick<RoomView, 'game' | 'options'>,
): number {
  const game = GAMES.get(id)
  if (game === undefined) return 0
  const { total } = game.progress(game.deal(game.deck(options), options))
  return total - Math.ceil((percent * total) / 100)
}

/** What happened between two views of a race, as far as everybody may know it. */
export function eventsBetween(before: RoomView, after: RoomView): ScreenEvent[] {
  if (after.phase !== 'racing' && after.phase !== 'results') return []
  if (before.round !== after.round || before.phase !== 'racing') return []
  return [
    ...overtakes(before, after),
    ...lastCards(before, after),
    ...finishes(before, after),
    ...after.roster.flatMap((seat) => {
      const was = before.roster.find((other) => other.seat === seat.seat)
      return was === undefined ? [] : changesOf(was, seat)
    }),
  ]
}

/**
 * One line for each racer who passed somebody among the leaders: the best whom they passed. To pass is
 * to come from no more to more than the other's progress as last shown; who stood below the leaders had
 * no more than any of them. Nobody is passed at the start, where all have nothing home.
 */
function overtakes(before: RoomView, after: RoomView): ScreenEvent[] {
  return after.top.flatMap((now) => {
    const was = before.top.find(({ seat }) => seat === now.seat)
    const passed = before.top.find((other) => {
      if (other.seat === now.seat || other.percent === 0) return false
      if (was !== undefined && other.percent < was.percent) return false
      const shown = after.top.find(({ seat }) => seat === other.seat)
      const isStillIn = shown !== undefined || isRacing(after, other.seat)
      return isStillIn && (shown ?? other).percent < now.percent
    })
    if (passed === undefined) return []
    const names = { name: nameOf(after, now.seat), other: nameOf(after, passed.seat) }
    return [{ kind: 'passes', line: text('screen.passes', names) }]
  })
}

function lastCards(before: RoomView, after: RoomView): ScreenEvent[] {
  return after.top.flatMap((now) => {
    const was = before.top.find(({ seat }) => seat === now.seat)
    const left = cardsLeft(now, after)
    if (left === 0 || left > LAST_CARDS) return []
    if (was !== undefined && cardsLeft(was, before) <= LAST_CARDS) return []
    const line = plural('screen.down-to', left, { name: nameOf(after, now.seat) })
    return [{ kind: 'last-cards', line }]
  })
}

/** A finish is told when its time is known; whoever comes home below the leaders has none that is shown. */
function finishes(before: RoomView, after: RoomView): ScreenEvent[] {
  const timed = after.top.filter(({ seat, time }) => {
    const was = before.top.find((other) => other.seat === seat)
    return time > 0 && (was === undefined || was.time === 0)
  })
  const untimed = after.roster.filter(({ seat, status }) => {
    const isLeader = after.top.some((one) => one.seat === seat || one.time === 0)
    const was = before.roster.find((other) => other.seat === seat)
    return status === 'finished' && was?.status === 'racing' && !isLeader
  })
  return [
    ...timed.map(({ seat, time }): ScreenEvent => {
      const names = { name: nameOf(after, seat), time: timeText(time) }
      return { kind: 'home', line: text('screen.home', names) }
    }),
    ...untimed.map(({ name }): ScreenEvent => {
      return { kind: 'home', line: text('screen.home.plain', { name }) }
    }),
  ]
}

function changesOf(was: RosterSeat, now: RosterSeat): ScreenEvent[] {
  const { name, status } = now
  if (was.status === 'racing' && (status === 'quit' || status === 'removed')) {
    return [{ kind: status, line: text(`screen.${status}`, { name }) }]
  }
  if (!was.hasStandIn && now.hasStandIn) {
    return [{ kind: 'away', line: text('screen.away', { name }) }]
  }
  if (was.hasStandIn && !now.hasStandIn && status === 'racing') {
    return [{ kind: 'back', line: text('screen.back', { name }) }]
  }
  return []
}

function isRacing({ roster }: RoomView, number: number): boolean {
  return roster.some(({ seat, status }) => seat === number && status === 'racing')
}

function nameOf({ roster }: RoomView, number: number): string {
  return roster.find(({ seat }) => seat === number)?.name ?? ''
}
