/** Texts of the guided games, whichever the game. */
export const GUIDE = {
  'guide.title': 'Tu primera partida',
  'guide.skip': 'Saltar',
  'guide.coach': 'Qué hacer',
  'guide.place': '{n}/{all}',
  'guide.next': 'Siguiente',
  'guide.jump': 'Ir al final',
  'guide.won':
    'Las {n} cartas están en casa. En una carrera todos tienen estas mismas cartas, y gana quien termina antes.',
  'how.guide': 'Jugar la partida guiada',
  'home.guide': '¿Primera vez? Partida guiada de dos minutos',
  'home.guide.no': 'Sin partida guiada',
} as const
