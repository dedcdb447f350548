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

/** A page that can be frozen in the middle of things, and that counts how often it is loaded anew. */
class FrozenPage extends EventTarget {
  reloads = 0
  readonly location = { reload: () => void this.reloads++ }

  leaveAndComeBack(persisted: boolean): void {
    this.dispatchEvent(Object.assign(new Event('pagehide'), { persisted }))
    this.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  }
}

const asPage = (page: FrozenPage) => page as unknown as Window

test('a part that does not come in time has failed, and one that comes has not', async () => {
  const page = asPage(new FrozenPage())
  const never = new Promise(() => undefined)
  await expect(inTime(never, { ms: 1, page })).rejects.toThrow('not loaded within 1 ms')
  await expect(inTime(Promise.resolve('part'), { page })).resolves.toBe('part')
  await expect(inTime(Promise.reject(new Error('gone')), { page })).rejects.toThrow('gone')
})

test('a page that is frozen while a part of it loads is loaded anew when it comes back', async () => {
  const page = new FrozenPage()
  const others = inTime(Promise.resolve('part'), { page: asPage(page) })
  const loading = inTime(new Promise(() => undefined), { ms: 50, page: asPage(page) })
  await others
  page.leaveAndComeBack(false)
  expect(page.reloads).toBe(0)
  page.leaveAndComeBack(true)
  expect(page.reloads).toBe(1)
  await expect(loading).rejects.toThrow('not loaded')
})

test('a page that is frozen when all its parts are there stays as it is', async () => {
  const page = new FrozenPage()
  await inTime(Promise.resolve('part'), { page: asPage(page) })
  page.leaveAndComeBack(true)
  expect(page.reloads).toBe(0)
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
