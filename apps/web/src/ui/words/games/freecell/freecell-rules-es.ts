import type { PartOf } from '../../catalogue.ts'
import { FREECELL_GUIDE } from './freecell-guide-es.ts'
import type { FREECELL_RULES as ENGLISH } from './freecell-rules-en.ts'

/** The pages of FreeCell to read: its rules, its strategy, and what its options mean; and its guided game. */
export const FREECELL_RULES: PartOf<typeof ENGLISH> = {
  'how.deal': 'El reparto',
  'how.deal.1':
    'Una baraja de 52 cartas, todas boca arriba. Forman ocho columnas: siete cartas en cada una de las cuatro primeras y seis en las demás.',
  'how.deal.2': 'Las celdas y las cuatro fundaciones empiezan sin cartas. No hay mazo.',
  'how.columns': 'Las columnas',
  'how.columns.1':
    'Se baja alternando colores: un 9 rojo va sobre un 10 negro, una jota negra sobre una reina roja.',
  'how.columns.suits':
    'Corazones y diamantes son los palos rojos; tréboles y picas, los negros, sean cuales sean los colores de tu baraja. Con cuatro colores, los palos rojos se dibujan huecos.',
  'how.columns.2': 'En una columna vacía va cualquier carta.',
  'how.cells': 'Las celdas',
  'how.cells.1': {
    one: 'Aquí hay una celda. Guarda una carta, la que quieras.',
    other: 'Aquí hay {n} celdas. Cada una guarda una carta, la que quieras.',
  },
  'how.cells.2':
    'Una carta guardada puede ir a una columna donde encaje, a una columna vacía o a su fundación.',
  'how.runs': 'Varias cartas a la vez',
  'how.runs.1':
    'Las cartas encadenadas se mueven juntas si también podrían ir de una en una, con ayuda de las celdas y columnas vacías.',
  'how.runs.2':
    'Eso da una carta más que celdas vacías, y el doble por cada columna vacía. La columna a la que vas no cuenta como vacía.',
  'how.runs.3': 'Si hicieran falta más, la mesa dice cuántas pueden ir.',
  'how.foundations': 'Las fundaciones',
  'how.foundations.1':
    'Cada fundación es de un palo, del as al rey. Las cartas que están aquí están en casa y ya no se mueven.',
  'how.hands.hint':
    'Pista enseña la siguiente jugada de un camino a casa, o dice que no queda ninguno.',
  'how.end.stuck':
    'Cuando la mesa puede demostrar que ya no todas las cartas pueden ir a casa, lo dice. Deshacer puede sacarte de ahí; si no, cuenta tu avance.',
  'how.end.stuck.no-undo':
    'Cuando la mesa puede demostrar que ya no todas las cartas pueden ir a casa, lo dice. Cuenta tu avance.',
  'how.clock.1':
    'Cuando se agota el tiempo, la mesa mueve por ti: algo útil o, si no lo hay, cualquier jugada permitida. La siguiente jugada vuelve a tener todo el tiempo.',
  'term.foundation': 'Fundación',
  'term.foundation.is':
    'Uno de los cuatro montones que reciben un palo cada uno, del as al rey. Una carta que está ahí está en casa.',
  'term.column': 'Columna',
  'term.column.is': 'Uno de los ocho montones en los que se reparten las cartas.',
  'term.cell': 'Celda',
  'term.cell.is': 'Un lugar para una sola carta, sea cual sea.',
  'term.best.is':
    'Tu mejor tiempo en este dispositivo con ese número de celdas y ese nivel de reparto.',
  'how.odds': 'Las probabilidades',
  'how.odds.1':
    'Con cuatro celdas, casi todos los repartos tienen solución. Del millón de repartos numerados de Microsoft, solo ocho no la tienen: 11982, 146692, 186216, 455889, 495505, 512118, 517776 y 781948.',
  'how.odds.2':
    'Cada celda menos lo hace mucho más difícil. Las carreras usan repartos con solución demostrada, sea cual sea el número de celdas, salvo que quien organiza elija repartos al azar.',
  'how.odds.3': 'A solas puedes jugar cualquiera de los repartos numerados.',
  'how.history': 'Un poco de historia',
  'how.history.1':
    'FreeCell viene de juegos más antiguos en los que se podían apartar cartas. Paul Alfille lo programó en 1978 para el sistema PLATO, con columnas que alternan colores. Llegó con Windows 95, y sus repartos se conocen aún hoy por su número. Aquí varias personas juegan el mismo reparto, y eso lo convierte en una carrera.',
  'tips.plan': 'Mira antes de mover',
  'tips.plan.1':
    'Todas las cartas están a la vista. Busca primero los ases y los doses y mira qué tienen encima: esas son las columnas que hay que despejar.',
  'tips.plan.2':
    'Piensa unas jugadas hasta el final antes de hacer la primera. Una carta que va a una celda necesita una salida.',
  'tips.cells': 'Celdas libres',
  'tips.cells.1':
    'Las celdas vacías son espacio para mover. Si están todas ocupadas, mueves las cartas de una en una, y un error puede acabar con todo.',
  'tips.cells.2':
    'No guardes una carta por una sola jugada. Hazlo si libera una carta que va a casa o una columna.',
  'tips.columns': 'Columnas vacías',
  'tips.columns.1':
    'Una columna vacía vale más que una celda: duplica lo que se mueve a la vez y puede recibir una serie entera.',
  'tips.columns.2':
    'A una columna vacía le va bien una serie larga que empiece con un rey. Una corta, no.',
  'tips.home': 'Cuándo llevar cartas a casa',
  'tips.home.1': 'Los ases y los doses van a casa enseguida: nada los necesita en una columna.',
  'tips.home.2':
    'Lo que está en una fundación se queda allí. Guarda la carta que aún pueda recibir a otra del otro color, salvo que te estorbe.',
  'tips.race.1':
    'Las calles cuentan las cartas que están en casa. En FreeCell casi todas van a casa en el último minuto: ir por detrás a mitad de camino dice poco.',
  'tips.race.send': 'Cuando todas las columnas están en orden, Enviar lleva a casa todo lo demás.',
  'note.cells':
    'Cuántas cartas se pueden apartar. Lo habitual son cuatro; con menos se eligen repartos que aún tienen solución.',
  ...FREECELL_GUIDE,
}
