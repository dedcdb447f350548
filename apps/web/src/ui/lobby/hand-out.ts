/** Whether the device has a share sheet. Browsers withhold it over plain http. */
export function canShare(): boolean {
  return typeof navigator.share === 'function'
}

/** Opens the device's share sheet; false when it does not open. Closing it without sharing is no failure. */
export async function share(data: {
  readonly title: string
  readonly url: string
}): Promise<boolean> {
  try {
    await navigator.share(data)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

/**
 * Puts a text on the clipboard; false when the browser allows it in no way. Over plain http there
 * is no clipboard API, and the older way through a selected field still works.
 */
export async function copy(text: string): Promise<boolean> {
  if (typeof navigator.clipboard?.writeText === 'function') {
    try {
      await navigator.clipboard.writeText(text)
      return true
    } catch {
      // Not allowed: the older way may be.
    }
  }
  return copyBySelection(text)
}

function copyBySelection(text: string): boolean {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.position = 'fixed'
  field.style.opacity = '0'
  document.body.append(field)
  field.select()
  try {
    return legacyCopy()
  } finally {
    field.remove()
    if (focused instanceof HTMLElement) focused.focus()
  }
}

function legacyCopy(): boolean {
  const page: { execCommand?: (command: string) => boolean } = document
  return page.execCommand?.('copy') ?? false
}
