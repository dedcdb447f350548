import type { OptionChoice, OptionValue } from '@samedeal/rules'
import { text, type PlainKey } from '../words/words.ts'

/** The options that have a text in the catalogue, by their name in the game. */
const TITLES: Readonly<Record<string, PlainKey>> = {
  draw: 'option.draw',
  passes: 'option.passes',
  foundationReturn: 'option.foundationReturn',
}

/** An option's title; an option that no catalogue knows yet keeps the game's own English name. */
export function optionTitle(name: string, option: OptionChoice<OptionValue>): string {
  const key = TITLES[name]
  return key === undefined ? option.name : text(key)
}

/** A choice in words. */
export function choiceWord(value: OptionValue): string {
  switch (value) {
    case true:
      return text('choice.allowed')
    case false:
      return text('choice.off')
    case 'unlimited':
      return text('choice.unlimited')
    default:
      return String(value)
  }
}
