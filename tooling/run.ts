import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'

/** The repository's top folder. */
export const root = dirname(import.meta.dirname)

/** What is collected is printed here: in colour if this is a terminal. */
const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }

/** A finished program: its exit code (null when a signal ended it) and all that it printed. */
export type Finished = { code: number | null; output: string }

/**
 * Runs an installed package's program on this Node and collects what it prints.
 * @param script the program's file, from the repository's top folder.
 * @throws Error when the program cannot be started.
 */
export function run(
  script: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, script), ...args], {
      cwd: root,
      env: { ...process.env, ...colours, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text))
    }
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output }))
  })
}
