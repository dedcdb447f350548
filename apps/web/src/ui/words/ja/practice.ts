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
} as const
