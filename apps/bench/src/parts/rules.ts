import {
  GAMES,
  isRefusal,
  type Game,
  type Move,
  type Options,
  type Position,
} from '@samedeal/rules'
import { shuffledDeck } from '@samedeal/rules/shuffle'
import type { Figure } from '../figure.ts'
import { measureRate, type Work } from '../measure.ts'
import type { Part } from '../part.ts'

/** How fast the rules of Klondike answer, on one core. */
export const rules: Part = {
  name: 'rules',
  about: 'Klondike moves played and listed per second on one core',
  seconds: 12,
  measure,
}

/** A position on the way through a game, and a legal move from it. */
interface Step {
  readonly position: Position
  readonly move: Move
  readonly options: Options
}

function measure(): Figure[] {
  const klondike = GAMES.get('klondike')
  if (klondike === undefined) throw new Error('there is no Klondike among the games')
  const steps = stepsOfGames(klondike)
  const play = measureRate(playing(klondike, steps))
  const moves = measureRate(listing(klondike, steps))
  return [
    {
      name: 'rules: play',
      value: play.perSecond,
      unit: 'moves/s',
      goal: { atLeast: 1_500_000 },
      ratio: play.perLap,
    },
    {
      name: 'rules: moves',
      value: moves.perSecond,
      unit: 'lists/s',
      goal: { atLeast: 150_000 },
      ratio: moves.perLap,
    },
  ]
}

/** Plays legal moves, one from each position in turn. */
function playing(game: Game, steps: readonly Step[]): Work {
  return (times) => {
    let played = 0
    for (let time = 0; time < times; time++) {
      const { position, move, options } = steps[time % steps.length] as Step
      if (!isRefusal(game.play(position, move, options))) played++
    }
    if (played !== times) throw new Error(`${times - played} legal moves were refused`)
    return played
  }
}

/** Lists all legal moves of each position in turn. */
function listing(game: Game, steps: readonly Step[]): Work {
  return (times) => {
    let listed = 0
    for (let time = 0; time < times; time++) {
      const { position, options } = steps[time % steps.length] as Step
      listed += game.moves(position, options).length
    }
    return listed
  }
}

/** The steps of twenty games of 150 moves, half of them with draw three; always the same ones. */
function stepsOfGames(game: Game): Step[] {
  return Array.from({ length: 20 }, (_, number) => {
    const options: Options = {
      draw: number % 2 === 0 ? 1 : 3,
      passes: 'unlimited',
      foundationReturn: true,
    }
    return stepsOfGame(game, options, number)
  }).flat()
}

/** Any legal move is as likely as any other. */
function stepsOfGame(game: Game, options: Options, number: number): Step[] {
  let position = game.deal(shuffledDeck(`bench ${number}`), options)
  const steps: Step[] = []
  for (const choice of choices(150, number)) {
    const legal = game.moves(position, options)
    const move = legal[Math.floor(choice * legal.length)]
    const next = move === undefined ? undefined : game.play(position, move, options)
    if (move === undefined || next === undefined || isRefusal(next)) break
    steps.push({ position, move, options })
    position = next
  }
  return steps
}

/** Numbers from 0 up to 1 that follow from the seed (a linear congruential generator). */
function* choices(count: number, seed: number): Generator<number> {
  let state = seed
  for (let made = 0; made < count; made++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    yield state / 2 ** 32
  }
}
