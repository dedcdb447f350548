import { effect, signal } from '@preact/signals'
import { store, stored } from '../device/stored.ts'

export const THEMES = ['felt', 'dark', 'light', 'high-contrast'] as const
export const DECKS = ['two', 'four'] as const
export const BACKS = ['ink', 'oxblood', 'felt'] as const
export const HANDS = ['right', 'left'] as const
export const KEYS = ['on', 'off'] as const

/** How this device shows the game. */
export interface Preferences {
  readonly theme: (typeof THEMES)[number]
  /** How many colours the suits have. */
  readonly deck: (typeof DECKS)[number]
  readonly back: (typeof BACKS)[number]
  /** The hand that plays: the stock lies on its side. */
  readonly hand: (typeof HANDS)[number]
  /** Whether single keys play. */
  readonly keys: (typeof KEYS)[number]
}

const KEY = 'samedeal.preferences'

const USUAL: Preferences = { theme: 'felt', deck: 'two', back: 'ink', hand: 'right', keys: 'on' }

/** Reads kept preferences; what is missing or unknown becomes the usual value. */
export function parsePreferences(kept: string | undefined): Preferences {
  const found = parsed(kept)
  return {
    theme: THEMES.find((theme) => theme === found['theme']) ?? USUAL.theme,
    deck: DECKS.find((deck) => deck === found['deck']) ?? USUAL.deck,
    back: BACKS.find((back) => back === found['back']) ?? USUAL.back,
    hand: HANDS.find((hand) => hand === found['hand']) ?? USUAL.hand,
    keys: KEYS.find((keys) => keys === found['keys']) ?? USUAL.keys,
  }
}

function parsed(kept: string | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(kept ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

/** The preferences of this device. */
export const preferences = signal<Preferences>(parsePreferences(stored(KEY)))

/**
 * Changes some of the preferences and keeps them. The high-contrast theme brings the four-colour
 * deck along; it can be changed back.
 */
export function prefer(changes: Partial<Preferences>): void {
  const deck = changes.theme === 'high-contrast' ? { deck: 'four' as const } : {}
  preferences.value = { ...preferences.value, ...deck, ...changes }
  store(KEY, JSON.stringify(preferences.value))
}

/** Writes the preferences on the page's root from now on, where the styles read them. */
export function showPreferences(root: HTMLElement): void {
  effect(() => {
    const { theme, back, hand } = preferences.value
    root.dataset['theme'] = theme
    root.dataset['back'] = back
    root.dataset['hand'] = hand
    const bar = document.querySelector('meta[name="theme-color"]')
    bar?.setAttribute('content', getComputedStyle(root).getPropertyValue('--bg').trim())
  })
}
