import type { Page } from '@playwright/test'

/** What a page can be asked about its colours after `bringPaint`. */
export interface Paint {
  /** The colour that lies behind a part, itself included. */
  readonly ground: (part: Element | null) => string
  /** The contrast of two colours by WCAG, 1 to 21; 1 for a colour that is clear. */
  readonly contrast: (colour: string, ground: string) => number
}

/** A window that knows about its colours. */
export interface Painted extends Window {
  paint: Paint
}

/** Puts on a page what the looks at its colours share. */
export async function bringPaint(page: Page): Promise<void> {
  await page.evaluate(() => {
    const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number)
    const isClear = (colour: string) => channels(colour)[3] === 0
    const luminance = (colour: string) =>
      channels(colour)
        .slice(0, 3)
        .map((value) => value / 255)
        .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
        .reduce((sum, value, at) => sum + value * ([0.2126, 0.7152, 0.0722][at] ?? 0), 0)
    const ground: Paint['ground'] = (part) => {
      for (let at = part; at !== null; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at)
        if (!isClear(backgroundColor)) return backgroundColor
      }
      return getComputedStyle(document.documentElement).backgroundColor
    }
    const contrast: Paint['contrast'] = (colour, behind) => {
      if (isClear(colour)) return 1
      const [dark = 0, light = 0] = [luminance(colour), luminance(behind)].toSorted((a, b) => a - b)
      return (light + 0.05) / (dark + 0.05)
    }
    ;(window as unknown as Painted).paint = { ground, contrast }
  })
}
