/** What somebody in a room may call out to everybody. The names travel: never renamed. */
export const REACTIONS = ['luck', 'bravo', 'wow', 'laugh', 'ouch', 'hurry'] as const

export type Reaction = (typeof REACTIONS)[number]
