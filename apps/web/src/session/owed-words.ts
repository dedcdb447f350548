import type { RoomView } from '@samedeal/race'
import type { Link } from './link.ts'

/** What must not be lost with a socket or with a server: a quit and a leave are said until they have arrived. */
export class OwedWords {
  readonly #link: Pick<Link, 'send' | 'close'>
  readonly #owed = new Set<'quit' | 'leave'>()
  /** The round that was quit last: a server that has lost it is told again. */
  #quitRound = 0

  constructor(link: Pick<Link, 'send' | 'close'>) {
    this.#link = link
  }

  /** The player quits a round; said when it can be. */
  quit(round: number): void {
    this.#quitRound = round
    this.#owed.add('quit')
  }

  /** The player goes for good; said when it can be. */
  leave(): void {
    this.#owed.add('leave')
  }

  /** Another round: what was quit is over. */
  beginAnew(): void {
    this.#quitRound = 0
  }

  /** The connection is there: says what is owed. */
  say(): void {
    for (const word of this.#owed) this.#link.send(word)
    if (this.#owed.has('leave')) this.#link.close()
    this.#owed.clear()
  }

  /** The connection is back, and shows the own seat racing a round that was quit: then that is owed again. */
  sayAgain({ phase, round, roster }: RoomView, seat: number): void {
    const own = roster.find((one) => one.seat === seat)
    const hasQuit = phase === 'racing' && round === this.#quitRound
    if (hasQuit && own?.status === 'racing') this.#owed.add('quit')
    this.say()
  }
}
