import type { Plural } from './plural.ts'
import { ENTERING } from './en/entering.ts'
import { EVERY_GAME } from './games/every-game-en.ts'
import { GUIDE } from './en/guide.ts'
import { KEYS } from './en/keys.ts'
import { LOBBY } from './en/lobby.ts'
import { LONE } from './en/lone.ts'
import { PRACTICE } from './en/practice.ts'
import { RACE } from './en/race.ts'
import { RECOVERY } from './en/recovery.ts'
import { REFUSALS } from './en/refusals.ts'
import { RESULTS } from './en/results.ts'
import { SCREEN } from './en/screen.ts'
import { SETTINGS } from './en/settings.ts'
import { STATISTICS } from './en/statistics.ts'
import { TABLE } from './en/table.ts'

/**
 * Every text of the screens, in English. `{name}` is filled in where it stands; a text that
 * depends on a number has one form for each plural category of the language.
 */
export const en = {
  ...ENTERING,
  ...KEYS,
  ...LOBBY,
  ...SETTINGS,
  ...PRACTICE,
  ...LONE,
  ...RACE,
  ...TABLE,
  ...RESULTS,
  ...SCREEN,
  ...STATISTICS,
  ...RECOVERY,
  ...REFUSALS,
  ...GUIDE,
  ...EVERY_GAME,
} as const satisfies Record<string, string | Plural>
