import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followPnpm, startProgress } from './progress.mjs'

const ERASE = '\r\u001B[2K'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubEnv('CI', '')
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

/** Something to write to, and what was written so far, in order. */
function screen(kind: { isTTY?: boolean; columns?: number } = {}) {
  const written: string[] = []
  return { written, stream: { ...kind, write: (text: string) => written.push(text) } }
}

test('what is quick is done without a word', () => {
  const { written, stream } = screen({ isTTY: true, columns: 80 })
  const progress = startProgress(stream)
  progress.say('Drawing the cards')
  vi.advanceTimersByTime(1400)
  progress.end()
  vi.advanceTimersByTime(60_000)
  expect(written).toEqual([])
})

test('a terminal has one line that moves, no wider than itself, and is left clean', () => {
  const { written, stream } = screen({ isTTY: true, columns: 30 })
  const progress = startProgress(stream)
  progress.say('Installing packages', '7 of 9, pixi.js has 16 MB')
  vi.advanceTimersByTime(3000)
  progress.end()
  expect(written.every((text) => text.startsWith(ERASE) && !text.includes('\n'))).toBe(true)
  expect(written.at(-2)).toBe(`${ERASE}Installing packages… 7 of 9, `)
  expect(written.at(-1)).toBe(ERASE)
})

test('a terminal that does not know its width gets a line too', () => {
  const { written, stream } = screen({ isTTY: true, columns: 0 })
  const progress = startProgress(stream)
  progress.say('Building the pages')
  vi.advanceTimersByTime(2000)
  expect(written.at(-1)).toBe(`${ERASE}Building the pages… (2 s)`)
})

test('elsewhere every step has a line, and another one each ten seconds', () => {
  const { written, stream } = screen()
  const progress = startProgress(stream)
  progress.say('Installing packages', '1 of 9')
  vi.advanceTimersByTime(3000)
  progress.say('Installing packages', '8 of 9')
  vi.advanceTimersByTime(10_000)
  progress.say('Building the pages')
  vi.advanceTimersByTime(3000)
  progress.end()
  expect(written).toEqual([
    'Installing packages… 1 of 9\n',
    'Installing packages… 8 of 9 (12 s)\n',
    'Building the pages…\n',
  ])
})

/** What is told of pnpm's lines, which come in pieces of seven letters. */
function toldOf(events: readonly (object | string)[]) {
  const told: string[] = []
  const other: string[] = []
  const progress = { say: (step: string, detail = '') => told.push(`${step} ${detail}`) }
  const follow = followPnpm(progress, (line) => other.push(line))
  const lines = events.map((event) => (typeof event === 'string' ? event : JSON.stringify(event)))
  const text = lines.map((line) => `${line}\n`).join('')
  for (let at = 0; at < text.length; at += 7) follow(text.slice(at, at + 7))
  return { told, other }
}

test('an install tells how many of its packages are there, and what the last ones wait for', () => {
  const of = (status: string, packageId: string) => ({ name: 'pnpm:progress', status, packageId })
  const { told } = toldOf([
    { name: 'pnpm:context' },
    of('resolved', 'preact@11.2.0'),
    of('resolved', 'pixi.js@8.22.0'),
    { name: 'pnpm:fetching-progress', status: 'started', packageId: 'pixi.js@8.22.0', size: 16e6 },
    of('found_in_store', 'preact@11.2.0'),
    of('fetched', 'pixi.js@8.22.0'),
    of('imported', 'pixi.js@8.22.0'),
  ])
  expect(told[0]).toBe('Installing packages ')
  expect(told).toContain('Installing packages 1 of 2, pixi.js@8.22.0 has 16 MB')
  expect(told.at(-1)).toBe('Installing packages 2 of 2')
})

test('what an install complains of is kept, whether pnpm or npx says it', () => {
  const { other } = toldOf([
    'npm error code ENOTFOUND',
    { name: 'pnpm', level: 'error', err: { message: 'The lockfile is broken' } },
    { name: 'pnpm:summary', level: 'debug' },
  ])
  expect(other).toEqual(['npm error code ENOTFOUND', 'The lockfile is broken'])
})
