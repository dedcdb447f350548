/** How hard a deal is, easiest first. Names travel on the wire: never renamed. */
export const LEVELS = ['easy', 'normal', 'hard', 'expert', 'master'] as const
export type Level = (typeof LEVELS)[number]
