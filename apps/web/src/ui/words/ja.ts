import type { Words } from './catalogue.ts'
import { ENTERING } from './ja/entering.ts'
import { EVERY_GAME } from './games/every-game-ja.ts'
import { GUIDE } from './ja/guide.ts'
import { KEYS } from './ja/keys.ts'
import { LOBBY } from './ja/lobby.ts'
import { LONE } from './ja/lone.ts'
import { PRACTICE } from './ja/practice.ts'
import { RACE } from './ja/race.ts'
import { RECOVERY } from './ja/recovery.ts'
import { REFUSALS } from './ja/refusals.ts'
import { RESULTS } from './ja/results.ts'
import { SCREEN } from './ja/screen.ts'
import { SETTINGS } from './ja/settings.ts'
import { STATISTICS } from './ja/statistics.ts'
import { TABLE } from './ja/table.ts'

/** Every text of the screens, in Japanese. */
export const ja: Words = {
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
