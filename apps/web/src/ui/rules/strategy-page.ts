import type { RoomRules } from '../lobby/room-rules.ts'
import { text } from '../words/words.ts'
import type { PagePart } from './rules-page.ts'

/** How to play well, as far as a room's rules make a difference. */
export function strategyPage({ options, rules }: RoomRules): PagePart[] {
  const { draw, passes, foundationReturn } = options
  const { deal, undo, send } = rules
  return [
    {
      title: text('tips.columns'),
      texts: [text('tips.columns.1'), text('tips.columns.2'), text('tips.columns.3')],
    },
    { title: text('tips.kings'), texts: [text('tips.kings.1'), text('tips.kings.2')] },
    {
      title: text('tips.home'),
      texts: [
        text('tips.home.1'),
        text('tips.home.2'),
        text('tips.home.3'),
        ...(foundationReturn === false ? [] : [text('tips.home.return')]),
      ],
    },
    {
      title: text('tips.stock'),
      texts: [
        text(draw === 3 ? 'tips.stock.three' : 'tips.stock.one'),
        ...(typeof passes === 'number' ? [text('tips.stock.few')] : []),
        text('tips.stock.late'),
      ],
    },
    {
      title: text('tips.race'),
      texts: [
        text('tips.race.1'),
        text(deal === 'any' ? 'tips.race.any' : 'tips.race.winnable'),
        ...(undo ? [text('tips.race.undo')] : []),
        ...(send ? [text('tips.race.send')] : []),
        text('tips.race.slow'),
      ],
    },
  ]
}
