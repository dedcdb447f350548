import { greedy, type Decision } from '@samedeal/bots'
import { gameOf, type Command, type Race, type RaceEvent } from '@samedeal/race'
import { view, type Move } from '@samedeal/rules'

type Question = Extract<RaceEvent, { type: 'think' }>

/**
 * What a CPU, a stand-in or the table will do at a seat and when, decided from nothing but what the
 * seat's player would see. The table moves at once: the move clock has already waited.
 */
export function planFor(
  race: Race,
  { seat, round, step, as }: Question,
  { now, random }: { readonly now: number; readonly random: () => number },
): Command | undefined {
  const decision = decide(race, seat, random)
  if (decision === undefined) return undefined
  const at = as === 'table' ? now : now + decision.after
  return { type: 'plan', round, seat, step, as, move: decision.move, at }
}

/** The card to move for a seat's player; undefined when no move helps. */
export function hintFor(race: Race, seat: number, random: () => number): Move | undefined {
  return decide(race, seat, random)?.move
}

function decide(race: Race, number: number, random: () => number): Decision | undefined {
  const game = race.seats.find(({ seat }) => seat === number)?.game
  if (game === undefined) return undefined
  return greedy({
    game: gameOf(race),
    options: race.options,
    view: view(game.position),
    line: game.line.flat(),
    random,
  })
}
