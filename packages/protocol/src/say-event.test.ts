import { EASY_DECK } from '@samedeal/rules/easy-deal'
import { expect, test } from 'vitest'
import type { FromServer } from './from-server.ts'
import { sayEvent, type PersonalEvent } from './say-event.ts'

function said(event: PersonalEvent): unknown {
  const messages: unknown[] = []
  sayEvent(event, (...message) => messages.push(message))
  expect(messages).toHaveLength(1)
  return messages[0]
}

test('a refusal says which command was refused, if it was a numbered one', () => {
  const refused = { type: 'refused', player: 'ada', why: 'host-only' } as const
  expect(said(refused)).toStrictEqual(['refused', { why: 'host-only' }])
  expect(said({ ...refused, n: 7 })).toStrictEqual(['refused', { why: 'host-only', n: 7 }])
})

test('a record names its seat, and not who has asked for it', () => {
  const record = { deck: EASY_DECK } as unknown as FromServer['record']['record']
  const event: PersonalEvent = { type: 'record', player: 'ada', seat: 2, record }
  expect(said(event)).toStrictEqual(['record', { seat: 2, record }])
})

test('a move travels as its number and the cards that it turned up', () => {
  const revealed = [{ pile: 8, index: 1, card: 40 }]
  expect(said({ type: 'moved', seat: 1, n: 3, revealed })).toEqual(['moved', [3, 8, 1, 40]])
})
