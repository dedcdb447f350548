import type { PartOf } from '../catalogue.ts'
import type { SCREEN as ENGLISH } from '../en/screen.ts'

/** Texts of the big screen. */
export const SCREEN: PartOf<typeof ENGLISH> = {
  'screen.title': '大画面',
  'screen.opening': '大画面を開いています…',
  'screen.failed': '大画面を表示できません',
  'screen.again': 'もう一度',
  'screen.join': 'レースに参加',
  'screen.locked': '入室をロック中',
  'screen.join.next': '次のレースに参加',
  'screen.gathering': '参加者は？',
  'screen.nobody': 'まだ誰もいません。QRを読み取るか、コードを入れてください。',
  'screen.still': 'レース中',
  'screen.still.of': '/ {all}人',
  'screen.also': 'ほかの参加者',
  'screen.last-cards': {
    other: '残り{n}枚',
  },
  'screen.passes': '{name}が{other}を抜いた',
  'screen.down-to': {
    other: '{name}は残り{n}枚',
  },
  'screen.home.plain': '{name}がゴール',
  'screen.home': '{name}が{time}でゴール',
  'screen.quit': '{name}が棄権',
  'screen.removed': '{name}は除外',
  'screen.away': '{name}は不在、CPUが代走',
  'screen.back': '{name}が復帰',
  'screen.closed': 'この部屋は終了しました',
}
