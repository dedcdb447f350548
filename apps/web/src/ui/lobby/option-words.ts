import type { OptionChoice, OptionValue } from '@samedeal/rules'
import { wordsOf } from '../words/games/game-words.ts'
import { gamePages, pageText, type PlainPageKey } from '../words/page-words.ts'
import { text, type PlainKey } from '../words/words.ts'

/** The titles of the house rules. */
const TITLES: Readonly<Record<string, PlainKey>> = {
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

/** A rule of a game or of the race. */
export interface NamedOption {
  /** The game's id. */
  readonly game: string
  readonly name: string
}

/** A rule's title; an option that has no words yet keeps the game's own English name. */
export function optionTitle(
  { game, name }: NamedOption,
  option: OptionChoice<OptionValue>,
): string {
  const key = titlesOf(game)[name] ?? TITLES[name]
  return key === undefined ? option.name : text(key)
}

/** The house rules that have a note among the texts of the pages, by their name. */
const NOTES: Readonly<Record<string, PlainPageKey>> = {
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

/** Whether there are words for what a rule means. */
export function hasNote({ game, name }: NamedOption): boolean {
  return Object.hasOwn(NOTES, name) || Object.hasOwn(titlesOf(game), name)
}

/**
 * What a rule means; empty for one without a note.
 * @throws Error when the texts of the game's pages have not been loaded.
 */
export function optionNote({ game, name }: NamedOption): string {
  if (Object.hasOwn(titlesOf(game), name)) return gamePages()?.notes[name] ?? ''
  const key = NOTES[name]
  return key === undefined ? '' : pageText(key)
}

function titlesOf(game: string): Readonly<Record<string, PlainKey>> {
  return wordsOf(game)?.options ?? {}
}

/** A choice of the option of that name, in words. */
export function choiceWord(name: string, value: OptionValue): string {
  if (value === true) return text(SWITCHES.includes(name) ? 'choice.on' : 'choice.allowed')
  if (name === 'moveClock' && typeof value === 'number') return text('choice.seconds', { n: value })
  const key = CHOICES[String(value)]
  return key === undefined ? String(value) : text(key)
}
