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
  'how.race.level':
    'Los repartos tienen cinco niveles, de fácil a maestro; esta sala juega en {level}.',
  'how.race.2':
    'Juegas en tu propia mesa; nadie la ve. Las calles muestran cuántas cartas tiene en casa cada uno de los primeros. Gana quien lleve antes las 52 a casa.',
  'how.race.limit':
    'El tiempo límite es de {n} minutos. Después se puede seguir, pero quien llegue más tarde no suma puntos.',
  'how.race.no-limit': 'No hay límite de tiempo.',
  'how.race.points': 'Terminar a tiempo da un punto, y uno más por cada jugador que quede detrás.',
  'how.race.handicap':
    'Hándicap: quien gana recibe el siguiente reparto un nivel más difícil, y otro más por cada victoria seguida.',
  'how.race.match': 'Un torneo tiene {n} carreras. Decide la suma de sus puntos.',
  'how.race.open': 'Los puntos se suman de una carrera a otra.',
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
  'how.stock.tap':
    'El descarte nunca se voltea solo, tampoco en salas con reglas clásicas: siempre lo tocas tú.',
  'how.hands': 'Toques y teclas',
  'how.hands.1': 'Toca una carta y luego el montón al que debe ir, o arrástrala hasta allí.',
  'how.hands.2': 'Toca una carta dos veces para enviarla a su fundación.',
  'how.hands.undo':
    'Deshacer retira un paso, también un envío entero, y puedes retroceder cuanto quieras.',
  'how.hands.send': 'Enviar lleva a casa todas las cartas que pueden ir, una y otra vez.',
  'how.hands.hint': 'Pista señala una carta que mover, o el mazo.',
  'how.hands.no-undo': 'Regla de la sala: no se puede deshacer. Jugada hecha, jugada queda.',
  'how.hands.no-send':
    'Regla de la sala: las cartas van a casa de una en una, cada una por tu mano.',
  'how.hands.no-hint': 'Regla de la sala: no hay pistas.',
  'how.hands.keys': 'Con teclado: {keys}. En los ajustes se desactivan estas teclas.',
  'how.key.draw': 'S roba',
  'how.key.undo': 'U deshace',
  'how.key.send': 'A envía cartas',
  'how.key.hint': 'H pide una pista',
  'how.key.foundation': 'F envía una carta a la fundación',
  'how.parts': 'Páginas',
  'how.part.rules': 'Reglas',
  'how.part.strategy': 'Estrategia',
  'tips.columns': 'Primero, las cartas boca abajo',
  'tips.columns.1':
    'Una jugada que descubre una carta vale más que una que lleva una carta a casa. De dos así, elige la de la columna con más cartas boca abajo.',
  'tips.columns.2':
    'Una jugada que no descubre nada ni hace sitio puede esperar. Una vez hecha, quizá estorbe.',
  'tips.columns.3':
    'Mira las siete columnas antes de robar, y otra vez tras cada carta que se descubra.',
  'tips.kings': 'Reyes y columnas vacías',
  'tips.kings.1':
    'Vacía una columna cuando haya un rey listo para ocuparla. Mientras no llegue, una columna vacía no sirve a nadie.',
  'tips.kings.2':
    'Si puedes elegir entre dos reyes, mira qué reinas y jotas están a la vista: sus colores dicen qué rey tendrá una serie larga.',
  'tips.home': 'Cuándo llevar cartas a casa',
  'tips.home.1': 'Los ases y los doses van a casa en seguida: nada los necesita en una columna.',
  'tips.home.2':
    'Cualquier otra puede hacer falta mientras una carta menor en uno y del otro color pueda querer ir encima. Cuando esas dos están en casa, llévala sin pensarlo.',
  'tips.home.3':
    'Lleva las cuatro fundaciones más o menos parejas. Un palo muy adelantado ha quitado sitios a los demás.',
  'tips.home.return':
    'Una carta que hace falta puede volver de su fundación; cuesta dos jugadas, no la carrera.',
  'tips.stock': 'El mazo',
  'tips.stock.one':
    'Robando de una en una pasan todas las cartas del mazo. Recórrelo una vez y fíjate dónde están los ases, los doses y los reyes.',
  'tips.stock.three':
    'Robando de tres en tres, jugar una carta cambia de sitio todas las que vienen después. Si una vuelta no da nada, una carta jugada al principio hace nueva la siguiente.',
  'tips.stock.few':
    'Aquí las vueltas son pocas. Antes de dejar pasar una carta, mira si ahora tiene sitio: quizá no vuelva.',
  'tips.stock.late':
    'Una carta del mazo ayuda más cuando permite mover una columna. Si no, déjala: el descarte te la guarda.',
  'tips.race': 'Correr',
  'tips.race.1':
    'Las calles cuentan las cartas que están en casa, no las descubiertas. Quien lo lleva todo pronto manda los primeros minutos, y a menudo solo esos.',
  'tips.race.winnable':
    'Este reparto se puede ganar. Si ya no hay nada que hacer, falló alguna decisión, no las cartas.',
  'tips.race.any':
    'Un reparto al azar puede no tener solución. Entonces cuenta tener más cartas en casa que los demás.',
  'tips.race.undo':
    'Deshacer es rápido. Vuelve a la última decisión de verdad y toma el otro camino.',
  'tips.race.send':
    'Cuando ya no queda ninguna carta boca abajo y el mazo y el descarte están vacíos, Enviar lleva a casa todo lo demás.',
  'tips.race.slow':
    'Terminar despacio pero a tiempo también da puntos; una carrera abandonada no da ninguno.',
}
