import { deadEnd } from '@samedeal/solver/klondike'
import { klondikePosition, USUAL } from '@samedeal/rules/written-position'
import { expect, test } from 'vitest'
import { UNKNOWN_ROOM } from '../session/unknown-room.ts'
import type { DeadEndAnswer, DeadEndAsked } from './dead-end-message.ts'
import { DeadEndSearch, isSearchable, type SearchWorker } from './dead-end-search.ts'

/** A worker whose answers come when the test lets them. */
class SlowWorker implements SearchWorker {
  readonly asked: DeadEndAsked[] = []
  isTerminated = false
  readonly #listeners = new Map<string, (event: unknown) => void>()

  addEventListener(type: string, listener: unknown): void {
    this.#listeners.set(type, listener as (event: unknown) => void)
  }

  postMessage(asked: DeadEndAsked): void {
    this.asked.push(asked)
  }

  terminate(): void {
    this.isTerminated = true
  }

  answer(): void {
    const { number, view, options } = this.asked.at(-1)!
    const data: DeadEndAnswer = { number, left: deadEnd({ view, options: options as never }) }
    this.#listeners.get('message')!({ data })
  }

  fail(): void {
    this.#listeners.get('error')!({})
  }
}

const DEAD = klondikePosition({ 'tableau-7': '[??] 9H', waste: '5C' })
const ALIVE = klondikePosition({ 'tableau-7': '[??] 9H', waste: 'AC' })

function searching() {
  const worker = new SlowWorker()
  const search = new DeadEndSearch(() => worker)
  const answers: unknown[] = []
  const ask = (view: typeof DEAD) =>
    search.ask({
      game: 'klondike',
      view,
      options: { ...USUAL },
      answered: (left) => answers.push(left),
    })
  return { worker, search, answers, ask }
}

test('a board is answered for', () => {
  const { worker, answers, ask } = searching()
  ask(DEAD)
  worker.answer()
  ask(ALIVE)
  worker.answer()
  expect(answers).toEqual(['stock', undefined])
})

test('of boards that come while the worker is at one, only the last is searched and answered for', () => {
  const { worker, answers, ask } = searching()
  ask(DEAD)
  ask(ALIVE)
  ask(DEAD)
  ask(ALIVE)
  expect(worker.asked).toHaveLength(1)
  worker.answer()
  expect(answers).toEqual([])
  expect(worker.asked.map(({ view }) => view)).toEqual([DEAD, ALIVE])
  worker.answer()
  expect(answers).toEqual([undefined])
})

test('a board that is forgotten is not answered for, and the next one is', () => {
  const { worker, search, answers, ask } = searching()
  ask(DEAD)
  search.forget()
  worker.answer()
  expect(answers).toEqual([])
  ask(DEAD)
  worker.answer()
  expect(answers).toEqual(['stock'])
})

test('where no worker runs nothing is answered, and nothing breaks', () => {
  const { worker, answers, ask } = searching()
  ask(DEAD)
  worker.fail()
  expect(worker.isTerminated).toBe(true)
  ask(DEAD)
  const search = new DeadEndSearch(() => {
    throw new Error('no workers here')
  })
  search.ask({
    game: 'klondike',
    view: DEAD,
    options: { ...USUAL },
    answered: (left) => answers.push(left),
  })
  expect(answers).toEqual([])
})

test('no worker is asked while a face is to come from a draw or from the server', () => {
  const room = { ...UNKNOWN_ROOM, game: 'klondike', options: { ...USUAL } }
  expect(isSearchable(room, DEAD)).toBe(true)
  expect(isSearchable(room, klondikePosition({ stock: '[??] [5C]' }))).toBe(false)
  expect(isSearchable(room, klondikePosition({ waste: '??' }))).toBe(false)
  expect(isSearchable(room, klondikePosition({ 'tableau-1': '??' }))).toBe(false)
})
