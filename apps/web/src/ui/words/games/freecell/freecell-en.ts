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
  'refused.not-a-run': 'Only cards in sequence move together.',
  'refused.cell-taken': 'A free cell holds one card.',
  'refused.run-too-long': 'Too few free cells and empty columns for so many cards.',
} as const
