import { signal } from '@preact/signals'
import { afterEach, expect, test, vi } from 'vitest'
import type { SeatReaction } from '../../session/room-session.ts'
import { followReactions, muteReactions, shownReactions } from './shown-reactions.ts'

afterEach(() => {
  muteReactions(false)
  vi.useRealTimers()
})

function wow(seat: number, name: string): SeatReaction {
  return { seat, name, reaction: 'wow' }
}

function names(): string[] {
  return shownReactions.value.map(({ name }) => name)
}

test('a reaction stands for four seconds, and the newest of a person replaces the last', () => {
  vi.useFakeTimers()
  const reaction = signal<SeatReaction | undefined>(undefined)
  const stop = followReactions({ reaction })
  reaction.value = wow(1, 'Lena')
  vi.advanceTimersByTime(3_000)
  reaction.value = wow(0, 'Tom')
  reaction.value = { ...wow(1, 'Lena'), reaction: 'luck' }
  expect(names()).toEqual(['Tom', 'Lena'])
  vi.advanceTimersByTime(2_000)
  expect(names()).toEqual(['Tom', 'Lena'])
  vi.advanceTimersByTime(2_000)
  expect(names()).toEqual([])
  stop()
})

test('what was called out before is not shown again, and nothing after the end', () => {
  const reaction = signal<SeatReaction | undefined>(wow(1, 'Lena'))
  const stop = followReactions({ reaction })
  expect(names()).toEqual([])
  reaction.value = wow(2, 'Noor')
  stop()
  expect(names()).toEqual([])
  reaction.value = wow(2, 'Noor')
  expect(names()).toEqual([])
})

test('muted, none is shown', () => {
  const reaction = signal<SeatReaction | undefined>(undefined)
  const stop = followReactions({ reaction })
  reaction.value = wow(1, 'Lena')
  muteReactions(true)
  expect(names()).toEqual([])
  reaction.value = wow(2, 'Noor')
  expect(names()).toEqual([])
  stop()
})
