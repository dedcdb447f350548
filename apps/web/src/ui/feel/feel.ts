import type { Cue } from '../../board/cues.ts'
import { movesLittle } from '../settings/moves-little.ts'
import { preferences } from '../settings/preferences.ts'
import { playSounds, prepareSounds } from './loudspeaker.ts'
import { soundsOf } from './sounds.ts'

/** How the device trembles: milliseconds of trembling and of pauses, in turn. */
const TREMBLES: Readonly<Record<Cue['what'], number[]>> = {
  lift: [6],
  'put-back': [4],
  place: [10],
  draw: [8],
  recycle: [8, 30, 8],
  home: [14],
  refused: [18, 50, 18],
  won: [30, 60, 30, 60, 90],
}

/** Gets ready for the cues of a race, before it begins. */
export function prepareToFeel(): void {
  if (!movesLittle.peek() && preferences.peek().sound === 'on') prepareSounds()
}

/** Lets a cue be heard and felt, as far as this device may and can. */
export function feel(cue: Cue): void {
  if (movesLittle.peek() || document.visibilityState === 'hidden') return
  const { sound, haptics } = preferences.peek()
  if (sound === 'on') void playSounds(soundsOf(cue))
  if (haptics === 'on' && 'vibrate' in navigator) navigator.vibrate(TREMBLES[cue.what])
}
