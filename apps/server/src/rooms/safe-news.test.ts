import { describe, expect, test } from 'vitest'
import { SafeNews } from './safe-news.ts'

function heard(): { readonly news: SafeNews; readonly said: string[] } {
  const said: string[] = []
  const news = new SafeNews({
    tellSafe: (player, [round, n]) => said.push(`${player} ${round}/${n}`),
  })
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
  test('is the last command that the disk has, once for each player, with its round', () => {
    const { news, said } = heard()
    news.answered({ number: 1, player: 'ada', round: 1, n: 1 })
    news.answered({ number: 2, player: 'bob', round: 1, n: 1 })
    news.answered({ number: 3, player: 'ada', round: 1, n: 2 })
    news.answered({ number: 4, player: 'ada', round: 2, n: 1 })
    news.safe(3)
    expect(said).toEqual(['ada 1/2', 'bob 1/1'])
    news.safe(4)
    expect(said).toEqual(['ada 1/2', 'bob 1/1', 'ada 2/1'])
    news.safe(5)
    expect(said).toHaveLength(3)
  })
})
