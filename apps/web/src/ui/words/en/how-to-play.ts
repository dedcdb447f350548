import { RULE_NOTES } from './rule-notes.ts'

/** What the pages to read say of the race, whichever the game. */
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
    'You play your own table; nobody sees it. The lanes show how many of each leader’s cards are home. Whoever brings all {n} home first wins.',
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
  'how.hands': 'Taps and keys',
  'how.hands.1': 'Tap a card, then the pile it should go to; or drag it there.',
  'how.hands.2': 'Tap a card twice to send it to its foundation.',
  'how.hands.refused':
    'A move that is not allowed costs nothing: the card stays where it was, and a short sentence says why.',
  'how.hands.undo':
    'Undo goes back one step at a time, as far as you like. Everything that one Send brought home is one step.',
  'how.hands.send': 'Send brings home every card that can go, until no more can.',
  'how.hands.no-undo': 'House rule: there is no Undo. A move once made stands.',
  'how.hands.no-send': 'House rule: cards go home one by one, each by your own hand.',
  'how.hands.no-hint': 'House rule: there are no hints.',
  'how.hands.keys': 'On a keyboard: {keys}. The settings switch these keys off.',
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
  'how.clock.2':
    'After the third miss in a row it plays on at a quick pace, as long as something useful is left. Any move of your own brings the full time back.',
  'how.terms': 'Terms',
  'term.progress': 'Progress',
  'term.progress.is': 'The share of the {n} cards that are home, as a percentage.',
  'term.level': 'Level',
  'term.level.is': 'How hard a deal is: Easy, Normal, Hard, Expert or Master.',
  'term.handicap': 'Handicap',
  'term.handicap.is': 'A house rule that makes the winner’s next deal one level harder.',
  'term.stand-in': 'Stand-in',
  'term.stand-in.is': 'The CPU player that moves for somebody who has lost the connection.',
  'term.best': 'Personal best',
  'how.play': 'Play by these rules',
  'how.play.text':
    'Host a race for your friends, or play a deal right now on your own. Both start with the rules of this page.',
  'how.play.text.kept':
    'Host a race for your friends with the rules of this page, or resume the deal that is waiting for you.',
  'how.parts': 'Pages',
  'how.part.rules': 'Rules',
  'how.part.strategy': 'Strategy',
  'tips.race': 'Racing',
  'tips.race.ahead':
    'Think several moves ahead: before you move a card, see which card it frees, where that one goes, and what then lies open.',
  'tips.race.winnable':
    'This deal can be won. When you are stuck, a choice was at fault, not the cards.',
  'tips.race.any':
    'A random deal may be one that nobody can win. Then having more cards home than the others is what counts.',
  'tips.race.undo': 'Undo is quick. Go back to the last real choice and take the other way.',
  'tips.race.slow': 'A slow finish in time still earns points; a quit race earns none.',
} as const
