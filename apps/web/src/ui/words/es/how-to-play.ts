import type { PartOf } from '../catalogue.ts'
import type { HOW_TO_PLAY as ENGLISH } from '../en/how-to-play.ts'

/** Texts of the page that explains the game. */
export const HOW_TO_PLAY: PartOf<typeof ENGLISH> = {
  'how.race': 'La carrera',
  'how.race.1':
    'Todos en la sala reciben las mismas cartas en el mismo orden. Se descubren con el YA, para todos a la vez.',
  'how.race.1.handicap':
    'Todos en la sala reciben las mismas cartas en el mismo orden, salvo quien ganó y lleva hándicap. Se descubren con el YA, para todos a la vez.',
  'how.race.winnable':
    'Está demostrado que cada reparto se puede ganar con las reglas exactas de la sala.',
  'how.race.any':
    'Regla de la sala: las cartas se reparten al azar, así que algunos repartos no tienen solución.',
  'how.race.2':
    'Juegas en tu propia mesa; nadie la ve. Las calles muestran cuántas cartas tiene en casa cada uno de los primeros. Gana quien lleve antes las 52 a casa.',
  'how.race.limit':
    'El tiempo límite es de {n} minutos. Después se puede seguir, pero quien llegue más tarde no suma puntos.',
  'how.race.no-limit': 'No hay límite de tiempo.',
  'how.race.points': 'Terminar a tiempo da un punto, y uno más por cada jugador que quede detrás.',
  'how.race.handicap':
    'Hándicap: quien gana recibe el siguiente reparto un nivel más difícil, y otro más por cada victoria seguida.',
  'how.race.match': 'Un torneo tiene {n} carreras. Decide la suma de sus puntos.',
  'how.race.clock':
    'Reloj de jugada: cada jugada tiene {n} segundos. Cuando se agotan, la mesa mueve por ti.',
  'how.race.3':
    'Puedes abandonar una carrera. Quedas detrás de todos los que siguen, y vuelves a jugar en la próxima.',
  'how.race.usual':
    'Estas son las reglas habituales, las de la carrera de fiesta. Quien organiza puede poner otras, incluso cartas al azar; entonces esta página sigue las de la sala.',
  'how.columns': 'Las columnas',
  'how.columns.1':
    'Se baja alternando colores: un 9 rojo va sobre un 10 negro, una jota negra sobre una reina roja.',
  'how.columns.2': 'Las cartas así encadenadas se mueven juntas, todas o la parte de abajo.',
  'how.columns.3':
    'La última carta boca abajo de una columna se descubre sola. En una columna vacía va un rey, solo o con las cartas que lo siguen.',
  'how.foundations': 'Las fundaciones',
  'how.foundations.1':
    'Cada fundación es de un palo, del as al rey. Las cartas que están aquí están en casa.',
  'how.foundations.2': 'La última carta de una fundación puede volver a una columna.',
  'how.foundations.locked': 'Regla de la sala: las cartas de una fundación se quedan allí.',
  'how.stock': 'El mazo',
  'how.stock.one':
    'Robar pasa una carta del mazo al descarte. La última carta del descarte se puede jugar.',
  'how.stock.three': 'Robar pasa tres cartas del mazo al descarte. Solo se puede jugar la última.',
  'how.stock.unlimited':
    'Cuando el mazo se acaba, tócalo para voltear el descarte y recorrerlo otra vez, cuantas veces quieras.',
  'how.stock.passes': {
    one: 'El mazo se recorre una sola vez.',
    other: 'El mazo se puede recorrer {n} veces: cuando se acabe, tócalo para voltear el descarte.',
  },
  'how.hands': 'Toques y teclas',
  'how.hands.1': 'Toca una carta y luego el montón al que debe ir, o arrástrala hasta allí.',
  'how.hands.2': 'Toca una carta dos veces para enviarla a su fundación.',
  'how.hands.undo': 'Deshacer retira una jugada, y puedes retroceder cuanto quieras.',
  'how.hands.send': 'Enviar lleva a casa todas las cartas que pueden ir, una y otra vez.',
  'how.hands.hint': 'Pista señala una carta que mover, o el mazo.',
  'how.hands.keys': 'Con teclado: {keys}. En los ajustes se desactivan estas teclas.',
  'how.key.draw': 'S roba',
  'how.key.undo': 'U deshace',
  'how.key.send': 'A envía cartas',
  'how.key.hint': 'H pide una pista',
  'how.key.foundation': 'F envía una carta a la fundación',
  'how.back': 'Volver a la sala',
}
