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
  'refused.king-only': '空いた列に置けるのはキングだけです。',
  'refused.foundation-locked': '部屋のルール：組札のカードは下ろせません。',
  'refused.between-foundations': '組札のスートは決まっています。',
  'refused.stock-to-waste-only': '山札はタップでめくります。',
  'refused.not-to-waste': 'ここに来るのは、めくったカードだけです。',
  'refused.not-to-stock': 'ここに戻せるのは捨て札全部だけです。',
  'refused.draw-count': 'めくる枚数は部屋のルールで決まっています。',
  'refused.stock-empty': '山札はもうありません。',
  'refused.stock-not-empty': '先に山札の残りをめくってください。',
  'refused.waste-empty': '山札に戻す捨て札がありません。',
  'refused.recycle-count': '捨て札は全部まとめて山札に戻します。',
  'refused.no-passes-left': 'もう周回できません。',
}
