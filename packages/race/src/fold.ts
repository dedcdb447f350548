import type { Command } from './command.ts'
import { handle } from './handle.ts'
import type { Race } from './race.ts'

/** A command and the server time at which it was handled, in milliseconds. */
export type Handling = readonly [at: number, command: Command]

/** So many commands are folded without a pause: about 10 ms. */
const WITHOUT_PAUSE = 500

/**
 * Folds handled commands onto the race that stood before the first of them, and gives the race as it stood
 * after the last. Yields every 500 commands, so that the caller can let others have a turn.
 */
export function* fold(race: Race, handlings: readonly Handling[]): Generator<undefined, Race> {
  let folded = race
  for (const [index, [at, command]] of handlings.entries()) {
    folded = handle(folded, command, at).race
    if ((index + 1) % WITHOUT_PAUSE === 0) yield
  }
  return folded
}
