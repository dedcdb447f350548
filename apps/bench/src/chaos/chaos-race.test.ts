import { describe, expect, test } from 'vitest'
import { HAPPENINGS, runChaosRace, type ChaosReport, type FaultKind } from './chaos-race.ts'

const RACES = 20

describe('twenty races over networks and servers that fail', async () => {
  const reports: ChaosReport[] = []
  for (let seed = 1; seed <= RACES; seed++) reports.push(await runChaosRace(seed))

  function faults(kind: FaultKind): string[] {
    return reports.flatMap((report, index) =>
      report.faults
        .filter((fault) => fault.kind === kind)
        .map(({ what }) => `race ${index + 1}: ${what}`),
    )
  }

  test('everybody is back in the end, and sees the board that the server has', () => {
    expect(faults('board')).toEqual([])
  })

  test('every command is done once and in order, but for those that were refused', () => {
    expect(faults('command')).toEqual([])
  })

  test('no board that is shown goes backwards, but by a refusal', () => {
    expect(faults('jump')).toEqual([])
  })

  test('nobody is sent away, and nothing else goes wrong', () => {
    expect(faults('other')).toEqual([])
  })

  test.each(HAPPENINGS)('have seen a %s', (happening) => {
    expect(reports.some(({ happened }) => happened.has(happening))).toBe(true)
  })

  test('have seen commands that were answered and then lost with the server', () => {
    expect(reports.some(({ lost }) => lost > 0)).toBe(true)
  })
})

test('a race follows from its seed alone', async () => {
  expect(await runChaosRace(7)).toEqual(await runChaosRace(7))
})
