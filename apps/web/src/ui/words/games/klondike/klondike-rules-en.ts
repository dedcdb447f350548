import { KLONDIKE_GUIDE } from './klondike-guide-en.ts'

/** The pages of Klondike to read: its rules, its strategy, and what its options mean; and its guided game. */
export const KLONDIKE_RULES = {
  'how.deal': 'The deal',
  'how.deal.1':
    'One deck of 52 cards. Twenty-eight of them lie in seven columns: one card in the first, two in the second, and so on to seven in the seventh. Only the top card of each column is face up.',
  'how.deal.2':
    'The other 24 cards are the stock, face down. The waste and the four foundations start empty.',
  'how.columns': 'The columns',
  'how.columns.1':
    'Build down in alternating colours: a red 9 goes on a black 10, a black Jack on a red Queen.',
  'how.columns.suits':
    'Hearts and diamonds are the red suits, clubs and spades the black ones, whatever colours your deck shows. With four colours the red suits are drawn hollow.',
  'how.columns.2':
    'A run of such cards moves together: all of it, or any card with those below it.',
  'how.columns.3':
    'A face-down card turns up by itself once nothing covers it. An empty column takes a King, alone or with the run that lies on it.',
  'how.foundations': 'The foundations',
  'how.foundations.1':
    'Each foundation takes one suit, from its Ace up to its King. Cards here are home.',
  'how.foundations.2': 'The top card of a foundation may come back down to a column.',
  'how.foundations.locked': 'House rule: cards on a foundation stay there.',
  'how.stock': 'The stock: draw 1 and draw 3',
  'how.stock.one':
    'Draw 1, also called turn 1: a draw turns one card up onto the waste. The top card of the waste may be played.',
  'how.stock.three':
    'Draw 3, also called turn 3: a draw turns three cards up, or what is left of them. Only the top one may be played; each card below waits until it lies on top.',
  'how.stock.here': 'These rules use draw {n}.',
  'how.stock.unlimited':
    'When the stock is empty, tap it to recycle the waste: its cards become the stock again. Do so as often as you like.',
  'how.stock.passes': {
    one: 'You may go through the stock only once.',
    other: 'You may go through the stock {n} times: when it is empty, tap it to recycle the waste.',
  },
  'how.stock.tap':
    'The waste is never recycled for you, not even in rooms with classic rules: it is always your tap.',
  'how.hands.hint': 'Hint points to a card to move, or to the stock.',
  'how.key.draw': 'S draws',
  'how.end.stuck':
    'When no card can be turned up any more and none can go home, whatever lies face down, the table says that nothing more can come of this. Undo may lead out of it; otherwise your progress counts.',
  'how.end.stuck.no-undo':
    'When no card can be turned up any more and none can go home, whatever lies face down, the table says that nothing more can come of this. Your progress counts.',
  'how.clock.1':
    'When the time runs out, the table moves for you: it draws, or else makes any other legal move. The next move has the full time again.',
  'term.foundation': 'Foundation',
  'term.foundation.is':
    'One of the four piles that take a suit each, from Ace to King. A card there is home.',
  'term.column': 'Column',
  'term.column.is': 'One of the seven piles on the table.',
  'term.stock': 'Stock and waste',
  'term.stock.is': 'The pile you draw from, and the one that drawn cards go to.',
  'term.pass': 'Pass',
  'term.pass.is': 'Once through the whole stock. Recycling the waste begins the next one.',
  'term.best.is': 'Your fastest finish on this device with that draw and at that level of deal.',
  'how.odds': 'The odds',
  'how.odds.1':
    'With shuffled cards, people win 25 to 35% of their games with draw 1, and 10 to 20% with draw 3.',
  'how.odds.2':
    'Far more can be won: with draw 3, about 82% of all deals have a solution for somebody who sees every card.',
  'how.odds.3':
    'That is why races use proven deals, unless a host chooses random ones. Every lost race had a way home.',
  'how.history': 'A little history',
  'how.history.1':
    'Card games for one person were first described in the late eighteenth century, in northern Europe. Klondike bears the name of a river in Canada where gold was found in 1896; rule books have known it under that name since the early twentieth century. In 1990 it came with Windows 3.0, and for many people it has simply been Solitaire ever since. Here several people play one and the same deal, and that makes it a race.',
  'tips.columns': 'Face-down cards first',
  'tips.columns.1':
    'A move that turns a card up is worth more than one that sends a card home. Of two such moves, take the one in the column with more cards face down.',
  'tips.columns.2':
    'A move that turns nothing up and empties no column can wait. Once made, it may stand in the way.',
  'tips.columns.3':
    'Look at all seven columns before you draw, and again after each card that turns up.',
  'tips.kings': 'Kings and empty columns',
  'tips.kings.1':
    'Empty a column when a King is ready to take it. Until one comes, an empty column is of no use.',
  'tips.kings.2':
    'With two Kings to choose from, see which Queens and Jacks lie open: their colours tell which King gets a long run.',
  'tips.home': 'When to send cards home',
  'tips.home.1': 'Aces and twos go home at once: nothing needs them on a column.',
  'tips.home.2':
    'Any other card may still be needed to hold the two cards one lower of the other colour. Once both of them are home, send it without a thought.',
  'tips.home.3':
    'Keep the four foundations about level. A suit that runs far ahead leaves the others fewer places.',
  'tips.home.return':
    'A card that is needed again may come back down from its foundation; that costs two moves, not the race.',
  'tips.stock': 'The stock',
  'tips.stock.one':
    'With draw 1, every card of the stock comes by. Go through it once and note where Aces, twos and Kings lie.',
  'tips.stock.three':
    'With draw 3, playing one card changes which of the later ones come out on top. When a pass brings nothing, one card played early makes the next pass a new one.',
  'tips.stock.few':
    'Passes are few here. Before you draw past a card, see whether it has a place now: it may not come again.',
  'tips.stock.late':
    'A card from the stock helps most when it lets a column move. Otherwise leave it there: the waste keeps it for you.',
  'tips.race.1':
    'The lanes count cards that are home, not cards turned up. Whoever sends everything early leads for the first minutes, and often only for those.',
  'tips.race.send':
    'When no card lies face down any more and stock and waste are empty, Send brings all the rest home.',
  'note.draw':
    'How many cards a draw turns up. Of three, only the top one may be played, so their order takes planning.',
  'note.passes':
    'How often you may go through the stock in all. With 1 pass the waste is never recycled.',
  'note.foundationReturn': 'Whether the top card of a foundation may come back down to a column.',
  ...KLONDIKE_GUIDE,
} as const
