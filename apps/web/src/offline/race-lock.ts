const NAME = 'samedeal.race'

/** Marks that this page is in a room, until the returned function is called. */
export function markRace(): () => void {
  let end = (): void => undefined
  const ended = new Promise<void>((resolve) => (end = resolve))
  // Plain http has no locks, and no service worker either.
  if ('locks' in navigator) void navigator.locks.request(NAME, { mode: 'shared' }, () => ended)
  return end
}

/** Does something if no page of this browser is in a room. */
export async function unlessRacing(act: () => void): Promise<void> {
  await navigator.locks.request(NAME, { ifAvailable: true }, (lock) => {
    if (lock !== null) act()
  })
}
