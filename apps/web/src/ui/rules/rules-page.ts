import { USUAL_RULES } from '@samedeal/race/settings'
import type { HouseRules } from '@samedeal/race'
import { GAMES, USUAL_GAME, usualOptions } from '@samedeal/rules'
import { choiceWord } from '../lobby/option-words.ts'
import type { RoomRules } from '../lobby/room-rules.ts'
import type { GamePages, PagePart, Term } from '../words/games/page-parts.ts'
import { gamePages, pageText } from '../words/page-words.ts'
import { listText } from '../words/words.ts'

/**
 * The page as it follows a room's rules: every option has its sentence, and what is off is called off. A game
 * without words has the race's parts alone.
 * @throws Error when the texts of the game's pages have not been loaded.
 */
export function gamePage({ game, options, rules }: RoomRules): PagePart[] {
  const own = gamePages()?.of(options, rules.undo)
  const total = GAMES.get(game)?.deck(options).length ?? 0
  return [
    { title: pageText('how.race'), texts: raceTexts(rules, total) },
    ...(own?.rules ?? []),
    { title: pageText('how.hands'), texts: handTexts(rules, own) },
    { title: pageText('how.end'), texts: endTexts(rules, own) },
    {
      title: pageText('how.drop'),
      texts: [
        pageText('how.drop.1'),
        pageText('how.drop.2'),
        pageText('how.drop.3'),
        pageText('how.drop.4'),
      ],
    },
    { title: pageText('how.clock'), texts: clockTexts(rules, own) },
    { title: pageText('how.terms'), texts: [], terms: terms(own, total) },
    ...(own?.background ?? []),
  ]
}

/** What is played in most rooms of a game: the party race. */
export function partyRace(game = USUAL_GAME): RoomRules {
  return { game: game.id, options: usualOptions(game), rules: USUAL_RULES }
}

/** The page of a game for who is in no room: the party race, and that rooms may play otherwise. */
export function usualPage(game = USUAL_GAME): PagePart[] {
  return gamePage(partyRace(game)).map((part, index) =>
    index === 0 ? { ...part, texts: [...part.texts, pageText('how.race.usual')] } : part,
  )
}

function raceTexts(rules: HouseRules, total: number): string[] {
  const { deal, difficulty, timeLimit, handicap, match } = rules
  return [
    pageText(handicap && deal === 'winnable' ? 'how.race.1.handicap' : 'how.race.1'),
    pageText(deal === 'any' ? 'how.race.any' : 'how.race.winnable'),
    ...(deal === 'any'
      ? []
      : [pageText('how.race.level', { level: choiceWord('difficulty', difficulty) })]),
    pageText('how.race.2', { n: total }),
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

function handTexts({ undo, send, hints }: HouseRules, own: GamePages | undefined): string[] {
  const keys = [
    ...(own?.keys ?? []),
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
    (hints ? own?.hint : undefined) ?? pageText('how.hands.no-hint'),
    pageText('how.hands.keys', { keys: listText(keys) }),
  ]
}

function endTexts({ timeLimit }: HouseRules, own: GamePages | undefined): string[] {
  return [
    pageText('how.end.1'),
    pageText('how.end.2'),
    pageText(timeLimit === 'none' ? 'how.end.rank' : 'how.end.rank.limit'),
    ...(own === undefined ? [] : [own.stuck]),
  ]
}

function clockTexts({ moveClock }: HouseRules, own: GamePages | undefined): string[] {
  return [
    moveClock === 'none' ? pageText('how.clock.off') : pageText('how.clock.on', { n: moveClock }),
    ...(own === undefined ? [] : [own.clock]),
    pageText('how.clock.2'),
  ]
}

function terms(own: GamePages | undefined, total: number): Term[] {
  const named = (['level', 'handicap', 'stand-in'] as const).map((name) => ({
    word: pageText(`term.${name}`),
    meaning: pageText(`term.${name}.is`),
  }))
  return [
    ...(own?.terms ?? []),
    { word: pageText('term.progress'), meaning: pageText('term.progress.is', { n: total }) },
    ...named,
    ...(own === undefined ? [] : [{ word: pageText('term.best'), meaning: own.best }]),
  ]
}
