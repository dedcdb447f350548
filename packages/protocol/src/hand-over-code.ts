import { CODE_LENGTH, CODE_LETTERS, lettersOf, type Random } from './room-code.ts'

/** Letters of a one-time code that moves a seat: 22 to the 8th are 55 thousand million. */
export const HAND_OVER_LENGTH = 8
const GROUP = 4

/** A seat on offer to another device: the room, and the one-time code that the server gave for the seat. */
export interface HandOver {
  readonly code: string
  readonly handOver: string
}

/** A new one-time code. */
export function newHandOverCode(random: Random): string {
  return lettersOf(HAND_OVER_LENGTH, random)
}

/** What a player types on the other device, as in "HKMTWR-ABCD-EFGH". */
export function handOverText({ code, handOver }: HandOver): string {
  return [code, handOver.slice(0, GROUP), handOver.slice(GROUP)].join('-')
}

/** Reads it, however it is typed: case, spaces and dashes do not matter. Undefined when it is none. */
export function readHandOver(typed: string): HandOver | undefined {
  const letters = typed.toUpperCase().replaceAll(/[\s-]/g, '')
  const shape = new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH + HAND_OVER_LENGTH}}$`)
  if (!shape.test(letters)) return undefined
  return { code: letters.slice(0, CODE_LENGTH), handOver: letters.slice(CODE_LENGTH) }
}
