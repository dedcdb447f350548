import { isRefusal, klondike, STANDARD_DECK, type Position } from '@samedeal/rules'
import { shuffle } from '@samedeal/rules/shuffle'
import { describe, expect, test } from 'vitest'
import { realMoves } from './arrange.ts'
import { leavingSteps, foundationSteps } from './line.ts'
import { randomNumbers } from '../random-numbers.ts'
import { SETTINGS, settingText } from './test/settings.ts'
import { StateKeys } from './test/state-key.ts'

const GAMES = 12
const MOVES = 120

/** With an open stock the search lays stock cards down only where they are of use: it lists fewer moves. */
const FULL_SETTINGS = SETTINGS.filter(({ draw, passes }) => draw === 3 || passes !== 'unlimited')

describe('random play: what the rules allow, the search finds', () => {
  test.each(FULL_SETTINGS.map((options) => [settingText(options), options] as const))(
    '%s',
    (_, options) => {
      const random = randomNumbers(5)
      let compared = 0
      for (let game = 0; game < GAMES; game++) {
        let position = klondike.deal(shuffle(STANDARD_DECK, random), options)
        const keys = new StateKeys(position, options)
        for (let made = 0; made < MOVES; made++) {
          compared += compareMoves(keys, position, options)
          const legal = klondike.moves(position, options)
          const move = legal[Math.floor(random() * legal.length)]
          if (move === undefined) break
          position = played(position, move, options)
        }
      }
      expect(compared).toBeGreaterThan(500)
    },
  )
})

type Options = (typeof SETTINGS)[number]

function played(
  position: Position,
  move: { from: string; to: string; count: number },
  options: Options,
): Position {
  const next = klondike.play(position, move, options)
  if (isRefusal(next)) throw new Error(`a listed move is refused: ${next.refused}`)
  return next
}

/** Every legal move but turning the stock stays in the search's state or leads to one of its children. */
function compareMoves(keys: StateKeys, position: Position, options: Options): number {
  const state = keys.stateOf(position)
  const settled = keys.settled(state)
  if (settled.home !== state.home) return 0
  const own = keys.keyOf(settled)
  const children = new Set(keys.childrenOf(settled).map((child) => keys.keyOf(child)))
  let compared = 0
  for (const move of klondike.moves(position, options)) {
    if (move.from === 'stock' || move.to === 'stock') continue
    const key = keys.keyOf(keys.stateOf(played(position, move, options)))
    if (key !== own) expect(children, JSON.stringify(move)).toContain(key)
    compared++
  }
  return compared
}

describe('random play: what the search finds, the rules allow', () => {
  test.each(SETTINGS.map((options) => [settingText(options), options] as const))(
    '%s',
    (_, options) => {
      const random = randomNumbers(9)
      for (let game = 0; game < GAMES; game++) {
        let position = klondike.deal(shuffle(STANDARD_DECK, random), options)
        const keys = new StateKeys(position, options)
        for (let made = 0; made < 40; made++) {
          const state = keys.stateOf(position)
          const sent: number[] = []
          const settled = { ...state }
          keys.space.settler.settle(settled, sent)
          const all = keys.childrenOf(settled)
          if (all.length === 0) break
          const chosen = Math.floor(random() * all.length)
          const exit = keys.space.expansion.children.exit[chosen] as number
          const child = { ...(all[chosen] as (typeof all)[number]), exit }
          const steps = [
            ...sent.map((card) => ({ card, isHome: true })),
            ...foundationSteps(keys.space, settled.home, exit),
            ...leavingSteps(keys.space, settled, child),
          ]
          for (const move of realMoves(position, steps, options)) {
            position = played(position, move, options)
          }
          expect(keys.keyOf(keys.stateOf(position))).toBe(keys.keyOf(child))
        }
      }
    },
  )
})
