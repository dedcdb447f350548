import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Turns } from './turns.ts'

test('work is done in later turns of the event loop, one piece in each, in order', async () => {
  const turns = new Turns()
  const done: number[] = []
  for (const piece of [1, 2, 3]) turns.add(() => done.push(piece))
  expect(done).toEqual([])
  for (const soFar of [[1], [1, 2], [1, 2, 3]]) {
    await nextTurn()
    expect(done).toEqual(soFar)
  }
})

test('work that adds work does not do it in the same turn', async () => {
  const turns = new Turns()
  const done: string[] = []
  turns.add(() => {
    done.push('first')
    turns.add(() => done.push('second'))
  })
  await nextTurn()
  expect(done).toEqual(['first'])
  await nextTurn()
  expect(done).toEqual(['first', 'second'])
})
