import type { PartOf } from '../catalogue.ts'
import type { ENTERING as ENGLISH } from '../en/entering.ts'

/** Texts of the home page, of the ways into a room, and of what stands on every screen. */
export const ENTERING: PartOf<typeof ENGLISH> = {
  'app.name': 'Samedeal',

  'home.title': 'Un reparto. Todos a la vez.',
  'home.title.first': 'Un reparto.',
  'home.title.second': 'Todos a la vez.',
  'home.promise':
    'Solitario en carrera, de 1 a 20 jugadores: el mismo reparto, siempre con solución. Gana quien lleve antes todas las cartas a casa.',
  'home.host': 'Organizar una carrera',
  'home.host.busy': 'Abriendo la sala…',
  'home.join.title': 'Entrar con un código',
  'home.join.length': 'seis letras',
  'home.join.unused': 'los códigos no llevan I, L, O, U ni cifras',
  'home.join.none': 'ese texto no contiene ningún código',
  'home.join': 'Entrar',
  'home.join.left': {
    one: 'Entrar · falta {n} letra',
    other: 'Entrar · faltan {n} letras',
  },
  'home.join.busy': 'Entrando…',
  'home.code': 'Código de la sala, seis letras',
  'home.alone': 'Jugar a solas',
  'home.alone.against': 'contra el reloj',
  'home.alone.go-on': 'seguir desde {time}',
  'home.alone.best': 'récord {time}',
  'home.alone.busy': 'Repartiendo…',
  'home.aside': 'Las mismas cartas en el mismo instante. Boca abajo hasta el YA.',
  'home.how': 'Cómo se juega',
  'how.back': 'Volver a la sala',
  'home.settings': 'Ajustes',

  'name.label': 'Tu nombre',
  'name.placeholder': 'Tu nombre',
  'name.needed': 'Escribe antes tu nombre. Los demás lo verán en la carrera.',
  'name.alone': 'Jugador',

  'join.no-such-room': 'Ninguna sala tiene este código. Pídelo otra vez; son seis letras.',
  'join.bad-code': 'Eso no es un código de sala. Un código tiene seis letras.',
  'join.failed': 'El servidor no pudo hacerlo. Prueba otra vez dentro de un rato.',
  'join.room-full': 'Esta sala está llena.',
  'join.server-full':
    'El servidor está lleno en este momento. Prueba dentro de unos minutos o entra con un código en la sala de un amigo.',
  'join.too-many-rooms':
    'Tu red ya tiene abiertas todas las salas que puede. Entra en una de ellas o sal antes de otra.',
  'join.too-many-sockets':
    'Hay demasiados jugadores conectados desde tu red. Prueba cuando alguien salga.',
  'join.too-many-joins':
    'Entraste demasiadas veces en poco tiempo. Espera un momento y vuelve a intentarlo.',
  'join.too-many-tries':
    'Llegaron demasiados códigos equivocados desde tu red. Prueba dentro de unos minutos.',
  'join.foreign-origin':
    'El servidor no conoce la dirección de esta página. Abre el enlace tal como te lo enviaron.',
  'join.unreachable':
    'El servidor del juego no responde. Comprueba la conexión e inténtalo de nuevo.',

  'room.leave': 'Salir de la sala',
  'room.leave.question': '¿Salir de la sala?',
  'room.leave.question.racing': '¿Salir de la sala y abandonar la carrera?',
  'room.leave.yes': 'Salir',
  'room.leave.no': 'Quedarme',

  'invite.title': 'Tienes una invitación a una carrera',
  'invite.join': 'Entrar en la carrera',

  'lost.title': 'En esta dirección no hay nada',
  'lost.unused': '«{typed}» no es un código de sala: los códigos no llevan {letters}.',
  'lost.length': {
    one: '«{typed}» no es un código de sala: tiene {n} letra y un código tiene seis.',
    other: '«{typed}» no es un código de sala: tiene {n} letras y un código tiene seis.',
  },
  'lost.page': 'Samedeal no tiene ninguna página «{typed}».',
  'lost.way': 'Para entrar en una carrera, escribe su código en la página de inicio.',

  'over.taken.title': 'Estás jugando en otra pestaña',
  'over.taken.text': 'Tu lugar y tus cartas están ahora allí. Esta página ya no sigue la carrera.',
  'over.taken.back': 'Jugar aquí',
  'hand-over.offer': 'Pasar a otro dispositivo',
  'hand-over.how':
    'Escanéalo con el otro dispositivo o escribe allí el código: Ajustes y «Traer tu lugar aquí». Tu lugar pasa con sus cartas y esta página se detiene.',
  'hand-over.qr': 'Código QR que mueve tu lugar',
  'hand-over.code': 'Código para el otro dispositivo',
  'hand-over.life': 'Sirve una vez, durante cinco minutos. Quien lo tenga se queda con tu lugar.',
  'hand-over.asking': 'Pidiendo un código…',
  'hand-over.expired': 'El código caducó.',
  'hand-over.again': 'Nuevo código',
  'hand-over.close': 'Cerrar',

  'take-seat.open': 'Traer tu lugar aquí',
  'take-seat.title': 'Seguir en este dispositivo',
  'take-seat.text':
    'Tu lugar pasa aquí desde tu otro dispositivo, con sus cartas. Aquel se detiene.',
  'take-seat.label': 'Código del otro dispositivo',
  'take-seat.hint': 'Está allí, en los ajustes de la sala, en «Pasar a otro dispositivo».',
  'take-seat.bad': 'Un código tiene catorce letras: seis de la sala y ocho del lugar.',
  'take-seat.yes': 'Jugar aquí',

  'over.handed-over.title': 'Estás jugando en otro dispositivo',
  'over.handed-over.text':
    'Tu lugar y tus cartas están ahora allí. Esta página ya no sigue la carrera.',
  'over.closed.title': 'Se cortó la conexión',
  'over.closed.text': 'El servidor ya no tiene esta sala.',
  'over.closed.back': 'Intentar volver',
  'over.removed.title': 'Quien organiza te sacó de la sala',
  'over.removed.text': 'Ya no puedes volver a esta sala.',
  'over.home': 'Inicio',

  'connection.live': 'En línea',
  'connection.connecting': 'Reconectando',
  'connection.connecting.for': {
    one: 'Reconectando, {n} s',
    other: 'Reconectando, {n} s',
  },
  'connection.back': 'De vuelta',
  'connection.stopping': 'El servidor se está reiniciando. El juego sigue en cuanto vuelva.',
  'connection.behind': 'Tu conexión no daba abasto y se volvió a abrir.',
  'connection.unsaved': 'Ahora mismo esta carrera no se puede guardar. El juego sigue.',
}
