import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'

const JOIN_ROOM = 10
const ROOM_DATA = 13

/** Who joins where. */
export interface DeafJoin {
  readonly address: string
  readonly code: string
  /** 32 hexadecimal digits. */
  readonly token: string
  /** The address that the server is to take it to come from. */
  readonly from: string
}

/**
 * A socket to a room that asks and never reads: it speaks WebSocket by hand, since no library leaves what
 * has come in the network.
 */
export class DeafSocket {
  readonly #socket: Socket

  private constructor(socket: Socket) {
    this.#socket = socket
  }

  /** Joins; undefined when it is not let in. */
  static async join({ address, code, token, from }: DeafJoin): Promise<DeafSocket | undefined> {
    const seat = await fetch(`${address}/matchmake/joinById/${code}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify({ token, name: 'Deaf' }),
    }).catch(() => undefined)
    if (seat?.ok !== true) return undefined
    const { processId, roomId, sessionId } = (await seat.json()) as Record<string, string>
    const { hostname, port, host } = new URL(address)
    const socket = connect(Number(port), hostname)
    const head = [
      `GET /${processId}/${roomId}?sessionId=${sessionId} HTTP/1.1`,
      `Host: ${host}`,
      `X-Forwarded-For: ${from}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    ]
    socket.on('error', () => undefined)
    socket.write(`${head.join('\r\n')}\r\n\r\n`)
    // The server's frame that lets the socket in comes with the answer to this, or soon after.
    const isIn = await new Promise<boolean>((resolve) => {
      let heard = Buffer.alloc(0)
      socket.on('close', () => resolve(false))
      socket.on('data', (part: Buffer) => {
        heard = Buffer.concat([heard, part])
        const frames = heard.subarray(heard.indexOf('\r\n\r\n') + 4)
        if (heard.includes('\r\n\r\n') && frames.length > 2) resolve(true)
      })
    })
    if (!isIn) return undefined
    socket.removeAllListeners('data')
    socket.pause()
    const deaf = new DeafSocket(socket)
    deaf.#send(Buffer.from([JOIN_ROOM]))
    return deaf
  }

  get isOpen(): boolean {
    return this.#socket.writable && !this.#socket.destroyed
  }

  /** Asks for the record of seat 1. */
  askForRecord(): void {
    this.#send(Buffer.from([ROOM_DATA, 0xa0 | 6, ...Buffer.from('record'), 1]))
  }

  close(): void {
    this.#socket.destroy()
  }

  /** Sends a frame of at most 125 bytes, masked with zeros. */
  #send(bytes: Buffer): void {
    const head = Buffer.from([0x82, 0x80 | bytes.length, 0, 0, 0, 0])
    if (this.isOpen) this.#socket.write(Buffer.concat([head, bytes]))
  }
}
