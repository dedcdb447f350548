import type { Part } from './part.ts'
import { races } from './parts/races.ts'
import { rules } from './parts/rules.ts'
import { starts } from './parts/starts.ts'

/** Everything that can be measured, in the order of the table. */
export const PARTS: readonly Part[] = [rules, races, starts]
