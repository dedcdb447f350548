import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process'
import { existsSync } from 'node:fs'
import { once } from 'node:events'
import { delimiter, join } from 'node:path'
import type { Readable } from 'node:stream'

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

/** Waits until a program has printed something; what it prints after that is passed over. */
export async function printed(output: Readable | null, wanted: RegExp): Promise<RegExpExecArray> {
  let text = ''
  // A stream that is destroyed would kill whoever writes into it.
  const chunks = output?.setEncoding('utf8').iterator({ destroyOnReturn: false }) ?? []
  for await (const chunk of chunks) {
    text += String(chunk)
    const found = wanted.exec(text)
    if (found === null) continue
    output?.resume()
    return found
  }
  throw new Error(`The program ended before it had printed ${wanted}:\n${text}`)
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
