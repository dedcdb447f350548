import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))

const running: Program[] = []

/** The server as a process of its own, as an operator runs it. */
export class Program {
  readonly #child: ChildProcess
  #output = ''

  constructor(child: ChildProcess) {
    this.#child = child
    child.stdout?.on('data', (chunk: Buffer) => (this.#output += chunk.toString()))
    child.stderr?.on('data', (chunk: Buffer) => (this.#output += chunk.toString()))
  }

  /** What it has printed so far. */
  output(): string {
    return this.#output
  }

  /** Waits until it has printed a text. */
  async printed(text: string): Promise<void> {
    while (!this.#output.includes(text)) {
      if (this.#hasEnded()) throw new Error(`it ended before it printed "${text}": ${this.#output}`)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }

  /** Closes what it prints to, as when its terminal is closed. */
  stopReading(): void {
    this.#child.stdout?.destroy()
    this.#child.stderr?.destroy()
  }

  kill(signal: NodeJS.Signals): void {
    this.#child.kill(signal)
  }

  /** Waits until it has ended; null when a signal killed it. */
  async exitCode(): Promise<number | null> {
    if (!this.#hasEnded()) await once(this.#child, 'exit')
    return this.#child.exitCode
  }

  #hasEnded(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null
  }
}

/**
 * Starts the server with these settings, for this computer alone. `noDisk`: no file may grow, as where the disk
 * is full.
 */
export function startProgram(
  settings: Readonly<Record<string, string>>,
  { noDisk = false }: { readonly noDisk?: boolean } = {},
): Program {
  const env = { ...process.env, HOST: '127.0.0.1', ...settings }
  const child = noDisk
    ? spawn('sh', ['-c', 'trap "" XFSZ; ulimit -f 0 && exec "$0" "$1"', process.execPath, MAIN], {
        env,
      })
    : spawn(process.execPath, [MAIN], { env })
  const program = new Program(child)
  running.push(program)
  return program
}

/** Kills every server that is still running. */
export async function endPrograms(): Promise<void> {
  const ended = running.splice(0).map((program) => {
    program.kill('SIGKILL')
    return program.exitCode()
  })
  await Promise.all(ended)
}
