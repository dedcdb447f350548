import type { Figure } from '../figure.ts'
import { surviveKills } from '../kills/kill-party.ts'
import type { Part } from '../part.ts'

const ROOMS = 20
const SEATS = 20
const KILLS = 50

/** Whether races outlive a server that is killed, and how soon everybody is back. */
export const kills: Part = {
  name: 'kills',
  about: `${ROOMS * SEATS} people in ${ROOMS} rooms, their server killed ${KILLS} times in the middle of the race`,
  seconds: 400,
  measure,
}

async function measure(): Promise<Figure[]> {
  const { back, safeLost, wrong, made } = await surviveKills({
    port: 3984,
    rooms: ROOMS,
    seats: SEATS,
    kills: KILLS,
    seed: 2,
  })
  const sorted = back.toSorted((a, b) => a - b)
  return [
    {
      name: 'kills: back at the board after the server listens again, p95',
      value: sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN,
      unit: 'ms',
      goal: { atMost: 3_000 },
    },
    { name: 'kills: safe moves lost', value: safeLost, unit: '', goal: { atMost: 0 } },
    {
      name: `kills: racers whose record is not what they did, of ${ROOMS * SEATS}`,
      value: wrong,
      unit: '',
      goal: { atMost: 0 },
    },
    { name: 'kills: moves made', value: made, unit: '' },
  ]
}
