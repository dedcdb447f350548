import type { TimedAction } from '@samedeal/bots'
import { firstMemory, remember } from '@samedeal/bots/klondike'
import { klondike, usualOptions, view, type Move, type Position } from '@samedeal/rules'
import { EASY_DECK } from '@samedeal/rules/easy-deal'
import { shuffledDeck } from '@samedeal/rules/shuffle'
import { afterEach, describe, expect, test } from 'vitest'
import { ThinkThreads, type Thought } from './think-threads.ts'
import { Thinking } from './thinking.ts'
import type { MoveQuestion, SeatSight } from './thought.ts'

const OPTIONS = usualOptions(klondike)

let closing: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(closing.map((close) => close()))
  closing = []
})

/** What a player sees of a new deal who has gone through the stock once. */
function sightOf(deck: readonly number[]): SeatSight {
  const rules = { draw: 1, passes: 'unlimited', foundationReturn: true } as const
  let position = klondike.deal(deck, rules)
  let memory = firstMemory(view(position))
  const pass = Array.from({ length: 24 }, (): Move => ({ from: 'stock', to: 'waste', count: 1 }))
  for (const move of [...pass, { from: 'waste', to: 'stock', count: 24 }]) {
    position = klondike.play(position, move, rules) as Position
    memory = remember(memory, view(position), move)
  }
  return { game: 'klondike', options: OPTIONS, view: view(position), memory }
}

function thinkingWith(threads: number): Thinking {
  const thinking = new Thinking({ threads, random: () => 0.5, report: () => undefined })
  closing.push(() => thinking.close())
  return thinking
}

const SIGHT = sightOf(shuffledDeck('thinking'))

describe('thinking', () => {
  test('answers at once for levels that take no time', () => {
    const actions = thinkingWith(1).actions(SIGHT, 'casual')
    expect(actions).toHaveLength(1)
  })

  test('answers for a Champion later, from a thread', async () => {
    const actions = thinkingWith(1).actions(SIGHT, 'champion')
    expect(actions).toBeInstanceOf(Promise)
    expect((await actions).length).toBeGreaterThan(0)
  })

  test('gives a hint', async () => {
    const moves = await thinkingWith(1).hint(sightOf(EASY_DECK))
    expect(moves[0]?.to).toMatch(/^foundation/)
  })

  test('a Champion whose thought would come late plays Skilled, then Casual, and it is counted', async () => {
    const thinking = thinkingWith(1)
    const answers = Array.from({ length: 200 }, () => thinking.actions(SIGHT, 'champion'))
    const { asked, simpler } = thinking.counts
    expect(asked.champion).toBe(200)
    expect(simpler.champion.skilled).toBeGreaterThan(0)
    expect(simpler.champion.casual).toBeGreaterThan(0)
    expect(answers.filter((answer) => !(answer instanceof Promise))).toHaveLength(
      simpler.champion.casual ?? 0,
    )
    for (const answer of answers) expect((await answer).length).toBeGreaterThan(0)
  })
})

describe('thinking threads', () => {
  const question: MoveQuestion = {
    ...SIGHT,
    kind: 'move',
    level: 'skilled',
    thought: 'skilled',
    seed: 1,
  }

  function threads(most: number, faults: unknown[] = []): ThinkThreads {
    const pool = new ThinkThreads(most, (error) => faults.push(error))
    closing.push(() => pool.close())
    return pool
  }

  function actionsIn(thought: Thought | undefined): readonly TimedAction[] {
    return thought?.answer.kind === 'move' ? thought.answer.actions : []
  }

  test('answer every question, however many wait', async () => {
    const pool = threads(2)
    const thoughts = await Promise.all(Array.from({ length: 20 }, () => pool.ask(question)))
    for (const thought of thoughts) expect(actionsIn(thought)).not.toEqual([])
    expect(new Set(thoughts.map((thought) => JSON.stringify(thought?.answer))).size).toBe(1)
  })

  test('outlive a question that a thread dies over, and report it', async () => {
    const faults: unknown[] = []
    const pool = threads(1, faults)
    const [lost, answered] = await Promise.all([
      // No view: the thread dies over it.
      pool.ask({ ...question, view: undefined as never }),
      pool.ask(question),
    ])
    expect(lost).toBeUndefined()
    expect(actionsIn(answered)).not.toEqual([])
    expect(faults).toHaveLength(1)
  })

  test('answer nothing once they are closed', async () => {
    const pool = threads(1)
    const waiting = [pool.ask(question), pool.ask(question)]
    await pool.close()
    expect(await Promise.all([...waiting, pool.ask(question)])).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})
