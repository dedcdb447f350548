/** Klondike's short words: they come with the catalogue. */
export const KLONDIKE = {
  'game.klondike': 'Klondike',
  'game.klondike.about': 'Seven columns, and a stock to draw from.',
  'option.draw': 'Cards per draw',
  'option.passes': 'Passes',
  'option.foundationReturn': 'Foundation to column',
  'klondike.draw': 'draw {n}',
} as const
