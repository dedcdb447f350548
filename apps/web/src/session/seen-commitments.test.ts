import { describe, expect, test } from 'vitest'
import { roomWith } from '../ui/test/room.ts'
import { SeenCommitments } from './seen-commitments.ts'
import type { Keep } from './token.ts'

const FIRST = [{ level: 'normal', hash: 'a' }] as const
const OTHER = [{ level: 'normal', hash: 'b' }] as const
const COUNTDOWN = roomWith({ phase: 'countdown', round: 2, commitments: FIRST })
const RESULTS = roomWith({ phase: 'results', round: 2, commitments: FIRST })

function keeping(): Keep {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  }
}

describe('the commitments that a page has seen', () => {
  test('are those of the countdown, whatever the room says later', () => {
    const seen = new SeenCommitments('HKMTWR', () => keeping())
    seen.see(roomWith({ phase: 'countdown', round: 2 }))
    seen.see(COUNTDOWN)
    seen.see({ ...COUNTDOWN, phase: 'racing' })
    const later = { ...RESULTS, commitments: OTHER }
    for (const phase of ['racing', 'countdown', 'results'] as const) seen.see({ ...later, phase })
    expect(seen.of(later)).toEqual({ commitments: FIRST, atCountdown: true })
  })

  test('are the last of the countdown: before any face the server may bring another deal', () => {
    const seen = new SeenCommitments('HKMTWR', () => keeping())
    seen.see({ ...COUNTDOWN, commitments: OTHER })
    seen.see(COUNTDOWN)
    expect(seen.of(RESULTS)).toEqual({ commitments: FIRST, atCountdown: true })
  })

  test('are what the room says now when the page came after the countdown', () => {
    const seen = new SeenCommitments('HKMTWR', () => keeping())
    seen.see({ ...RESULTS, phase: 'racing' })
    expect(seen.of(RESULTS)).toEqual({ commitments: FIRST, atCountdown: false })
  })

  test('are those of the round, not of one before', () => {
    const seen = new SeenCommitments('HKMTWR', () => keeping())
    seen.see(COUNTDOWN)
    const next = roomWith({ phase: 'countdown', round: 3, commitments: OTHER })
    expect(seen.of(next)).toEqual({ commitments: OTHER, atCountdown: false })
    seen.see(next)
    expect(seen.of(next)).toEqual({ commitments: OTHER, atCountdown: true })
  })

  test('outlive a reload, but not a change of rooms', () => {
    const keep = keeping()
    const before = new SeenCommitments('HKMTWR', () => keep)
    before.see(COUNTDOWN)
    before.see({ ...COUNTDOWN, phase: 'racing' })
    const reloaded = new SeenCommitments('HKMTWR', () => keep)
    reloaded.see({ ...COUNTDOWN, commitments: OTHER })
    expect(reloaded.of(RESULTS).commitments).toEqual(FIRST)
    expect(reloaded.of(RESULTS).atCountdown).toBe(true)
    const elsewhere = new SeenCommitments('AAAAAA', () => keep)
    expect(elsewhere.of(RESULTS).atCountdown).toBe(false)
  })

  test('last as long as the page where nothing can be kept', () => {
    const seen = new SeenCommitments('HKMTWR', () => {
      throw new Error('forbidden')
    })
    seen.see(COUNTDOWN)
    expect(seen.of(RESULTS).atCountdown).toBe(true)
  })
})
