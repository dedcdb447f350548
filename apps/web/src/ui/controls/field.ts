/** Whether a key goes into a field: it then means itself and nothing else. */
export function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, select, textarea') !== null
}
