import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HIDDEN, type Card } from './cards/card.ts'
import type { Game, Move, Options, PileSpec } from './game.ts'
import { playThrough } from './play-through.ts'
import { GAMES } from './games.ts'
import { view, type Position } from './position.ts'
import { readRecord } from './records/record.ts'
import { replay } from './records/replay.ts'
import { isRefusal, REASONS, type Reason, type Refusal } from './refusal.ts'
import { reveals, withReveals, type Reveal } from './reveal.ts'
import { sendMoves } from './send.ts'
import { deckText } from './cards/deck.ts'
import { frozen } from './test/frozen.ts'
import { anyChoices, playLine } from './test/played-line.ts'
import { offerToy } from './test/toy/offer-toy.ts'
import { WON_RECORDS } from './test/won-records.ts'

const toy = offerToy()

/** Every combination of what a host may choose. */
function allOptions(game: Game): Options[] {
  let combinations: Options[] = [{}]
  for (const [name, { choices }] of Object.entries(game.options)) {
    combinations = combinations.flatMap((options) =>
      choices.map((value) => ({ ...options, [name]: value })),
    )
  }
  return combinations
}

/** A handful of positions along a line: the deal, the end, and some between. */
function sample(positions: readonly Position[], every: number): Position[] {
  return positions.filter((_, index) => index % every === 0 || index === positions.length - 1)
}

/** Every position of the won games of this game, under the options they were won by. */
function wonPositions(game: Game): { position: Position; options: Options }[] {
  return [...WON_RECORDS.values()]
    .filter((record) => record.game === game)
    .flatMap((record) =>
      record.moves.map((_, index) => {
        const { position } = replay({ ...record, moves: record.moves.slice(0, index + 1) })
        return { position: frozen(position), options: record.options }
      }),
    )
}

const KNOWN_REASONS: ReadonlySet<string> = new Set(REASONS)

const sorted = (cards: readonly Card[]): Card[] => cards.toSorted((a, b) => a - b)
const allCards = (position: Position): Card[] => position.piles.flatMap((pile) => pile.cards)
const moveText = ({ from, to, count }: Move): string => `${from} ${to} ${count}`

/**
 * Tries every (from, to, count) that there could be, counts beyond all sense and piles that do not
 * exist included, on a position and on its view: the listed ones are played, all others refused.
 */
function expectListedMovesOnly(game: Game, position: Position, options: Options): void {
  const faults: string[] = []
  const listed = game.moves(position, options).map(moveText)
  const ids = [...game.table(options).map((spec) => spec.id), 'tableau-99', '', '__proto__']
  const counts = [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY]
  for (let count = 0; count <= game.deck(options).length + 1; count++) counts.push(count)
  const seen = frozen(view(position))
  const played: string[] = []
  for (const from of ids) {
    for (const to of ids) {
      for (const count of counts) {
        const move = { from, to, count }
        const answer = refusedIn(game.play(position, move, options))
        const onView = refusedIn(game.play(seen, move, options))
        if (answer !== onView) faults.push(`${moveText(move)}: ${answer}, on the view ${onView}`)
        if (answer === undefined) played.push(moveText(move))
        else if (!KNOWN_REASONS.has(answer)) faults.push(`${answer} is not among the reasons`)
      }
    }
  }
  expect(faults).toEqual([])
  expect(played.toSorted()).toEqual(listed.toSorted())
}

function refusedIn(answer: Position | Refusal): Reason | undefined {
  return isRefusal(answer) ? answer.refused : undefined
}

/** Plays every legal move on the position and on its view, and compares what the player sees. */
function expectViewsToAgree(game: Game, position: Position, options: Options): void {
  for (const move of game.moves(position, options)) {
    const after = game.play(position, move, options)
    const known = game.play(view(position), move, options)
    if (isRefusal(after) || isRefusal(known)) throw new Error(`${moveText(move)} is refused`)
    const blanks = known.piles.map((pile) => pile.cards.map((card) => card === HIDDEN))
    const overlaid = after.piles.map((pile, number) => ({
      ...pile,
      cards: pile.cards.map((card, index) => (blanks[number]?.[index] ? HIDDEN : card)),
    }))
    expect(known).toEqual({ ...after, piles: overlaid })
    const turned = reveals(known, after)
    const told = withReveals(known, turned)
    // A player who saw the waste knows the stock made of it: `view` blanks it again.
    expect(view(told)).toEqual(view(after))
    expect(turned.filter(({ pile, index }) => index < after.piles[pile]!.faceDown)).toEqual([])
    const faceUp = told.piles.flatMap(({ cards, faceDown }) => cards.slice(faceDown))
    expect(faceUp).not.toContain(HIDDEN)
  }
}

