import type { Words } from './catalogue.ts'
import { ENTERING } from './es/entering.ts'
import { EVERY_GAME } from './games/every-game-es.ts'
import { GUIDE } from './es/guide.ts'
import { KEYS } from './es/keys.ts'
import { LOBBY } from './es/lobby.ts'
import { LONE } from './es/lone.ts'
import { PRACTICE } from './es/practice.ts'
import { RACE } from './es/race.ts'
import { RECOVERY } from './es/recovery.ts'
import { REFUSALS } from './es/refusals.ts'
import { RESULTS } from './es/results.ts'
import { SCREEN } from './es/screen.ts'
import { SETTINGS } from './es/settings.ts'
import { STATISTICS } from './es/statistics.ts'
import { TABLE } from './es/table.ts'

/** Every text of the screens, in Spanish. */
export const es: Words = {
  ...ENTERING,
  ...KEYS,
  ...LOBBY,
  ...SETTINGS,
  ...PRACTICE,
  ...LONE,
  ...RACE,
  ...RESULTS,
  ...SCREEN,
  ...STATISTICS,
  ...TABLE,
  ...RECOVERY,
  ...REFUSALS,
  ...GUIDE,
  ...EVERY_GAME,
}
