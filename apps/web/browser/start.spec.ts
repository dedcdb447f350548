// The way in for a host: `npm start`, in every shell that is there. It stands with the browser tests
// because it needs the web app built, which they do first.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'

const root = dirname(dirname(dirname(import.meta.dirname)))

/** Shells that npm may be told to use, those that are installed; cmd.exe has no signals. */
const shells = ['sh', 'dash', 'bash', 'zsh', 'ksh', 'mksh'].filter(
  (shell) => spawnSync(shell, ['-c', 'true']).status === 0,
)

const folders: string[] = []

test.skip(process.platform === 'win32', 'Windows has no signals.')

test.afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

interface Started {
  readonly npm: ChildProcess
  readonly address: string
  /** Everything that was printed so far. */
  readonly printed: () => string
  readonly ended: Promise<number | null>
}

/** Runs `npm start` in a shell, in a group of its own, until the server is ready. */
async function startIn(shell: string): Promise<Started> {
  const folder = mkdtempSync(join(tmpdir(), 'a folder with spaces-'))
  folders.push(folder)
  const port = 7300 + test.info().parallelIndex
  const npm = spawn('npm', ['start'], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      npm_config_script_shell: shell,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: join(folder, 'kept'),
    },
  })
  let output = ''
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (text) => (output += text))
  const ended = new Promise<number | null>((resolve) => npm.on('close', resolve))
  await expect(() => expect(output).toContain('Samedeal is ready')).toPass({ timeout: 60_000 })
  return { npm, address: `http://127.0.0.1:${port}`, printed: () => output, ended }
}

/** Whether anybody still listens. */
async function isServing(address: string): Promise<boolean> {
  return fetch(`${address}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )
}

for (const shell of shells) {
  test(`npm start in ${shell} serves, and a SIGTERM to npm ends the server with 0`, async () => {
    const { npm, address, printed, ended } = await startIn(shell)
    expect(await isServing(address)).toBe(true)
    npm.kill('SIGTERM')
    expect(await ended).toBe(0)
    expect(printed()).toContain('every race is saved')
    expect(await isServing(address)).toBe(false)
  })
}

for (const signal of ['SIGINT', 'SIGHUP'] as const) {
  test(`a ${signal} to all of a terminal’s programs ends the server, which keeps what is going on`, async () => {
    const { npm, address, printed, ended } = await startIn('sh')
    process.kill(-(npm.pid ?? 0), signal)
    // npm itself dies of a SIGHUP, like most programs.
    expect(await ended).toBe(signal === 'SIGINT' ? 0 : null)
    expect(printed()).toContain('every race is saved')
    expect(await isServing(address)).toBe(false)
  })
}

test('a server whose npm was killed ends, and keeps what is going on', async () => {
  const { npm, address, printed, ended } = await startIn('sh')
  npm.kill('SIGKILL')
  await ended
  expect(printed()).toContain('every race is saved')
  expect(await isServing(address)).toBe(false)
})
