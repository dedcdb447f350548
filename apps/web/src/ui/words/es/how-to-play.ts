import type { PartOf } from '../catalogue.ts'
import type { HOW_TO_PLAY as ENGLISH } from '../en/how-to-play.ts'
import { RULE_NOTES } from './rule-notes.ts'

/** What the pages to read say of the race, whichever the game. */
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
    'Juegas en tu propia mesa; nadie la ve. Las calles muestran cuántas cartas tiene en casa cada uno de los primeros. Gana quien lleve antes las {n} a casa.',
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
  'how.hands': 'Toques y teclas',
  'how.hands.1': 'Toca una carta y luego el montón al que debe ir, o arrástrala hasta allí.',
  'how.hands.2': 'Toca una carta dos veces para enviarla a su fundación.',
  'how.hands.refused':
    'Una jugada que no se permite no cuesta nada: la carta se queda donde estaba y una frase corta dice por qué.',
  'how.hands.undo':
    'Deshacer retrocede un paso cada vez, tantos como quieras. Todo lo que llevó a casa un solo envío es un paso.',
  'how.hands.send':
    'Enviar lleva a casa todas las cartas que pueden ir, hasta que no quede ninguna.',
  'how.hands.no-undo': 'Regla de la sala: no se puede deshacer. Jugada hecha, jugada queda.',
  'how.hands.no-send': 'Regla de la sala: las cartas van a casa de una en una, todas por tu mano.',
  'how.hands.no-hint': 'Regla de la sala: no hay pistas.',
  'how.hands.keys': 'Con teclado: {keys}. En los ajustes se desactivan estas teclas.',
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
  'how.clock.2':
    'Tras la tercera vez seguida continúa a ritmo rápido mientras quede algo útil por hacer. Cualquier jugada tuya devuelve el tiempo completo.',
  'how.terms': 'Términos',
  'term.progress': 'Avance',
  'term.progress.is': 'La parte de las {n} cartas que está en casa, en porcentaje.',
  'term.level': 'Nivel',
  'term.level.is': 'Lo difícil que es un reparto: fácil, normal, difícil, experto o maestro.',
  'term.handicap': 'Hándicap',
  'term.handicap.is':
    'Una regla de la sala que hace un nivel más difícil el siguiente reparto de quien gana.',
  'term.stand-in': 'Suplente',
  'term.stand-in.is': 'La CPU que mueve por quien perdió la conexión.',
  'term.best': 'Récord personal',
  'how.play': 'Jugar con estas reglas',
  'how.play.text':
    'Organiza una carrera con tu gente o juega ahora mismo un reparto a solas. Los dos empiezan con las reglas de esta página.',
  'how.play.text.kept':
    'Organiza una carrera con las reglas de esta página o sigue con el reparto que te espera.',
  'how.parts': 'Páginas',
  'how.part.rules': 'Reglas',
  'how.part.strategy': 'Estrategia',
  'tips.race': 'En carrera',
  'tips.race.ahead':
    'Piensa varias jugadas por delante: antes de mover una carta, mira cuál deja libre, adónde iría esa y qué quedaría a la vista.',
  'tips.race.winnable':
    'Este reparto tiene solución. Si ya no hay nada que hacer, falló alguna decisión, no las cartas.',
  'tips.race.any':
    'Un reparto al azar puede no tener solución. Entonces cuenta tener más cartas en casa que los demás.',
  'tips.race.undo':
    'Deshacer es rápido. Vuelve a la última decisión de verdad y toma el otro camino.',
  'tips.race.slow':
    'Terminar despacio pero a tiempo también da puntos; una carrera abandonada no da ninguno.',
}
