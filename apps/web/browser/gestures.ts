import { expect, type CDPSession, type Page } from '@playwright/test'
import type { Move } from '@samedeal/rules'
import type { Racer } from './racer.ts'

interface Spot {
  readonly x: number
  readonly y: number
  /** Which finger, where there are several. */
  readonly id?: number
}

/** Where the last card of a pile is touched: near its lower edge, where no other card lies. */
export async function lastCard(racer: Racer, pile: string): Promise<Spot> {
  const box = await racer.pile(pile).boundingBox()
  if (box === null) throw new Error(`${pile} has no place on the screen`)
  return { x: box.x + box.width / 2, y: box.y + box.height - 12 }
}

/** Makes one move from one place to another. */
type Gesture = (from: Spot, to: Spot, move: Move) => Promise<void>

/**
 * Plays moves by a gesture, each when the card that it takes shows its face and the one before it has
 * been made.
 */
export async function playBy(
  racer: Racer,
  moves: readonly Move[],
  gesture: Gesture,
): Promise<void> {
  for (const move of moves) {
    const { from, to } = move
    if (from !== 'stock') await expect(racer.pile(from)).toHaveAttribute('aria-label', / of /)
    const before = (await racer.pile(to).getAttribute('aria-label')) ?? ''
    await gesture(await lastCard(racer, from), await lastCard(racer, to), move)
    // The winning move takes the table away with it.
    const changed = expect(racer.pile(to)).not.toHaveAttribute('aria-label', before)
    await (move === moves.at(-1) ? changed.catch(() => undefined) : changed)
  }
}

/**
 * Two clicks, one on the stock, of a person who sees what one has done before making the next: nobody clicks twice
 * within so many milliseconds. Nor does the test look at the page by then, which would be counted as the page's own work.
 */
export function unhurriedClicks(page: Page, apart: number): Gesture {
  return async (from, to, move) => {
    await page.mouse.click(from.x, from.y)
    await page.waitForTimeout(apart)
    if (move.from === 'stock') return
    await page.mouse.click(to.x, to.y)
    await page.waitForTimeout(apart)
  }
}

/** The mouse drags, also from the stock to the waste. */
export function mouseDrags(page: Page): Gesture {
  return async (from, to) => {
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 })
    await page.mouse.move(to.x, to.y, { steps: 2 })
    await page.mouse.up()
  }
}

/** Taps, double taps and drags by a finger, in turn. */
export function touches(page: Page, cdp: CDPSession): Gesture {
  let number = 0
  return async (from, to, move) => {
    if (move.from === 'stock') return page.touchscreen.tap(from.x, from.y)
    number++
    if (number % 3 === 0) {
      await page.touchscreen.tap(from.x, from.y)
      await page.touchscreen.tap(to.x, to.y)
    } else if (number % 3 === 1) await fingerDrag(cdp, from, to)
    else await doubleTap(cdp, from)
  }
}

/** A finger that drags from one place to another. */
export async function fingerDrag(cdp: CDPSession, from: Spot, to: Spot): Promise<void> {
  await finger(cdp, 'touchStart', from)
  for (const share of [0.1, 0.4, 0.7, 1]) {
    const x = from.x + share * (to.x - from.x)
    const y = from.y + share * (to.y - from.y)
    await finger(cdp, 'touchMove', { x, y })
  }
  await finger(cdp, 'touchEnd')
}

type TouchEvent = 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel'

/** One event of the fingers that touch the screen. */
export async function finger(
  cdp: CDPSession,
  type: TouchEvent,
  ...touchPoints: Spot[]
): Promise<void> {
  await cdp.send('Input.dispatchTouchEvent', { type, touchPoints })
}

/** Two taps whose moments are a tenth of a second apart, however long this machine takes over them. */
async function doubleTap(cdp: CDPSession, at: Spot): Promise<void> {
  const now = Date.now() / 1000
  for (const after of [0, 0.1]) {
    const timestamp = now + after
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at], timestamp })
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp })
  }
}
