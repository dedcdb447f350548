/** What somebody wanted when the page had to be loaded anew. */
export type KeptErrand =
  | { readonly errand: 'host'; readonly name: string }
  | { readonly errand: 'join'; readonly code: string; readonly name: string }
  | { readonly errand: 'alone' }

const KEY = 'samedeal.errand'

/** Keeps an errand for this tab's next page. */
export function keepErrand(errand: KeptErrand): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(errand))
  } catch {
    // Withheld: the button has to be pressed again.
  }
}

export function forgetErrand(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Withheld: nothing has been kept.
  }
}

/** The errand that this tab's last page has kept. */
export function keptErrand(): KeptErrand | undefined {
  try {
    return readErrand(sessionStorage.getItem(KEY))
  } catch {
    return undefined
  }
}

/** Reads a kept errand; what is none is undefined. */
export function readErrand(kept: string | null): KeptErrand | undefined {
  const { errand, name, code } = (parsed(kept) ?? {}) as Record<string, unknown>
  if (errand === 'alone') return { errand }
  if (typeof name !== 'string') return undefined
  if (errand === 'host') return { errand, name }
  return errand === 'join' && typeof code === 'string' ? { errand, code, name } : undefined
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
}
