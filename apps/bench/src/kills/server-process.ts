import { startProgram, type Program } from '@samedeal/server/program'

/** The server as an operator runs it: a process that can be killed and started again on the same data. */
export class ServerProcess {
  readonly address: string
  readonly #settings: Readonly<Record<string, string>>
  #program: Program | undefined

  /** A server for this computer alone, with its data in a folder. */
  constructor({ port, folder }: { readonly port: number; readonly folder: string }) {
    this.address = `http://127.0.0.1:${port}`
    // Everybody here comes from one address.
    this.#settings = { PORT: String(port), DATA_DIR: folder, SOCKETS_PER_ADDRESS: '10000' }
  }

  /** Starts it; resolves when it listens. */
  async start(): Promise<void> {
    this.#program = startProgram(this.#settings)
    await this.#program.printed('ready')
  }

  /** Kills it with a signal that it cannot hear; resolves when it is gone. */
  async kill(): Promise<void> {
    this.#program?.kill('SIGKILL')
    await this.#program?.exitCode()
  }
}
