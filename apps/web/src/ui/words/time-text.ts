/**
 * A span of time as a clock shows it: minutes and seconds, with hours from the first hour on.
 * Begun seconds do not count; a negative span is 0:00.
 */
export function timeText(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000))
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor(seconds / 60) % 60
  const rest = twoDigits(seconds % 60)
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${rest}` : `${minutes}:${rest}`
}

function twoDigits(n: number): string {
  return String(n).padStart(2, '0')
}
