import { expect, test } from 'vitest'
import { soundOf, soundsOf } from './sounds.ts'

test('every card that comes home is heard, in the order and at the pace of the ripple', () => {
  const played = soundsOf({ what: 'home', cards: 28 })
  expect(played.map(({ after }) => after)).toEqual(Array.from({ length: 28 }, (_, n) => 45 * n))
  expect(Math.max(...played.map(({ pitch }) => pitch))).toBeLessThan(4)
})

test('every other cue has one short sound', () => {
  for (const what of ['lift', 'put-back', 'refused', 'draw', 'recycle', 'place'] as const) {
    const [sound, ...more] = soundsOf({ what })
    expect(more).toEqual([])
    const [, , , attack = 0, sustain = 0, release = 0] = soundOf(sound!.name)
    expect(attack + sustain + release).toBeLessThan(0.2)
  }
})

test('a win is heard for less than a second', () => {
  expect(soundsOf({ what: 'won' }).at(-1)!.after).toBeLessThan(800)
})
