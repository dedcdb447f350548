import type { Position, Reveal } from '@samedeal/rules'
import type { WireBoard } from './from-server.ts'

/** Writes a view for the wire. */
export function boardToWire({ piles, state }: Position): WireBoard {
  return { state, piles: piles.map(({ cards, faceDown }) => [faceDown, ...cards]) }
}

/** Reads a view from the wire. */
export function boardFromWire({ piles, state }: WireBoard): Position {
  return {
    state,
    piles: piles.map(([faceDown = 0, ...cards]) => ({ cards, faceDown })),
  }
}

/** Writes the answer to a move: its number, then the cards that turned up. */
export function movedToWire(n: number, revealed: readonly Reveal[]): number[] {
  return [n, ...revealed.flatMap(({ pile, index, card }) => [pile, index, card])]
}

/** Reads the answer to a move. */
export function movedFromWire([n = 0, ...rest]: readonly number[]): {
  readonly n: number
  readonly revealed: readonly Reveal[]
} {
  const revealed: Reveal[] = []
  for (let at = 0; at + 2 < rest.length; at += 3) {
    const [pile = 0, index = 0, card = 0] = rest.slice(at, at + 3)
    revealed.push({ pile, index, card })
  }
  return { n, revealed }
}