/**
 * Plays every legal move with what it brings about by itself, once as the server does and once as a browser that
 * knows the view and is told afterwards which cards have turned up.
 */
function expectStepsToAgree(game: Game, position: Position, options: Options): void {
  const rules = { game, options }
  for (const move of game.moves(position, options)) {
    const turned: Reveal[] = []
    const after = playThrough(rules, position, {
      move,
      seen: (next, made) => {
        const known = game.play(view(made.from), made.move, options)
        if (!isRefusal(known)) turned.push(...reveals(known, next))
        return next
      },
    })
    const told = playThrough(rules, view(position), {
      move,
      seen: (next) => withReveals(next, turned),
    })
    if (isRefusal(after) || isRefusal(told)) throw new Error(`${moveText(move)} is refused`)
    expect(view(told)).toEqual(view(after))
    expect(game.forced?.(after, options)).toBeUndefined()
  }
}

/** The shape of a position: everything but its faces. */
function shapeOf({ piles, state }: Position): object {
  return { state, piles: piles.map(({ cards, faceDown }) => [cards.length, faceDown]) }
}

/** Whether the places of two piles overlap: each is one unit wide and one high. */
function overlap({ place: one }: PileSpec, { place: other }: PileSpec): boolean {
  return Math.abs(one.column - other.column) < 1 && Math.abs(one.row - other.row) < 1
}

