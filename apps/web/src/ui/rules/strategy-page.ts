import type { RoomRules } from '../lobby/room-rules.ts'
import { pageText } from '../words/page-words.ts'
import type { PagePart } from './rules-page.ts'

/** How to play well, as far as a room's rules make a difference. */
export function strategyPage({ options, rules }: RoomRules): PagePart[] {
  const { draw, passes, foundationReturn } = options
  const { deal, undo, send } = rules
  return [
    {
      title: pageText('tips.columns'),
      texts: [pageText('tips.columns.1'), pageText('tips.columns.2'), pageText('tips.columns.3')],
    },
    { title: pageText('tips.kings'), texts: [pageText('tips.kings.1'), pageText('tips.kings.2')] },
    {
      title: pageText('tips.home'),
      texts: [
        pageText('tips.home.1'),
        pageText('tips.home.2'),
        pageText('tips.home.3'),
        ...(foundationReturn === false ? [] : [pageText('tips.home.return')]),
      ],
    },
    {
      title: pageText('tips.stock'),
      texts: [
        pageText(draw === 3 ? 'tips.stock.three' : 'tips.stock.one'),
        ...(typeof passes === 'number' ? [pageText('tips.stock.few')] : []),
        pageText('tips.stock.late'),
      ],
    },
    {
      title: pageText('tips.race'),
      texts: [
        pageText('tips.race.ahead'),
        pageText('tips.race.1'),
        pageText(deal === 'any' ? 'tips.race.any' : 'tips.race.winnable'),
        ...(undo ? [pageText('tips.race.undo')] : []),
        ...(send ? [pageText('tips.race.send')] : []),
        pageText('tips.race.slow'),
      ],
    },
  ]
}
