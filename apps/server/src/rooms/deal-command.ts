import { gameOf, type Command, type Race, type RaceEvent } from '@samedeal/race'
import { commitTo } from '../deals/commitment.ts'
import type { Dealer } from '../deals/dealer.ts'

type Wanted = Extract<RaceEvent, { type: 'deal-wanted' }>

/** The command that brings a race the deals it asks for, each committed to. Rejects when there is none to be had. */
export async function dealCommand(
  dealer: Dealer,
  race: Race,
  { round, levels }: Wanted,
): Promise<Command> {
  const { options, rules } = race
  const order = { game: gameOf(race), options, kind: rules.deal }
  const dealt = await Promise.all(levels.map((level) => dealer.deal({ ...order, level })))
  const deals = Object.fromEntries(
    dealt.map(({ deck, proof }, index) => {
      const asked = levels[index] ?? rules.difficulty
      return [asked, { deck, level: proof?.level ?? asked, proof, ...commitTo(deck) }]
    }),
  )
  return { type: 'deal', round, deals }
}
