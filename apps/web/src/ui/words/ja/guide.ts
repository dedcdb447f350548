/** Texts of the guided games, whichever the game. */
export const GUIDE = {
  'guide.title': 'はじめてのゲーム',
  'guide.skip': 'スキップ',
  'guide.coach': '次にすること',
  'guide.place': '{n}/{all}',
  'guide.next': '次へ',
  'guide.jump': '終盤へ進む',
  'guide.won':
    '{n}枚すべてが上がりました。レースでは全員が同じカードで遊び、最初に上げきった人の勝ちです。',
  'how.guide': '案内つきゲームで遊ぶ',
  'home.guide': 'はじめての方へ：2分の案内つきゲーム',
  'home.guide.no': '案内つきゲームはしない',
} as const
