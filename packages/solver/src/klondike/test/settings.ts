import type { KlondikeOptions } from '@samedeal/rules'

/** Every mixture of house rules that tells the search something different. */
export const SETTINGS: readonly KlondikeOptions[] = ([1, 3] as const).flatMap((draw) =>
  (['unlimited', 3, 1] as const).flatMap((passes) =>
    [true, false].map((foundationReturn) => ({ draw, passes, foundationReturn })),
  ),
)

/** A setting in words, for the name of a test. */
export function settingText({ draw, passes, foundationReturn }: KlondikeOptions): string {
  return `draw ${draw}, passes ${passes}, foundations ${foundationReturn ? 'open' : 'locked'}`
}
