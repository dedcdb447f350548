import type { Page } from '@playwright/test'
import { expect } from '../test.ts'
import { TELEVISION } from '../tours/visitor.ts'
import { speak } from './language.ts'

/** A window, and how large its reader has set the text. */
interface Reading {
  readonly what: string
  readonly width: number
  readonly height: number
  /** The size of text in the browser's settings, in pixels. */
  readonly text: number
}

const USUAL_TEXT = 16

/** English comes last: the tours go on in it. */
const LANGUAGES = ['es', 'ja', 'en']

/**
 * The usual windows; what a laptop's and a phone's page become at 200 %, the least that WCAG 1.4.10 asks for;
 * and larger text alone.
 */
const READINGS: readonly Reading[] = [
  { what: 'a small phone', width: 360, height: 640, text: USUAL_TEXT },
  { what: 'a tablet on its side', width: 1024, height: 768, text: USUAL_TEXT },
  { what: 'a laptop', width: 1280, height: 800, text: USUAL_TEXT },
  { what: 'a laptop at 200 %', width: 640, height: 400, text: USUAL_TEXT },
  { what: 'a laptop at 400 %', width: 320, height: 256, text: USUAL_TEXT },
  { what: 'a phone at 200 %', width: 195, height: 422, text: USUAL_TEXT },
  { what: 'a phone with text at 200 %', width: 390, height: 844, text: 2 * USUAL_TEXT },
  { what: 'a laptop with text at 200 %', width: 1280, height: 800, text: 2 * USUAL_TEXT },
]

/** Expects of a screen, but of a television's, that it loses nothing at any size, magnified or not, in any language. */
export async function readAtEverySize(screen: string, page: Page): Promise<void> {
  if (page.viewportSize()?.width === TELEVISION.width) return
  for (const language of LANGUAGES) {
    await speak(page, language)
    expect.soft(await lostAtSomeSize(page), `${screen}, ${language}`).toEqual([])
  }
}

/**
 * What cannot be read or reached at one of the sizes, one line for each. The page is left as it was.
 */
async function lostAtSomeSize(page: Page): Promise<string[]> {
  const usual = page.viewportSize()
  const browser = await page.context().newCDPSession(page)
  const setText = (standard: number) =>
    browser.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
  const lost: string[] = []
  for (const { what, width, height, text } of READINGS) {
    await setText(text)
    await page.setViewportSize({ width, height })
    lost.push(...(await page.evaluate(outOfReach)).map((line) => `${what}: ${line}`))
  }
  await setText(USUAL_TEXT)
  await browser.detach()
  if (usual !== null) await page.setViewportSize(usual)
  return lost
}

/**
 * Everything that makes the page wider than its window, every control that cannot be scrolled into sight or
 * lies under something, and every text that is cut off or lies under something. The table scales with its
 * window and has its own tests. Runs in the page.
 */
async function outOfReach(): Promise<string[]> {
  for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
  const lost: string[] = []
  const name = (part: Element) =>
    `${part.localName}.${part.getAttribute('class') ?? ''} "${(part.ariaLabel ?? part.textContent ?? '').trim().slice(0, 40)}"`
  const isShown = (part: Element) =>
    part.closest('.unseen, .board-table, .announcer, .home-aside') === null &&
    part.checkVisibility({ visibilityProperty: true }) &&
    part.getBoundingClientRect().width > 1

  // 1. One direction of scrolling.
  const wide = document.scrollingElement?.scrollWidth ?? 0
  if (wide > innerWidth) lost.push(`the page is ${wide} wide`)
  for (const part of document.querySelectorAll('#app *')) {
    const { overflowX } = getComputedStyle(part)
    // A table of figures is read in both directions, and a phone has its presets in a row to be swiped.
    const isSwiped = part.matches('.presets') && innerWidth >= 352
    if (!/auto|scroll/.test(overflowX) || isSwiped || part.matches('input, :has(> table)')) continue
    if (part.scrollWidth > part.clientWidth + 1) lost.push(`scrolls sideways: ${name(part)}`)
  }

  /** What hides a point of a part: something that lies there, not an open panel, which can be closed. */
  const cover = (part: Element, [x, y]: readonly [number, number]): Element | undefined => {
    const hit = document.elementFromPoint(x, y)
    if (hit === null) return undefined
    const own = part.closest('label, .code-cells') ?? part
    if (own.contains(hit) || hit.contains(own)) return undefined
    const panel = hit.closest('[role="dialog"], .reaction-panel')
    return panel !== null && !panel.contains(part) ? undefined : hit
  }

  // 2. Every control comes fully into sight and can be pressed there.
  const controls = document.querySelectorAll('#app :is(button, a[href], input, select)')
  for (const control of controls) {
    if (!isShown(control)) continue
    control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
    const { left, right, top, bottom, height } = control.getBoundingClientRect()
    const isIn = left >= -1 && right <= innerWidth + 1 && top >= -1 && bottom <= innerHeight + 1
    if (!isIn && height <= innerHeight) {
      lost.push(`out of sight: ${name(control)} at ${left},${top} to ${right},${bottom}`)
      continue
    }
    const over = cover(control, [(left + right) / 2, (top + bottom) / 2])
    if (over !== undefined) lost.push(`${name(over)} lies over ${name(control)}`)
  }

  // What is typed or to be copied, unless an ellipsis says that there is more.
  for (const field of document.querySelectorAll<HTMLInputElement>('#app input[type="text"]')) {
    const canEnd =
      getComputedStyle(field).textOverflow === 'ellipsis' || field.matches('.code-cells *')
    if (!canEnd && field.scrollWidth > field.clientWidth + 1) lost.push(`cut off in ${name(field)}`)
  }

  // 3. Every text can be read to its end.
  const walker = document.createTreeWalker(document.querySelector('#app') as Element, 4)
  const range = document.createRange()
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const part = node.parentElement
    if (part === null || (node.textContent ?? '').trim() === '' || !isShown(part)) continue
    part.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    if (box.left < -1 || box.right > innerWidth + 1) lost.push(`beyond the edge: ${name(part)}`)
    const control = part.closest('button, .button, .segment, .chip, .tag')?.getBoundingClientRect()
    const runsOver =
      control !== undefined &&
      (box.left < control.left - 1 ||
        box.right > control.right + 1 ||
        box.top < control.top - 3 ||
        box.bottom > control.bottom + 3)
    if (runsOver) lost.push(`runs over its control: ${name(part)}`)
    for (let at: Element | null = part; at !== null; at = at.parentElement) {
      const style = getComputedStyle(at)
      const clip = at.getBoundingClientRect()
      const cutsX = /hidden|clip/.test(style.overflowX)
      const cutsY = /hidden|clip/.test(style.overflowY)
      const isCut =
        (cutsX && (box.left < clip.left - 1 || box.right > clip.right + 1)) ||
        (cutsY && (box.top < clip.top - 3 || box.bottom > clip.bottom + 3))
      if (isCut) {
        lost.push(`cut off by ${at.className}: ${name(part)}`)
        break
      }
    }
    if (getComputedStyle(part).pointerEvents === 'none') continue
    for (const line of range.getClientRects()) {
      const middle = (line.top + line.bottom) / 2
      const points = [line.left + 2, (line.left + line.right) / 2, line.right - 2]
      const over = points.map((x) => cover(part, [x, middle])).find((hit) => hit !== undefined)
      if (over === undefined) continue
      lost.push(`${name(over)} lies over the text ${name(part)}`)
      break
    }
  }
  return [...new Set(lost)]
}
