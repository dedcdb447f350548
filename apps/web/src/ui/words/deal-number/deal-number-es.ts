import type { PartOf } from '../catalogue.ts'
import type { DEAL_NUMBER as ENGLISH } from './deal-number-en.ts'

/** Words for choosing a deal by its number: only a game whose deals have numbers fetches them. */
export const DEAL_NUMBER: PartOf<typeof ENGLISH> = {
  'deal.number': 'Número de reparto',
  'deal.number.none': 'uno nuevo para todos',
  'deal.number.fresh': 'Déjalo vacío para un reparto nuevo con solución.',
  'deal.number.known':
    'Un reparto con número no cuenta para tu récord ni en las estadísticas: cualquiera puede conocerlo.',
  'deal.number.lost': 'Nadie puede resolver este reparto.',
  'deal.number.lost.offer': 'Ocho repartos sin solución',
  'deal.number.fault': 'Los números van del 1 al {last}.',
  'deal.number.link': 'Copiar el enlace a este reparto',
  'deal.number.copied': 'Copiado',
}
