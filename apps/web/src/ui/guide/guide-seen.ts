import { signal } from '@preact/signals'
import { store, stored } from '../device/stored.ts'

const KEY = 'samedeal.guide'

/** Whether this device has been through the guided game, or has declined it. */
export const guideSeen = signal(stored(KEY) !== undefined)

/** The guided game is not offered on the home page any more. */
export function markGuideSeen(): void {
  guideSeen.value = true
  store(KEY, 'seen')
}
