import type { CpuLevel } from '@samedeal/bots'
import { HONESTY_TABLES, playHonestly } from '@samedeal/bots/honest-game'
import { shuffledDeck } from '@samedeal/rules/shuffle'
import type { Figure } from '../figure.ts'
import type { Extent, Part } from '../part.ts'

/** Deals that each level usually plays at each table: the strong ones think for seconds over a game. */
const DEALS: Readonly<Record<CpuLevel, number>> = {
  beginner: 40,
  casual: 40,
  skilled: 20,
  champion: 4,
}

/** Whole games at every level, each decision made a second time on a deal with other hidden cards. */
export const cpuHonesty: Part = {
  name: 'cpu-honesty',
  about: 'decisions of whole games at every level that hidden cards change (--deals)',
  seconds: 240,
  measure,
}

function measure({ deals }: Extent): Figure[] {
  return (Object.keys(DEALS) as CpuLevel[]).flatMap((level) => {
    let compared = 0
    const faults: string[] = []
    for (const [table, rules] of Object.entries(HONESTY_TABLES)) {
      for (let deal = 0; deal < (deals ?? DEALS[level]); deal++) {
        // Other deals than those of the tests.
        const deck = shuffledDeck(`honest bench ${deal}`)
        const tally = playHonestly({ ...rules, deck, level, driver: level, every: 1, seed: deal })
        compared += tally.compared
        faults.push(...tally.faults.map((fault) => `${level}, ${table}: ${fault}`))
      }
    }
    for (const fault of faults) console.error(fault)
    return [
      { name: `honesty: ${level}, decisions made twice`, value: compared, unit: 'decisions' },
      {
        name: `honesty: ${level}, changed by hidden cards`,
        value: faults.length,
        unit: 'decisions',
        goal: { atMost: 0 },
      },
    ]
  })
}
