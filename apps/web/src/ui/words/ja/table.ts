import type { PartOf } from '../catalogue.ts'
import type { TABLE as ENGLISH } from '../en/table.ts'

/** Texts of the card table: the names of cards and piles, and what a screen reader hears of a move. */
export const TABLE: PartOf<typeof ENGLISH> = {
  'rank.ace': 'エース',
  'rank.jack': 'ジャック',
  'rank.queen': 'クイーン',
  'rank.king': 'キング',

  'card.clubs': 'クラブの{rank}',
  'card.diamonds': 'ダイヤの{rank}',
  'card.hearts': 'ハートの{rank}',
  'card.spades': 'スペードの{rank}',
  'card.in': '{card}、{pile}',

  // A pile's name as it stands inside a sentence, and the way to it.
  'pile.stock': '山札',
  'pile.waste': '捨て札',
  'pile.discard': '捨て札',
  'pile.column': '場札の{n}列目',
  'pile.cell': 'フリーセル{n}',
  'pile.foundation': '組札{n}',
  'pile.foundation.clubs': 'クラブの組札',
  'pile.foundation.diamonds': 'ダイヤの組札',
  'pile.foundation.hearts': 'ハートの組札',
  'pile.foundation.spades': 'スペードの組札',
  'pile.to.stock': '山札へ',
  'pile.to.waste': '捨て札へ',
  'pile.to.discard': '捨て札へ',
  'pile.to.column': '場札の{n}列目へ',
  'pile.to.cell': 'フリーセル{n}へ',
  'pile.to.foundation': '組札{n}へ',
  'pile.to.foundation.clubs': 'クラブの組札へ',
  'pile.to.foundation.diamonds': 'ダイヤの組札へ',
  'pile.to.foundation.hearts': 'ハートの組札へ',
  'pile.to.foundation.spades': 'スペードの組札へ',
  'pile.empty': '{pile}：なし',
  'pile.holds': '{pile}：{cards}',
  'pile.and': '{cards}、{more}',
  'pile.card-and-card': '{cards}、{next}',
  'pile.cards': {
    other: '{n}枚',
  },
  'pile.cards.face-down': {
    other: '裏向き{n}枚',
  },
  'pile.face-down': {
    other: '裏向き{n}枚',
  },
  'pile.below': {
    other: '下に{n}枚',
  },

  'table.name': '場',
  'table.left': { other: '残り{n}枚' },
  'table.picked': '{card}を選びました',
  'table.picked.more': {
    other: '{card}とほか{n}枚を選びました',
  },
  'table.put-back': '元に戻しました',
  'table.moved': '{card}を{to}',
  'table.dealt': {
    other: '{n}枚が表になりました',
  },
  'table.recycled': '捨て札を山札に戻しました',
  'table.won': '全部あがりました',
}
