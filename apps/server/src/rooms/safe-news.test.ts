import { describe, expect, test } from 'vitest'
import type { Clock } from '../clock.ts'
import { SafeNews } from './safe-news.ts'

/** News with a clock that `wait` moves on, in milliseconds. */
function heard(): {
  readonly news: SafeNews
  readonly said: string[]
  readonly wait: (time: number) => void
} {
  const said: string[] = []
  let now = 1_000
  let due: number | undefined
  let ring: () => void = () => undefined
  const clock: Clock = {
    now: () => now,
    alarm: (work) => {
      ring = work
      return { set: (at) => (due = at) }
    },
  }
  const news = new SafeNews({
    clock,
    tellSafe: (player, [round, n]) => said.push(`${player} ${round}/${n}`),
  })
  return {
    news,
    said,
    wait(time) {
      now += time
      if (due === undefined || due > now) return
      due = undefined
      ring()
    },
  }
}

describe('what is announced', () => {
  test('goes out at once while nothing waits for the disk', () => {
    const { news, said } = heard()
    news.announce('room', () => said.push('room'))
    expect(said).toEqual(['room'])
  })

  test('waits until the finish that it tells of is on the disk', () => {
    const { news, said } = heard()
    news.hold(5)
    news.announce('room', () => said.push('too early'))
    news.announce('room', () => said.push('room'))
    news.announce('rank 1', () => said.push('rank 1'))
    news.safe(4)
    expect(said).toEqual([])
    news.safe(5)
    expect(said).toEqual(['room', 'rank 1'])
  })

  test('does not wait for a disk that takes nothing', () => {
    const { news, said } = heard()
    news.hold(5)
    news.announce('room', () => said.push('room'))
    news.release()
    news.announce('next', () => said.push('next'))
    expect(said).toEqual(['room', 'next'])
  })
})

describe('what a player is told to be safe', () => {
  test('is the last command that the disk has, once for each player, with its round', () => {
    const { news, said, wait } = heard()
    news.answered({ number: 1, player: 'ada', round: 1, n: 1 })
    news.answered({ number: 2, player: 'bob', round: 1, n: 1 })
    news.answered({ number: 3, player: 'ada', round: 1, n: 2 })
    news.answered({ number: 4, player: 'ada', round: 2, n: 1 })
    news.safe(3)
    wait(250)
    expect(said).toEqual(['ada 1/2', 'bob 1/1'])
    news.safe(4)
    wait(250)
    expect(said).toEqual(['ada 1/2', 'bob 1/1', 'ada 2/1'])
    news.safe(5)
    wait(250)
    expect(said).toHaveLength(3)
  })

  test('goes out with their next answer, and else within a quarter of a second', () => {
    const { news, said, wait } = heard()
    news.answered({ number: 1, player: 'ada', round: 1, n: 1 })
    news.answered({ number: 2, player: 'bob', round: 1, n: 1 })
    news.safe(2)
    wait(100)
    expect(said).toEqual([])
    news.tell('ada')
    expect(said).toEqual(['ada 1/1'])
    news.answered({ number: 3, player: 'bob', round: 1, n: 2 })
    news.safe(3)
    wait(150)
    expect(said).toEqual(['ada 1/1', 'bob 1/2'])
    news.tell('ada')
    wait(1_000)
    expect(said).toHaveLength(2)
  })

  test('does not go out when the room has ended', () => {
    const { news, said, wait } = heard()
    news.answered({ number: 1, player: 'ada', round: 1, n: 1 })
    news.safe(1)
    news.end()
    wait(1_000)
    expect(said).toEqual([])
  })
})
