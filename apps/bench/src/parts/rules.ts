import { isRefusal, type Game, type Move, type Options, type Position } from '@samedeal/rules'
import { shuffledDeck } from '@samedeal/rules/shuffle'
import type { Figure } from '../figure.ts'
import type { GameBench } from '../game-bench.ts'
import { BENCHED } from '../games.ts'
import { measureRate, type Work } from '../measure.ts'
import type { Part } from '../part.ts'

/** How fast the rules of each game answer, on one core. */
export const rules: Part = {
  name: 'rules',
  about: 'moves of each game played and listed per second on one core',
  seconds: 24,
  measure,
}

/** A position on the way through a game, and a legal move from it. */
interface Step {
  readonly position: Position
  readonly move: Move
  readonly options: Options
}

function measure(): Figure[] {
  return BENCHED.flatMap(figuresOf)
}

function figuresOf({ game, rules: { name, optionsOf, play, moves } }: GameBench): Figure[] {
  const steps = stepsOfGames(game, optionsOf)
  const played = measureRate(playing(game, steps))
  const listed = measureRate(listing(game, steps))
  return [
    {
      name: `${name}: play`,
      value: played.perSecond,
      unit: 'moves/s',
      goal: { atLeast: play },
      ratio: played.perLap,
    },
    {
      name: `${name}: moves`,
      value: listed.perSecond,
      unit: 'lists/s',
      goal: { atLeast: moves },
      ratio: listed.perLap,
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

/** The steps of twenty games of up to 150 moves; always the same ones. */
function stepsOfGames(game: Game, optionsOf: (number: number) => Options): Step[] {
  return Array.from({ length: 20 }, (_, number) => {
    return stepsOfGame(game, optionsOf(number), number)
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
