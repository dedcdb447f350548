import { expect, test } from 'vitest'
import { readErrand, type KeptErrand } from './kept-errand.ts'

test('an errand is read as it was kept', () => {
  const errands: KeptErrand[] = [
    { errand: 'host', name: 'Lena' },
    { errand: 'join', code: 'HKMTWR', name: 'Lena' },
    { errand: 'alone' },
  ]
  for (const errand of errands) expect(readErrand(JSON.stringify(errand))).toEqual(errand)
})

test('what is no errand begins nothing', () => {
  const damaged = [null, '', '{', '[]', '7', '{"errand":"host"}', '{"errand":"join","name":"Lena"}']
  for (const kept of damaged) expect(readErrand(kept)).toBeUndefined()
  expect(readErrand('{"errand":"leave","name":"Lena","code":"HKMTWR"}')).toBeUndefined()
})
