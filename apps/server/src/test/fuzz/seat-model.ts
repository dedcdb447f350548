import { boardToWire, moveFromWire, type FromServer, type WireRules } from '@samedeal/protocol'
import { numberOf } from '@samedeal/protocol/command-of'
import { readClientMessage } from '@samedeal/protocol/from-client'
import { isRefusal, sendMoves, view, type Card, type Move, type Position } from '@samedeal/rules'
import { bodiesOf, type Said } from './attacker.ts'

/** Refusals that leave a command's number open. */
const UNCOUNTED = ['too-fast', 'out-of-order']

/**
 * A seat as it must be when what was refused has changed nothing: the deal, and on it what the server
 * says that it has done, once each.
 */
export class SeatModel {
  readonly #rules: WireRules
  readonly #deal: Position
  readonly #line: Move[][] = []
  #n = 0

  constructor(rules: WireRules, deck: readonly Card[]) {
    this.#rules = rules
    this.#deal = rules.game.deal(deck, rules.options)
  }

  /** The number that is due. */
  get next(): number {
    return this.#n + 1
  }

  /** Follows what was sent by what was answered. */
  follow(said: readonly Said[], heard: readonly Said[]): void {
    const done = new Set([
      ...bodiesOf(heard, 'moved').map(([n]) => n),
      ...bodiesOf(heard, 'board').map(({ n }) => n),
    ])
    const refused = new Set(
      bodiesOf(heard, 'refused').flatMap(({ why, n }) => (UNCOUNTED.includes(why) ? [] : [n])),
    )
    const both = [...refused].filter((n) => n !== undefined && done.has(n))
    if (both.length > 0) throw new Error(`commands ${both.join()} were refused, and done`)
    for (const { type, body } of said) {
      const message = readClientMessage(type, body)
      if (message?.type !== 'move' && message?.type !== 'undo' && message?.type !== 'send') continue
      const { n = 0 } = numberOf(message)
      if (n !== this.next || !(done.has(n) || refused.has(n))) continue
      this.#n = n
      if (!done.has(n)) continue
      if (message.type === 'move') this.#line.push([moveFromWire(this.#rules, message.body)])
      else if (message.type === 'undo') this.#line.pop()
      else this.#line.push([...sendMoves(this.#rules.game, this.#position(), this.#rules.options)])
    }
  }

  /** What its owner is told of it on coming back. */
  board(): FromServer['board'] {
    const moves = this.#line.flat().length
    return { n: this.#n, moves, board: boardToWire(view(this.#position())) }
  }

  #position(): Position {
    const { game, options } = this.#rules
    return this.#line.flat().reduce((position, move) => {
      const next = game.play(position, move, options)
      if (isRefusal(next)) throw new Error(`the server has done what is refused: ${next.refused}`)
      return next
    }, this.#deal)
  }
}
