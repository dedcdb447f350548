import type { Refused } from '@samedeal/race'
import type { AimedAt } from './games/game-refusals.ts'
import { wordsOf } from './games/game-words.ts'
import { text, type PlainKey } from './words.ts'

/** The plain sentence for every reason there is: a reason without one does not compile. */
const PLAIN = {
  'unknown-pile': 'refused.unknown-pile',
  'bad-count': 'refused.bad-count',
  'same-pile': 'refused.same-pile',
  'not-enough-cards': 'refused.not-enough-cards',
  'face-down': 'refused.face-down',
  'not-yet-known': 'refused.not-yet-known',
  'one-at-a-time': 'refused.one-at-a-time',
  'king-only': 'refused.king-only',
  'same-colour': 'refused.same-colour',
  'not-one-lower': 'refused.not-one-lower',
  'wrong-suit': 'refused.wrong-suit',
  'ace-first': 'refused.ace-first',
  'not-next': 'refused.not-next',
  'foundation-locked': 'refused.foundation-locked',
  'between-foundations': 'refused.between-foundations',
  'stock-to-waste-only': 'refused.stock-to-waste-only',
  'not-to-waste': 'refused.not-to-waste',
  'not-to-stock': 'refused.not-to-stock',
  'draw-count': 'refused.draw-count',
  'stock-empty': 'refused.stock-empty',
  'stock-not-empty': 'refused.stock-not-empty',
  'waste-empty': 'refused.waste-empty',
  'recycle-count': 'refused.recycle-count',
  'no-passes-left': 'refused.no-passes-left',
  'not-a-run': 'refused.not-a-run',
  'run-too-long': 'refused.run-too-long',
  'cell-taken': 'refused.cell-taken',
  malformed: 'refused.malformed',
  'host-only': 'refused.host-only',
  'room-locked': 'refused.room-locked',
  barred: 'refused.barred',
  'handed-over': 'refused.handed-over',
  'bad-hand-over-code': 'refused.bad-hand-over-code',
  'already-seated': 'refused.already-seated',
  'between-rounds-only': 'refused.between-rounds-only',
  'not-racing': 'refused.not-racing',
  'still-racing': 'refused.still-racing',
  'no-seat': 'refused.no-seat',
  'round-over-for-you': 'refused.round-over-for-you',
  'out-of-order': 'refused.out-of-order',
  'nothing-to-undo': 'refused.nothing-to-undo',
  'room-full': 'refused.room-full',
  'no-such-seat': 'refused.no-such-seat',
  'no-such-option': 'refused.no-such-option',
  'no-such-choice': 'refused.no-such-choice',
  'not-yourself': 'refused.not-yourself',
  'too-fast': 'refused.too-fast',
  'too-many-moves': 'refused.too-many-moves',
  'too-many-reactions': 'refused.too-many-reactions',
  'big-screen': 'refused.big-screen',
  'no-deal': 'refused.no-deal',
  'undo-off': 'refused.undo-off',
  'nothing-to-send': 'refused.nothing-to-send',
  'send-off': 'refused.send-off',
  'hints-off': 'refused.hints-off',
  'round-not-over': 'refused.round-not-over',
  'no-such-preset': 'refused.no-such-preset',
  'no-such-game': 'refused.no-such-game',
  'not-a-person': 'refused.not-a-person',
  'not-a-cpu': 'refused.not-a-cpu',
} as const satisfies Record<Refused, PlainKey>

/** The sentence for a refusal that has no place on the table. */
export function plainSentence(why: Refused): string {
  return text(PLAIN[why])
}

/**
 * The sentence for a refused move in a game. Where the pile aimed at asks for particular cards, it names
 * them ("Only a red 9 goes here"), if the game has words for it; it never names a card that lies face down.
 */
export function refusalSentence(why: Refused, game: string, aimedAt?: AimedAt): string {
  return wordsOf(game)?.refusals(why, aimedAt) ?? plainSentence(why)
}
