import { describe, expect, test } from 'vitest'
import { SafeNews } from './safe-news.ts'

function heard(): { readonly news: SafeNews; readonly said: string[] } {
  const said: string[] = []
  const news = new SafeNews({ tellSafe: (player, n) => said.push(`${player} ${n}`) })
  return { news, said }
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
  test('is the last command that the disk has, once for each player', () => {
    const { news, said } = heard()
    news.answered({ number: 1, player: 'ada', n: 1 })
    news.answered({ number: 2, player: 'bob', n: 1 })
    news.answered({ number: 3, player: 'ada', n: 2 })
    news.answered({ number: 4, player: 'ada', n: 3 })
    news.safe(3)
    expect(said).toEqual(['ada 2', 'bob 1'])
    news.safe(4)
    expect(said).toEqual(['ada 2', 'bob 1', 'ada 3'])
    news.safe(5)
    expect(said).toHaveLength(3)
  })
})
