import type { PartOf } from '../catalogue.ts'
import type { RECOVERY as ENGLISH } from '../en/recovery.ts'

/** Texts of what has gone wrong or takes long, of the way back, and of what is asked before an act that stays. */
export const RECOVERY: PartOf<typeof ENGLISH> = {
  'page.loading': '読み込んでいます…',
  'page.out-of-date':
    'ゲームが更新され、このページは古くなりました。再読み込みすると続けられます。席は残っています。',
  'page.part-missing': 'ページの一部を読み込めませんでした。再読み込みしてください。',
  'page.reload': '再読み込み',
  'join.room-silent':
    'サーバーは応答していますが、この部屋の応答がありません。少し待ってからもう一度お試しいただくか、新しい部屋を作ってください。',
  'outage.server':
    'しばらくサーバーの応答がありません。このページは接続を試し続けます。席は残っています。',
  'outage.deal':
    '配札にいつもより時間がかかっています。このまま待つことも、いったんホームに戻ることもできます。席は残っています。',
  'start.unheard':
    'サーバーが再起動したため、開始の操作が届きませんでした。もう一度開始してください。',
  'home.return': 'レースに戻る',
  'home.return.room': '部屋に戻る',
  'home.return.racing': '部屋{code}でレースが進行中です。席は残っています。',
  'home.return.waiting': '部屋{code}の席は残っています。',
  'back.pause.question': 'このレースを中断してホームに戻りますか？',
  'back.pause.yes': '中断する',
  'back.pause.no': '続ける',
  'lobby.remove.question': '{name}さんを外しますか？ この部屋には戻れなくなります。',
  'lobby.remove.question.cpu': '{name}をこのレースから外しますか？',
  'lobby.remove.no': '外さない',
  'lobby.make-host.question':
    '{name}さんをホストにしますか？ あなたはレースの開始やルールの変更ができなくなります。',
  'lobby.make-host.no': 'ホストのまま',
  'room.leave.question.host': '部屋を出ますか？ ほかの人がホストになります。',
  'hand-over.failed': 'コードを取得できませんでした。もう一度お試しください。',
  'table.no-picture':
    'いまこの端末ではカードを表示できません。置き場所がそれぞれボタンになり、何があるかを文字で伝えます。',
}
