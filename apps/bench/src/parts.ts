import type { Part } from './part.ts'
import { rules } from './parts/rules.ts'

/** Everything that can be measured, in the order of the table. */
export const PARTS: readonly Part[] = [rules]
