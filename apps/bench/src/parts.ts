import { BENCHED } from './games.ts'
import type { Part } from './part.ts'
import { attacks } from './parts/attacks.ts'
import { board } from './parts/board.ts'
import { chaos } from './parts/chaos.ts'
import { cpuRooms } from './parts/cpu-rooms.ts'
import { fairPlay } from './parts/fair-play.ts'
import { fuzz } from './parts/fuzz.ts'
import { journal } from './parts/journal.ts'
import { kills } from './parts/kills.ts'
import { races } from './parts/races.ts'
import { rules } from './parts/rules.ts'
import { starts } from './parts/starts.ts'

/** Everything that can be measured, in the order of the table. */
export const PARTS: readonly Part[] = [
  rules,
  races,
  chaos,
  fairPlay,
  ...BENCHED.flatMap(({ parts }) => parts),
  // Last, because they load a web server.
  starts,
  cpuRooms,
  journal,
  kills,
  fuzz,
  attacks,
  board,
]
