import type { PartOf } from '../../catalogue.ts'
import type { FREECELL as ENGLISH } from './freecell-en.ts'

/** FreeCell's short words: they come with the catalogue. */
export const FREECELL: PartOf<typeof ENGLISH> = {
  'game.freecell': 'FreeCell',
  'game.freecell.about': 'Todas las cartas a la vista y celdas para apartar algunas.',
  'option.cells': 'Celdas',
  'freecell.cells': {
    one: '{n} celda',
    other: '{n} celdas',
  },
  'freecell.refused.foundation-locked': 'Las cartas de una fundación se quedan allí.',
  'freecell.refused.run-too-long': {
    one: 'Ahora solo puede ir {n} carta: vacía una celda o una columna para mover más.',
    other:
      'Ahora solo pueden ir {n} cartas a la vez: vacía una celda o una columna para mover más.',
  },
  'refused.not-a-run': 'Solo se mueven juntas las cartas encadenadas.',
  'refused.cell-taken': 'En una celda solo cabe una carta.',
  'refused.run-too-long': 'Faltan celdas o columnas vacías para mover tantas cartas.',
}
