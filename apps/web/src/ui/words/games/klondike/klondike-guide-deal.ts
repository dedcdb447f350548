import { klondike, usualOptions, type Card, type Position } from '@samedeal/rules'
import { cardsIn, pileOf } from '../../../guide/named-cards.ts'

/** What the guided game is played by. */
export const GUIDE_OPTIONS = usualOptions(klondike)

/** The deal of the guided game: a Queen that may move, an Ace that may go home, and a winning line. */
export const GUIDE_DECK: readonly Card[] = cardsIn(
  'KC2D4D8H3CJC2CQHAC6CTC5C6HAS7C8S3H2S3D4HTS9STHKHJD5SQCJHQD6S8C7H' +
    '9C2H7S4C7DKSAHKD3SADJS4STD5D6D9D5H9H8DQS',
)

/** The same game near its end: all in order, one card still in the stock. */
export const GUIDE_ENDING: Position = {
  state: { recycles: 7 },
  piles: [
    { cards: cardsIn('9C'), faceDown: 1 },
    ...[
      '',
      'AS2S3S4S5S6S7S8S',
      'AH2H3H4H5H6H7H',
      'AC2C3C4C5C6C7C8C',
      'AD2D3D4D5D6D7D',
      'KCQHJCTH9S8D',
      'KHQSJDTS9D',
      'KDQCJHTC9H',
      '8H',
      'KSQDJSTD',
      '',
      '',
    ].map(pileOf),
  ],
}
