import type { PartOf } from '../../catalogue.ts'
import { KLONDIKE_GUIDE } from './klondike-guide-es.ts'
import type { KLONDIKE_RULES as ENGLISH } from './klondike-rules-en.ts'

/** The pages of Klondike to read: its rules, its strategy, and what its options mean; and its guided game. */
export const KLONDIKE_RULES: PartOf<typeof ENGLISH> = {
  'how.deal': 'El reparto',
  'how.deal.1':
    'Una baraja de 52 cartas. Veintiocho forman siete columnas: una carta en la primera, dos en la segunda, y así hasta siete en la séptima. Solo la carta de arriba de cada columna está boca arriba.',
  'how.deal.2':
    'Las otras 24 forman el mazo, boca abajo. El descarte y las cuatro fundaciones empiezan sin cartas.',
  'how.columns': 'Las columnas',
  'how.columns.1':
    'Se baja alternando colores: un 9 rojo va sobre un 10 negro, una jota negra sobre una reina roja.',
  'how.columns.suits':
    'Corazones y diamantes son los palos rojos; tréboles y picas, los negros, sean cuales sean los colores de tu baraja. Con cuatro colores, los palos rojos se dibujan huecos.',
  'how.columns.2': 'Las cartas así encadenadas se mueven juntas, todas o la parte de abajo.',
  'how.columns.3':
    'Una carta boca abajo se descubre sola cuando ya nada la cubre. En una columna vacía va un rey, solo o con las cartas que lo siguen.',
  'how.foundations': 'Las fundaciones',
  'how.foundations.1':
    'Cada fundación es de un palo, del as al rey. Las cartas que están aquí están en casa.',
  'how.foundations.2': 'La carta de arriba de una fundación puede volver a una columna.',
  'how.foundations.locked': 'Regla de la sala: las cartas de una fundación se quedan allí.',
  'how.stock': 'El mazo: de una en una y de tres en tres',
  'how.stock.one':
    'De una en una (Turn 1): cada vez que robas, pasa una carta del mazo al descarte. La carta de arriba del descarte se puede jugar.',
  'how.stock.three':
    'De tres en tres (Turn 3): cada vez que robas, pasan tres cartas, o las que queden. Solo se puede jugar la de arriba; las demás esperan su turno debajo.',
  'how.stock.here': 'Con estas reglas se roba de {n} en {n}.',
  'how.stock.unlimited':
    'Cuando el mazo se acaba, tócalo para voltear el descarte y recorrerlo otra vez, cuantas veces quieras.',
  'how.stock.passes': {
    one: 'El mazo se recorre una sola vez.',
    other: 'El mazo se puede recorrer {n} veces: cuando se acabe, tócalo para voltear el descarte.',
  },
  'how.stock.tap':
    'El descarte nunca se voltea solo, tampoco en salas con reglas clásicas: siempre lo tocas tú.',
  'how.hands.hint': 'Pista señala una carta que mover, o el mazo.',
  'how.key.draw': 'S roba',
  'how.end.stuck':
    'Cuando ya no se puede descubrir ninguna carta ni llevar ninguna a casa, haya lo que haya boca abajo, la mesa avisa de que ya no hay forma de avanzar. Deshacer puede sacarte de ahí; si no, cuenta tu avance.',
  'how.end.stuck.no-undo':
    'Cuando ya no se puede descubrir ninguna carta ni llevar ninguna a casa, haya lo que haya boca abajo, la mesa avisa de que ya no hay forma de avanzar. Cuenta tu avance.',
  'how.clock.1':
    'Cuando se agota el tiempo, la mesa mueve por ti: roba del mazo o, si no se puede, hace cualquier otra jugada permitida. La siguiente jugada vuelve a tener todo el tiempo.',
  'term.foundation': 'Fundación',
  'term.foundation.is':
    'Uno de los cuatro montones que reciben un palo cada uno, del as al rey. Una carta que está ahí está en casa.',
  'term.column': 'Columna',
  'term.column.is': 'Uno de los siete montones de la mesa.',
  'term.stock': 'Mazo y descarte',
  'term.stock.is': 'El montón del que se roba y el montón al que van las cartas robadas.',
  'term.pass': 'Vuelta',
  'term.pass.is': 'Un recorrido por todo el mazo. La siguiente empieza al voltear el descarte.',
  'term.best.is':
    'Tu mejor tiempo en este dispositivo con ese número de cartas por vez y ese nivel de reparto.',
  'how.odds': 'Las probabilidades',
  'how.odds.1':
    'Con cartas barajadas al azar, la gente gana del 25 al 35 % de las partidas de una en una, y del 10 al 20 % de las de tres en tres.',
  'how.odds.2':
    'Se podrían ganar muchas más: de tres en tres, alrededor del 82 % de los repartos tiene solución para quien ve todas las cartas.',
  'how.odds.3':
    'Por eso las carreras usan repartos con solución demostrada, salvo que quien organiza elija repartos al azar. En toda carrera perdida había un camino.',
  'how.history': 'Un poco de historia',
  'how.history.1':
    'Los juegos de cartas para una sola persona aparecen descritos desde finales del siglo XVIII, primero en el norte de Europa. Klondike lleva el nombre de un río de Canadá en el que se halló oro en 1896; con ese nombre está en los reglamentos desde principios del siglo XX. En 1990 llegó con Windows 3.0, y desde entonces para mucha gente es, sin más, el Solitario. Aquí varias personas juegan el mismo reparto, y eso lo convierte en una carrera.',
  'tips.columns': 'Primero, las cartas boca abajo',
  'tips.columns.1':
    'Una jugada que descubre una carta vale más que una que lleva una carta a casa. De dos así, elige la de la columna con más cartas boca abajo.',
  'tips.columns.2':
    'Una jugada que no descubre nada ni vacía una columna puede esperar. Una vez hecha, quizá estorbe.',
  'tips.columns.3':
    'Mira las siete columnas antes de robar, y otra vez tras cada carta que se descubra.',
  'tips.kings': 'Reyes y columnas vacías',
  'tips.kings.1':
    'Vacía una columna cuando haya un rey listo para ocuparla. Mientras no llegue, una columna vacía no sirve a nadie.',
  'tips.kings.2':
    'Si puedes elegir entre dos reyes, mira qué reinas y jotas están a la vista: sus colores dicen qué rey tendrá una serie larga.',
  'tips.home': 'Cuándo llevar cartas a casa',
  'tips.home.1': 'Los ases y los doses van a casa enseguida: nada los necesita en una columna.',
  'tips.home.2':
    'Cualquier otra aún puede servir de apoyo a las dos cartas de un número menos y del otro color. Cuando esas dos estén en casa, llévala sin pensarlo.',
  'tips.home.3':
    'Lleva las cuatro fundaciones más o menos parejas. Un palo muy adelantado deja menos espacio a los demás.',
  'tips.home.return':
    'Una carta que hace falta puede volver de su fundación; cuesta dos jugadas, no la carrera.',
  'tips.stock': 'El mazo',
  'tips.stock.one':
    'Robando de una en una pasan todas las cartas del mazo. Recórrelo una vez y fíjate dónde están los ases, los doses y los reyes.',
  'tips.stock.three':
    'Robando de tres en tres, jugar una carta cambia cuáles de las siguientes quedan arriba. Si una vuelta no da nada, una carta jugada al principio hace nueva la siguiente.',
  'tips.stock.few':
    'Aquí las vueltas son pocas. Antes de dejar pasar una carta, mira si ahora puedes colocarla: quizá no vuelva.',
  'tips.stock.late':
    'Una carta del mazo ayuda más cuando permite mover una columna. Si no, déjala: el descarte te la guarda.',
  'tips.race.1':
    'Las calles cuentan las cartas que están en casa, no las descubiertas. Quien lo lleva todo pronto va en cabeza los primeros minutos, y a menudo solo esos.',
  'tips.race.send':
    'Cuando ya no queda ninguna carta boca abajo y el mazo y el descarte están vacíos, Enviar lleva a casa todo lo demás.',
  'note.draw':
    'Cuántas cartas se roban cada vez. De tres, solo se puede jugar la de arriba, así que hay que planear el orden.',
  'note.passes':
    'Cuántas veces se puede recorrer el mazo en total. Con 1 vuelta, el descarte nunca se voltea.',
  'note.foundationReturn':
    'Permite o no que la carta de arriba de una fundación vuelva a una columna.',
  ...KLONDIKE_GUIDE,
}
