import type { PartOf } from '../../catalogue.ts'
import type { FREECELL_GUIDE as ENGLISH } from './freecell-guide-en.ts'

/** What the guided game of FreeCell says, step by step. */
export const FREECELL_GUIDE: PartOf<typeof ENGLISH> = {
  'guide.keys':
    'Con el teclado: las flechas eligen un montón, Enter toma una carta y la deja. A envía, U deshace.',
  'guide.column':
    'Las 52 cartas tienen que llegar a las cuatro fundaciones. Las columnas bajan alternando rojo y negro: toca el 7 de corazones y luego el 8 de picas.',
  'guide.column.four':
    'Las 52 cartas tienen que llegar a las cuatro fundaciones. Las columnas bajan alternando corazones o diamantes con tréboles o picas: toca el 7 de corazones y luego el 8 de picas.',
  'guide.cell':
    'Las dos podrían ir sobre el 9 de corazones, pero lo tapa el 6 de corazones. Una celda guarda una carta cualquiera: toca el 6 de corazones y luego una celda.',
  'guide.run':
    'Las cartas encadenadas se mueven juntas, tantas como permitan las celdas vacías: ahora, cuatro. Toca el 8 de picas y luego el 9 de corazones.',
  'guide.home':
    'Ya nada tapa el as de diamantes. Llévalo a casa: tócalo dos veces, o tócalo y luego toca su fundación.',
  'guide.later':
    'Y así sigue, cada palo del as al rey. Conviene dejar celdas y columnas vacías, y puedes deshacer tantas veces como quieras. Una carrera dura unos minutos; vamos al final de esta.',
  'guide.empty':
    'En una columna vacía va cualquier carta. Con tres celdas vacías se mueven cuatro cartas a la vez; la otra columna vacía lo duplica: ocho. Toca el rey de tréboles y luego una columna vacía.',
  'guide.send': 'Ya nada estorba. Enviar lleva a casa lo que puede ir: toca Enviar.',
}
