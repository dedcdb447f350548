import type { Preferences as BoardPreferences } from '../../board/config.ts'
import { reducedMotion } from '../device/reduced-motion.ts'
import { preferences } from './preferences.ts'

/** What this device prefers, as a board takes it. */
export function boardPreferences(): BoardPreferences {
  const { deck, back, hand } = preferences.value
  return { deck, back, leftHanded: hand === 'left', reducedMotion: reducedMotion.value }
}
