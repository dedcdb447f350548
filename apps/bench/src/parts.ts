import type { Part } from './part.ts'
import { attacks } from './parts/attacks.ts'
import { board } from './parts/board.ts'
import { chaos } from './parts/chaos.ts'
import { cpuFreecell } from './parts/cpu-freecell.ts'
import { cpuHonesty } from './parts/cpu-honesty.ts'
import { cpuChampion, cpuLevels, cpuUndo } from './parts/cpu-levels.ts'
import { cpuPace } from './parts/cpu-pace.ts'
import { cpuRooms } from './parts/cpu-rooms.ts'
import { deadEnds } from './parts/dead-ends.ts'
import { fairPlay } from './parts/fair-play.ts'
import { freecellDeals } from './parts/freecell-deals.ts'
import { fuzz } from './parts/fuzz.ts'
import { journal } from './parts/journal.ts'
import { kills } from './parts/kills.ts'
import { races } from './parts/races.ts'
import { rules } from './parts/rules.ts'
import { solverDeals } from './parts/solver-deals.ts'
import { solverFreecell } from './parts/solver-freecell.ts'
import { freecellLevels, solverLevels } from './parts/solver-levels.ts'
import { solverLosses } from './parts/solver-losses.ts'
import { solverRules } from './parts/solver-rules.ts'
import { solverWins } from './parts/solver-wins.ts'
import { starts } from './parts/starts.ts'

/** Everything that can be measured, in the order of the table. */
export const PARTS: readonly Part[] = [
  rules,
  races,
  chaos,
  fairPlay,
  solverWins,
  solverLosses,
  solverRules,
  solverDeals,
  solverLevels,
  solverFreecell,
  freecellDeals,
  freecellLevels,
  deadEnds,
  cpuLevels,
  cpuChampion,
  cpuUndo,
  cpuPace,
  cpuHonesty,
  cpuFreecell,
  // Last, because they load a web server.
  starts,
  cpuRooms,
  journal,
  kills,
  fuzz,
  attacks,
  board,
]
