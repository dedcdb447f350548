/**
 * What is left to do where nothing more can come of a board: no move at all, nothing but turning the stock,
 * moves that lead nowhere, or moves none of which leads to a win any more.
 */
export type DeadEnd = 'nothing' | 'stock' | 'idle' | 'lost'
