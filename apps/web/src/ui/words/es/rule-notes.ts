import type { PartOf } from '../catalogue.ts'
import type { RULE_NOTES as ENGLISH } from '../en/rule-notes.ts'

/** What each house rule and option means, in a sentence or two beside its choices. */
export const RULE_NOTES: PartOf<typeof ENGLISH> = {
  'note.difficulty':
    'Lo difíciles que son los repartos. En todos los niveles, cada reparto tiene solución.',
  'note.handicap':
    'El siguiente reparto de quien gana es un nivel más difícil, y otro más por cada victoria seguida. Tras una derrota vuelve al nivel de la sala. La clasificación sigue siendo por tiempo.',
  'note.timeLimit':
    'Es una meta: se puede seguir después, pero quien termina más tarde queda detrás y no suma puntos. A los 60 minutos la carrera termina con las cartas que estén en casa.',
  'note.undo':
    'Permite o no deshacer jugadas, paso a paso. Todo lo que llevó a casa un solo envío es un paso.',
  'note.hints': 'Permite o no que Pista señale una carta que mover.',
  'note.send': 'Permite o no que Enviar lleve a casa de una vez todas las cartas posibles.',
  'note.moveClock':
    'El tiempo para cada jugada. Si se agota, la mesa juega por ti. Tras la tercera vez seguida sigue jugando deprisa, hasta que hagas una jugada.',
  'note.deal':
    'Con solución: está demostrado que cada reparto se puede resolver con las reglas de la sala. Al azar: puede tocar uno que nadie pueda resolver.',
  'note.match':
    'Un torneo termina tras ese número de carreras y lo decide la suma de puntos. Sin torneo, los puntos se suman mientras se siga jugando.',
}
