import { USUAL_RULES } from '@samedeal/race/settings'
import type { HouseRules } from '@samedeal/race'
import { klondike, usualOptions, type Options } from '@samedeal/rules'
import { choiceWord } from '../lobby/option-words.ts'
import type { RoomRules } from '../lobby/room-rules.ts'
import { listText } from '../words/words.ts'
import { pagePlural, pageText } from '../words/page-words.ts'

/** One part of the page: a heading, its sentences, and the terms that it explains. */
export interface PagePart {
  readonly title: string
  readonly texts: readonly string[]
  readonly terms?: readonly Term[]
}

/** A word of the game and what it means. */
interface Term {
  readonly word: string
  readonly meaning: string
}

/**
 * The page as it follows a room's rules: every option has its sentence, and what is off is called off. Both
 * ways to draw are explained, whichever the room plays.
 */
export function gamePage({ options, rules }: RoomRules): PagePart[] {
  return [
    { title: pageText('how.race'), texts: raceTexts(rules) },
    { title: pageText('how.deal'), texts: [pageText('how.deal.1'), pageText('how.deal.2')] },
    {
      title: pageText('how.columns'),
      texts: [
        pageText('how.columns.1'),
        pageText('how.columns.suits'),
        pageText('how.columns.2'),
        pageText('how.columns.3'),
      ],
    },
    {
      title: pageText('how.foundations'),
      texts: [
        pageText('how.foundations.1'),
        pageText(
          options['foundationReturn'] === false ? 'how.foundations.locked' : 'how.foundations.2',
        ),
      ],
    },
    { title: pageText('how.stock'), texts: stockTexts(options) },
    { title: pageText('how.hands'), texts: handTexts(rules) },
    { title: pageText('how.end'), texts: endTexts(rules) },
    {
      title: pageText('how.drop'),
      texts: [
        pageText('how.drop.1'),
        pageText('how.drop.2'),
        pageText('how.drop.3'),
        pageText('how.drop.4'),
      ],
    },
    { title: pageText('how.clock'), texts: clockTexts(rules) },
    { title: pageText('how.terms'), texts: [], terms: terms() },
    {
      title: pageText('how.odds'),
      texts: [pageText('how.odds.1'), pageText('how.odds.2'), pageText('how.odds.3')],
    },
    { title: pageText('how.history'), texts: [pageText('how.history.1')] },
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
  const { deal, difficulty, timeLimit, handicap, match } = rules
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
    pageText('how.race.3'),
    pageText('how.race.alone'),
  ]
}

function stockTexts({ draw, passes }: Options): string[] {
  return [
    pageText('how.stock.one'),
    pageText('how.stock.three'),
    ...(typeof draw === 'number' ? [pageText('how.stock.here', { n: draw })] : []),
    typeof passes === 'number'
      ? pagePlural('how.stock.passes', passes)
      : pageText('how.stock.unlimited'),
    ...(passes === 1 ? [] : [pageText('how.stock.tap')]),
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
    pageText('how.hands.refused'),
    pageText(undo ? 'how.hands.undo' : 'how.hands.no-undo'),
    pageText(send ? 'how.hands.send' : 'how.hands.no-send'),
    pageText(hints ? 'how.hands.hint' : 'how.hands.no-hint'),
    pageText('how.hands.keys', { keys: listText(keys) }),
  ]
}

function endTexts({ timeLimit, undo }: HouseRules): string[] {
  return [
    pageText('how.end.1'),
    pageText('how.end.2'),
    pageText(timeLimit === 'none' ? 'how.end.rank' : 'how.end.rank.limit'),
    pageText(undo ? 'how.end.stuck' : 'how.end.stuck.no-undo'),
  ]
}

function clockTexts({ moveClock }: HouseRules): string[] {
  return [
    moveClock === 'none' ? pageText('how.clock.off') : pageText('how.clock.on', { n: moveClock }),
    pageText('how.clock.1'),
    pageText('how.clock.2'),
  ]
}

const TERMS = [
  'foundation',
  'column',
  'stock',
  'pass',
  'progress',
  'level',
  'handicap',
  'stand-in',
  'best',
] as const

function terms(): Term[] {
  return TERMS.map((name) => ({
    word: pageText(`term.${name}`),
    meaning: pageText(`term.${name}.is`),
  }))
}
