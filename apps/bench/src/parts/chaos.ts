import { HAPPENINGS, runChaosRace, type ChaosReport, type FaultKind } from '../chaos/chaos-race.ts'
import type { Figure } from '../figure.ts'
import type { Part } from '../part.ts'

/** Two hundred races after those that the tests play. */
export const chaos: Part = {
  name: 'chaos',
  about: 'simulated races over networks that are slow and cut, with servers that are killed',
  seconds: 30,
  measure,
}

const FIRST = 1_001
const LAST = 1_200

/** What must not happen, by the kind of fault. */
const RULES: Readonly<Record<FaultKind, string>> = {
  board: 'browsers without the server’s board in the end',
  command: 'browsers with commands lost or doubled',
  jump: 'boards that jumped back without a refusal',
  other: 'other faults',
}

async function measure(): Promise<Figure[]> {
  const reports: ChaosReport[] = []
  for (let seed = FIRST; seed <= LAST; seed++) {
    const report = await runChaosRace(seed)
    reports.push(report)
    for (const { what } of report.faults) console.error(`race ${seed}: ${what}`)
  }
  const faults = reports.flatMap((report) => report.faults)
  const total = (count: (report: ChaosReport) => number): number =>
    reports.reduce((sum, report) => sum + count(report), 0)
  return [
    { name: 'chaos: races', value: reports.length, unit: 'races' },
    { name: 'chaos: commands', value: total(({ commands }) => commands), unit: 'commands' },
    { name: 'chaos: lines cut', value: total(({ cuts }) => cuts), unit: 'cuts' },
    {
      name: 'chaos: commands lost with the server, and back',
      value: total(({ lost }) => lost),
      unit: 'commands',
    },
    ...Object.entries(RULES).map(([kind, name]) => ({
      name: `chaos: ${name}`,
      value: faults.filter((fault) => fault.kind === kind).length,
      unit: 'faults',
      goal: { atMost: 0 },
    })),
    ...HAPPENINGS.map((happening) => ({
      name: `chaos: with a ${happening}`,
      value: reports.filter(({ happened }) => happened.has(happening)).length,
      unit: 'races',
      goal: { atLeast: 10 },
    })),
  ]
}
