import type { PartOf } from '../../catalogue.ts'
import type { KLONDIKE_GUIDE as ENGLISH } from './klondike-guide-en.ts'

/** What the guided game of Klondike says, step by step. */
export const KLONDIKE_GUIDE: PartOf<typeof ENGLISH> = {
  'guide.keys':
    'Con el teclado: las flechas eligen un montón, Enter toma una carta y la deja. S roba, A envía, U deshace.',
  'guide.draw':
    'Las 52 cartas tienen que llegar a las cuatro fundaciones. Primero roba: toca el mazo.',
  'guide.column':
    'Las columnas bajan alternando rojo y negro. Toca la reina roja y luego el rey negro. También puedes arrastrar.',
  'guide.column.four':
    'Las columnas bajan alternando corazones o diamantes con tréboles o picas. Toca la reina de corazones y luego el rey de tréboles. También puedes arrastrar.',
  'guide.home':
    'Se descubrió una carta. Ahora lleva un as a casa: tócalo dos veces, o tócalo y luego toca su fundación.',
  'guide.undo':
    'Ya hay una carta en casa. Las jugadas se pueden deshacer tantas veces como quieras: toca Deshacer.',
  'guide.later':
    'Y así sigue: descubre cartas, lleva los palos a casa del as al rey y pon un rey en cada columna vacía. Una carrera dura unos minutos; vamos al final de esta.',
  'guide.send': 'Ahora todo está en orden. Enviar lleva a casa lo que puede ir: toca Enviar.',
  'guide.last': 'Queda una carta en el mazo. Róbala y lleva todo a casa.',
}
