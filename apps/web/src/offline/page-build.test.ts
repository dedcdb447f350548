import { expect, test } from 'vitest'
import { inTime, isFirstReloadFor, scriptsOf } from './page-build.ts'

test('a page’s build is told by the names of its scripts, and by nothing else of the page', () => {
  const page = (script: string, rest = '') =>
    `<head><title>Samedeal</title>${rest}<script type="module" crossorigin src="${script}"></script></head>`
  expect(scriptsOf(page('/assets/index-A1.js'))).toBe('/assets/index-A1.js')
  expect(scriptsOf(page('/assets/index-A1.js', '<link href="/assets/home-B2.css">'))).toBe(
    scriptsOf(page('/assets/index-A1.js')),
  )
  expect(scriptsOf(page('/assets/index-A2.js'))).not.toBe(scriptsOf(page('/assets/index-A1.js')))
})

test('what an extension or a proxy puts into the page is no part of the build', () => {
  const own = '<script type="module" crossorigin src="/assets/index-A1.js"></script>'
  const others = [
    '<script type="module" src="chrome-extension://abc/inject.js"></script>',
    '<script src="/cdn-cgi/challenge.js"></script>',
    '<script type="module" src="//elsewhere.example/x.js"></script>',
    '<script>window.x = 1</script>',
  ]
  for (const other of others) expect(scriptsOf(other + own)).toBe('/assets/index-A1.js')
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

test('a page is loaded anew once for each build, though two servers answer in turn', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  const turns = ['/assets/a.js', '/assets/b.js', '/assets/a.js', '/assets/b.js']
  const reloads = turns.map((build) => isFirstReloadFor(build, () => storage))
  expect(reloads).toEqual([true, true, false, false])
})

test('a page that cannot keep what it was loaded anew for is not loaded anew', () => {
  const barred = () => {
    throw new Error('storage is switched off')
  }
  expect(isFirstReloadFor('/assets/a.js', barred)).toBe(false)
})
