import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

const SOURCES = join(import.meta.dirname, '../../src')
const LAYERS = 'styles/layers.css'

/** The fonts come with the page; their addresses in the sources are none of its. */
const FONTS = /@font-face \{[^}]*\}/g

const read = (file: string) => readFileSync(join(SOURCES, file), 'utf8').replace(FONTS, '')

/** Every sheet of the app in two orders: the layers first, as on the page, then all others forth or back. */
export function sheetsInBothOrders(): readonly [forth: readonly string[], back: readonly string[]] {
  const others = globSync('**/*.css', { cwd: SOURCES }).filter((file) => file !== LAYERS)
  const forth = others.toSorted()
  return [[LAYERS, ...forth].map(read), [LAYERS, ...forth.toReversed()].map(read)]
}

/**
 * What looks different on a page with the second sheets from what it is with the first, both in the place of its own:
 * part, property, value and other value. Nothing else happens meanwhile, so that no clock goes on.
 */
export async function changedBy(
  page: Page,
  sheets: readonly [readonly string[], readonly string[]],
): Promise<string[]> {
  await bringFonts(page)
  return page.evaluate((both) => {
    const own = [...document.adoptedStyleSheets]
    const [one, other] = both.map((texts) =>
      texts.map((text) => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(text)
        return sheet
      }),
    ) as [CSSStyleSheet[], CSSStyleSheet[]]
    /** What some sheet says something about, and what follows from that. */
    const names = new Set(['width', 'height', 'top', 'left'])
    const gather = (rule: CSSRule) => {
      if ('style' in rule) for (const name of rule.style as CSSStyleDeclaration) names.add(name)
      if ('cssRules' in rule) for (const inner of rule.cssRules as CSSRuleList) gather(inner)
    }
    for (const { cssRules } of one) for (const rule of cssRules) gather(rule)
    const compared = [...names].filter((name) => !name.startsWith('--'))
    const parts = [document.documentElement, ...document.body.querySelectorAll('*')]
    const lookOf = (part: Element, box: string): readonly string[] => {
      const style = getComputedStyle(part, box)
      if (box !== '' && style.content === 'none') return []
      return compared.map((name) => style.getPropertyValue(name))
    }
    const lookWith = (dress: CSSStyleSheet[]) => {
      document.adoptedStyleSheets = dress
      // What a sheet sets in motion is seen where it arrives.
      for (const motion of document.getAnimations()) {
        if (motion.effect?.getTiming().iterations !== Infinity) motion.finish()
      }
      return parts.flatMap((part) =>
        ['', '::before', '::after'].map((box) => ({ part, box, look: lookOf(part, box) })),
      )
    }
    for (const sheet of document.styleSheets) sheet.disabled = true
    const first = lookWith(one)
    const second = lookWith(other)
    document.adoptedStyleSheets = own
    for (const sheet of document.styleSheets) sheet.disabled = false
    const nameOf = (part: Element) =>
      `${part.parentElement?.getAttribute('class') ?? ''} > ${part.tagName}.${part.getAttribute('class') ?? ''}`
    return first.flatMap(({ part, box, look: mine }, at) => {
      const theirs = second[at]?.look ?? []
      return compared.flatMap((name, place) =>
        mine[place] === theirs[place]
          ? []
          : [`${nameOf(part)}${box}: ${name} ${mine[place]} / ${theirs[place]}`],
      )
    })
  }, sheets)
}

/** Makes the page's fonts its own, so that they stay when its sheets are away for a moment. */
async function bringFonts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
    const inLayers = rules.flatMap((rule) =>
      rule instanceof CSSLayerBlockRule ? [...rule.cssRules] : [rule],
    )
    const faces = inLayers.filter((rule) => rule instanceof CSSFontFaceRule)
    const scripted = faces.map(({ style }) => {
      const value = (name: string) => style.getPropertyValue(name)
      const family = value('font-family').replaceAll(/["']/g, '')
      return new FontFace(family, value('src'), { weight: value('font-weight') })
    })
    for (const face of await Promise.all(scripted.map((face) => face.load())))
      document.fonts.add(face)
  })
}
