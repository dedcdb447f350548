import { ROOM_REASONS } from '@samedeal/race'
import {
  EMPTY_PILE,
  freecell,
  GAMES,
  isRefusal,
  klondike,
  numberedDeck,
  parseCard,
  REASONS,
  view,
  type FreecellReason,
  type Game,
  type KlondikeReason,
  type Options,
  type Position,
  type Reason,
} from '@samedeal/rules'
import { expect, test } from 'vitest'
import type { AimedAt } from './games/game-refusals.ts'
import { refusalSentence as sentenceIn } from './refusals.ts'

const OPTIONS = { draw: 1, passes: 'unlimited', foundationReturn: true } as const

function refusalSentence(why: Parameters<typeof sentenceIn>[0], aimedAt?: AimedAt): string {
  return sentenceIn(why, 'klondike', aimedAt)
}

/** A pile of the usual table with these cards on it, by name. */
function pileWith(
  id: string,
  names: string,
  {
    faceDown = 0,
    deck = 'two' as const,
  }: Partial<Pick<AimedAt, 'deck'> & { faceDown: number }> = {},
): AimedAt {
  const number = klondike.table(OPTIONS).findIndex((pile) => pile.id === id)
  const spec = klondike.table(OPTIONS)[number]!
  const cards = names.split(' ').filter((name) => name !== '')
  const pile = { cards: cards.map((name) => parseCard(name) ?? -1), faceDown }
  const position = { piles: [], state: {} }
  const table = { number, position, options: { ...OPTIONS } }
  return { ...table, spec, deck, pile: cards.length === 0 ? EMPTY_PILE : pile }
}

test('a column asks for the rank below its last card, in the other colour', () => {
  expect(refusalSentence('same-colour', pileWith('tableau-1', 'TS'))).toBe(
    'Only a red 9 goes here.',
  )
  expect(refusalSentence('not-one-lower', pileWith('tableau-7', 'KC QD'))).toBe(
    'Only a black Jack goes here.',
  )
  expect(refusalSentence('not-one-lower', pileWith('tableau-2', '2H'))).toBe(
    'Only a black Ace goes here.',
  )
})

test('where the cards have four colours, no sentence asks for red or black', () => {
  const deck = 'four'
  const onTen = pileWith('tableau-1', 'TS', { deck })
  expect(refusalSentence('same-colour', onTen)).toBe('Only the 9 of hearts or diamonds goes here.')
  const onTwo = pileWith('tableau-2', '2D', { deck })
  expect(refusalSentence('not-one-lower', onTwo)).toBe('Only the Ace of clubs or spades goes here.')
  const unseen = pileWith('tableau-3', '?? ??', { faceDown: 1, deck })
  for (const reason of REASONS) {
    for (const aimedAt of [onTen, onTwo, unseen]) {
      expect(refusalSentence(reason, aimedAt), reason).not.toMatch(/\b(red|black)\b/i)
    }
  }
})

test('nothing goes on an ace in a column', () => {
  expect(refusalSentence('not-one-lower', pileWith('tableau-1', 'AC'))).toBe(
    'Nothing goes on an Ace.',
  )
})

test('an empty column asks for a king', () => {
  expect(refusalSentence('king-only', pileWith('tableau-4', ''))).toBe(
    'Only a King goes on an empty column.',
  )
})

test('a foundation asks for its next card', () => {
  expect(refusalSentence('ace-first', pileWith('foundation-hearts', ''))).toBe(
    'Only the Ace of hearts goes here.',
  )
  expect(refusalSentence('not-next', pileWith('foundation-spades', 'AS 2S'))).toBe(
    'Only the 3 of spades goes here.',
  )
  expect(refusalSentence('wrong-suit', pileWith('foundation-clubs', 'AC'))).toBe(
    'Only the 2 of clubs goes here.',
  )
})

test('a full foundation asks for nothing, so the plain sentence stands', () => {
  const full = 'AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD'
  expect(refusalSentence('wrong-suit', pileWith('foundation-diamonds', full))).toBe(
    refusalSentence('wrong-suit'),
  )
})

test('a card whose face is not known is never named', () => {
  const sentence = refusalSentence('same-colour', pileWith('tableau-3', '?? ??', { faceDown: 1 }))
  expect(sentence).toBe(refusalSentence('same-colour'))
})

