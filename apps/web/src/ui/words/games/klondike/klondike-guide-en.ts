/** What the guided game of Klondike says, step by step. */
export const KLONDIKE_GUIDE = {
  'guide.keys':
    'By keyboard: the arrows choose a pile, Enter picks a card up and puts it down. S draws, A sends, U undoes.',
  'guide.draw': 'All 52 cards have to go home to the four foundations. Draw first: tap the stock.',
  'guide.column':
    'Columns go down, alternating red and black. Tap the red Queen, then the black King. Dragging works too.',
  'guide.column.four':
    'Columns go down, alternating hearts or diamonds with clubs or spades. Tap the Queen of hearts, then the King of clubs. Dragging works too.',
  'guide.home':
    'A face-down card has turned up. Now send an Ace home: tap it twice, or tap it and then its foundation.',
  'guide.undo': 'One card is home. You can undo moves, as far back as you like: tap Undo.',
  'guide.later':
    'And so on: turn cards up, bring each suit home from Ace to King, and put a King on an empty column. A race takes a few minutes; let’s jump to the end of this one.',
  'guide.send': 'Everything is in order now. Send brings home every card that can go: tap Send.',
  'guide.last': 'One card is still in the stock. Draw it, then bring everything home.',
} as const
