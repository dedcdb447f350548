import { CODE_LENGTH, CODE_LETTERS, plainText } from './room-code.ts'

/** Letters of a one-time code that moves a seat. */
export const HAND_OVER_LENGTH = 8
const GROUP = 4

/** A seat on offer to another device: the room, and the one-time code that the server gave for the seat. */
export interface HandOver {
  readonly code: string
  readonly handOver: string
}

/** What a player types on the other device, as in "HKMTWR-ABCD-EFGH". */
export function handOverText({ code, handOver }: HandOver): string {
  return [code, handOver.slice(0, GROUP), handOver.slice(GROUP)].join('-')
}

const LETTER = `[${CODE_LETTERS}]`
const WHOLE = new RegExp(`^(${LETTER}{${CODE_LENGTH}})(${LETTER}{${HAND_OVER_LENGTH}})$`)
/** Its three groups somewhere in a text, or the end of a link that moves a seat. */
const WITHIN = new RegExp(
  `(?:^|[^\\p{Script=Latin}\\p{N}])(${LETTER}{${CODE_LENGTH}})` +
    `(?:[\\s-]+|#HAND-OVER=)(${LETTER}{${GROUP}}[\\s-]*${LETTER}{${GROUP}})(?![\\p{Script=Latin}\\p{N}])`,
  'u',
)

/**
 * Reads it, however it is typed or pasted: case, width, spaces and dashes do not matter, and a link or a
 * sentence may have it. Undefined when there is none.
 */
export function readHandOver(typed: string): HandOver | undefined {
  const text = plainText(typed)
    .toUpperCase()
    .replaceAll(/\p{Pd}/gu, '-')
  const [, code, offer] = WHOLE.exec(text.replaceAll(/[\s-]/g, '')) ?? WITHIN.exec(text) ?? []
  if (code === undefined || offer === undefined) return undefined
  return { code, handOver: offer.replaceAll(/[\s-]/g, '') }
}
