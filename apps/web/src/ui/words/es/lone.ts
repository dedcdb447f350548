import type { PartOf } from '../catalogue.ts'
import type { LONE as ENGLISH } from '../en/lone.ts'

/** Texts of the results of a race alone. */
export const LONE: PartOf<typeof ENGLISH> = {
  'lone.new': 'Nuevo reparto',
  'lone.again': 'Repetir este reparto',
  'lone.again.note':
    'Un reparto repetido no cuenta para tu récord ni para las estadísticas: ya conoces las cartas.',
  'lone.numbered': 'Reparto con número: no cuenta',
  'lone.repeat': 'Reparto repetido: no cuenta',
  'lone.last-move': 'la última en {time}',
}
