import type { PartOf } from '../catalogue.ts'
import type { ENTERING as ENGLISH } from '../en/entering.ts'

/** Texts of the home page, of the ways into a room, and of what stands on every screen. */
export const ENTERING: PartOf<typeof ENGLISH> = {
  'app.name': 'Samedeal',

  'home.title': '同じ配札で、いっせいに。',
  'home.title.first': '同じ配札で、',
  'home.title.second': 'いっせいに。',
  'home.promise':
    '必ず解けるソリティアを、1〜20人が同じ配札で競います。先に全部のカードを組札へ上げた人の勝ちです。',
  'home.host': '部屋を作る',
  'home.host.busy': '部屋を用意しています…',
  'home.join.title': 'コードで参加',
  'home.join.length': '英字6文字',
  'home.join.unused': 'I・L・O・Uと数字は使われません',
  'home.join.none': 'コードが見つかりません',
  'home.join': '参加',
  'home.join.left': {
    other: '参加・あと{n}文字',
  },
  'home.join.busy': '参加しています…',
  'home.code': '部屋コード、英字6文字',
  'home.alone': 'ひとりで遊ぶ',
  'home.alone.against': 'タイムに挑戦',
  'home.alone.go-on': '{time}から続ける',
  'home.alone.best': '自己ベスト {time}',
  'home.alone.busy': '配っています…',
  'home.aside': '同じカードを同じ瞬間に。カードが開くのはGOの合図から。',
  'home.how': '遊び方',
  'how.back': '部屋に戻る',
  'home.settings': '設定',

  'name.label': '名前',
  'name.placeholder': '名前',
  'name.needed': '先に名前を入れてください。レース中、ほかの人に見えます。',
  'name.alone': 'プレイヤー',

  'join.no-such-room': 'このコードの部屋はありません。6文字のコードをもう一度確かめてください。',
  'join.bad-code': '部屋コードではありません。コードは英字6文字です。',
  'join.failed': 'サーバーで処理できませんでした。しばらくしてから、もう一度お試しください。',
  'join.room-full': 'この部屋は満員です。',
  'join.server-full':
    'いまはサーバーが満員です。数分後にお試しいただくか、友だちの部屋にコードで参加してください。',
  'join.too-many-rooms':
    'このネットワークで作れる部屋の数に達しています。その部屋に参加するか、先に1部屋を出てください。',
  'join.too-many-sockets':
    'このネットワークからの接続が多すぎます。誰かが抜けてから、もう一度お試しください。',
  'join.too-many-joins': '短い時間に何度も参加しています。少し待ってから、もう一度お試しください。',
  'join.too-many-tries': 'このネットワークから違うコードが多く届きました。数分後にお試しください。',
  'join.foreign-origin':
    'このページのアドレスはサーバーに登録されていません。送られてきたリンクをそのまま開いてください。',
  'join.unreachable': 'ゲームサーバーの応答がありません。通信を確かめて、もう一度お試しください。',

  'room.leave': '部屋を出る',
  'room.leave.question': '部屋を出ますか？',
  'room.leave.question.racing': '部屋を出て、このレースを棄権しますか？',
  'room.leave.yes': '出る',
  'room.leave.no': '残る',

  'invite.title': 'レースに招待されました',
  'invite.join': 'レースに参加',

  'lost.title': 'このアドレスにページはありません',
  'lost.unused': '「{typed}」は部屋コードではありません。コードに{letters}は使われません。',
  'lost.length': {
    other: '「{typed}」は部屋コードではありません。{n}文字ですが、コードは英字6文字です。',
  },
  'lost.page': '「{typed}」というページはありません。',
  'lost.way': 'レースに参加するには、ホームでコードを入れてください。',

  'over.taken.title': '別のタブでプレイ中です',
  'over.taken.text': '席とカードはそちらへ移りました。このページはもうレースを追いません。',
  'over.taken.back': 'ここでプレイする',
  'hand-over.offer': '別の端末に移る',
  'hand-over.how':
    'もう一方の端末で読み取るか、その端末の設定にある「席をここに移す」にコードを入れてください。席はカードごと移り、このページは止まります。',
  'hand-over.qr': '席を移すQRコード',
  'hand-over.code': 'もう一方の端末に入れるコード',
  'hand-over.life': '使えるのは1回だけ、5分間です。コードを持つ人が席を受け取ります。',
  'hand-over.asking': 'コードを取得しています…',
  'hand-over.expired': 'コードの期限が切れました。',
  'hand-over.again': '新しいコード',
  'hand-over.close': '閉じる',

  'take-seat.open': '席をここに移す',
  'take-seat.title': 'この端末で続ける',
  'take-seat.text': '席がもう一方の端末からカードごとここへ移り、その端末は止まります。',
  'take-seat.label': 'もう一方の端末のコード',
  'take-seat.hint': 'その端末の部屋の設定にある「別の端末に移る」で出せます。',
  'take-seat.bad': 'コードは14文字です。部屋の6文字と席の8文字です。',
  'take-seat.yes': 'ここでプレイする',

  'over.handed-over.title': '別の端末でプレイ中です',
  'over.handed-over.text': '席とカードはそちらへ移りました。このページはもうレースを追いません。',
  'over.closed.title': '接続が切れました',
  'over.closed.text': 'この部屋はもうサーバーにありません。',
  'over.closed.back': '戻ってみる',
  'over.removed.title': 'ホストにより部屋から外されました',
  'over.removed.text': 'この部屋にはもう戻れません。',
  'over.home': 'ホーム',

  'connection.live': '接続中',
  'connection.connecting': '再接続中',
  'connection.connecting.for': {
    other: '再接続中 {n}秒',
  },
  'connection.back': '復帰しました',
  'connection.stopping': 'サーバーを再起動しています。戻りしだい、続きから始まります。',
  'connection.behind': '通信が追いつかなかったため、つなぎ直しました。',
  'connection.unsaved': '現在、このレースを保存できません。プレイは続けられます。',
}
