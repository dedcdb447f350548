/** The search's states and moves, for players that do not know every card. */
export { CHILD_KINDS, type Children } from './children.ts'
export {
  bitOf,
  countOf,
  COLUMNS,
  dealTables,
  type DealTables,
  type PackedState,
} from './deal-tables.ts'
export { realMoves } from './arrange.ts'
export { cardsHome, heightOf, isRedSuit } from './foundations.ts'
export { finish, foundationSteps, leavingSteps, type CardStep } from './line.ts'
export { SearchSpace } from './search.ts'
