/** Marks a part of the page that keeps the keyboard to itself while it is open: no single key plays. */
export const OWN_KEYS = { 'data-own-keys': true } as const

/** Whether such a part is open. */
export function hasOwnKeys(page: ParentNode): boolean {
  return page.querySelector('[data-own-keys]') !== null
}
