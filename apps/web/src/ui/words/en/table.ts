/** Texts of the card table: the names of cards and piles, and what a screen reader hears of a move. */
export const TABLE = {
  'rank.ace': 'Ace',
  'rank.jack': 'Jack',
  'rank.queen': 'Queen',
  'rank.king': 'King',

  'card.clubs': '{rank} of clubs',
  'card.diamonds': '{rank} of diamonds',
  'card.hearts': '{rank} of hearts',
  'card.spades': '{rank} of spades',
  'card.in': '{card}, {pile}',

  // A pile's name as it stands inside a sentence, and the way to it.
  'pile.stock': 'stock',
  'pile.waste': 'waste',
  'pile.discard': 'discard',
  'pile.column': 'column {n}',
  'pile.cell': 'free cell {n}',
  'pile.foundation': 'foundation {n}',
  'pile.foundation.clubs': 'clubs foundation',
  'pile.foundation.diamonds': 'diamonds foundation',
  'pile.foundation.hearts': 'hearts foundation',
  'pile.foundation.spades': 'spades foundation',
  'pile.to.stock': 'to the stock',
  'pile.to.waste': 'to the waste',
  'pile.to.discard': 'to the discard',
  'pile.to.column': 'to column {n}',
  'pile.to.cell': 'to free cell {n}',
  'pile.to.foundation': 'to foundation {n}',
  'pile.to.foundation.clubs': 'to the clubs foundation',
  'pile.to.foundation.diamonds': 'to the diamonds foundation',
  'pile.to.foundation.hearts': 'to the hearts foundation',
  'pile.to.foundation.spades': 'to the spades foundation',
  'pile.empty': '{pile}: empty',
  'pile.holds': '{pile}: {cards}',
  'pile.and': '{cards}; {more}',
  'pile.card-and-card': '{cards}, {next}',
  'pile.cards': {
    one: '{n} card',
    other: '{n} cards',
  },
  'pile.cards.face-down': {
    one: '{n} card face down',
    other: '{n} cards face down',
  },
  'pile.face-down': {
    one: '{n} face down',
    other: '{n} face down',
  },
  'pile.below': {
    one: '{n} below',
    other: '{n} below',
  },

  'table.name': 'Table',
  'table.left': {
    one: '{n} left',
    other: '{n} left',
  },
  'table.picked': '{card} picked up',
  'table.picked.more': {
    one: '{card} and {n} more picked up',
    other: '{card} and {n} more picked up',
  },
  'table.put-back': 'Put back',
  'table.moved': '{card} {to}',
  'table.dealt': {
    one: '{n} card turned up',
    other: '{n} cards turned up',
  },
  'table.recycled': 'Waste recycled',
  'table.won': 'Every card is home',
} as const
