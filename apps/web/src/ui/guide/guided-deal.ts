import {
  klondike,
  parseCard,
  usualOptions,
  type Card,
  type Pile,
  type Position,
} from '@samedeal/rules'

/** What the guided game is played by. */
export const GUIDE_OPTIONS = usualOptions(klondike)

/** The deal of the guided game: a Queen that may move, an Ace that may go home, and a winning line. */
export const GUIDE_DECK: readonly Card[] = cardsIn(
  'KC 2D 4D 8H 3C JC 2C QH AC 6C TC 5C 6H AS 7C 8S 3H 2S 3D 4H TS 9S TH KH JD 5S QC JH QD 6S 8C 7H ' +
    '9C 2H 7S 4C 7D KS AH KD 3S AD JS 4S TD 5D 6D 9D 5H 9H 8D QS',
)

/** The same game near its end: all in order, one card still in the stock. */
export const GUIDE_ENDING: Position = {
  recycles: 7,
  piles: [
    { cards: cardsIn('9C'), faceDown: 1 },
    ...[
      '',
      'AS 2S 3S 4S 5S 6S 7S 8S',
      'AH 2H 3H 4H 5H 6H 7H',
      'AC 2C 3C 4C 5C 6C 7C 8C',
      'AD 2D 3D 4D 5D 6D 7D',
      'KC QH JC TH 9S 8D',
      'KH QS JD TS 9D',
      'KD QC JH TC 9H',
      '8H',
      'KS QD JS TD',
      '',
      '',
    ].map((cards): Pile => ({ cards: cardsIn(cards), faceDown: 0 })),
  ],
}

function cardsIn(names: string): Card[] {
  return names.split(' ').flatMap((name) => parseCard(name) ?? [])
}
