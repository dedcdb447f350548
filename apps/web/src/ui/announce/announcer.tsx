import { signal } from '@preact/signals'

const said = signal('')

/** Says a text to a screen reader, without interrupting it. The same text twice is said twice. */
export function announce(text: string): void {
  said.value = said.peek() === text ? `${text}\u00a0` : text
}

/** The page's one polite live region. It stays on the page whatever the screen. */
export function Announcer() {
  return (
    <div class="unseen announcer" role="status" aria-live="polite">
      {said}
    </div>
  )
}
