import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { endPrograms, startProgram, type Program } from './test/program.ts'

const PORT = '2581'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'samedeal-'))
})

afterEach(async () => {
  await endPrograms()
  await rm(folder, { recursive: true })
})

function start(env: Record<string, string> = {}): Program {
  return startProgram({ PORT, DATA_DIR: folder, ...env })
}

describe('the server as a program', () => {
  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'answers /healthz, and ends with 0 on %s',
    async (signal) => {
      const server = start()
      await server.printed('ready')
      const answer = await fetch(`http://127.0.0.1:${PORT}/healthz`)
      expect(answer.status).toBe(200)
      server.kill(signal)
      expect(await server.exitCode()).toBe(0)
    },
    30_000,
  )

  test('ends with 0 as soon as it has said that it is ready, also when nobody reads what it says', async () => {
    const server = start()
    await server.printed('ready')
    server.stopReading()
    server.kill('SIGHUP')
    expect(await server.exitCode()).toBe(0)
  }, 30_000)

  test('ends with 0 while a room is open', async () => {
    const server = start()
    await server.printed('ready')
    const made = await fetch(`http://127.0.0.1:${PORT}/api/rooms`, { method: 'POST' })
    expect(made.status).toBe(201)
    server.kill('SIGTERM')
    expect(await server.exitCode()).toBe(0)
  }, 30_000)

  test('shows the address of invitations as text and as a QR code', async () => {
    const server = start({ PUBLIC_URL: 'https://race.example.org' })
    await server.printed('█')
    expect(server.output()).toContain(`http://localhost:${PORT}`)
    expect(server.output()).toContain('https://race.example.org')
  }, 30_000)

  test('says what is wrong with a setting, and ends with 1', async () => {
    const server = start({ PORT: 'lots' })
    expect(await server.exitCode()).toBe(1)
    expect(server.output()).toContain('PORT is "lots"')
  }, 30_000)

  test('says that the port is taken, and how to take another', async () => {
    const other = createServer().listen(Number(PORT), '127.0.0.1')
    await once(other, 'listening')
    const server = start()
    expect(await server.exitCode()).toBe(1)
    expect(server.output()).toMatch(/taken by another program.*PORT=/)
    other.close()
  }, 30_000)
})

describe('the data folder', () => {
  test('is for one server alone: the second says who has it, and ends with 1', async () => {
    const first = start()
    await first.printed('ready')
    const second = start({ PORT: '2582' })
    expect(await second.exitCode()).toBe(1)
    expect(second.output()).toMatch(/data folder .*samedeal-.* is in use .* process \d+/)
  }, 30_000)
})
