import type { Figure } from '../figure.ts'
import type { Part } from '../part.ts'

const SOCKETS = 40
const RATE = 28
const REJOIN_MS = 6_000

/** What hostile sockets cost other rooms, and how much one hostile person may do. */
export const attacks: Part = {
  name: 'attacks',
  about: `${SOCKETS} sockets that ask for the longest record ${RATE} times a second and read nothing; one person who joins without end`,
  seconds: 80,
  measure,
}

async function measure(): Promise<Figure[]> {
  // Loaded here and not above: a process with a web client in it runs other parts slower.
  const { attack } = await import('../attacks/attack.ts')
  const { calm, under, held, heldUnder, crowd, again } = await attack({
    port: 3989,
    commands: 5_000,
    sockets: SOCKETS,
    rate: RATE,
    ms: { calm: 15_000, attack: 30_000, rejoin: REJOIN_MS },
  })
  return [
    { name: 'attacks: records asked for', value: crowd.asked, unit: '' },
    { name: 'attacks: joins of those who ask', value: crowd.joins, unit: '' },
    { name: 'attacks: clock of another room before, p99', value: p99(calm), unit: 'ms' },
    { name: 'attacks: clock of another room meanwhile, p99', value: p99(under), unit: 'ms' },
    {
      name: 'attacks: that is later by',
      value: p99(under) - p99(calm),
      unit: 'ms',
      goal: { atMost: 10 },
    },
    {
      name: 'attacks: more memory meanwhile, at most',
      value: (heldUnder - held) / 1_048_576,
      unit: 'MB',
      goal: { atMost: 100 },
    },
    {
      name: `attacks: joins of one person in ${REJOIN_MS / 1_000} s`,
      value: again.joins,
      unit: '',
      goal: { atMost: 40 },
    },
    {
      name: 'attacks: answers to that person',
      value: again.answers,
      unit: '',
      goal: { atMost: 350 },
    },
  ]
}

function p99(sorted: readonly number[]): number {
  return sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN
}
