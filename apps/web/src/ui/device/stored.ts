/**
 * A text that this device keeps, or undefined. Browsers may withhold the storage altogether: then
 * nothing is kept, and nothing fails.
 */
export function stored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps a text on this device; undefined removes it. */
export function store(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Full or withheld: the value lasts as long as the page.
  }
}
