import { freecellBench } from './freecell/bench.ts'
import type { GameBench } from './game-bench.ts'
import { klondikeBench } from './klondike/bench.ts'

/** The games that are measured, in the order of the table. */
export const BENCHED: readonly GameBench[] = [klondikeBench, freecellBench]
