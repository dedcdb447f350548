import type { HttpFault, JoinReason } from '@samedeal/protocol'

/** Why a room could not be made or joined; the screens turn the code into a sentence. */
export type JoinFault =
  | Exclude<HttpFault, 'not-found' | 'bad-request' | 'too-large' | 'stopping'>
  | JoinReason
  | 'unreachable'
  /** The server lets the page in, and the room says nothing. */
  | 'room-silent'

export class JoinError extends Error {
  readonly code: JoinFault

  constructor(code: JoinFault) {
    super(code)
    this.name = 'JoinError'
    this.code = code
  }
}
