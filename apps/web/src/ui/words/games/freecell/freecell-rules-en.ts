import { FREECELL_GUIDE } from './freecell-guide-en.ts'

/** The pages of FreeCell to read: its rules, its strategy, and what its options mean; and its guided game. */
export const FREECELL_RULES = {
  'how.deal': 'The deal',
  'how.deal.1':
    'One deck of 52 cards, all face up. They lie in eight columns: seven cards in each of the first four, six in each of the others.',
  'how.deal.2': 'The free cells and the four foundations start empty. There is no stock.',
  'how.columns': 'The columns',
  'how.columns.1':
    'Build down in alternating colours: a red 9 goes on a black 10, a black Jack on a red Queen.',
  'how.columns.suits':
    'Hearts and diamonds are the red suits, clubs and spades the black ones, whatever colours your deck shows. With four colours the red suits are drawn hollow.',
  'how.columns.2': 'An empty column takes any card.',
  'how.cells': 'The free cells',
  'how.cells.1': {
    one: 'There is one free cell here. It holds one card, whichever you like.',
    other: 'There are {n} free cells here. Each holds one card, whichever you like.',
  },
  'how.cells.2':
    'A card in a cell may go on a column that it fits, into an empty column, or home to its foundation.',
  'how.runs': 'Several cards at once',
  'how.runs.1':
    'Cards in sequence move together if they could also go one by one, by way of empty cells and columns.',
  'how.runs.2':
    'That makes one card more than there are empty cells, doubled for each empty column. A column that you move to does not count as empty.',
  'how.runs.3': 'Where more would have to go, the table says how many can.',
  'how.foundations': 'The foundations',
  'how.foundations.1':
    'Each foundation takes one suit, from its Ace up to its King. Cards here are home, and stay there.',
  'how.hands.hint': 'Hint shows the next move of a way home, or says that none is left.',
  'how.end.stuck':
    'When the table can prove that your cards can no longer all go home, it says so. Undo may lead out of it; otherwise your progress counts.',
  'how.end.stuck.no-undo':
    'When the table can prove that your cards can no longer all go home, it says so. Your progress counts.',
  'how.clock.1':
    'When the time runs out, the table moves for you: something useful, or else any legal move. The next move has the full time again.',
  'term.foundation': 'Foundation',
  'term.foundation.is':
    'One of the four piles that take a suit each, from Ace to King. A card there is home.',
  'term.column': 'Column',
  'term.column.is': 'One of the eight piles that the cards are dealt into.',
  'term.cell': 'Free cell',
  'term.cell.is': 'A place for one card, whichever it is.',
  'term.best.is':
    'Your fastest finish on this device with that many free cells and at that level of deal.',
  'how.odds': 'The odds',
  'how.odds.1':
    'With four free cells nearly every deal can be won. Of the million deals with Microsoft’s numbers only eight cannot: 11982, 146692, 186216, 455889, 495505, 512118, 517776 and 781948.',
  'how.odds.2':
    'With every cell fewer it gets much harder. Races use proven deals, whatever the number of cells, unless a host chooses random ones.',
  'how.odds.3': 'Alone, you can play any of the numbered deals.',
  'how.history': 'A little history',
  'how.history.1':
    'FreeCell grew out of older games in which cards could be set aside. In 1978 Paul Alfille wrote it for the PLATO computers, with columns that alternate colours. It came with Windows 95, and people still know its deals by their numbers. Here several people play one and the same deal, and that makes it a race.',
  'tips.plan': 'Look before you move',
  'tips.plan.1':
    'Every card is in sight. Find the Aces and twos first, and see what lies on them: those columns are the ones to dig out.',
  'tips.plan.2':
    'Plan a few moves to the end before you make the first. A card that goes into a cell needs a way out of it.',
  'tips.cells': 'Keep cells empty',
  'tips.cells.1':
    'Empty cells are room to move. With all of them taken, you move one card at a time, and one wrong move can end the game.',
  'tips.cells.2':
    'Do not fill a cell for the sake of one move. Fill it to free a card that goes home, or a column.',
  'tips.columns': 'Empty columns',
  'tips.columns.1':
    'An empty column is worth more than a cell: it doubles what can move at once, and it can hold a whole run.',
  'tips.columns.2':
    'The best thing to put there is a long run from a King down. A short run is not worth it.',
  'tips.home': 'When to send cards home',
  'tips.home.1': 'Aces and twos go home at once: nothing needs them on a column.',
  'tips.home.2':
    'Cards on a foundation stay there. Keep a card that may still hold one of the other colour, unless it is in your way.',
  'tips.race.1':
    'The lanes count cards that are home. In FreeCell most of them go home in the last minute: being behind on the way says little.',
  'tips.race.send': 'When every column is in sequence, Send brings all the rest home.',
  'note.cells':
    'How many cards can be set aside. Four is usual; with fewer, deals are chosen that can still be won.',
  ...FREECELL_GUIDE,
} as const
