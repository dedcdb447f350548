import type { PartOf } from '../catalogue.ts'
import type { RECOVERY as ENGLISH } from '../en/recovery.ts'

/** Texts of what has gone wrong or takes long, of the way back, and of what is asked before an act that stays. */
export const RECOVERY: PartOf<typeof ENGLISH> = {
  'page.loading': 'Cargando…',
  'page.out-of-date':
    'El juego se actualizó y esta página quedó anticuada. Vuelve a cargarla para seguir; tu lugar se conserva.',
  'page.part-missing': 'No se pudo cargar una parte de esta página. Vuelve a cargarla.',
  'page.reload': 'Volver a cargar',
  'join.room-silent':
    'El servidor responde, pero esta sala no. Prueba otra vez dentro de un momento u organiza otra carrera.',
  'outage.server':
    'El servidor no responde desde hace un rato. Esta página lo sigue intentando y tu lugar se conserva.',
  'outage.deal':
    'El reparto tarda más de lo normal. Puedes esperar aquí o ir al inicio y volver; tu lugar se conserva.',
  'start.unheard':
    'El servidor se reinició antes de recibir tu orden. Empieza la carrera otra vez.',
  'home.return': 'Volver a tu carrera',
  'home.return.room': 'Volver a tu sala',
  'home.return.racing': 'La carrera de la sala {code} está en marcha y tu lugar se conserva.',
  'home.return.waiting': 'Tu lugar en la sala {code} se conserva.',
  'back.pause.question': '¿Pausar la carrera e ir al inicio?',
  'back.pause.yes': 'Pausar',
  'back.pause.no': 'Seguir jugando',
  'lobby.remove.question': '¿Sacar a {name}? No podrá volver a esta sala.',
  'lobby.remove.question.cpu': '¿Sacar a {name} de esta carrera?',
  'lobby.remove.no': 'No sacar',
  'lobby.make-host.question':
    '¿Ceder la organización a {name}? Ya no podrás empezar carreras ni cambiar las reglas.',
  'lobby.make-host.no': 'Seguir organizando',
  'room.leave.question.host': '¿Salir de la sala? Pasará a organizar otra persona.',
  'hand-over.failed': 'No llegó ningún código. Prueba otra vez.',
  'table.no-picture':
    'Este dispositivo no puede mostrar las cartas ahora. Cada montón es un botón que dice qué hay en él.',
}
