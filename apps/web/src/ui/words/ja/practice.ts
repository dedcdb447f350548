/** Texts of playing alone against the clock. */
export const PRACTICE = {
  'practice.title': 'ひとりでタイムに挑戦',
  'practice.promise':
    'このルールで必ず解ける新しい配札です。この端末で配られ、サーバーは要りません。',
  'practice.pause': 'カードが見えていない間、時計は止まります。',
  'practice.opening': '場を準備しています…',
  'practice.start': '配る',
  'practice.home': 'ホーム',
  'practice.leave': '中断してホームへ',
  'practice.best': 'ベスト',
  'practice.over.title': 'ゲームが止まりました',
  'practice.over.text': 'このページで問題が起きました。レースは最後の手まで残っています。',
  'practice.over.back': '続ける',
  'deal.number': '配札の番号',
  'deal.number.none': '誰も見ていない配札',
  'deal.number.fresh': '空のままなら、解けると証明された新しい配札になります。',
  'deal.number.known':
    '番号のある配札は、自己ベストにも統計にも残りません。知っている人がいるかもしれないためです。',
  'deal.number.lost': 'この配札は誰にも解けません。',
  'deal.number.lost.offer': '解けない8つの配札',
  'deal.number.fault': '番号は1から{last}までです。',
} as const
