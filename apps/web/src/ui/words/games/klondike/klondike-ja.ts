import type { PartOf } from '../../catalogue.ts'
import type { KLONDIKE as ENGLISH } from './klondike-en.ts'

/** Klondike's short words: they come with the catalogue. */
export const KLONDIKE: PartOf<typeof ENGLISH> = {
  'game.klondike': 'クロンダイク',
  'game.klondike.about': '7列の場札と、めくる山札で遊びます。',
  'option.draw': 'めくる枚数',
  'option.passes': '山札の周回数',
  'option.foundationReturn': '組札から場札へ',
  'klondike.draw': '{n}枚めくり',
}
