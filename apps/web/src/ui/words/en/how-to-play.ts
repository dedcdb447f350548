/** Texts of the page that explains the game. */
export const HOW_TO_PLAY = {
  'how.race': 'The race',
  'how.race.1':
    'Everybody in the room gets the same cards in the same order. The faces turn up at GO, for all at once.',
  'how.race.1.handicap':
    'Everybody in the room gets the same cards in the same order, but for a winner with a handicap. The faces turn up at GO, for all at once.',
  'how.race.winnable': 'Every deal is proven to be winnable under exactly the rules of the room.',
  'how.race.any': 'House rule: deals are any shuffle, so some cannot be won.',
  'how.race.2':
    'You play your own table; nobody sees it. The lanes show how many of each leader’s cards are home. Whoever brings all 52 home first wins.',
  'how.race.limit':
    'The time limit is {n} minutes. Play goes on after it, but a later finish earns no points.',
  'how.race.no-limit': 'There is no time limit.',
  'how.race.points':
    'A finish in time earns one point, and one more for every racer ranked behind.',
  'how.race.handicap':
    'Handicap: whoever wins gets the next deal one level harder, and one more for each further win in a row.',
  'how.race.match': 'A match has {n} races. The points of all of them decide it.',
  'how.race.clock':
    'Move clock: every move has {n} seconds. When they run out, the table moves for you.',
  'how.race.3':
    'You may quit a race. You then rank behind everybody who does not, and play again in the next one.',
  'how.race.usual':
    'These are the usual rules, those of the party race. A host may set others, any shuffle among them; this page then follows the room.',
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
  'how.foundations.2': 'The last card of a foundation may come back down on a column.',
  'how.foundations.locked': 'House rule: cards on a foundation stay there.',
  'how.stock': 'The stock',
  'how.stock.one':
    'Draw turns one card over to the waste. The last card of the waste may be played.',
  'how.stock.three':
    'Draw turns three cards over to the waste. Only the last card of the waste may be played.',
  'how.stock.unlimited':
    'When the stock is empty, tap it to turn the waste over and go through it again, as often as you like.',
  'how.stock.passes': {
    one: 'The stock is gone through once only.',
    other:
      'The stock may be gone through {n} times: tap it when it is empty to turn the waste over.',
  },
  'how.hands': 'Taps and keys',
  'how.hands.1': 'Tap a card, then the pile it should go to; or drag it there.',
  'how.hands.2': 'Tap a card twice to send it to its foundation.',
  'how.hands.undo': 'Undo takes back one move, as far back as you like.',
  'how.hands.send': 'Send cards brings every card home that can go, again and again.',
  'how.hands.hint': 'Hint points to a card to move, or to the stock.',
  'how.hands.keys': 'On a keyboard: {keys}. The settings switch these keys off.',
  'how.key.draw': 'S draws',
  'how.key.undo': 'U takes back',
  'how.key.send': 'A sends cards',
  'how.key.hint': 'H asks for a hint',
  'how.key.foundation': 'F sends one card to the foundation',
  'how.back': 'Back to the room',
} as const
