import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url))
const PORT = '2581'

const running: ChildProcess[] = []
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'samedeal-'))
})

afterEach(async () => {
  const ended = running.splice(0).map(async (child) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  })
  await Promise.all(ended)
  await rm(folder, { recursive: true })
})

interface Server {
  readonly child: ChildProcess
  /** What it has printed so far. */
  output(): string
}

function start(env: Record<string, string> = {}): Server {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, PORT, HOST: '127.0.0.1', DATA_DIR: folder, ...env },
  })
  running.push(child)
  let text = ''
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()))
  return { child, output: () => text }
}

function ready(server: Server): Promise<void> {
  return printed(server, 'ready')
}

async function printed(server: Server, text: string): Promise<void> {
  const end = performance.now() + 15_000
  while (!server.output().includes(text)) {
    if (performance.now() > end) throw new Error(`it never printed "${text}": ${server.output()}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

async function exitCode({ child }: Server): Promise<number | null> {
  if (child.exitCode !== null) return child.exitCode
  const [code] = (await once(child, 'exit')) as [number | null]
  return code
}

describe('the server as a program', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)(
    'answers /healthz, and ends with 0 on %s',
    async (signal) => {
      const server = start()
      await ready(server)
      const answer = await fetch(`http://127.0.0.1:${PORT}/healthz`)
      expect(answer.status).toBe(200)
      server.child.kill(signal)
      expect(await exitCode(server)).toBe(0)
    },
    30_000,
  )

  test('ends with 0 while a room is open', async () => {
    const server = start()
    await ready(server)
    const made = await fetch(`http://127.0.0.1:${PORT}/api/rooms`, { method: 'POST' })
    expect(made.status).toBe(201)
    server.child.kill('SIGTERM')
    expect(await exitCode(server)).toBe(0)
  }, 30_000)

  test('shows the address of invitations as text and as a QR code', async () => {
    const server = start({ PUBLIC_URL: 'https://race.example.org' })
    await printed(server, '█')
    expect(server.output()).toContain(`http://localhost:${PORT}`)
    expect(server.output()).toContain('https://race.example.org')
  }, 30_000)

  test('says what is wrong with a setting, and ends with 1', async () => {
    const server = start({ PORT: 'lots' })
    expect(await exitCode(server)).toBe(1)
    expect(server.output()).toContain('PORT is "lots"')
  }, 30_000)

  test('says that the port is taken, and how to take another', async () => {
    const other = createServer().listen(Number(PORT), '127.0.0.1')
    await once(other, 'listening')
    const server = start()
    expect(await exitCode(server)).toBe(1)
    expect(server.output()).toMatch(/taken by another program.*PORT=/)
    other.close()
  }, 30_000)
})
