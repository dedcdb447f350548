import type { PartOf } from '../catalogue.ts'
import type { TABLE as ENGLISH } from '../en/table.ts'

/** Texts of the card table: the names of cards and piles, and what a screen reader hears of a move. */
export const TABLE: PartOf<typeof ENGLISH> = {
  'rank.ace': 'as',
  'rank.jack': 'jota',
  'rank.queen': 'reina',
  'rank.king': 'rey',

  'card.clubs': '{rank} de tréboles',
  'card.diamonds': '{rank} de diamantes',
  'card.hearts': '{rank} de corazones',
  'card.spades': '{rank} de picas',
  'card.in': '{card}, {pile}',

  // A pile's name as it stands inside a sentence, and the way to it.
  'pile.stock': 'mazo',
  'pile.waste': 'descarte',
  'pile.discard': 'descarte',
  'pile.column': 'columna {n}',
  'pile.cell': 'celda {n}',
  'pile.foundation': 'fundación {n}',
  'pile.foundation.clubs': 'fundación de tréboles',
  'pile.foundation.diamonds': 'fundación de diamantes',
  'pile.foundation.hearts': 'fundación de corazones',
  'pile.foundation.spades': 'fundación de picas',
  'pile.to.stock': 'al mazo',
  'pile.to.waste': 'al descarte',
  'pile.to.discard': 'al descarte',
  'pile.to.column': 'a la columna {n}',
  'pile.to.cell': 'a la celda {n}',
  'pile.to.foundation': 'a la fundación {n}',
  'pile.to.foundation.clubs': 'a la fundación de tréboles',
  'pile.to.foundation.diamonds': 'a la fundación de diamantes',
  'pile.to.foundation.hearts': 'a la fundación de corazones',
  'pile.to.foundation.spades': 'a la fundación de picas',
  'pile.empty': '{pile}: sin cartas',
  'pile.holds': '{pile}: {cards}',
  'pile.and': '{cards}; {more}',
  'pile.card-and-card': '{cards}, {next}',
  'pile.cards': {
    one: '{n} carta',
    other: '{n} cartas',
  },
  'pile.cards.face-down': {
    one: '{n} carta boca abajo',
    other: '{n} cartas boca abajo',
  },
  'pile.face-down': {
    one: '{n} boca abajo',
    other: '{n} boca abajo',
  },
  'pile.below': { one: '{n} debajo', other: '{n} debajo' },

  'table.name': 'Mesa',
  'table.left': {
    one: 'queda {n}',
    other: 'quedan {n}',
  },
  'table.picked': 'Tomaste: {card}',
  'table.picked.more': { one: 'Tomaste: {card} y {n} más', other: 'Tomaste: {card} y {n} más' },
  'table.put-back': 'De vuelta a donde estaba',
  'table.moved': '{card} {to}',
  'table.dealt': {
    one: '{n} carta descubierta',
    other: '{n} cartas descubiertas',
  },
  'table.recycled': 'Descarte volteado',
  'table.won': 'Todas las cartas están en casa',
}
