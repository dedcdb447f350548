import type { OptionChoice, OptionValue } from '@samedeal/rules'
import { pageText, type PlainPageKey } from '../words/page-words.ts'
import { text, type PlainKey } from '../words/words.ts'

/** The options and house rules that have a text in the catalogue, by their name. */
const TITLES: Readonly<Record<string, PlainKey>> = {
  draw: 'option.draw',
  passes: 'option.passes',
  foundationReturn: 'option.foundationReturn',
  difficulty: 'option.difficulty',
  handicap: 'option.handicap',
  timeLimit: 'option.timeLimit',
  undo: 'option.undo',
  hints: 'option.hints',
  send: 'option.send',
  moveClock: 'option.moveClock',
  deal: 'option.deal',
  match: 'option.match',
}

/** The choices that have a text in the catalogue. */
const CHOICES: Readonly<Record<string, PlainKey>> = {
  false: 'choice.off',
  none: 'choice.none',
  unlimited: 'choice.unlimited',
  winnable: 'choice.winnable',
  any: 'choice.any',
  open: 'choice.open',
  easy: 'level.easy',
  normal: 'level.normal',
  hard: 'level.hard',
  expert: 'level.expert',
  master: 'level.master',
}

/** Rules that are switched on; every other one that is true allows something. */
const SWITCHES = ['handicap', 'hints']

/** An option's title; an option that no catalogue knows yet keeps the game's own English name. */
export function optionTitle(name: string, option: OptionChoice<OptionValue>): string {
  const key = TITLES[name]
  return key === undefined ? option.name : text(key)
}

/** The options and house rules that have a note among the texts of the pages, by their name. */
const NOTES: Readonly<Record<string, PlainPageKey>> = {
  draw: 'note.draw',
  passes: 'note.passes',
  foundationReturn: 'note.foundationReturn',
  difficulty: 'note.difficulty',
  handicap: 'note.handicap',
  timeLimit: 'note.timeLimit',
  undo: 'note.undo',
  hints: 'note.hints',
  send: 'note.send',
  moveClock: 'note.moveClock',
  deal: 'note.deal',
  match: 'note.match',
}

/** Whether there are words for what the option of that name means. */
export function hasNote(name: string): boolean {
  return Object.hasOwn(NOTES, name)
}

/**
 * What the option of that name means; empty for one without a note.
 * @throws Error when the pages' texts have not been loaded.
 */
export function optionNote(name: string): string {
  const key = NOTES[name]
  return key === undefined ? '' : pageText(key)
}

/** A choice of the option of that name, in words. */
export function choiceWord(name: string, value: OptionValue): string {
  if (value === true) return text(SWITCHES.includes(name) ? 'choice.on' : 'choice.allowed')
  if (name === 'moveClock' && typeof value === 'number') return text('choice.seconds', { n: value })
  const key = CHOICES[String(value)]
  return key === undefined ? String(value) : text(key)
}
