import { greedy } from '@samedeal/bots'
import { gameOf, type Command, type Race } from '@samedeal/race'
import { view } from '@samedeal/rules'

/** What a CPU seat will do next and when, decided from nothing but what its player would see. */
export function planFor(
  race: Race,
  number: number,
  { now, random }: { readonly now: number; readonly random: () => number },
): Command | undefined {
  const game = race.seats.find(({ seat }) => seat === number)?.game
  if (game === undefined) return undefined
  const { move, after } = greedy({
    game: gameOf(race),
    options: race.options,
    view: view(game.position),
    line: game.line,
    random,
  })
  return { type: 'plan', round: race.round, seat: number, move, at: now + after }
}
