import type { Preferences as BoardPreferences } from '../../board/config.ts'
import { movesLittle } from './moves-little.ts'
import { preferences } from './preferences.ts'

/** What this device prefers, as a board takes it. */
export function boardPreferences(): BoardPreferences {
  const { deck, back, hand, targets, smartTap } = preferences.value
  return {
    deck,
    back,
    leftHanded: hand === 'left',
    reducedMotion: movesLittle.value,
    marksTargets: targets === 'on',
    smartTap: smartTap === 'on',
  }
}
