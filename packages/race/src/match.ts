import type { Race } from './race.ts'

/** Whether the match has had all its rounds, or none that counts has begun. */
export function isMatchOver({ rules, matchRound }: Race): boolean {
  return rules.match !== 'open' && matchRound >= rules.match
}
