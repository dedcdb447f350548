import { expect, test } from 'vitest'
import { STANDARD_DECK } from '../cards/deck.ts'
import { committedText } from './committed-deal.ts'

test('a deal is committed to as its salt, a space and its deck, without a line end', () => {
  expect(committedText('00112233445566778899aabbccddeeff', STANDARD_DECK)).toBe(
    '00112233445566778899aabbccddeeff ' +
      'AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD ' +
      'AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS',
  )
})
