/** FreeCell's short words: they come with the catalogue. */
export const FREECELL = {
  'game.freecell': 'FreeCell',
  'game.freecell.about': 'Every card face up, and free cells to set some aside.',
  'option.cells': 'Free cells',
  'freecell.cells': {
    one: '{n} free cell',
    other: '{n} free cells',
  },
  'freecell.refused.foundation-locked': 'Cards on a foundation stay there.',
  'freecell.refused.run-too-long': {
    one: 'Only {n} card can go there now: empty a cell or a column for more.',
    other: 'Only {n} cards can go there at once now: empty a cell or a column for more.',
  },
} as const
