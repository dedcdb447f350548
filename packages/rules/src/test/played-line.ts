import fc from 'fast-check'
import type { Card } from '../cards/card.ts'
import type { Game, Move, Options } from '../game.ts'
import { playThrough } from '../play-through.ts'
import type { Position } from '../position.ts'
import { isRefusal } from '../refusal.ts'
import { frozen } from './frozen.ts'

/** A deal, and numbers that choose one legal move after another. */
export interface Choices {
  readonly deck: readonly Card[]
  /** Each from 0 up to 1. */
  readonly numbers: readonly number[]
}

/** Any deal of a game with choices for `length` moves. */
export function anyChoices(game: Game, options: Options, length: number): fc.Arbitrary<Choices> {
  const cards = game.deck(options)
  return fc.record({
    deck: fc.shuffledSubarray([...cards], { minLength: cards.length, maxLength: cards.length }),
    numbers: fc.array(
      fc.nat(999).map((number) => number / 1000),
      { minLength: length, maxLength: length },
    ),
  })
}

/** A line of legal moves. `positions` holds the deal first and is one longer than `moves`. */
export interface PlayedLine {
  readonly deck: readonly Card[]
  readonly moves: readonly Move[]
  readonly positions: readonly Position[]
}

/**
 * Plays the chosen moves until the choices or the legal moves end. The moves that a game lists
 * first are chosen more often, so that lines get on instead of turning the stock over.
 * All positions are frozen.
 */
export function playLine(game: Game, options: Options, { deck, numbers }: Choices): PlayedLine {
  const moves: Move[] = []
  let position = frozen(game.deal(deck, options))
  const positions = [position]
  for (const number of numbers) {
    const legal = game.moves(position, options)
    const move = legal[Math.floor(number * number * legal.length)]
    if (move === undefined) break
    const next = playThrough({ game, options }, position, { move })
    if (isRefusal(next)) throw new Error(`a listed move is refused: ${next.refused}`)
    moves.push(move)
    position = frozen(next)
    positions.push(position)
  }
  return { deck, moves, positions }
}
