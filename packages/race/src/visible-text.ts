/** Control, format and unassigned characters, and those that Unicode lets a font ignore. */
const IGNORABLE = String.raw`\p{C}|\p{DI}`
/** Characters that are blank by design: of Braille, of Khitan and of music. */
const BLANK = String.raw`\u2800|\u{16FE4}|\u{1D159}`
/** Marks that join what stands beside them, or ask for a picture, or spell a flag: invisible elsewhere. */
const MARK = String.raw`\u200C|\u200D|\uFE0F|[\u{E0020}-\u{E007F}]`

/** What shows nothing wherever it stands. White space is something. */
const UNSEEN = new RegExp(String.raw`(?!(?!\uFEFF)\s|${MARK})(?:${IGNORABLE}|${BLANK})`, 'gu')

/** A flag of a part of a country, which is spelled in invisible letters; else one of the marks. */
const FLAG_OR_MARK = new RegExp(
  String.raw`\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}|${MARK}`,
  'gu',
)

/** All of them. */
const INVISIBLE = new RegExp(`${IGNORABLE}|${BLANK}`, 'gu')

/** The sign that takes the vowel off a consonant, in the scripts whose joiners change what is seen. */
const VIRAMA = String.raw`(?:\u094D|\u09CD|\u0A4D|\u0ACD|\u0B4D|\u0BCD|\u0C4D|\u0CCD|\u0D4D|\u0DCA)`

const AFTER_VIRAMA = new RegExp(String.raw`\p{L}\p{M}*${VIRAMA}$`, 'u')

/** Where each mark changes what is seen: what has to stand before it, and what after it. */
const CONTEXTS: Readonly<Record<string, readonly (readonly [before: RegExp, after: RegExp])[]>> = {
  '\u200D': [
    // One picture of several, such as a family.
    [/\p{ExtPict}(?:\uFE0F|\p{EMod})?$/u, /^\p{ExtPict}/u],
    // A half form or a conjunct; in Bengali and Kannada the joiner may come first.
    [AFTER_VIRAMA, /^/],
    [/\p{L}$/u, new RegExp(`^${VIRAMA}`)],
  ],
  '\u200C': [
    [AFTER_VIRAMA, /^/],
    // Two letters that would run together, as in Persian.
    [/(?=\p{Script=Arabic})\p{L}\p{Mn}*$/u, /^(?=\p{Script=Arabic})\p{L}/u],
  ],
  '\uFE0F': [
    // The picture of a character that is text by itself, and a digit on a key.
    [/(?!\p{EPres})\p{ExtPict}$/u, /^/],
    [/[0-9#*]$/, /^\u20E3/],
  ],
}

/** So much of the text beside a mark tells whether it joins, in UTF-16 units. */
const NEARBY = 12

/**
 * A text without invisible characters. Joiners stay where they change the picture: in emoji, between Arabic
 * letters, and in the scripts of India; the contexts are those of Unicode's UAX 31 and UTS 51.
 */
export function visibleText(text: string): string {
  return text.replaceAll(UNSEEN, '').replaceAll(FLAG_OR_MARK, (mark, at: number, whole: string) => {
    const end = at + mark.length
    const before = whole.slice(Math.max(0, at - NEARBY), at)
    const after = whole.slice(end, end + NEARBY)
    const joins = CONTEXTS[mark]?.some((near) => near[0].test(before) && near[1].test(after))
    return joins === true || mark.startsWith('\u{1F3F4}') ? mark : ''
  })
}

/** A text without any mark that may be invisible: two that differ in nothing else look the same. */
export function bareText(text: string): string {
  return text.replaceAll(INVISIBLE, '')
}
