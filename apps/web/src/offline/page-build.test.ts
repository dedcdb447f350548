import { expect, test } from 'vitest'
import { inTime, scriptsOf } from './page-build.ts'

test('a page’s build is told by the names of its scripts, and by nothing else of the page', () => {
  const page = (script: string, rest = '') =>
    `<head><title>Samedeal</title>${rest}<script type="module" crossorigin src="${script}"></script></head>`
  expect(scriptsOf(page('/assets/index-A1.js'))).toBe('/assets/index-A1.js')
  expect(scriptsOf(page('/assets/index-A1.js', '<link href="/assets/home-B2.css">'))).toBe(
    scriptsOf(page('/assets/index-A1.js')),
  )
  expect(scriptsOf(page('/assets/index-A2.js'))).not.toBe(scriptsOf(page('/assets/index-A1.js')))
})

test('an answer that is no page of the game names no build', () => {
  expect(scriptsOf('{"error":"not-found"}')).toBe('')
  expect(scriptsOf('<h1>Sign in to the network</h1>')).toBe('')
})

test('a part that does not come in time has failed, and one that comes has not', async () => {
  await expect(inTime(new Promise(() => undefined), 1)).rejects.toThrow('not loaded within 1 ms')
  await expect(inTime(Promise.resolve('part'), 1_000)).resolves.toBe('part')
  await expect(inTime(Promise.reject(new Error('gone')), 1_000)).rejects.toThrow('gone')
})
