/** How long an answer over HTTP may take, in milliseconds: a silent network would keep a page waiting for minutes. */
export const ANSWER_MS = 8_000
/** After so many milliseconds without the server the own board takes no more moves. */
export const LOCK_MS = 3_000
