import type { KlondikeOptions } from '@samedeal/rules'
import type { HintSight, Sight } from '../sight.ts'
import type { Memory } from './memory.ts'

/** All that a CPU player of Klondike may use. */
export type KlondikeSight = Sight<KlondikeOptions, Memory>
/** What a hint in Klondike is drawn from. */
export type KlondikeHintSight = HintSight<KlondikeOptions, Memory>
