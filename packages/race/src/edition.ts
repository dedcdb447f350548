/**
 * The present edition of the race's own rules. A race is folded by the edition that it was handled by, so
 * that its journal comes to the same end in a later version; `resume` brings it to the present one.
 * 2: a stand-in's race earns nothing and holds the round open, the table always moves, devices are followed
 *    from hand-over to hand-over, the Table and Classic presets have no time limit.
 */
export const EDITION = 2

/** Whether a race still goes by the first edition, which left no mark. */
export function isOfFirstEdition({ edition = 1 }: { readonly edition?: number }): boolean {
  return edition < 2
}
