import { computed } from '@preact/signals'
import { reducedMotion } from '../device/reduced-motion.ts'
import { preferences } from './preferences.ts'

/** Whether little may move: the system or the player asks for it. Then nothing sounds or trembles either. */
export const movesLittle = computed(
  () => reducedMotion.value || preferences.value.motion === 'reduced',
)
