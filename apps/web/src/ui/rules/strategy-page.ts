import type { RoomRules } from '../lobby/room-rules.ts'
import type { PagePart } from '../words/games/page-parts.ts'
import { gamePages, pageText } from '../words/page-words.ts'

/**
 * How to play well, as far as a room's rules make a difference.
 * @throws Error when the texts of the game's pages have not been loaded.
 */
export function strategyPage({ options, rules }: RoomRules): PagePart[] {
  const { deal, undo, send } = rules
  const own = gamePages()?.of(options, undo)
  return [
    ...(own?.strategy ?? []),
    {
      title: pageText('tips.race'),
      texts: [
        pageText('tips.race.ahead'),
        ...(own === undefined ? [] : [own.lanes]),
        pageText(deal === 'any' ? 'tips.race.any' : 'tips.race.winnable'),
        ...(undo ? [pageText('tips.race.undo')] : []),
        ...(send && own !== undefined ? [own.send] : []),
        pageText('tips.race.slow'),
      ],
    },
  ]
}
