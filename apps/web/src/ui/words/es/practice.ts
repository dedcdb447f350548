/** Texts of playing alone against the clock. */
export const PRACTICE = {
  'practice.title': 'A solas contra el reloj',
  'practice.promise':
    'Un reparto nuevo que tiene solución con estas reglas. Se reparte en este dispositivo y no necesita servidor.',
  'practice.pause': 'El reloj se detiene mientras las cartas no están a la vista.',
  'practice.opening': 'Abriendo tu mesa…',
  'practice.start': 'Repartir',
  'practice.home': 'Inicio',
  'practice.leave': 'Pausar e ir al inicio',
  'practice.best': 'Récord',
  'practice.over.title': 'Tu mesa se detuvo',
  'practice.over.text': 'Algo falló en esta página. Tu carrera se conserva hasta tu última jugada.',
  'practice.over.back': 'Seguir',
  'deal.number': 'Número de reparto',
  'deal.number.none': 'uno nuevo para todos',
  'deal.number.fresh': 'Déjalo vacío para un reparto nuevo con solución.',
  'deal.number.known':
    'Un reparto con número no cuenta para tu récord ni en las estadísticas: cualquiera puede conocerlo.',
  'deal.number.lost': 'Nadie puede resolver este reparto.',
  'deal.number.lost.offer': 'Ocho repartos sin solución',
  'deal.number.fault': 'Los números van del 1 al {last}.',
} as const
