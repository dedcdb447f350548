import type { Move, Position } from '@samedeal/rules'
import type { BoardConfig } from './config.ts'
import { cueOf } from './cues.ts'
import { moveWords, narrate } from './narration.ts'
import { countOf, type Picked, type TableState } from './selection.ts'
import { Speech } from './speech.ts'

/** Tells ears and hands what happens at the table. */
export class TableVoice {
  readonly #config: Pick<BoardConfig, 'announce' | 'cue' | 'words'>
  readonly #speech: Speech

  constructor(config: Pick<BoardConfig, 'announce' | 'cue' | 'words'>) {
    this.#config = config
    this.#speech = new Speech((text) => config.announce(text))
  }

  /** Keeps back what is said while `act` runs; gives its answer and what was said. */
  keepBack<Answer>(act: () => Answer): { readonly answer: Answer; readonly said: string[] } {
    return this.#speech.keepBack(act)
  }

  /** A move was made at a table that stood like this, and something was said meanwhile. */
  moved(move: Move, before: TableState, said: readonly string[]): void {
    this.#speech.say([...moveWords(move, before, this.#config.words), ...said])
  }

  /** Something else is picked up, or nothing any more. */
  picked(picked: Picked | undefined, table: TableState): void {
    const { words } = this.#config
    this.#config.cue?.({ what: picked === undefined ? 'put-back' : 'lift' })
    this.#speech.say([
      picked === undefined ? words.putBack() : words.picked(picked.card, countOf(picked, table)),
    ])
  }

  /** A run is lifted by a finger. */
  lifted(): void {
    this.#config.cue?.({ what: 'lift' })
  }

  /** A run lies where it was. */
  putBack(): void {
    this.#config.cue?.({ what: 'put-back' })
  }

  /** A move was refused. */
  refused(why: string): void {
    this.#config.announce(why)
    this.#config.cue?.({ what: 'refused' })
  }

  /** The position has changed; gives whether that has won the game. */
  changed(before: Position, table: TableState): boolean {
    this.#speech.say(narrate(before, table, this.#config.words))
    const cue = cueOf(before, table)
    if (cue !== undefined) this.#config.cue?.(cue)
    return cue?.what === 'won'
  }

  /** Nothing can be painted: the buttons show what lies on them. */
  blank(): void {
    this.#config.announce(this.#config.words.noPicture())
  }

  /** The table takes no input, and says why. */
  locked(note: string): void {
    this.#config.announce(note)
  }
}
