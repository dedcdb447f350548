import { expect, type Page } from '@playwright/test'
import type { Racer } from './racer.ts'

/** Counts, from now on and after each loading, how often the page draws on a canvas that is in sight. */
export async function countDraws(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(window, 'draws', 0)
    const drawing = CanvasRenderingContext2D.prototype
    for (const name of ['drawImage', 'clearRect']) {
      const draw = Reflect.get(drawing, name) as (...args: unknown[]) => void
      Reflect.set(drawing, name, function (this: CanvasRenderingContext2D, ...args: unknown[]) {
        if (this.canvas.isConnected) {
          Reflect.set(window, 'draws', (Reflect.get(window, 'draws') as number) + 1)
        }
        Reflect.apply(draw, this, args)
      })
    }
  })
}

/** How often the page has drawn since it was loaded. */
export function draws(page: Page): Promise<number> {
  return page.evaluate(() => Reflect.get(window, 'draws') as number)
}

/** Waits until a third of a second has passed without a draw: every card has come to rest. */
export async function settled(page: Page): Promise<void> {
  await expect(async () => {
    const before = await draws(page)
    // The browser has given frames meanwhile, in which a moving card would have been drawn.
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(resolve)), 350)
        }),
    )
    expect(await draws(page)).toBe(before)
  }).toPass()
}

/** What the table shows, pixel by pixel, when every card has come to rest. */
export async function picture(racer: Racer): Promise<Buffer> {
  // A refusal stays for a while to be read.
  await expect(racer.page.locator('.board-bubble')).toHaveCount(0)
  await settled(racer.page)
  return racer.page.locator('.board-table').screenshot()
}

/** Every pile's label in the order of the table, as a screen reader has it. */
export function labels(racer: Racer): Promise<string[]> {
  return racer.page
    .locator('[data-pile]')
    .evaluateAll((piles) => piles.map((pile) => pile.getAttribute('aria-label') ?? ''))
}

/** How many cards lie on the table by the labels of its piles. */
export async function cardsOnTable(racer: Racer): Promise<number> {
  const all = await labels(racer)
  return all.reduce((sum, label) => sum + cardsIn(label), 0)
}

/** "Stock: 23 cards", "Waste: 5 of spades; 1 below", "Column 3: 9 of spades, 8 of hearts; 2 face down" */
function cardsIn(label: string): number {
  const named = label.match(/ of /g)?.length ?? 0
  const counted = /(\d+) (?:cards?|face down|below)/.exec(label)
  return named + Number(counted?.[1] ?? 0)
}
