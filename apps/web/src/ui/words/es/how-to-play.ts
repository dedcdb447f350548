import type { PartOf } from '../catalogue.ts'
import type { HOW_TO_PLAY as ENGLISH } from '../en/how-to-play.ts'
import { RULE_NOTES } from './rule-notes.ts'

/** Texts of the page that explains the game. */
export const HOW_TO_PLAY: PartOf<typeof ENGLISH> = {
  ...RULE_NOTES,
  'how.race': 'La carrera',
  'how.race.1':
    'Todos en la sala reciben las mismas cartas en el mismo orden. Se descubren con el YA, para todos a la vez.',
  'how.race.1.handicap':
    'Todos en la sala reciben las mismas cartas en el mismo orden, salvo quien ganó y lleva hándicap. Se descubren con el YA, para todos a la vez.',
  'how.race.winnable':
    'Está demostrado que cada reparto tiene solución con las reglas exactas de la sala.',
  'how.race.any': 'Regla de la sala: los repartos son al azar, así que algunos no tienen solución.',
  'how.race.level':
    'Los repartos tienen cinco niveles, de fácil a maestro. Nivel de esta sala: {level}.',
  'how.race.2':
    'Juegas en tu propia mesa; nadie la ve. Las calles muestran cuántas cartas tiene en casa cada uno de los primeros. Gana quien lleve antes las 52 a casa.',
  'how.race.limit':
    'El tiempo límite es de {n} minutos. Después se puede seguir, pero quien termina más tarde queda detrás y no suma puntos.',
  'how.race.no-limit': 'No hay límite de tiempo.',
  'how.race.points': 'Terminar a tiempo da un punto, y uno más por cada jugador que quede detrás.',
  'how.race.handicap':
    'Hándicap: quien gana recibe el siguiente reparto un nivel más difícil, y otro más por cada victoria seguida.',
  'how.race.match': 'Un torneo tiene {n} carreras. Decide la suma de sus puntos.',
  'how.race.open': 'Los puntos se suman de una carrera a otra.',
  'how.race.3':
    'Puedes abandonar una carrera. Quedas detrás de todos los que siguen, y vuelves a jugar en la próxima.',
  'how.race.alone': 'A solas corres contra tu propio récord o contra las CPU.',
  'how.race.usual':
    'Estas son las reglas habituales, las de la carrera en grupo. Quien organiza puede poner otras, incluso repartos al azar; entonces esta página sigue las de la sala.',
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
  'how.hands': 'Toques y teclas',
  'how.hands.1': 'Toca una carta y luego el montón al que debe ir, o arrástrala hasta allí.',
  'how.hands.2': 'Toca una carta dos veces para enviarla a su fundación.',
  'how.hands.refused':
    'Una jugada que no se permite no cuesta nada: la carta se queda donde estaba y una frase corta dice por qué.',
  'how.hands.undo':
    'Deshacer retrocede un paso cada vez, tantos como quieras. Todo lo que llevó a casa un solo envío es un paso.',
  'how.hands.send':
    'Enviar lleva a casa todas las cartas que pueden ir, hasta que no quede ninguna.',
  'how.hands.hint': 'Pista señala una carta que mover, o el mazo.',
  'how.hands.no-undo': 'Regla de la sala: no se puede deshacer. Jugada hecha, jugada queda.',
  'how.hands.no-send': 'Regla de la sala: las cartas van a casa de una en una, todas por tu mano.',
  'how.hands.no-hint': 'Regla de la sala: no hay pistas.',
  'how.hands.keys': 'Con teclado: {keys}. En los ajustes se desactivan estas teclas.',
  'how.key.draw': 'S roba',
  'how.key.undo': 'U deshace',
  'how.key.send': 'A envía cartas',
  'how.key.hint': 'H pide una pista',
  'how.key.foundation': 'F envía una carta a la fundación',
  'how.end': 'Cómo termina una carrera y quién queda dónde',
  'how.end.1':
    'Una carrera termina cuando ya no juega ninguna persona: todas terminaron o abandonaron. No se espera a las CPU. Quien organiza también puede terminarla.',
  'how.end.2': 'A los 60 minutos del YA termina en todo caso, con las cartas que estén en casa.',
  'how.end.rank':
    'Primero quedan quienes terminaron, por tiempo. Después, quienes no terminaron, por sus cartas en casa; al final, quienes abandonaron o quedaron fuera. Con el mismo tiempo o el mismo avance se comparte el puesto.',
  'how.end.rank.limit':
    'Primero quedan quienes terminaron a tiempo, por tiempo; luego, quienes terminaron más tarde, también por tiempo. Después, quienes no terminaron, por sus cartas en casa; al final, quienes abandonaron o quedaron fuera. Con el mismo tiempo o el mismo avance se comparte el puesto.',
  'how.end.stuck':
    'Cuando ya no se puede descubrir ninguna carta ni llevar ninguna a casa, haya lo que haya boca abajo, la mesa avisa de que ya no hay forma de avanzar. Deshacer puede sacarte de ahí; si no, cuenta tu avance.',
  'how.end.stuck.no-undo':
    'Cuando ya no se puede descubrir ninguna carta ni llevar ninguna a casa, haya lo que haya boca abajo, la mesa avisa de que ya no hay forma de avanzar. Cuenta tu avance.',
  'how.drop': 'Si pierdes la conexión',
  'how.drop.1': 'Vuelve en el mismo dispositivo y recuperas tu lugar, con las cartas como estén.',
  'how.drop.2':
    'Hasta entonces, a partir de los 20 segundos, una CPU mueve por ti: tu suplente. También cuando corres solo contra CPU. Tu lugar sigue en juego y la carrera continúa.',
  'how.drop.3':
    'Si tu suplente llevó a casa más cartas que tú, esa carrera no te da puntos ni cuenta como récord. Tu puesto se mantiene.',
  'how.drop.4': 'Si no corres contra nadie, ninguna CPU te sustituye: tus cartas te esperan.',
  'how.clock': 'El reloj de jugada',
  'how.clock.on': 'Cada jugada tiene {n} segundos.',
  'how.clock.off':
    'Estas reglas no tienen reloj de jugada. Quien organiza puede dar 30, 60 o 180 segundos a cada jugada.',
  'how.clock.1':
    'Cuando se agota el tiempo, la mesa mueve por ti: roba del mazo o, si no se puede, hace cualquier otra jugada permitida. La siguiente jugada vuelve a tener todo el tiempo.',
  'how.clock.2':
    'Tras la tercera vez seguida continúa a ritmo rápido mientras quede algo útil por hacer. Cualquier jugada tuya devuelve el tiempo completo.',
  'how.terms': 'Términos',
  'term.foundation': 'Fundación',
  'term.foundation.is':
    'Uno de los cuatro montones que reciben un palo cada uno, del as al rey. Una carta que está ahí está en casa.',
  'term.column': 'Columna',
  'term.column.is': 'Uno de los siete montones de la mesa.',
  'term.stock': 'Mazo y descarte',
  'term.stock.is': 'El montón del que se roba y el montón al que van las cartas robadas.',
  'term.pass': 'Vuelta',
  'term.pass.is': 'Un recorrido por todo el mazo. La siguiente empieza al voltear el descarte.',
  'term.progress': 'Avance',
  'term.progress.is': 'La parte de las 52 cartas que está en casa, en porcentaje.',
  'term.level': 'Nivel',
  'term.level.is': 'Lo difícil que es un reparto: fácil, normal, difícil, experto o maestro.',
  'term.handicap': 'Hándicap',
  'term.handicap.is':
    'Una regla de la sala que hace un nivel más difícil el siguiente reparto de quien gana.',
  'term.stand-in': 'Suplente',
  'term.stand-in.is': 'La CPU que mueve por quien perdió la conexión.',
  'term.best': 'Récord personal',
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
  'how.play': 'Jugar con estas reglas',
  'how.play.text':
    'Organiza una carrera con tu gente o juega ahora mismo un reparto a solas. Los dos empiezan con las reglas de esta página.',
  'how.play.text.kept':
    'Organiza una carrera con las reglas de esta página o sigue con el reparto que te espera.',
  'how.parts': 'Páginas',
  'how.part.rules': 'Reglas',
  'how.part.strategy': 'Estrategia',
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
  'tips.race': 'En carrera',
  'tips.race.ahead':
    'Piensa varias jugadas por delante: antes de mover una carta, mira cuál deja libre, adónde iría esa y qué quedaría a la vista.',
  'tips.race.1':
    'Las calles cuentan las cartas que están en casa, no las descubiertas. Quien lo lleva todo pronto va en cabeza los primeros minutos, y a menudo solo esos.',
  'tips.race.winnable':
    'Este reparto tiene solución. Si ya no hay nada que hacer, falló alguna decisión, no las cartas.',
  'tips.race.any':
    'Un reparto al azar puede no tener solución. Entonces cuenta tener más cartas en casa que los demás.',
  'tips.race.undo':
    'Deshacer es rápido. Vuelve a la última decisión de verdad y toma el otro camino.',
  'tips.race.send':
    'Cuando ya no queda ninguna carta boca abajo y el mazo y el descarte están vacíos, Enviar lleva a casa todo lo demás.',
  'tips.race.slow':
    'Terminar despacio pero a tiempo también da puntos; una carrera abandonada no da ninguno.',
}
