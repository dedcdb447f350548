/** The piles of Klondike by number, in the order of its table. */
export const STOCK = 0
export const WASTE = 1
export const FIRST_TABLEAU = 6
