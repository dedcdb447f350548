import type { Move } from '@samedeal/rules'

/** Whether a move turns the stock: a draw or a recycle. */
export function isStockMove({ from, to }: Move): boolean {
  return from === 'stock' || to === 'stock'
}