for (const game of GAMES.values()) {
  describe(`${game.id}, by the contract of every game`, () => {
    describe.each(allOptions(game).map((options) => [JSON.stringify(options), options] as const))(
      'under %s',
      (_, options) => {
        test('every pile has its own name, and a place in half units of the grid', () => {
          const specs = game.table(options)
          expect(new Set(specs.map((spec) => spec.id)).size).toBe(specs.length)
          for (const { place } of specs) {
            for (const number of [place.column, place.row]) {
              expect(Number.isInteger(2 * number)).toBe(true)
              expect(number).toBeGreaterThanOrEqual(0)
              expect(number).toBeLessThan(specs.length)
            }
          }
        })

        test('places that overlap are covered: the one by the other, which lies in a higher layer', () => {
          const specs = game.table(options)
          const covers = (one: PileSpec, other: PileSpec): boolean =>
            one.coveredBy?.includes(other.id) === true && (other.layer ?? 0) > (one.layer ?? 0)
          for (const one of specs) {
            for (const other of specs) {
              if (one === other) continue
              expect(covers(one, other) || covers(other, one)).toBe(overlap(one, other))
            }
            expect(
              one.coveredBy?.filter((id) => !specs.some((spec) => spec.id === id)) ?? [],
            ).toEqual([])
          }
        })

        test('only a foundation names a suit, and every sideways fan says how far it spreads', () => {
          for (const spec of game.table(options)) {
            if (spec.kind !== 'foundation') expect(spec.suit).toBeUndefined()
            expect(spec.fan === 'side').toBe(spec.fanned !== undefined)
          }
        })

        test('a deal whose faces nobody knows has the shape of the deal', () => {
          const deck = game.deck(options)
          const faceless = deck.map(() => HIDDEN)
          expect(shapeOf(game.deal(faceless, options))).toEqual(shapeOf(game.deal(deck, options)))
        })

        test('all the cards are on the table at every step, in as many piles as the table has', () => {
          const specs = game.table(options)
          fc.assert(
            fc.property(anyChoices(game, options, 120), (choices) => {
              for (const position of playLine(game, options, choices).positions) {
                expect(position.piles).toHaveLength(specs.length)
                expect(sorted(allCards(position))).toEqual(sorted(game.deck(options)))
                const { done, total } = game.progress(position)
                expect(done).toBeGreaterThanOrEqual(0)
                expect(done).toBeLessThanOrEqual(total)
                const foundations = specs.filter(({ kind }) => kind === 'foundation')
                if (foundations.length > 0) {
                  const onFoundations = specs.flatMap((spec, number) =>
                    spec.kind === 'foundation' ? position.piles[number]!.cards : [],
                  )
                  expect(done).toBe(onFoundations.length)
                }
                const unsound = position.piles.filter(
                  ({ cards, faceDown }) => faceDown < 0 || faceDown > cards.length,
                )
                expect(unsound).toEqual([])
              }
            }),
            { numRuns: 5 },
          )
        })

        test('exactly the listed moves are played, of all that could be asked for, also on the view', () => {
          fc.assert(
            fc.property(anyChoices(game, options, 100), (choices) => {
              const { positions } = playLine(game, options, choices)
              for (const position of sample(positions, 20)) {
                expectListedMovesOnly(game, position, options)
              }
            }),
            { numRuns: 3 },
          )
        })

        test('the moves are the same to somebody who knows only the face-up cards', () => {
          fc.assert(
            fc.property(anyChoices(game, options, 100), (choices) => {
              for (const position of playLine(game, options, choices).positions) {
                expect(game.moves(view(position), options)).toEqual(game.moves(position, options))
              }
            }),
            { numRuns: 5 },
          )
        })

        test('a move on the view shows what the move on the table shows, once the turned cards are told', () => {
          fc.assert(
            fc.property(anyChoices(game, options, 100), (choices) => {
              for (const position of sample(playLine(game, options, choices).positions, 10)) {
                expectViewsToAgree(game, position, options)
              }
            }),
            { numRuns: 3 },
          )
        })

        test('a step with all that follows by itself is the same on the view, once the turned cards are told', () => {
          fc.assert(
            fc.property(anyChoices(game, options, 100), (choices) => {
              for (const position of sample(playLine(game, options, choices).positions, 10)) {
                expectStepsToAgree(game, position, options)
              }
            }),
            { numRuns: 3 },
          )
        })

        test('any 200 legal moves, all undone, give back the deal, and half undone the position then', () => {
          fc.assert(
            fc.property(anyChoices(game, options, 200), (choices) => {
              const { deck, moves, positions } = playLine(game, options, choices)
              const undos = (count: number) => Array.from({ length: count }, () => ({ undo: true }))
              const half = Math.floor(moves.length / 2)
              const ends = [half, moves.length].map((count) => {
                const record = readRecord({
                  game: game.id,
                  options,
                  deck: deckText(deck),
                  moves: [...moves, ...undos(count)],
                })
                if ('fault' in record) throw new Error(record.fault)
                return replay(record)
              })
              expect(ends[0]).toEqual({ position: positions[moves.length - half] })
              expect(ends[1]).toEqual({ position: positions[0] })
              expect(positions[0]).toEqual(game.deal(deck, options))
            }),
            { numRuns: 5 },
          )
        })

        test('the same moves from the same deal give the same positions', () => {
          fc.assert(
            fc.property(anyChoices(game, options, 100), (choices) => {
              expect(playLine(game, options, choices)).toEqual(playLine(game, options, choices))
            }),
            { numRuns: 3 },
          )
        })

        test('sending cards only ever brings cards up, and leaves none that could go', () => {
          fc.assert(
            fc.property(anyChoices(game, options, 100), (choices) => {
              const { positions } = playLine(game, options, choices)
              for (const position of sample(positions, 10)) {
                const sent = sendMoves(game, position, options)
                let now = position
                for (const move of sent) {
                  const next = playThrough({ game, options }, now, { move })
                  if (isRefusal(next)) throw new Error(`${moveText(move)}: ${next.refused}`)
                  expect(game.progress(next).done).toBe(game.progress(now).done + move.count)
                  now = next
                }
                expect(sendMoves(game, now, options)).toEqual([])
              }
            }),
            { numRuns: 3 },
          )
        })
      },
    )

    test('the usual value of every option is one that a host may choose, and every choice is accepted', () => {
      for (const option of Object.values(game.options)) {
        expect(option.choices).toContain(option.usual)
        expect(option.choices.every((value) => option.accepts(value))).toBe(true)
        expect(option.accepts(null)).toBe(false)
        expect(option.accepts({})).toBe(false)
        expect(option.allowed).not.toBe('')
      }
    })

    test('the registry knows the game by its own id', () => {
      expect(GAMES.get(game.id)).toBe(game)
    })

    if (game === toy) return

    test('the contract holds on the way to a win too', () => {
      const positions = wonPositions(game)
      expect(positions.length).toBeGreaterThan(0)
      for (const [index, { position, options }] of positions.entries()) {
        expect(sorted(allCards(position))).toEqual(sorted(game.deck(options)))
        expect(game.moves(view(position), options)).toEqual(game.moves(position, options))
        if (index % 3 === 0) expectViewsToAgree(game, position, options)
        if (index % 12 === 0) expectListedMovesOnly(game, position, options)
      }
    })
  })
}
