import type { Part } from './part.ts'
import { cpuChampion, cpuLevels } from './parts/cpu-levels.ts'
import { cpuPace } from './parts/cpu-pace.ts'
import { cpuRooms } from './parts/cpu-rooms.ts'
import { races } from './parts/races.ts'
import { rules } from './parts/rules.ts'
import { starts } from './parts/starts.ts'

/** Everything that can be measured, in the order of the table. */
export const PARTS: readonly Part[] = [
  rules,
  races,
  starts,
  cpuLevels,
  cpuChampion,
  cpuPace,
  cpuRooms,
]
