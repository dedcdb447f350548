import { signal } from '@preact/signals'
import { store, stored } from '../device/stored.ts'

const KEY = 'samedeal.name'

/** The name that this device plays under; empty until one has been given. */
export const playerName = signal(stored(KEY) ?? '')

/** Changes the name and keeps it. */
export function rename(name: string): void {
  playerName.value = name
  store(KEY, name.trim() === '' ? undefined : name.trim())
}
