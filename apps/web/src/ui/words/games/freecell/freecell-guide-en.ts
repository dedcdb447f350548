/** What the guided game of FreeCell says, step by step. */
export const FREECELL_GUIDE = {
  'guide.keys':
    'By keyboard: the arrows choose a pile, Enter picks a card up and puts it down. A sends, U undoes.',
  'guide.column':
    'All 52 cards have to go home to the four foundations. Columns go down, alternating red and black: tap the 7 of hearts, then the 8 of spades.',
  'guide.column.four':
    'All 52 cards have to go home to the four foundations. Columns go down, alternating hearts or diamonds with clubs or spades: tap the 7 of hearts, then the 8 of spades.',
  'guide.cell':
    'Both could go on the 9 of hearts, but the 6 of hearts covers it. A free cell holds any one card: tap the 6 of hearts, then a free cell.',
  'guide.run':
    'Cards in sequence move together, as many as the empty cells allow: four now. Tap the 8 of spades, then the 9 of hearts.',
  'guide.home':
    'Now nothing covers the Ace of diamonds. Send it home: tap it twice, or tap it and then its foundation.',
  'guide.later':
    'And so on, each suit from Ace to King. Keep cells and columns empty where you can; Undo goes back as far as you like. A race takes a few minutes; let’s jump to the end of this one.',
  'guide.empty':
    'An empty column takes any card. Three empty cells let four cards move at once, and the other empty column makes that eight. Tap the King of clubs, then an empty column.',
  'guide.send':
    'Nothing is in the way any more. Send brings home every card that can go: tap Send.',
} as const
