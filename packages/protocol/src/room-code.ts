/** No I, L, O or U: nothing that looks like something else. */
export const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ'
export const CODE_LENGTH = 6

const WHOLE_CODE = new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`)

/**
 * A room's code in what people type, paste or open: the code itself, whatever stands between and around its
 * letters, a link that ends in it, or a sentence that has it. Case and width do not matter. Undefined when
 * there is none.
 */
export function readRoomCode(typed: string): string | undefined {
  const text = plainText(typed)
  return wholeCode(text) ?? codeInLinks(text) ?? codeInSentence(text)
}

/** Text as a keyboard of this country or that would have written it: one width, nothing invisible. */
export function plainText(typed: string): string {
  return typed
    .slice(0, 2_000)
    .normalize('NFKC')
    .replaceAll(/\p{DI}/gu, '')
}

/** The code that is all there is, but for spaces, dashes and what a sentence puts around a word. */
function wholeCode(text: string): string | undefined {
  const letters = text.toUpperCase().replaceAll(/[\s\p{Pd}]/gu, '')
  const code = letters.replaceAll(/^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu, '')
  return WHOLE_CODE.test(code) ? code : undefined
}

/** The code at the end of the last link that ends in one, whatever follows it with ? or #. */
function codeInLinks(text: string): string | undefined {
  const links = text.split(/\s+/).filter((word) => word.includes('/'))
  return links
    .map((link) => {
      const [path = ''] = link.replace(/^.*:\/\//, '').split(/[?#]/)
      const end = path
        .split('/')
        .slice(1)
        .findLast((part) => part !== '')
      return end === undefined ? undefined : (wholeCode(end) ?? wholeCode(wordsOf(end)[0] ?? ''))
    })
    .findLast((code) => code !== undefined)
}

/**
 * The code among the words of a sentence: a word of six letters that stands out by its capitals, or that is
 * no word because it has no vowel.
 */
function codeInSentence(text: string): string | undefined {
  const isLoud = text === text.toUpperCase()
  const found = wordsOf(text).filter((word) => wholeCode(word) !== undefined)
  const odd = found.filter((word) => !/[AEY]/i.test(word))
  const loud = found.filter((word) => !isLoud && word === word.toUpperCase())
  const best = odd.findLast((word) => loud.includes(word)) ?? loud.at(-1) ?? odd.at(-1)
  return wholeCode(best ?? '')
}

/** The words of Latin letters and digits, a dash in the middle included. */
function wordsOf(text: string): readonly string[] {
  return (
    text.match(/[\p{Script=Latin}\p{M}\p{N}]+(?:\p{Pd}+[\p{Script=Latin}\p{M}\p{N}]+)*/gu) ?? []
  )
}
