import { createServer, connect, type Server, type Socket } from 'node:net'

/** A way to a server that a test can spoil: it delays, cuts, or swallows what passes. */
export class BadNetwork {
  readonly #server: Server
  readonly #pairs = new Set<readonly [Socket, Socket]>()
  /** Milliseconds that everything takes, each way. */
  latency = 0
  /** Lets nothing through, and tells nobody. */
  isSilent = false
  /** Takes no new connection. */
  isDown = false

  private constructor(target: number) {
    this.#server = createServer((near) => {
      if (this.isDown) return void near.destroy()
      const far = connect(target, '127.0.0.1')
      const pair = [near, far] as const
      this.#pairs.add(pair)
      this.#pass(near, far)
      this.#pass(far, near)
      const end = (): void => {
        this.#pairs.delete(pair)
        near.destroy()
        far.destroy()
      }
      for (const socket of pair) socket.on('error', end).on('close', end)
      return undefined
    })
  }

  /** Listens on one port and leads to another. */
  static async to(target: number, port: number): Promise<BadNetwork> {
    const network = new BadNetwork(target)
    await new Promise<void>((resolve) => network.#server.listen(port, '127.0.0.1', resolve))
    return network
  }

  /** Cuts every connection that there is. */
  cut(): void {
    for (const pair of this.#pairs) for (const socket of pair) socket.destroy()
  }

  close(): void {
    this.cut()
    this.#server.close()
  }

  #pass(from: Socket, to: Socket): void {
    from.on('data', (data) => {
      if (this.isSilent) return
      if (this.latency === 0) to.write(data)
      else setTimeout(() => to.writable && to.write(data), this.latency)
    })
  }
}
