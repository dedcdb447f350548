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
  'refused.king-only': 'En una columna vacía solo va un rey.',
  'refused.foundation-locked': 'Regla de la sala: las cartas de una fundación se quedan allí.',
  'refused.between-foundations': 'Cada fundación conserva su palo.',
  'refused.stock-to-waste-only': 'Toca el mazo para robar.',
  'refused.not-to-waste': 'Aquí solo llegan las cartas robadas.',
  'refused.not-to-stock': 'Aquí solo vuelve el descarte entero.',
  'refused.draw-count': 'Se roban tantas cartas como digan las reglas de la sala.',
  'refused.stock-empty': 'El mazo está vacío.',
  'refused.stock-not-empty': 'Roba antes el resto del mazo.',
  'refused.waste-empty': 'No hay descarte que voltear.',
  'refused.recycle-count': 'El descarte se voltea entero.',
  'refused.no-passes-left': 'No quedan más vueltas al mazo.',
}
