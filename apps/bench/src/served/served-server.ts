import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Said, ServedSettings } from './served.ts'

/** A server in a process of its own, which tells what it has needed. */
export class ServedServer {
  readonly address: string
  readonly #child: ChildProcess

  private constructor(port: number, child: ChildProcess) {
    this.address = `http://127.0.0.1:${port}`
    this.#child = child
  }

  /** Starts one; resolves when it listens. */
  static async start(settings: ServedSettings): Promise<ServedServer> {
    const child = fork(new URL('./served.ts', import.meta.url), [JSON.stringify(settings)])
    const server = new ServedServer(settings.port, child)
    await server.#hear('listens')
    return server
  }

  /** The most memory that it has held since it was asked last, in bytes; the first time, what it holds. */
  async memory(): Promise<number> {
    this.#child.send('memory')
    const said = await this.#hear('memory')
    return 'memory' in said ? said.memory : 0
  }

  /** CPU time that it has taken so far, in milliseconds. */
  async cpuTime(): Promise<number> {
    this.#child.send('cpuTime')
    const said = await this.#hear('cpuTime')
    return 'cpuTime' in said ? said.cpuTime : 0
  }

  /** Stops it; resolves when it has written everything down and is gone. */
  async stop(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return
    const gone = once(this.#child, 'exit')
    this.#child.kill('SIGTERM')
    await gone
  }

  /** Waits until it says something of a kind; libraries in its process say things of their own. */
  #hear(kind: 'listens' | 'memory' | 'cpuTime'): Promise<Said> {
    return new Promise((resolve, reject) => {
      const listen = (said: Said): void => {
        if (!(kind in said)) return
        this.#child.off('message', listen).off('exit', end)
        resolve(said)
      }
      const end = (): void => reject(new Error('the served server has ended'))
      this.#child.on('message', listen).once('exit', end)
    })
  }
}
