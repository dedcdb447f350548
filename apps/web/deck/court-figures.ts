import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { runInNewContext } from 'node:vm'
import { figureColours } from './colours.ts'
import type { Rank } from './layout.ts'
import type { Suit } from './suits.ts'

/** The ranks that show a figure. */
export type Court = 'J' | 'Q' | 'K'

/** Whether a rank is a jack, queen or king. */
export function isCourt(rank: Rank): rank is Court {
  return rank === 'J' || rank === 'Q' || rank === 'K'
}

/** The upper half of every figure: the part of its drawing's plane that it fills. */
export const figureArea = { x: -82.4, y: -130.4, width: 164.8, height: 130.4 } as const

/** A layer of the figure in the source; each comes twice, upright and turned to the other half. */
const layerUse =
  /<use (?:transform="rotate\(180\)" )?width="164.8" height="260.8" x="-82.4" y="-130.4"[^>]*><\/use>/g

type Attributes = Readonly<Record<string, string | number | null | undefined>>
type Component = (props: Attributes) => string

const caseKept = new Set(['viewBox', 'preserveAspectRatio'])

function attributeName(property: string): string {
  if (caseKept.has(property)) return property
  if (property.startsWith('xlink')) return 'xlink:href'
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** React's createElement, making SVG text at once and recolouring it on the way. */
function elementText(
  tag: string,
  attributes: Attributes | null,
  ...children: readonly (string | null)[]
): string {
  const written = Object.entries(attributes ?? {})
    .filter(([property, value]) => value != null && !property.startsWith('xmlns'))
    .map(([property, value]) => {
      const text = String(value)
      return ` ${attributeName(property)}="${figureColours[text] ?? text}"`
    })
  return `<${tag}${written.join('')}>${children.join('')}</${tag}>`
}

let components: Readonly<Record<string, Component>> | undefined

/**
 * The cards of @letele/playing-cards (CC0) as functions that write SVG. The package is one module
 * of React components; it is run with `elementText` in React's place, so nothing needs React.
 */
function sourceCards(): Readonly<Record<string, Component>> {
  if (components === undefined) {
    const path = createRequire(import.meta.url).resolve('@letele/playing-cards/dist/index.esm.js')
    const script = readFileSync(path, 'utf8')
      .replace(/^import .*$/gm, '')
      .replace(/^export \{(.*)\};?$/m, (_line, names: string) => {
        return `({${names.replace(/(\w+) as (\w+)/g, '$2: $1')}})`
      })
    const context = { React: { createElement: elementText }, _extends: Object.assign }
    components = runInNewContext(script, context) as Readonly<Record<string, Component>>
  }
  return components
}

/**
 * A court card's figure, recoloured, without the source's card, border, index and pips: SVG
 * elements in the coordinates of `figureArea`. Unpainted parts are transparent. Throws when the
 * package has no such card or is drawn otherwise than expected.
 */
export function courtFigure(rank: Court, suit: Suit): string {
  const card = sourceCards()[`${suit}${rank.toLowerCase()}`]
  if (card === undefined) throw new Error(`@letele/playing-cards has no card ${rank}${suit}.`)
  const svg = card({})
  const symbols = svg.match(/<symbol .*?<\/symbol>/gs) ?? []
  const layers = svg.match(layerUse) ?? []
  if (layers.length !== 12) {
    throw new Error(
      `The figure of ${rank}${suit} in @letele/playing-cards has ${layers.length} layers; 12 expected.`,
    )
  }
  return `<defs>${symbols.join('')}</defs><g fill="${figureColours['#000']}">${layers.join('')}</g>`
}
