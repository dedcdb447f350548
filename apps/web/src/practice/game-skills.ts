import type { LoneSkills } from '@samedeal/bots'

/** What each game offers to somebody who plays alone, by its id: fetched when the game is played. */
const LOADERS: ReadonlyMap<string, () => Promise<LoneSkills>> = new Map<
  string,
  () => Promise<LoneSkills>
>([
  ['klondike', async () => (await import('@samedeal/bots/klondike-alone')).klondikeAlone],
  ['freecell', async () => (await import('@samedeal/bots/freecell-alone')).freecellAlone],
])

/** Fetches what a game offers beside its rules; undefined for a game that offers nothing. */
export async function skillsOf(game: string): Promise<LoneSkills | undefined> {
  return LOADERS.get(game)?.()
}

/** Whether a game offers anything beside its rules. */
export function hasSkills(game: string): boolean {
  return LOADERS.has(game)
}
