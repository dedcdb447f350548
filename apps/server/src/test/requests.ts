import { request, type IncomingHttpHeaders } from 'node:http'

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

/** The headers by which a browser asks for a socket. */
export const SOCKET_HEADERS = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'c2FtZWRlYWwtc2FtZWRlYQ==',
} as const
