import type { PartOf } from '../../catalogue.ts'
import type { KLONDIKE as ENGLISH } from './klondike-en.ts'

/** Klondike's short words: they come with the catalogue. */
export const KLONDIKE: PartOf<typeof ENGLISH> = {
  'game.klondike': 'Klondike',
  'game.klondike.about': 'Siete columnas y un mazo del que robar.',
  'option.draw': 'Cartas por vez',
  'option.passes': 'Vueltas al mazo',
  'option.foundationReturn': 'De fundación a columna',
  'klondike.draw': 'de {n} en {n}',
}
