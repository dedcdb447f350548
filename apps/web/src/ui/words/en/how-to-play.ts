import { RULE_NOTES } from './rule-notes.ts'

/** Texts of the page that explains the game. */
export const HOW_TO_PLAY = {
  ...RULE_NOTES,
  'how.race': 'The race',
  'how.race.1':
    'Everybody in the room gets the same cards in the same order. The faces turn up at GO, for everybody at once.',
  'how.race.1.handicap':
    'Everybody in the room gets the same cards in the same order, except a winner with a handicap. The faces turn up at GO, for everybody at once.',
  'how.race.winnable': 'Every deal is proven to be winnable under exactly the rules of the room.',
  'how.race.any': 'House rule: deals are random, so some cannot be won.',
  'how.race.level': 'Deals come in five levels, from Easy to Master; this room plays {level}.',
  'how.race.2':
    'You play your own table; nobody sees it. The lanes show how many of each leader’s cards are home. Whoever brings all 52 home first wins.',
  'how.race.limit':
    'The time limit is {n} minutes. Play goes on after it, but a later finish ranks behind and earns no points.',
  'how.race.no-limit': 'There is no time limit.',
  'how.race.points':
    'A finish in time earns one point, and one more for every player ranked behind.',
  'how.race.handicap':
    'Handicap: whoever wins gets the next deal one level harder, and one more for each further win in a row.',
  'how.race.match': 'A match has {n} races. The points of all of them decide it.',
  'how.race.open': 'The points add up from race to race.',
  'how.race.3':
    'You may quit a race. You then rank behind everybody who does not, and play again in the next one.',
  'how.race.alone': 'Alone, you race your own best time, or CPU players.',
  'how.race.usual':
    'These are the default rules, those of the party race. A host may set others, random deals among them; this page then follows the room.',
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
  'how.hands': 'Taps and keys',
  'how.hands.1': 'Tap a card, then the pile it should go to; or drag it there.',
  'how.hands.2': 'Tap a card twice to send it to its foundation.',
  'how.hands.refused':
    'A move that is not allowed costs nothing: the card stays where it was, and a short sentence says why.',
  'how.hands.undo':
    'Undo goes back one step at a time, as far as you like. Everything that one Send brought home is one step.',
  'how.hands.send': 'Send brings home every card that can go, until no more can.',
  'how.hands.hint': 'Hint points to a card to move, or to the stock.',
  'how.hands.no-undo': 'House rule: there is no Undo. A move once made stands.',
  'how.hands.no-send': 'House rule: cards go home one by one, each by your own hand.',
  'how.hands.no-hint': 'House rule: there are no hints.',
  'how.hands.keys': 'On a keyboard: {keys}. The settings switch these keys off.',
  'how.key.draw': 'S draws',
  'how.key.undo': 'U undoes',
  'how.key.send': 'A sends cards',
  'how.key.hint': 'H asks for a hint',
  'how.key.foundation': 'F sends one card to the foundation',
  'how.end': 'How a race ends, and who ranks where',
  'how.end.1':
    'A race ends when every person has brought all cards home or quit. CPU players are not waited for. The host can end the race, too.',
  'how.end.2': 'It ends 60 minutes after GO in any case, with the cards that are home by then.',
  'how.end.rank':
    'First rank those who came home, by time. Then come the unfinished, by their cards home; then those who quit or were removed. Equal time or equal progress shares a rank.',
  'how.end.rank.limit':
    'First rank those who came home in time, by time; then those who came home later, by time. Then come the unfinished, by their cards home; then those who quit or were removed. Equal time or equal progress shares a rank.',
  'how.end.stuck':
    'When no card can be turned up any more and none can go home, whatever lies face down, the table says that nothing more can come of this. Undo may lead out of it; otherwise your progress counts.',
  'how.end.stuck.no-undo':
    'When no card can be turned up any more and none can go home, whatever lies face down, the table says that nothing more can come of this. Your progress counts.',
  'how.drop': 'If you lose the connection',
  'how.drop.1':
    'Come back on the same device, and you are in your seat again, with your cards as they lie.',
  'how.drop.2':
    'Until then, from 20 seconds on, a CPU player moves for you: your stand-in. It does so too when you race nobody but CPU players. Your seat counts as racing, and the race goes on.',
  'how.drop.3':
    'If your stand-in brought home more cards than you did, the race earns you no points and counts for no personal best. Your rank stays.',
  'how.drop.4': 'With nobody to race, no CPU player steps in: your cards wait for you.',
  'how.clock': 'The move clock',
  'how.clock.on': 'Every move has {n} seconds.',
  'how.clock.off':
    'These rules set no move clock. A host may give every move 30, 60 or 180 seconds.',
  'how.clock.1':
    'When the time runs out, the table moves for you: it draws, or else makes any other legal move. The next move has the full time again.',
  'how.clock.2':
    'After the third miss in a row it plays on at a quick pace, as long as something useful is left. Any move of your own brings the full time back.',
  'how.terms': 'Terms',
  'term.foundation': 'Foundation',
  'term.foundation.is':
    'One of the four piles that take a suit each, from Ace to King. A card there is home.',
  'term.column': 'Column',
  'term.column.is': 'One of the seven piles on the table.',
  'term.stock': 'Stock and waste',
  'term.stock.is': 'The pile you draw from, and the one that drawn cards go to.',
  'term.pass': 'Pass',
  'term.pass.is': 'Once through the whole stock. Recycling the waste begins the next one.',
  'term.progress': 'Progress',
  'term.progress.is': 'The share of the 52 cards that are home, as a percentage.',
  'term.level': 'Level',
  'term.level.is': 'How hard a deal is: Easy, Normal, Hard, Expert or Master.',
  'term.handicap': 'Handicap',
  'term.handicap.is': 'A house rule that makes the winner’s next deal one level harder.',
  'term.stand-in': 'Stand-in',
  'term.stand-in.is': 'The CPU player that moves for somebody who has lost the connection.',
  'term.best': 'Personal best',
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
  'how.play': 'Play by these rules',
  'how.play.text':
    'Host a race for your friends, or play a deal right now on your own. Both start with the rules of this page.',
  'how.play.text.kept':
    'Host a race for your friends with the rules of this page, or resume the deal that is waiting for you.',
  'how.parts': 'Pages',
  'how.part.rules': 'Rules',
  'how.part.strategy': 'Strategy',
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
  'tips.race': 'Racing',
  'tips.race.ahead':
    'Think several moves ahead: before you move a card, see which card it frees, where that one goes, and what then lies open.',
  'tips.race.1':
    'The lanes count cards that are home, not cards turned up. Whoever sends everything early leads for the first minutes, and often only for those.',
  'tips.race.winnable':
    'This deal can be won. When you are stuck, a choice was at fault, not the cards.',
  'tips.race.any':
    'A random deal may be one that nobody can win. Then having more cards home than the others is what counts.',
  'tips.race.undo': 'Undo is quick. Go back to the last real choice and take the other way.',
  'tips.race.send':
    'When no card lies face down any more and stock and waste are empty, Send brings all the rest home.',
  'tips.race.slow': 'A slow finish in time still earns points; a quit race earns none.',
} as const
