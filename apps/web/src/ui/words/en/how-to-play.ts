/** Texts of the page that explains the game. */
export const HOW_TO_PLAY = {
  'how.race': 'The race',
  'how.race.1':
    'Everybody in the room gets the same cards in the same order, and every deal can be won. The faces turn up at GO, for all at once.',
  'how.race.2':
    'You play your own table; nobody sees it. The lanes show how many of each leader’s cards are home. Whoever brings all 52 home first wins.',
  'how.race.3': 'You may quit a race. You then rank last, and play again in the next one.',
  'how.columns': 'The columns',
  'how.columns.1':
    'Build down in alternating colours: a red 9 goes on a black 10, a black Jack on a red Queen.',
  'how.columns.2':
    'Cards that follow each other like this move together, all of them or the lower part.',
  'how.columns.3':
    'A column’s last face-down card turns up by itself. An empty column takes a King, alone or with the cards that follow him.',
  'how.foundations': 'The foundations',
  'how.foundations.1':
    'Each foundation takes one suit, from its Ace up to its King. Cards here are home.',
  'how.foundations.2':
    'The last card of a foundation may come back down on a column, unless the house rules say no.',
  'how.stock': 'The stock',
  'how.stock.1':
    'Draw turns one card, or three, over to the waste. The last card of the waste may be played.',
  'how.stock.2':
    'When the stock is empty, tap it to turn the waste over and go through it again, as often as the house rules allow.',
  'how.hands': 'Taps and keys',
  'how.hands.1': 'Tap a card, then the pile it should go to; or drag it there.',
  'how.hands.2': 'Tap a card twice to send it to its foundation. Undo takes back one move.',
  'how.hands.3': 'On a keyboard: S draws, U takes back, F sends to the foundation.',
} as const
