import { USUAL_RULES } from '@samedeal/race/settings'
import type { HouseRules } from '@samedeal/race'
import { klondike, usualOptions } from '@samedeal/rules'
import { choiceWord } from '../lobby/option-words.ts'
import type { RoomRules } from '../lobby/room-rules.ts'
import { listText, plural, text } from '../words/words.ts'

/** One part of the page: a heading and its sentences. */
export interface PagePart {
  readonly title: string
  readonly texts: readonly string[]
}

/** The page as it follows a room's rules: every option has its sentence, and what is off is called off. */
export function gamePage({ options, rules }: RoomRules): PagePart[] {
  const { draw, passes, foundationReturn } = options
  return [
    { title: text('how.race'), texts: raceTexts(rules) },
    {
      title: text('how.columns'),
      texts: [text('how.columns.1'), text('how.columns.2'), text('how.columns.3')],
    },
    {
      title: text('how.foundations'),
      texts: [
        text('how.foundations.1'),
        text(foundationReturn === false ? 'how.foundations.locked' : 'how.foundations.2'),
      ],
    },
    {
      title: text('how.stock'),
      texts: [
        text(draw === 3 ? 'how.stock.three' : 'how.stock.one'),
        typeof passes === 'number'
          ? plural('how.stock.passes', passes)
          : text('how.stock.unlimited'),
        ...(passes === 1 ? [] : [text('how.stock.tap')]),
      ],
    },
    { title: text('how.hands'), texts: handTexts(rules) },
  ]
}

/** What is played in most rooms. */
export const PARTY_RACE: RoomRules = {
  game: klondike.id,
  options: usualOptions(klondike),
  rules: USUAL_RULES,
}

/** The page for who is in no room: the party race, and that rooms may play otherwise. */
export function usualPage(): PagePart[] {
  return gamePage(PARTY_RACE).map((part, index) =>
    index === 0 ? { ...part, texts: [...part.texts, text('how.race.usual')] } : part,
  )
}

function raceTexts(rules: HouseRules): string[] {
  const { deal, difficulty, timeLimit, handicap, match, moveClock } = rules
  return [
    text(handicap && deal === 'winnable' ? 'how.race.1.handicap' : 'how.race.1'),
    text(deal === 'any' ? 'how.race.any' : 'how.race.winnable'),
    ...(deal === 'any'
      ? []
      : [text('how.race.level', { level: choiceWord('difficulty', difficulty) })]),
    text('how.race.2'),
    timeLimit === 'none' ? text('how.race.no-limit') : text('how.race.limit', { n: timeLimit }),
    text('how.race.points'),
    ...(handicap && deal === 'winnable' ? [text('how.race.handicap')] : []),
    match === 'open' ? text('how.race.open') : text('how.race.match', { n: match }),
    ...(moveClock === 'none' ? [] : [text('how.race.clock', { n: moveClock })]),
    text('how.race.3'),
  ]
}

function handTexts({ undo, send, hints }: HouseRules): string[] {
  const keys = [
    text('how.key.draw'),
    ...(undo ? [text('how.key.undo')] : []),
    ...(send ? [text('how.key.send')] : []),
    ...(hints ? [text('how.key.hint')] : []),
    text('how.key.foundation'),
  ]
  return [
    text('how.hands.1'),
    text('how.hands.2'),
    text(undo ? 'how.hands.undo' : 'how.hands.no-undo'),
    text(send ? 'how.hands.send' : 'how.hands.no-send'),
    text(hints ? 'how.hands.hint' : 'how.hands.no-hint'),
    text('how.hands.keys', { keys: listText(keys) }),
  ]
}
