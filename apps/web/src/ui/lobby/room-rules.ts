import type { Preset, RoomView } from '@samedeal/race'
import { HOUSE_RULES, presetsOf } from '@samedeal/race/settings'
import { GAMES, usualOptions, type OptionChoice, type OptionValue } from '@samedeal/rules'

/** What a room plays by: the game, its options, and the race's own rules. */
export type RoomRules = Pick<RoomView, 'game' | 'options' | 'rules'>

/** One rule of a room, whether the game's or the race's. */
export interface Rule {
  /** The game's id. */
  readonly game: string
  readonly name: string
  readonly option: OptionChoice<OptionValue>
  readonly value: OptionValue
  /** Whether it differs from the party race. */
  readonly isChanged: boolean
}

/**
 * Every rule of a room, the game's own first, as the game and the race declare them: a game with other
 * options needs nothing here.
 */
export function rulesOf({ game, options, rules }: RoomRules): Rule[] {
  const values: Readonly<Record<string, OptionValue>> = { ...options, ...rules }
  const specs: Readonly<Record<string, OptionChoice<OptionValue>>> = {
    ...GAMES.get(game)?.options,
    ...(HOUSE_RULES as object),
  }
  return Object.entries(specs).map(([name, option]) => {
    const value = values[name] ?? option.usual
    return { game, name, option, value, isChanged: value !== option.usual }
  })
}

/** The preset that a room plays by to the letter; undefined when something has been changed. */
export function presetOf(room: RoomRules): Preset['id'] | undefined {
  const game = GAMES.get(room.game)
  if (game === undefined) return undefined
  const values = valuesOf(room)
  return presetsOf(game).find(({ options, rules }) => {
    const wanted = valuesOf({
      game: room.game,
      options: { ...usualOptions(game), ...options },
      rules,
    })
    return [...values].every(([name, value]) => wanted.get(name) === value)
  })?.id
}

/** The rules of `after` that were otherwise before. */
export function changedRules(before: RoomRules, after: RoomRules): Rule[] {
  const old = valuesOf(before)
  return rulesOf(after).filter(({ name, value }) => old.get(name) !== value)
}

function valuesOf(room: RoomRules): Map<string, OptionValue> {
  return new Map(rulesOf(room).map(({ name, value }) => [name, value]))
}
