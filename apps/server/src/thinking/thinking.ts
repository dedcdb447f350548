import type { CpuLevel, TimedAction } from '@samedeal/bots'
import { SKILLS } from '@samedeal/bots/games'
import type { Move } from '@samedeal/rules'
import { think } from './think.ts'
import { ThinkThreads } from './think-threads.ts'
import type { Answer, MoveQuestion, Question, SeatSight } from './thought.ts'

/**
 * A thought that has to wait longer than this for a thread comes late: it would hold a CPU's hand up.
 * In milliseconds; what a Champion may not use is left for Skilled thoughts.
 */
const LONGEST_WAIT: Readonly<Record<CpuLevel, number>> = {
  beginner: Infinity,
  casual: Infinity,
  skilled: 500,
  champion: 250,
}
/** How much a new duration counts in the running mean. */
const NEWEST_SHARE = 0.1
/** What a level tries when there is no time for its own thinking. */
const SIMPLER: Partial<Readonly<Record<CpuLevel, CpuLevel>>> = {
  champion: 'skilled',
  skilled: 'casual',
}
export interface ThinkingConfig {
  /** Threads at most. */
  readonly threads: number
  /** Numbers from 0 up to 1. */
  readonly random: () => number
  readonly report: (error: unknown) => void
}

/** How often thoughts were asked for, and how often a simpler one had to do. */
export interface ThinkingCounts {
  readonly asked: Readonly<Record<CpuLevel, number>>
  /** By the level that was asked for, then by the one that thought instead. */
  readonly simpler: Readonly<Record<CpuLevel, Partial<Readonly<Record<CpuLevel, number>>>>>
}

/**
 * All thinking of one process, within one budget: what is quick is done at once, the rest in worker
 * threads. A thought that would come late is replaced by that of a simpler level, and counted.
 */
export class Thinking {
  readonly #config: ThinkingConfig
  readonly #threads: ThinkThreads
  /** Mean duration of a thought by game and level, in milliseconds. */
  readonly #means = new Map<string, Record<CpuLevel, number>>(
    [...SKILLS].map(([game, { thoughtMs }]) => [game, { ...thoughtMs }]),
  )
  /** What all questions in the threads are expected to take, in milliseconds. */
  #backlog = 0
  readonly #asked = { beginner: 0, casual: 0, skilled: 0, champion: 0 }
  readonly #simpler: Record<CpuLevel, Partial<Record<CpuLevel, number>>> = {
    beginner: {},
    casual: {},
    skilled: {},
    champion: {},
  }

  constructor(config: ThinkingConfig) {
    this.#config = config
    this.#threads = new ThinkThreads(config.threads, config.report)
  }

  get counts(): ThinkingCounts {
    return { asked: this.#asked, simpler: this.#simpler }
  }

  /** What a level does next, at once if that takes no time to think of. */
  actions(
    sight: SeatSight,
    level: CpuLevel,
  ): readonly TimedAction[] | Promise<readonly TimedAction[]> {
    this.#asked[level]++
    const thought = isQuick(sight, level) ? level : this.#affordable(level)
    if (thought !== level) {
      const counted = this.#simpler[level]
      counted[thought] = (counted[thought] ?? 0) + 1
    }
    const seed = Math.floor(this.#config.random() * 2 ** 31)
    const question: MoveQuestion = { ...sight, kind: 'move', level, thought, seed }
    return isQuick(sight, thought) ? actionsIn(question) : this.#inThread(question, thought)
  }

  /** The moves of a hint; empty when no move helps. */
  async hint(sight: SeatSight): Promise<readonly Move[]> {
    const answer = await this.#timed({ ...sight, kind: 'hint' }, 'champion')
    return answer?.kind === 'hint' ? answer.moves : []
  }

  close(): Promise<void> {
    return this.#threads.close()
  }

  /** The best level, from the given one down, whose thought would not come late. */
  #affordable(level: CpuLevel): CpuLevel {
    const simpler = SIMPLER[level]
    if (simpler === undefined) return level
    const wait = this.#backlog / this.#config.threads
    return wait <= LONGEST_WAIT[level] ? level : this.#affordable(simpler)
  }

  async #inThread(question: MoveQuestion, level: CpuLevel): Promise<readonly TimedAction[]> {
    const answer = await this.#timed(question, level)
    return answer?.kind === 'move' ? answer.actions : actionsIn({ ...question, thought: 'casual' })
  }

  /** Asks the threads, and learns how long a level's thoughts take; undefined when the thread died. */
  async #timed(question: Question, level: CpuLevel): Promise<Answer | undefined> {
    const means = this.#means.get(question.game)
    const expected = means?.[level] ?? 0
    this.#backlog += expected
    const thought = await this.#threads.ask(question)
    this.#backlog -= expected
    if (thought === undefined) return undefined
    if (means !== undefined) means[level] += NEWEST_SHARE * (thought.ms - expected)
    return thought.answer
  }
}

/** Whether a level decides at once what it does next. A game without skills leaves it nothing to think of. */
function isQuick({ game, memory }: SeatSight, level: CpuLevel): boolean {
  return SKILLS.get(game)?.isQuick(memory, level) ?? true
}

/** Thinks a question for actions through here and now: for what takes no time. */
function actionsIn(question: Question): readonly TimedAction[] {
  const answer = think(question)
  return answer.kind === 'move' ? answer.actions : []
}
