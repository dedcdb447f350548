import type { PartOf } from '../catalogue.ts'
import type { KEYS as ENGLISH } from '../en/keys.ts'

/** Texts of the list of keys. */
export const KEYS: PartOf<typeof ENGLISH> = {
  'keys.title': 'キー操作',
  'keys.open': 'キーの一覧',
  'keys.close': 'キーの一覧を閉じる',
  'keys.off': '文字のキーは設定でオフになっています。',
  'keys.arrows': '矢印',
  'keys.arrows.use': '置き場所の移動、列の中では上下の移動',
  'keys.enter': 'Enter',
  'keys.enter.use': 'カードを選ぶ、または選んだカードをそこに置く',
  'keys.escape': 'Esc',
  'keys.escape.use': '選んだカードを元の場所へ、開いたものを閉じる',
  'keys.f.use': 'このカードを組札へ',
  'keys.s.use': '山札をめくる、または捨て札を山札に戻す',
  'keys.u.use': '1手戻す',
  'keys.a.use': '上げられるカードをまとめて組札へ',
  'keys.h.use': 'ヒント（部屋のルールで使えるとき）',
  'keys.r.use': 'いまの順位を聞く',
  'keys.help.use': 'この一覧',
}
