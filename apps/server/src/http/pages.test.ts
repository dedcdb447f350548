import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PASTED_CODES } from '@samedeal/protocol/pasted-codes'
import express from 'express'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../test/requests.ts'
import { pages } from './pages.ts'
import { refuse } from './refuse.ts'

const PAGE = '<!doctype html><title>The page</title>'
/** What a browser says that it takes when somebody opens an address. */
const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

const reported: string[] = []
let folder: string
let server: Server
let address: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'))
  const page = join(folder, 'index.html')
  writeFileSync(page, PAGE)
  const report = (what: string) => void reported.push(what)
  const app = express()
    .use('/unbuilt', pages(join(folder, 'gone.html'), { report }))
    .use(pages(page, { report }))
    .use((_request, response) => refuse(response, { error: 'not-found', message: 'Nothing.' }))
  server = createServer(app)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

describe('the page answers', () => {
  test.each(['/', '/?from=chat', '/HKMTWR', '/hkmtwr/', '/watch/HKMTWR,', '/HKMTWR)'])(
    'at %s, whoever asks',
    async (path) => {
      for (const headers of [BROWSER, {}, { accept: 'application/json' }]) {
        const answer = await ask(address + path, { headers })
        expect(answer).toMatchObject({ status: 200, text: PAGE })
        expect(answer.headers['cache-control']).toBe('no-cache')
      }
    },
  )

  test('at every code as it is pasted behind the address', async () => {
    for (const typed of PASTED_CODES.filter((one) => !one.includes('/'))) {
      for (const place of ['/', '/watch/']) {
        const { status } = await ask(address + place + encodeURIComponent(typed))
        expect([typed, status]).toEqual([typed, 200])
      }
    }
  })

  test.each([
    '/HKMTW',
    '/HKMT0R',
    '/watch',
    '/no/such/page',
    '/old.html',
    '/%E0%A4%A',
    '/%2e%2e%2f',
  ])('at %s too, as a page that is not there', async (path) => {
    const answer = await ask(address + path, { headers: BROWSER })
    expect(answer).toMatchObject({ status: 404, text: PAGE })
    expect(answer.headers['content-type']).toContain('text/html')
  })

  test('where only its head is asked for, without a body', async () => {
    for (const [path, status] of [
      ['/HKMTWR', 200],
      ['/nowhere', 404],
    ] as const) {
      const answer = await ask(address + path, { method: 'HEAD', headers: BROWSER })
      expect(answer).toMatchObject({ status, text: '' })
      expect(answer.headers['content-type']).toContain('text/html')
    }
  })
})

describe('programs get data', () => {
  test.each(['/api', '/api/rooms/x', '/matchmake/x', '/assets/gone.js', '//api/x'])(
    'at %s, whatever they take',
    async (path) => {
      const { status, text } = await ask(address + path, { headers: BROWSER })
      expect(status).toBe(404)
      expect(JSON.parse(text)).toMatchObject({ error: 'not-found' })
    },
  )

  test('for a file that is not there, for what takes no page, and for whatever reads nothing', async () => {
    const asked = [
      ask(`${address}/picture.png`, { headers: { accept: '*/*' } }),
      ask(`${address}/nowhere`, { headers: { accept: 'application/json' } }),
      ask(`${address}/nowhere`, { method: 'POST', headers: BROWSER }),
    ]
    for (const { text } of await Promise.all(asked)) {
      expect(JSON.parse(text)).toMatchObject({ error: 'not-found' })
    }
  })
})

test('without the web app’s page, people get a sentence and the operator is told', async () => {
  const home = await ask(`${address}/unbuilt/`, { headers: BROWSER })
  expect(home.status).toBe(500)
  expect(home.text).toContain('cannot find the game’s page')
  const lost = await ask(`${address}/unbuilt/nowhere`, { headers: BROWSER })
  expect(lost.status).toBe(404)
  expect(lost.text).toContain('<a href="/">Home</a>')
  expect(reported[0]).toContain('gone.html cannot be sent')
})
