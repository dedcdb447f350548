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

  'pile.stock': 'Mazo',
  'pile.waste': 'Descarte',
  'pile.column': 'Columna {n}',
  'pile.cell': 'Celda {n}',
  'pile.foundation': 'Fundación {n}',
  'pile.foundation.clubs': 'Fundación de tréboles',
  'pile.foundation.diamonds': 'Fundación de diamantes',
  'pile.foundation.hearts': 'Fundación de corazones',
  'pile.foundation.spades': 'Fundación de picas',
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
  'pile.below': {
    one: '{n} debajo',
    other: '{n} debajo',
  },

  'table.name': 'Mesa',
  'table.left': {
    one: 'queda {n}',
    other: 'quedan {n}',
  },
  'table.picked': 'Has cogido: {card}',
  'table.picked.more': {
    one: 'Has cogido: {card} y {n} más',
    other: 'Has cogido: {card} y {n} más',
  },
  'table.put-back': 'Devuelta a su sitio',
  'table.moved': '{card} a {pile}',
  'table.dealt': {
    one: '{n} carta descubierta',
    other: '{n} cartas descubiertas',
  },
  'table.turned-over': 'Descarte volteado',
  'table.won': 'Todas las cartas están en casa',
}
