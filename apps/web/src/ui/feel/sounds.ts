import type { Cue } from '../../board/cues.ts'

/**
 * A sound as ZzFX takes it: volume, randomness, frequency (Hz), attack, sustain, release (seconds),
 * shape, shape curve, slide. A player hears hundreds of these in a race: all are short and low.
 */
type Sound = readonly number[]

const SOUNDS = {
  lift: [0.25, 0.05, 520, 0, 0.004, 0.03, 0, 1],
  'put-back': [0.25, 0.05, 390, 0, 0.004, 0.04, 0, 1],
  place: [0.45, 0.05, 170, 0.001, 0.006, 0.05, 1, 1.4, -8],
  draw: [0.35, 0.05, 250, 0.002, 0.012, 0.04, 1, 1.8, 9],
  recycle: [0.4, 0.05, 140, 0.01, 0.05, 0.09, 1, 1.6, 5],
  refused: [0.45, 0, 98, 0.004, 0.05, 0.08, 1, 0.8],
  note: [0.4, 0, 523.25, 0.003, 0.02, 0.16, 0, 1],
} as const satisfies Record<string, Sound>

export type SoundName = keyof typeof SOUNDS

/** The numbers of a sound. */
export function soundOf(name: SoundName): Sound {
  return SOUNDS[name]
}

/** A sound at its moment (milliseconds from the cue on), as many times as high as it is written. */
export interface Played {
  readonly name: SoundName
  readonly after: number
  readonly pitch: number
}

/** Between two cards that come home together: the table sends them so far apart. */
const RIPPLE = 45

/** A scale of five tones: whatever comes home together is in tune. Half tones from its lowest note. */
const SCALE = [0, 2, 4, 7, 9]

/** A major chord and its octave, for a win. */
const FANFARE = [0, 4, 7, 12, 16, 19, 24]
const FANFARE_APART = 95

/** What is heard of a cue. */
export function soundsOf(cue: Cue): readonly Played[] {
  switch (cue.what) {
    case 'home':
      return Array.from({ length: cue.cards }, (_, card) => ({
        name: 'note',
        after: card * RIPPLE,
        pitch: pitchOf(scaleTone(card)),
      }))
    case 'won':
      return FANFARE.map((tone, number) => ({
        name: 'note',
        after: number * FANFARE_APART,
        pitch: pitchOf(tone),
      }))
    default:
      return [{ name: cue.what, after: 0, pitch: 1 }]
  }
}

/** The tone of the nth card: up the scale for two octaves, then again. */
function scaleTone(card: number): number {
  const step = card % (2 * SCALE.length)
  return (SCALE[step % SCALE.length] ?? 0) + 12 * Math.floor(step / SCALE.length)
}

/** How many times as high a tone is that lies so many half tones above another. */
function pitchOf(halfTones: number): number {
  return 2 ** (halfTones / 12)
}
