import lookalikes from 'unhomoglyph/data.json' with { type: 'json' }
import { bareText } from './visible-text.ts'

/**
 * What each character is easily taken for, of Unicode's confusables (UTS 39): "а" of Cyrillic for "a",
 * "m" for "rn". A browser has none: in a race alone there is nobody to be taken for.
 */
const TAKEN_FOR: Readonly<Record<string, string>> = lookalikes

/** So many names are kept with their looks; beyond, the one that was not asked for longest goes first. */
const MOST_KEPT = 10_000

/** In a room of 400, everybody's looks are asked for whenever somebody joins. */
const kept = new Map<string, readonly string[]>()

/**
 * How a name looks, folded as it is written, in lower case and in upper case. Two names that share one of these
 * are easily mistaken for each other. Each case is folded on its own, because a letter may look like one letter
 * and its capital like quite another, as the Greek "ν" and "Ν" do.
 */
export function looksOf(name: string): readonly string[] {
  const looks = kept.get(name) ?? foldings(name)
  kept.delete(name)
  kept.set(name, looks)
  const [oldest = name] = kept.size > MOST_KEPT ? kept.keys() : []
  if (oldest !== name) kept.delete(oldest)
  return looks
}

/** How a name looks with a space and a number behind it: what stands before them does not change with them. */
export function looksWith(beginning: string, ending: string): readonly string[] {
  const [look = ''] = looksOf(ending)
  return looksOf(beginning).map((one) => one + look)
}

function foldings(name: string): readonly string[] {
  const bare = bareText(name)
  return [...new Set([bare, lowered(bare), bare.toUpperCase()])].map(folded)
}

/** One folding may open the way for another: "0" is taken for "O", which is "o" as well. */
function folded(text: string): string {
  const once = lowered(skeleton(text))
  // A capital I is taken for a small L, and a small I is the same letter: all three are one.
  return lowered(skeleton(once)).replaceAll('i', 'l')
}

/** Unicode's skeleton of a text, as if each character were the one it is taken for; and of usual width. */
function skeleton(text: string): string {
  const each = Array.from(text.normalize('NFD'))
  return each
    .map((one) => TAKEN_FOR[one] ?? one)
    .join('')
    .normalize('NFKD')
}

/** A text in small letters, each by itself: what stands around a letter does not count. */
function lowered(text: string): string {
  return Array.from(text)
    .map((one) => one.toUpperCase().toLowerCase())
    .join('')
}
