import { signal } from '@preact/signals'
import { isField } from '../controls/field.ts'
import { hasOwnKeys } from '../controls/own-keys.ts'
import { preferences } from '../settings/preferences.ts'
import { keyOf } from './key-of.ts'

/** Whether the list of keys is open, over whatever screen is shown. */
export const isKeyHelpOpen = signal(false)

/** What had the focus when the list was opened: it gets it back. */
let opener: Element | null = null

/** Opens the list of keys. */
export function openKeyHelp(): void {
  opener = document.activeElement
  isKeyHelpOpen.value = true
}

/** Closes the list of keys. */
export function closeKeyHelp(): void {
  isKeyHelpOpen.value = false
  if (opener instanceof HTMLElement) opener.focus()
}

/** Lets `?` open the list on any screen, unless single keys are off or something else has the keys. */
export function listenForHelp(): void {
  addEventListener('keydown', (event) => {
    const isAsked = keyOf(event) === '?' && preferences.peek().keys === 'on'
    if (!isAsked || event.repeat || isField(event.target) || hasOwnKeys(document)) return
    event.preventDefault()
    openKeyHelp()
  })
}
