import { USUAL_RULES } from '@samedeal/race/settings'
import type { HouseRules } from '@samedeal/race'
import { klondike, usualOptions } from '@samedeal/rules'
import { choiceWord } from '../lobby/option-words.ts'
import type { RoomRules } from '../lobby/room-rules.ts'
import { listText } from '../words/words.ts'
import { pagePlural, pageText } from '../words/page-words.ts'

/** One part of the page: a heading and its sentences. */
export interface PagePart {
  readonly title: string
  readonly texts: readonly string[]
}

/** The page as it follows a room's rules: every option has its sentence, and what is off is called off. */
export function gamePage({ options, rules }: RoomRules): PagePart[] {
  const { draw, passes, foundationReturn } = options
  return [
    { title: pageText('how.race'), texts: raceTexts(rules) },
    {
      title: pageText('how.columns'),
      texts: [pageText('how.columns.1'), pageText('how.columns.2'), pageText('how.columns.3')],
    },
    {
      title: pageText('how.foundations'),
      texts: [
        pageText('how.foundations.1'),
        pageText(foundationReturn === false ? 'how.foundations.locked' : 'how.foundations.2'),
      ],
    },
    {
      title: pageText('how.stock'),
      texts: [
        pageText(draw === 3 ? 'how.stock.three' : 'how.stock.one'),
        typeof passes === 'number'
          ? pagePlural('how.stock.passes', passes)
          : pageText('how.stock.unlimited'),
        ...(passes === 1 ? [] : [pageText('how.stock.tap')]),
      ],
    },
    { title: pageText('how.hands'), texts: handTexts(rules) },
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
    index === 0 ? { ...part, texts: [...part.texts, pageText('how.race.usual')] } : part,
  )
}

function raceTexts(rules: HouseRules): string[] {
  const { deal, difficulty, timeLimit, handicap, match, moveClock } = rules
  return [
    pageText(handicap && deal === 'winnable' ? 'how.race.1.handicap' : 'how.race.1'),
    pageText(deal === 'any' ? 'how.race.any' : 'how.race.winnable'),
    ...(deal === 'any'
      ? []
      : [pageText('how.race.level', { level: choiceWord('difficulty', difficulty) })]),
    pageText('how.race.2'),
    timeLimit === 'none'
      ? pageText('how.race.no-limit')
      : pageText('how.race.limit', { n: timeLimit }),
    pageText('how.race.points'),
    ...(handicap && deal === 'winnable' ? [pageText('how.race.handicap')] : []),
    match === 'open' ? pageText('how.race.open') : pageText('how.race.match', { n: match }),
    ...(moveClock === 'none' ? [] : [pageText('how.race.clock', { n: moveClock })]),
    pageText('how.race.3'),
  ]
}

function handTexts({ undo, send, hints }: HouseRules): string[] {
  const keys = [
    pageText('how.key.draw'),
    ...(undo ? [pageText('how.key.undo')] : []),
    ...(send ? [pageText('how.key.send')] : []),
    ...(hints ? [pageText('how.key.hint')] : []),
    pageText('how.key.foundation'),
  ]
  return [
    pageText('how.hands.1'),
    pageText('how.hands.2'),
    pageText(undo ? 'how.hands.undo' : 'how.hands.no-undo'),
    pageText(send ? 'how.hands.send' : 'how.hands.no-send'),
    pageText(hints ? 'how.hands.hint' : 'how.hands.no-hint'),
    pageText('how.hands.keys', { keys: listText(keys) }),
  ]
}
