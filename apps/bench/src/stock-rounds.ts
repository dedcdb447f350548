import { moveToWire, type WireMove } from '@samedeal/protocol'
import { USUAL_GAME, usualOptions, type Move } from '@samedeal/rules'

/** Cards in the stock after the deal. */
const STOCK = 24
const DRAW: Move = { from: 'stock', to: 'waste', count: 1 }
const RECYCLE: Move = { from: 'waste', to: 'stock', count: STOCK }
const RULES = { game: USUAL_GAME, options: usualOptions(USUAL_GAME) }

/** Command `n` of somebody who goes through the stock, over and over: the usual game under the usual options. */
export function stockMove(n: number): WireMove {
  return moveToWire(RULES, n, n % (STOCK + 1) === 0 ? RECYCLE : DRAW)
}
