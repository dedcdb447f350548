import type { CpuLevel } from '@samedeal/race'
import { CPU_LEVELS } from '@samedeal/race/settings'
import { text } from '../words/words.ts'

/** How well a CPU player can play, weakest first, each with its word in the language that is spoken. */
export function cpuLevelChoices(): { readonly value: CpuLevel; readonly word: string }[] {
  return CPU_LEVELS.map((value) => ({ value, word: text(`cpu.${value}`) }))
}
