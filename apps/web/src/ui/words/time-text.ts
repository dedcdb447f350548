import { spoken } from './spoken.ts'

/**
 * A span of time as a clock shows it: minutes and seconds, with hours from the first hour on.
 * Begun seconds do not count; a negative span is 0:00.
 */
export function timeText(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000))
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor(seconds / 60) % 60
  const { numbers, clock } = spoken.value
  const rest = clock.format(seconds % 60)
  return hours > 0
    ? `${numbers.format(hours)}:${clock.format(minutes)}:${rest}`
    : `${numbers.format(minutes)}:${rest}`
}
