/** The theme's colours that the table is painted with, as CSS colours. */
export interface Colours {
  readonly bg: string
  readonly slot: string
  readonly brass: string
  readonly own: string
  readonly bad: string
  readonly onBad: string
  /** Around every card; transparent where the theme has no edge. */
  readonly cardEdge: string
  /** The width of an edge, in CSS pixels. */
  readonly edgeWidth: number
  /** The card back that the theme asks for, whatever the player chose; empty for none. */
  readonly back: string
  /** The CSS font family of numerals. */
  readonly numerals: string
}

/** Reads the theme from the CSS custom properties that an element inherits. */
export function readColours(element: Element): Colours {
  const style = getComputedStyle(element)
  const read = (name: string, otherwise: string) => style.getPropertyValue(name).trim() || otherwise
  return {
    bg: read('--bg', '#0a1d17'),
    slot: read('--slot', '#5f9280'),
    brass: read('--brass', '#e2b95f'),
    own: read('--own', '#8ad2f2'),
    bad: read('--bad', '#ffa492'),
    onBad: read('--on-bad', '#2e0a05'),
    cardEdge: read('--card-edge', 'transparent'),
    edgeWidth: Number.parseFloat(read('--edge-width', '1px')) || 1,
    back: read('--card-back', ''),
    numerals: read('--numerals', 'sans-serif'),
  }
}
