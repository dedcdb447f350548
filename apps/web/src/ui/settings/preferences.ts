import { signal } from '@preact/signals'
import { store, stored } from '../device/stored.ts'

const ON_OR_OFF = ['on', 'off'] as const

/** What each preference can be; the first is the usual one. */
export const CHOICES = {
  theme: ['felt', 'dark', 'light', 'high-contrast'],
  /** How many colours the suits have. */
  deck: ['two', 'four'],
  back: ['ink', 'oxblood', 'felt'],
  /** The hand that plays: the stock lies on its side. */
  hand: ['right', 'left'],
  /** Whether the piles that a picked-up card may go to are marked. */
  targets: ON_OR_OFF,
  /** Whether one tap moves a card that has exactly one useful place to go to. */
  smartTap: ['off', 'on'],
  sound: ON_OR_OFF,
  /** Whether the device trembles, where it can. */
  haptics: ON_OR_OFF,
  /** Whether things move as the system has it, or little in any case. */
  motion: ['system', 'reduced'],
  /** Whether single keys play. */
  keys: ON_OR_OFF,
} as const

/** How this device shows the game. */
export type Preferences = {
  readonly [Name in keyof typeof CHOICES]: (typeof CHOICES)[Name][number]
}

const KEY = 'samedeal.preferences'

/** Reads kept preferences; what is missing or unknown becomes the usual value. */
export function parsePreferences(kept: string | undefined): Preferences {
  const found = parsed(kept)
  const entries = Object.entries(CHOICES).map(([name, choices]: [string, readonly string[]]) => [
    name,
    choices.find((choice) => choice === found[name]) ?? choices[0],
  ])
  return Object.fromEntries(entries) as Preferences
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
