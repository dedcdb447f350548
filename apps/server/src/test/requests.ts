import { request, type IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:net'

/** A request as any program may send it, with headers that a browser would not let a page set. */
export interface Asked {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

/** Sends one request, or asks for a socket by its headers; a status of 101 is a socket, closed at once. */
export function ask(
  address: string,
  { method = 'GET', headers = {}, body }: Asked = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(address, { method, headers, agent: false }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => (text += part))
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text })
      })
    })
    sent.on('upgrade', ({ statusCode = 0, headers: answered }, socket) => {
      socket.destroy()
      resolve({ status: statusCode, headers: answered, text: '' })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/** Sends bytes that may be no request, and reads what comes back until the server hangs up. */
export function tell(port: number, bytes: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let heard = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.setEncoding('utf8').on('data', (part: string) => (heard += part))
    // A connection that is kept open has answered all the same.
    socket.setTimeout(1_000, () => socket.destroy())
    socket.on('error', reject).on('close', () => {
      const [head = '', text = ''] = heard.split('\r\n\r\n')
      const [status = '', ...lines] = head.split('\r\n')
      const headers = lines.map((line) => /^([^:]*): *(.*)$/.exec(line) ?? [])
      resolve({
        status: Number(status.split(' ')[1]),
        headers: Object.fromEntries(
          headers.map(([_line, name = '', value = '']) => [name.toLowerCase(), value]),
        ),
        text,
      })
    })
  })
}

/** The headers by which a browser asks for a socket. */
export const SOCKET_HEADERS = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'c2FtZWRlYWwtc2FtZWRlYQ==',
} as const
