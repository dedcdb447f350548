import type { PartOf } from '../catalogue.ts'
import type { KEYS as ENGLISH } from '../en/keys.ts'

/** Texts of the list of keys. */
export const KEYS: PartOf<typeof ENGLISH> = {
  'keys.title': 'Teclas',
  'keys.open': 'Lista de teclas',
  'keys.close': 'Cerrar la lista de teclas',
  'keys.off': 'Las teclas de letra están desactivadas en los ajustes.',
  'keys.arrows': 'Flechas',
  'keys.arrows.use': 'De montón en montón, y arriba y abajo por una columna',
  'keys.enter': 'Enter',
  'keys.enter.use': 'Tomar una carta o dejarla donde estás',
  'keys.escape': 'Esc',
  'keys.escape.use': 'Devolver la carta; cerrar lo que esté abierto',
  'keys.f.use': 'Esta carta a su fundación',
  'keys.s.use': 'Robar del mazo o voltear el descarte',
  'keys.u.use': 'Deshacer',
  'keys.a.use': 'Enviar a casa todas las cartas que puedan ir',
  'keys.h.use': 'Pista, si la sala las permite',
  'keys.r.use': 'Oír cómo vas',
  'keys.help.use': 'Esta lista',
}
