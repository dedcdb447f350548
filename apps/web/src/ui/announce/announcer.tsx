import { signal } from '@preact/signals'

interface Saying {
  readonly number: number
  readonly text: string
}

/** So many texts stay: one that comes right after another does not push it out before it is read. */
const KEPT = 4

const said = signal<readonly Saying[]>([])

/** Says a text to a screen reader, without interrupting it. The same text twice is said twice. */
export function announce(text: string): void {
  const before = said.peek()
  const number = (before.at(-1)?.number ?? 0) + 1
  said.value = [...before, { number, text }].slice(-KEPT)
}

/** The page's one polite live region: what is added is read. It stays on the page whatever the screen. */
export function Announcer() {
  return (
    <div class="unseen announcer" role="status" aria-live="polite" aria-atomic="false">
      {said.value.map(({ number, text }) => (
        <p key={number}>{text}</p>
      ))}
    </div>
  )
}
