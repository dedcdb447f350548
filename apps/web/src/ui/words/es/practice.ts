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
} as const
