import type { PartOf } from '../catalogue.ts'
import type { SCREEN as ENGLISH } from '../en/screen.ts'

/** Texts of the big screen. */
export const SCREEN: PartOf<typeof ENGLISH> = {
  'screen.title': 'Pantalla grande',
  'screen.opening': 'Abriendo la pantalla grande…',
  'screen.failed': 'No se puede mostrar la pantalla grande',
  'screen.again': 'Probar otra vez',
  'screen.join': 'Entra en la carrera',
  'screen.locked': 'Entrada bloqueada: no entra nadie nuevo',
  'screen.join.next': 'Entra en la próxima carrera',
  'screen.gathering': '¿Quién se apunta?',
  'screen.nobody': 'Aún no hay nadie. Escanea el código o escríbelo.',
  'screen.still': 'en carrera',
  'screen.still.of': 'de {all}',
  'screen.also': 'También en carrera',
  'screen.last-cards': {
    one: 'última carta',
    other: 'últimas {n} cartas',
  },
  'screen.passes': '{name} adelanta a {other}',
  'screen.down-to': {
    one: 'A {name} le queda una carta',
    other: 'A {name} le quedan {n} cartas',
  },
  'screen.home.plain': '{name} termina',
  'screen.home': '{name} termina en {time}',
  'screen.quit': '{name} abandona',
  'screen.removed': '{name} queda fuera',
  'screen.away': '{name} no está; juega una CPU',
  'screen.back': '{name} vuelve',
  'screen.closed': 'Esta sala ya terminó',
}
