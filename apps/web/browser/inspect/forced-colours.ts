import type { Page } from '@playwright/test'
import { bringPaint, type Painted } from './paint.ts'

/**
 * What a page hides from somebody whose system forces its own few colours on it, dark ones or light ones,
 * one line for each: a part that its colour alone told from its ground, and does not any more; a choice
 * that looks like those beside it; text that keeps colours of its own and is pale in them; a control that
 * gets no frame with the focus. Axe is not asked: it reads `-webkit-text-fill-color`, which Chromium gives
 * as it was before.
 */
export async function hiddenByForcedColours(page: Page): Promise<string[]> {
  await bringPaint(page)
  const told = await page.evaluateHandle(partsToldByColour)
  const hidden: string[] = []
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    const found = [
      await told.evaluate(partsThatAreGone),
      await page.evaluate(choicesThatLookAlike),
      await page.evaluate(paleTexts),
    ]
    hidden.push(...found.flat().map((line) => `${colorScheme}: ${line}`))
  }
  // Whoever uses keys is shown where the focus is.
  await page.keyboard.press('Shift')
  hidden.push(...(await page.evaluate(controlsWithoutFrame)))
  await page.emulateMedia({ forcedColors: null, colorScheme: null })
  return hidden
}

/** A part of the page, or what a style sheet puts before or after it. */
interface Part {
  readonly part: Element
  readonly pseudo: string
}

/** The parts without text that their colour tells from their ground. The table keeps its colours. Runs in the page. */
function partsToldByColour(): Part[] {
  const { ground, contrast } = (window as unknown as Painted).paint
  const isTold = ({ part, pseudo }: Part): boolean => {
    const { fill, stroke, backgroundColor } = getComputedStyle(part, pseudo)
    const behind = ground(pseudo === '' ? part.parentElement : part)
    return part instanceof SVGGeometryElement
      ? [fill, stroke].some((paint) => paint !== 'none' && contrast(paint, behind) > 1.4)
      : contrast(backgroundColor, behind) > 1.4
  }
  const all: Part[] = []
  for (const part of document.querySelectorAll('#app *')) {
    if (part.closest('.board-table, .deal-of-backs, .unseen') !== null) continue
    if (!part.checkVisibility({ opacityProperty: true })) continue
    if (part instanceof SVGGeometryElement) all.push({ part, pseudo: '' })
    if (part instanceof SVGElement || part instanceof HTMLInputElement) continue
    if (part.childElementCount === 0 && part.textContent === '') all.push({ part, pseudo: '' })
    for (const pseudo of ['::before', '::after']) {
      if (getComputedStyle(part, pseudo).content === '""') all.push({ part, pseudo })
    }
  }
  return all.filter(isTold)
}

/** Those of the parts, as far as they are still there, that neither their colour nor an edge tells. Runs in the page. */
function partsThatAreGone(parts: readonly Part[]): string[] {
  const { ground, contrast } = (window as unknown as Painted).paint
  const isTold = ({ part, pseudo }: Part): boolean => {
    const style = getComputedStyle(part, pseudo)
    const behind = ground(pseudo === '' ? part.parentElement : part)
    const shows = (colour: string) => colour !== 'none' && contrast(colour, behind) >= 3
    if (part instanceof SVGGeometryElement) return shows(style.fill) || shows(style.stroke)
    const edges = (['Top', 'Right', 'Bottom', 'Left'] as const).filter(
      (side) =>
        style[`border${side}Style`] !== 'none' &&
        Number.parseFloat(style[`border${side}Width`]) > 0,
    )
    return shows(style.backgroundColor) || edges.some((side) => shows(style[`border${side}Color`]))
  }
  return parts
    .filter((one) => one.part.isConnected && !isTold(one))
    .map(({ part, pseudo }) => {
      const around = part.parentElement?.outerHTML.slice(0, 160) ?? ''
      return `gone: ${part.outerHTML.slice(0, 80)}${pseudo} in ${around}`
    })
}

/** Choices that are chosen, or pressed, and have neither the ground nor the edge that tells them from others. Runs in the page. */
function choicesThatLookAlike(): string[] {
  const { ground } = (window as unknown as Painted).paint
  const look = (part: Element) => {
    const { borderTopWidth, borderTopStyle } = getComputedStyle(part)
    return `${ground(part)} ${borderTopWidth} ${borderTopStyle}`
  }
  const alike: string[] = []
  for (const chosen of document.querySelectorAll('.segment:has(:checked), [aria-pressed="true"]')) {
    const others = [...(chosen.parentElement?.children ?? [])].filter(
      (other) =>
        other !== chosen && other.matches('.segment, [aria-pressed="false"]:not(:disabled)'),
    )
    if (others.some((other) => look(other) === look(chosen))) {
      alike.push(`chosen, and looks like the others: ${chosen.textContent ?? chosen.className}`)
    }
  }
  return alike
}

/** Texts that the system's colours do not reach, and whose contrast is under 4.5. The table keeps its colours. Runs in the page. */
function paleTexts(): string[] {
  const { ground, contrast } = (window as unknown as Painted).paint
  return [...document.querySelectorAll('#app *')].flatMap((part) => {
    const { forcedColorAdjust, color } = getComputedStyle(part)
    const text = (part.textContent ?? '').trim()
    const isOwn = forcedColorAdjust === 'none' && part.closest('.board-table, svg') === null
    if (!isOwn || text === '') return []
    const found = contrast(color, ground(part))
    return found < 4.5 ? [`contrast ${found.toFixed(1)}: ${text}`] : []
  })
}

/** Controls that look the same with the focus as without, but for colours. Runs in the page. */
async function controlsWithoutFrame(): Promise<string[]> {
  const look = (control: Element) => {
    const around = control.closest('label, .code-cells') ?? control
    const parts = [around, ...around.querySelectorAll('*')]
    return parts
      .map((part) => {
        const style = getComputedStyle(part)
        const outline = style.outlineStyle === 'none' ? '0' : style.outlineWidth
        return `${outline} ${style.borderBottomWidth} ${style.borderTopWidth}`
      })
      .join()
  }
  const before = document.activeElement
  const frameless: string[] = []
  for (const control of document.querySelectorAll<HTMLElement>(
    '#app :is(button, a[href], input, select):not(:disabled)',
  )) {
    if (!control.checkVisibility()) continue
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    const without = look(control)
    control.focus({ preventScroll: true })
    // Some are drawn anew for it.
    if (look(control) === without) await new Promise(requestAnimationFrame)
    if (document.activeElement === control && look(control) === without) {
      frameless.push(`no frame with the focus: ${control.ariaLabel ?? control.textContent}`)
    }
  }
  if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  return frameless
}