/** Every reason that a game gives: one that is missing here does not compile. */
const REASONS_OF = {
  klondike: {
    'unknown-pile': true,
    'bad-count': true,
    'same-pile': true,
    'not-enough-cards': true,
    'face-down': true,
    'not-yet-known': true,
    'one-at-a-time': true,
    'king-only': true,
    'same-colour': true,
    'not-one-lower': true,
    'wrong-suit': true,
    'ace-first': true,
    'not-next': true,
    'foundation-locked': true,
    'between-foundations': true,
    'stock-to-waste-only': true,
    'not-to-waste': true,
    'not-to-stock': true,
    'draw-count': true,
    'stock-empty': true,
    'stock-not-empty': true,
    'waste-empty': true,
    'recycle-count': true,
    'no-passes-left': true,
  } satisfies Record<KlondikeReason, true>,
  freecell: {
    'unknown-pile': true,
    'bad-count': true,
    'same-pile': true,
    'not-enough-cards': true,
    'one-at-a-time': true,
    'same-colour': true,
    'not-one-lower': true,
    'wrong-suit': true,
    'ace-first': true,
    'not-next': true,
    'foundation-locked': true,
    'not-a-run': true,
    'run-too-long': true,
    'cell-taken': true,
  } satisfies Record<FreecellReason, true>,
}

const GAMES_WITH_REASONS = Object.entries(REASONS_OF).map(
  ([game, reasons]) => [game, REASONS.filter((why) => Object.hasOwn(reasons, why))] as const,
)

test.each(GAMES_WITH_REASONS)(
  '%s and the room have a sentence of its own for every reason',
  (game, reasons) => {
    const sentences = [...reasons, ...ROOM_REASONS].map((why) => sentenceIn(why, game))
    expect(sentences).not.toContain('That move is not allowed.')
    expect(new Set(sentences).size).toBe(sentences.length)
  },
)

test('every game on offer has its reasons here', () => {
  expect([...GAMES.keys()]).toEqual(Object.keys(REASONS_OF))
})

/** What a game answers to every move that can be named, legal or not. */
function refusedMoves(game: Game, position: Position, options: Options): Set<Reason> {
  const piles = [...game.table(options).map(({ id }) => id), 'nowhere']
  const answers = piles.flatMap((from) =>
    piles.flatMap((to) =>
      [0, 1, 2, 3, 8].map((count) => game.play(position, { from, to, count }, options)),
    ),
  )
  return new Set(answers.flatMap((answer) => (isRefusal(answer) ? [answer.refused] : [])))
}

test.each(GAMES_WITH_REASONS)(
  '%s gives no reason but those, at any point of a game',
  (id, reasons) => {
    const game = GAMES.get(id)!
    const found = new Set<Reason>()
    const options = Object.fromEntries(
      Object.entries(game.options).map(([name, { choices }]) => [name, choices.at(-1)!]),
    )
    let position = game.deal(numberedDeck(617), options)
    for (let made = 0; made < 120; made++) {
      for (const why of refusedMoves(game, view(position), options)) found.add(why)
      const moves = game.moves(position, options)
      const next =
        moves.length === 0
          ? position
          : game.play(position, moves[(made * 7) % moves.length]!, options)
      if (isRefusal(next)) throw new Error(next.refused)
      position = next
    }
    expect(found.size).toBeGreaterThan(reasons.length / 2)
    expect([...found].filter((why) => !reasons.includes(why))).toEqual([])
  },
)

test('a game without words says no more than that a move is not allowed', () => {
  expect(sentenceIn('king-only', 'toy')).toBe('That move is not allowed.')
  expect(sentenceIn('room-full', 'toy')).toBe('All twenty seats are taken.')
})

test('a refusal without a place on the table has its plain sentence', () => {
  expect(refusalSentence('room-full')).toBe('All twenty seats are taken.')
})

test('FreeCell says how many cards may go where too many would have to, and that foundations keep theirs', () => {
  const options = { cells: 4 } as const
  const position = freecell.deal(numberedDeck(1), options)
  const number = 4
  const spec = freecell.table(options)[number]!
  const pile = position.piles[number]!
  const aimedAt: AimedAt = { spec, pile, number, position, options, deck: 'two' }
  expect(sentenceIn('run-too-long', 'freecell', aimedAt)).toMatch(
    /^Only 5 cards can go there at once/,
  )
  const full = position.piles.map((one, place) =>
    place < 12 ? one : { cards: [place], faceDown: 0 },
  )
  const crowded = { ...aimedAt, position: { ...position, piles: full } }
  expect(sentenceIn('run-too-long', 'freecell', crowded)).toMatch(/^Only 1 card can go there/)
  expect(sentenceIn('foundation-locked', 'freecell', aimedAt)).toBe(
    'Cards on a foundation stay there.',
  )
  expect(sentenceIn('not-one-lower', 'freecell', aimedAt)).toMatch(/^Only a (red|black) /)
})
