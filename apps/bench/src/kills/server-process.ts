import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(import.meta.resolve('@samedeal/server/main'))

/** The server as an operator runs it: a process that can be killed and started again on the same data. */
export class ServerProcess {
  readonly address: string
  readonly #settings: Readonly<Record<string, string>>
  #child: ChildProcess | undefined

  /** A server for this computer alone, with its data in a folder. */
  constructor({ port, folder }: { readonly port: number; readonly folder: string }) {
    this.address = `http://127.0.0.1:${port}`
    this.#settings = {
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: folder,
      // Everybody here comes from one address.
      SOCKETS_PER_ADDRESS: '10000',
    }
  }

  /** Starts it; resolves when it listens. */
  async start(): Promise<void> {
    const env = { ...process.env, ...this.#settings }
    const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] })
    this.#child = child
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (text: Buffer) => {
        if (text.includes('ready')) resolve()
      })
      child.once('exit', () => reject(new Error('the server ended before it was ready')))
    })
  }

  /** Kills it with a signal that it cannot hear; resolves when it is gone. */
  async kill(): Promise<void> {
    const child = this.#child
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }
}
