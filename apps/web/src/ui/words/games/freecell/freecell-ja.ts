import type { PartOf } from '../../catalogue.ts'
import type { FREECELL as ENGLISH } from './freecell-en.ts'

/** FreeCell's short words: they come with the catalogue. */
export const FREECELL: PartOf<typeof ENGLISH> = {
  'game.freecell': 'フリーセル',
  'game.freecell.about': 'カードはすべて表向きです。何枚かはフリーセルに置けます。',
  'option.cells': 'フリーセルの数',
  'freecell.cells': { other: 'フリーセル{n}つ' },
  'freecell.refused.foundation-locked': '組札へ上げたカードは動かせません。',
  'freecell.refused.run-too-long': {
    other: 'いま一度に動かせるのは{n}枚までです。フリーセルか列を空けると増えます。',
  },
  'refused.not-a-run': 'まとめて動かせるのは、順に続いているカードだけです。',
  'refused.cell-taken': 'フリーセルに置けるのは1枚だけです。',
  'refused.run-too-long': 'それだけの枚数を一度に動かすには、空いたフリーセルや列が足りません。',
}
