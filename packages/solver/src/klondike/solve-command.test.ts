import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { isWon, deckText, klondike, readRecord, replay } from '@samedeal/rules'
import { describe, expect, test } from 'vitest'
import { KNOWN_DEALS } from './cases/deals.ts'

const COMMAND = fileURLToPath(new URL('./solve-command.ts', import.meta.url))

function run(args: readonly string[], input: unknown) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...args, '-'], {
    input: typeof input === 'string' ? input : JSON.stringify(input),
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

const deals = KNOWN_DEALS.slice(0, 3).map(({ id, deck }) => ({ id, deck: deckText(deck) }))

describe('pnpm solve', () => {
  test('prints one line of JSON a deal, with moves that replay to a win, and a summary', () => {
    const { status, stdout, stderr } = run(['--draw', '3'], { deals })
    expect(status).toBe(0)
    const lines = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(lines.map(({ id }) => id)).toEqual([1, 2, 3])
    for (const [index, line] of lines.entries()) {
      expect(Object.keys(line)).toEqual(['id', 'verdict', 'ms', 'states', 'moves'])
      const options = { draw: 3, passes: 'unlimited', foundationReturn: true }
      const deck = deals[index]?.deck
      const record = readRecord({ game: 'klondike', options, deck, moves: line.moves })
      if ('fault' in record) throw new Error(record.fault)
      expect(isWon(klondike, replay(record).position)).toBe(true)
    }
    expect(stderr).toMatch(/^3 deals in .* 3 won, 0 lost, 0 unknown/)
  })

  test('a short deck, a card twice and an unknown name are named with their deal, and nothing is solved', () => {
    const [first] = deals
    const deck = first?.deck ?? ''
    for (const [bad, words] of [
      [deck.slice(0, -3), /deal 7: .*51 cards.* missing: 7H/],
      [deck.replace('6H', 'KD'), /deal 7: card 2, KD/],
      [deck.replace('6H', '1H'), /deal 7: card 1 is "1H"/],
    ] as const) {
      const { status, stdout, stderr } = run([], { deals: [first, { id: 7, deck: bad }] })
      expect(status).toBe(1)
      expect(stdout).toBe('')
      expect(stderr).toMatch(words)
    }
  })

  test('what is no file of deals, and options that mean nothing, are refused in a sentence', () => {
    expect(run([], '{').stderr).toContain('cannot be read as JSON')
    expect(run([], {}).stderr).toContain('must hold {"deals"')
    expect(run(['--draw', '2'], { deals }).stderr).toContain('--draw is 2; allowed: 1 or 3')
    expect(run(['--passes', '0'], { deals }).stderr).toContain('--passes is 0')
    expect(run(['--ms', 'x'], { deals }).stderr).toContain('--ms is x')
    expect(run(['--fast'], { deals }).status).toBe(1)
  })
})
