import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, get, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import express from 'express'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { webFiles } from './web-files.ts'

const SCRIPT = 'export const cards = 52\n'.repeat(100)

let root: string
let server: Server

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'web-files-'))
  mkdirSync(join(root, 'assets'))
  writeFileSync(join(root, 'assets/app.js'), SCRIPT)
  writeFileSync(join(root, 'assets/app.js.gz'), gzipSync(SCRIPT))
  writeFileSync(join(root, 'assets/plain.css'), 'p {}')
  writeFileSync(join(root, 'deck.webp'), 'picture')
  const app = express().use(webFiles(root))
  server = createServer(app)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterAll(() => {
  server.close()
  rmSync(root, { recursive: true })
})

/** What comes over the wire for a path: nothing is unpacked on the way. */
async function fetched(path: string, encodings: string) {
  const { port } = server.address() as AddressInfo
  return new Promise<{ status?: number; headers: Record<string, unknown>; bytes: number }>(
    (resolve, reject) => {
      const headers = { 'Accept-Encoding': encodings }
      get({ port, path, headers }, (response) => {
        let bytes = 0
        response.on('data', (chunk: Buffer) => (bytes += chunk.length))
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes }),
        )
      }).on('error', reject)
    },
  )
}

test('a script goes out compressed to whoever takes that, and keeps its type and its caching', async () => {
  const { headers, bytes } = await fetched('/assets/app.js?v=1', 'gzip, br')
  expect(bytes).toBe(gzipSync(SCRIPT).length)
  expect(headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  })
})

test('whoever takes nothing compressed gets the script as it is', async () => {
  const { headers, bytes } = await fetched('/assets/app.js', 'identity')
  expect(bytes).toBe(SCRIPT.length)
  expect(headers['content-encoding']).toBeUndefined()
  expect(headers['vary']).toBe('Accept-Encoding')
})

test('a file without a compressed copy, and a picture, go out as they are', async () => {
  for (const path of ['/assets/plain.css', '/deck.webp']) {
    const { status, headers } = await fetched(path, 'gzip')
    expect(status).toBe(200)
    expect(headers['content-encoding']).toBeUndefined()
  }
})

test('a file that is not there is left to the next handler, under its own name', async () => {
  const { status } = await fetched('/assets/gone.js', 'gzip')
  expect(status).toBe(404)
})
