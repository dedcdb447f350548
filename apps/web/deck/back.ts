import { markBars, markFlag, markSize } from './brand.ts'
import { backColours, type BackName } from './colours.ts'
import { card, cardOutline } from './face.ts'

/** Lengths in thousandths of the card's width, from the card's top left corner. */
const field = { inset: 38, radius: 42 } as const
const rule = { inset: 92, radius: 26, width: 11 } as const
const medallion = { radius: 216, width: 11, mark: 280 } as const

/** Both diagonals of the lattice cross the card's middle; lines are this far apart across. */
const latticeStep = 154

function lattice(): string {
  const { width, height } = card
  const lines: string[] = []
  const middle = width / 2
  const reach = height / 2
  for (let step = -8; step <= 8; step++) {
    const x = middle + step * latticeStep
    lines.push(`M${x - reach} 0L${x + reach} ${height}M${x + reach} 0L${x - reach} ${height}`)
  }
  return lines.join('')
}

function rounded(inset: number, radius: number): string {
  const { width, height } = card
  return (
    `x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" ` +
    `rx="${radius}"`
  )
}

/** A card back as SVG elements, in thousandths of its width from its top left corner. */
export function cardBack(name: BackName): string {
  const {
    border,
    field: ground,
    lattice: line,
    latticeWidth,
    mark,
    rule: ruleColour,
  } = backColours[name]
  const scale = medallion.mark / markSize.width
  const markCorner =
    `translate(${card.width / 2 - medallion.mark / 2} ` +
    `${card.height / 2 - (markSize.height * scale) / 2}) scale(${scale})`
  return (
    cardOutline(border) +
    `<rect ${rounded(field.inset, field.radius)} fill="${ground}"/>` +
    `<clipPath id="field-${name}"><rect ${rounded(field.inset, field.radius)}/></clipPath>` +
    `<path clip-path="url(#field-${name})" d="${lattice()}" fill="none" stroke="${line}" ` +
    `stroke-width="${latticeWidth}"/>` +
    `<rect ${rounded(rule.inset, rule.radius)} fill="none" stroke="${ruleColour}" stroke-opacity=".5" ` +
    `stroke-width="${rule.width}"/>` +
    `<circle cx="${card.width / 2}" cy="${card.height / 2}" r="${medallion.radius}" ` +
    `fill="${ground}" stroke="${mark}" stroke-width="${medallion.width}"/>` +
    `<path transform="${markCorner}" fill="${mark}" d="${markBars}${markFlag}"/>`
  )
}
