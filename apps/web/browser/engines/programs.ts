import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { once } from 'node:events'

/** Where a program is, by PATH; undefined where it is not installed. */
export function programNamed(name: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}

/** Starts a program, and ends it with this process at the latest. */
export function started(program: string, args: readonly string[], options: SpawnOptions) {
  const child = spawn(program, args, options)
  const end = (): void => void child.kill()
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
  return child
}

/** Ends a program, if need be without asking, and waits until it has. */
export async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill()
  const impatience = setTimeout(() => child.kill('SIGKILL'), 5000)
  await gone
  clearTimeout(impatience)
}
