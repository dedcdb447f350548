import { effect, untracked, type ReadonlySignal } from '@preact/signals'

/**
 * Calls `react` with each value that a signal gets after `known`, until the returned function is called.
 * Nothing else that `react` reads is followed: a change of language must not tell old news again. What
 * `react` returns is called before the next news and at the end.
 */
export function followNews<News extends object>(
  news: ReadonlySignal<News | undefined>,
  react: (news: News) => void | (() => void),
  known = news.peek(),
): () => void {
  let before = known
  return effect(() => {
    const value = news.value
    if (value === undefined || value === before) return undefined
    before = value
    return untracked(() => react(value))
  })
}
