import { memoryOf, type LoneSkills } from '@samedeal/bots'
import { gameOf, type Race, type SeatGame } from '@samedeal/race'
import { view, type Move } from '@samedeal/rules'

/** The moves of the last hint that are still to be made, and the step from which on. */
interface Advice {
  readonly round: number
  readonly step: number
  readonly moves: readonly Move[]
}

/** Hints for the one seat of a practice race. Who follows a hint is led on by the same thought. */
export class PracticeHints {
  #advice: Advice | undefined

  /** The move to make; undefined when none helps. Takes up to some hundred milliseconds. */
  move(race: Race, played: SeatGame, skills: LoneSkills): Move | undefined {
    const moves = this.#followed(race, played) ?? thought(race, played, skills)
    this.#advice = { round: race.round, step: played.entries.length, moves }
    return moves[0]
  }

  /** What is left of the last hint, when nothing but its moves has been made since. */
  #followed({ round }: Race, { entries }: SeatGame): readonly Move[] | undefined {
    const advice = this.#advice
    if (advice === undefined || advice.round !== round) return undefined
    const made = entries.slice(advice.step)
    const isFollowed = made.every((entry, index) => {
      const wanted = advice.moves[index]
      if (wanted === undefined || !('from' in entry)) return false
      return entry.from === wanted.from && entry.to === wanted.to && entry.count === wanted.count
    })
    const left = isFollowed ? advice.moves.slice(made.length) : []
    return left.length === 0 ? undefined : left
  }
}

function thought(race: Race, played: SeatGame, skills: LoneSkills): readonly Move[] {
  const { options } = race
  const memory = memoryOf(played, { game: gameOf(race), options }, skills)
  return skills.hint({ options, view: view(played.position), memory })
}
