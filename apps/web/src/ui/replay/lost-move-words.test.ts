import { expect, test } from 'vitest'
import { lostMoveWords } from './lost-move-words.ts'

test('the move that lost a race is named where it is proven', () => {
  expect(lostMoveWords({ found: 'move', winnable: 36, lost: 38 })).toMatch(/38/)
  expect(lostMoveWords({ found: 'winnable' })).toMatch(/could still be solved/)
  expect(lostMoveWords({ found: 'hopeless' })).toMatch(/from the start/)
})

test('what is not proven is called so', () => {
  expect(lostMoveWords({ found: 'open' })).toMatch(/not enough time to prove/)
  expect(lostMoveWords({ found: 'open', winnable: 0 })).toMatch(/not enough time to prove.* 0/)
  expect(lostMoveWords({ found: 'open', winnable: 30 })).toMatch(/not enough time to prove.* 30/)
  expect(lostMoveWords({ found: 'open', lost: 41 })).toMatch(/not enough time to prove.* 41/)
  expect(lostMoveWords({ found: 'open', winnable: 30, lost: 41 })).toMatch(
    /not enough time to prove.* 30.* 41/,
  )
})
