import type { Page } from '@playwright/test'

/**
 * What a page hides from somebody whose system forces its own few colours on it, one line for each: a part
 * that its colour alone told from its ground, and does not any more; a choice that looks like those beside
 * it; a control that gets no frame with the focus; text that keeps colours of its own and is pale in them.
 * Axe is not asked: it reads `-webkit-text-fill-color`, which Chromium gives as it was before.
 */
export async function hiddenByForcedColours(page: Page): Promise<string[]> {
  const told = await page.evaluateHandle(partsToldByColour, undefined)
  await page.emulateMedia({ forcedColors: 'active' })
  const left = await page.evaluateHandle(partsToldByColour, told)
  const hidden = await page.evaluate(
    ([before, now]) =>
      before
        // What has been drawn anew in the meantime is not looked for.
        .filter(({ part }) => part.isConnected)
        .filter(
          ({ part, pseudo }) => !now.some((one) => one.part === part && one.pseudo === pseudo),
        )
        .map(
          ({ part, pseudo }) =>
            `gone: ${part.parentElement?.outerHTML.slice(0, 160) ?? ''} ${part.outerHTML.slice(0, 80)}${pseudo}`,
        ),
    [told, left] as const,
  )
  const alike = await page.evaluate(choicesThatLookAlike)
  const pale = await page.evaluate(paleTexts)
  // Whoever uses keys is shown where the focus is.
  await page.keyboard.press('Shift')
  const frameless = await page.evaluate(controlsWithoutFrame)
  await page.emulateMedia({ forcedColors: null })
  return [...hidden, ...alike, ...pale, ...frameless]
}

/** A part of the page, or what a style sheet puts before or after it. */
interface Part {
  readonly part: Element
  readonly pseudo: string
}

/**
 * The parts without text, of those given or of all, that differ from their ground by their colour or by an
 * edge; to begin with, only by their colour. The table keeps its colours. Runs in the page.
 */
function partsToldByColour(given: Part[] | undefined): Part[] {
  const isClear = (colour: string) => /^rgba\(.* 0\)$/.test(colour)
  const ground = (start: Element | null): string => {
    for (let at = start; at !== null; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at)
      if (!isClear(backgroundColor)) return backgroundColor
    }
    return getComputedStyle(document.documentElement).backgroundColor
  }
  const isTold = ({ part, pseudo }: Part): boolean => {
    const style = getComputedStyle(part, pseudo === '' ? null : pseudo)
    const behind = ground(pseudo === '' ? part.parentElement : part)
    const differs = (colour: string) => !isClear(colour) && colour !== behind
    if (part instanceof SVGGeometryElement) {
      return [style.fill, style.stroke].some((paint) => paint !== 'none' && differs(paint))
    }
    if (differs(style.backgroundColor)) return true
    if (given === undefined) return false
    return (['Top', 'Right', 'Bottom', 'Left'] as const).some(
      (side) =>
        style[`border${side}Style`] !== 'none' &&
        Number.parseFloat(style[`border${side}Width`]) > 0 &&
        differs(style[`border${side}Color`]),
    )
  }
  if (given !== undefined) return given.filter(isTold)
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

/** Choices that are chosen, or pressed, and have neither the ground nor the edge that tells them from others. Runs in the page. */
function choicesThatLookAlike(): string[] {
  const look = (part: Element) => {
    const { backgroundColor, borderTopWidth, borderTopStyle } = getComputedStyle(part)
    return `${backgroundColor} ${borderTopWidth} ${borderTopStyle}`
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
  const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number)
  const luminance = (colour: string) =>
    channels(colour)
      .slice(0, 3)
      .map((value) =>
        value / 255 <= 0.04045 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      )
      .reduce((sum, value, at) => sum + value * ([0.2126, 0.7152, 0.0722][at] ?? 0), 0)
  const pale: string[] = []
  for (const part of document.querySelectorAll('#app *')) {
    const { forcedColorAdjust, color } = getComputedStyle(part)
    if (forcedColorAdjust !== 'none' || part.closest('.board-table, .code-cells, svg') !== null)
      continue
    if ((part.textContent ?? '').trim() === '') continue
    let ground = 'rgb(255, 255, 255)'
    for (let at: Element | null = part; at !== null; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at)
      if (channels(backgroundColor)[3] === 0) continue
      ground = backgroundColor
      break
    }
    const [dark = 0, light = 0] = [luminance(color), luminance(ground)].toSorted((a, b) => a - b)
    const contrast = (light + 0.05) / (dark + 0.05)
    if (contrast < 4.5) pale.push(`contrast ${contrast.toFixed(1)}: ${part.textContent ?? ''}`)
  }
  return pale
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
