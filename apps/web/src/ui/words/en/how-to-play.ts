/** Texts of the page that explains the game. */
export const HOW_TO_PLAY = {
  'how.race': 'The race',
  'how.race.1':
    'Everybody in the room gets the same cards in the same order. The faces turn up at GO, for all at once.',
  'how.race.1.handicap':
    'Everybody in the room gets the same cards in the same order, but for a winner with a handicap. The faces turn up at GO, for all at once.',
  'how.race.winnable': 'Every deal is proven to be winnable under exactly the rules of the room.',
  'how.race.any': 'House rule: deals are any shuffle, so some cannot be won.',
  'how.race.level': 'Deals come in five levels, from Easy to Master; this room plays {level}.',
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
  'how.race.open': 'The points add up from race to race.',
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
  'how.stock.tap':
    'The waste never turns over by itself, not even in rooms with classic rules: it is always a tap of yours.',
  'how.hands': 'Taps and keys',
  'how.hands.1': 'Tap a card, then the pile it should go to; or drag it there.',
  'how.hands.2': 'Tap a card twice to send it to its foundation.',
  'how.hands.undo': 'Undo takes back one step, a whole send too, as far back as you like.',
  'how.hands.send': 'Send cards brings every card home that can go, again and again.',
  'how.hands.hint': 'Hint points to a card to move, or to the stock.',
  'how.hands.no-undo': 'House rule: there is no undo. A move that is made stays made.',
  'how.hands.no-send': 'House rule: cards go home one by one, each by your own hand.',
  'how.hands.no-hint': 'House rule: there are no hints.',
  'how.hands.keys': 'On a keyboard: {keys}. The settings switch these keys off.',
  'how.key.draw': 'S draws',
  'how.key.undo': 'U takes back',
  'how.key.send': 'A sends cards',
  'how.key.hint': 'H asks for a hint',
  'how.key.foundation': 'F sends one card to the foundation',
  'how.parts': 'Pages',
  'how.part.rules': 'Rules',
  'how.part.strategy': 'Strategy',
  'tips.columns': 'Face-down cards first',
  'tips.columns.1':
    'A move that turns a card over is worth more than one that sends a card home. Of two such moves take the one in the column with more cards face down.',
  'tips.columns.2':
    'A move that turns nothing over and makes no place can wait. Once made it may stand in the way.',
  'tips.columns.3':
    'Look at all seven columns before you draw, and again after each card that turns up.',
  'tips.kings': 'Kings and empty columns',
  'tips.kings.1':
    'Empty a column when a King is ready to take it. Until one comes, an empty column serves nobody.',
  'tips.kings.2':
    'With two Kings to choose from, see which Queens and Jacks lie open: their colours tell which King gets a long run.',
  'tips.home': 'When to send cards home',
  'tips.home.1': 'Aces and twos go home at once: nothing needs them on a column.',
  'tips.home.2':
    'Any other card may still be needed: a card one lower of the other colour can lie on it. When both of those are home, send it without a thought.',
  'tips.home.3':
    'Keep the four foundations about level. A suit far ahead has taken places away from the others.',
  'tips.home.return':
    'A card that is needed again may come back down from its foundation; that costs two moves, not the race.',
  'tips.stock': 'The stock',
  'tips.stock.one':
    'With one card a draw every card of the stock comes by. Go through it once and note where Aces, twos and Kings lie.',
  'tips.stock.three':
    'With three cards a draw, taking one card moves all that come after it to other places. When a pass brings nothing, one card taken early makes the next pass a new one.',
  'tips.stock.few':
    'Passes are few here. Before you draw past a card, see whether it has a place now: it may not come again.',
  'tips.stock.late':
    'A card from the stock helps most when it lets a column move. Otherwise leave it there: the waste keeps it for you.',
  'tips.race': 'Racing',
  'tips.race.1':
    'The lanes count cards that are home, not cards turned over. Who sends everything early leads the first minutes, and often no others.',
  'tips.race.winnable':
    'This deal can be won. When nothing goes any more, some choice was the wrong one, and not the cards.',
  'tips.race.any':
    'Any shuffle may be one that nobody can win. Then more cards home than the others is what counts.',
  'tips.race.undo': 'Undo is quick. Go back to the last real choice and take the other way.',
  'tips.race.send':
    'When no card lies face down any more and stock and waste are empty, Send brings all the rest home.',
  'tips.race.slow': 'A slow finish in time still earns points; a quit race earns none.',
} as const
