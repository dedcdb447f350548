import type { Suit } from './suits.ts'

/** The card's paper, printing ink and the shades that go with them. */
export const paper = '#FBF6E9'
export const ink = '#171B20'
const red = '#BC1F2E'
export const backdrop = '#F0E7D1'
const brass = '#D9B25A'

/** A deck by how many colours its suits have. */
export type DeckName = 'two' | 'four'

/** The colour of each suit's index and symbols, per deck. */
export const suitColours: Readonly<Record<DeckName, Readonly<Record<Suit, string>>>> = {
  two: { C: ink, D: red, H: red, S: ink },
  four: { C: '#0F6B3A', D: '#1B57B5', H: red, S: ink },
}

/** The colours of one card back. */
type BackColours = {
  border: string
  field: string
  lattice: string
  /** Width of a lattice line in thousandths of the card's width. */
  latticeWidth: number
  mark: string
  /** The thin frame inside the border. */
  rule: string
}

/** A card back by the colour of its field; `contrast` belongs to the high-contrast theme. */
export type BackName = 'ink' | 'oxblood' | 'felt' | 'contrast'

/** Every back that is drawn. */
export const backColours: Readonly<Record<BackName, BackColours>> = {
  ink: {
    border: '#F3EAD6',
    field: '#22394F',
    lattice: '#365169',
    latticeWidth: 8,
    mark: brass,
    rule: brass,
  },
  oxblood: {
    border: '#F3EAD6',
    field: '#5A1F27',
    lattice: '#7A3A3F',
    latticeWidth: 8,
    mark: brass,
    rule: brass,
  },
  felt: {
    border: '#F3EAD6',
    field: '#1E4A3B',
    lattice: '#376350',
    latticeWidth: 8,
    mark: brass,
    rule: brass,
  },
  contrast: {
    border: '#FFFFFF',
    field: '#000000',
    lattice: '#FFFFFF',
    latticeWidth: 16,
    mark: '#FFD64D',
    rule: 'none',
  },
}

/** What each colour of the CC0 court figures becomes: same roles, this deck's inks. */
export const figureColours: Readonly<Record<string, string>> = {
  '#44F': '#22394F',
  '#FC4': '#D8A53C',
  red,
  '#000': ink,
}
