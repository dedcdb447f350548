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

  'pile.stock': 'Stock',
  'pile.waste': 'Waste',
  'pile.column': 'Column {n}',
  'pile.cell': 'Free cell {n}',
  'pile.foundation': 'Foundation {n}',
  'pile.foundation.clubs': 'Clubs foundation',
  'pile.foundation.diamonds': 'Diamonds foundation',
  'pile.foundation.hearts': 'Hearts foundation',
  'pile.foundation.spades': 'Spades foundation',
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
  'table.moved': '{card} to {pile}',
  'table.dealt': {
    one: '{n} card turned up',
    other: '{n} cards turned up',
  },
  'table.turned-over': 'Waste turned over',
  'table.won': 'All cards are home',
} as const
