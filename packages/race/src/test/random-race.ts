import { EASY_LINE } from '@samedeal/rules/easy-deal'
import { GAMES, type Game, LEVELS, readRecord, replay, type Card, type Move } from '@samedeal/rules'
import type { Command } from '../command.ts'
import type { RaceEvent } from '../event.ts'
import type { Handling } from '../fold.ts'
import { MAX_SEATS, ROUND_MAX_MS, type Race, type SeatGame } from '../race.ts'
import type { Result } from '../room-view.ts'
import { recordOf } from '../round.ts'
import { Party } from './party.ts'

/** What a random race may hold. */
export const HAPPENINGS = [
  'tie',
  'quit',
  'drop',
  'stand-in',
  'race of a stand-in',
  'restart',
  'undo by a CPU',
  'overtime',
  'sixty-minute end',
] as const
export type Happening = (typeof HAPPENINGS)[number]

export interface RandomRace {
  readonly happened: ReadonlySet<Happening>
  /** The invariant that does not hold, if one does not. */
  readonly fault: string | undefined
  readonly race: Race
  /** All commands of the race, the first included. */
  readonly journal: readonly Handling[]
}

/** Numbers from 0 up to 1 that follow from a seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed + 0x6d_2b_79_f5
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const klondike = GAMES.get('klondike') as Game

const LIMIT_MS = 180_000

/**
 * A party whose CPUs and stand-ins make any legal move every few seconds; CPUs take one in ten back, and a
 * stand-in whose seat is on the winning line follows it quickly.
 */
class ThinkingParty extends Party {
  readonly #random: () => number
  undos = 0

  constructor(people: readonly string[], random: () => number) {
    super(people)
    this.#random = random
  }

  override do(command: Command): readonly RaceEvent[] {
    const events = super.do(command)
    for (const event of events) {
      if (event.type !== 'think') continue
      const { seat, round, step, as } = event
      const game = this.race.seats.find((one) => one.seat === seat)?.game
      const moves = game === undefined ? [] : klondike.moves(game.position, this.race.options)
      const move = moves[Math.floor(this.#random() * moves.length)]
      const next = as === 'stand-in' ? nextOnLine(game) : undefined
      if (next !== undefined) {
        const at = this.now + 200 + Math.floor(this.#random() * 800)
        super.do({ type: 'plan', round, seat, step, as, action: next, at })
        continue
      }
      const takesBack = as === 'cpu' && game?.line.length !== 0 && this.#random() < 0.1
      if (takesBack) this.undos++
      const action = takesBack ? ({ undo: true } as const) : move
      const at = this.now + 2_000 + Math.floor(this.#random() * 20_000)
      super.do({ type: 'plan', round, seat, step, as, action, at })
    }
    return events
  }
}

/** The next move of the winning line, while a seat has made nothing but its first moves. */
function nextOnLine(game: SeatGame | undefined): Move | undefined {
  if (game === undefined || game.entries.some((entry) => 'undo' in entry)) return undefined
  const isOnLine = game.entries.every((entry, index) => {
    const move = EASY_LINE[index]
    return 'from' in entry && entry.from === move?.from && entry.to === move.to
  })
  return isOnLine ? EASY_LINE[game.entries.length] : undefined
}

/**
 * One race of 1 to 20 seats: a third of them follow the winning line, the others play at random, quit,
 * drop out and come back; time passes in uneven steps, past the limit and, now and then, to the end
 * of the hour.
 */
export function playRandomRace(seed: number): RandomRace {
  const random = randomNumbers(seed)
  const upTo = (below: number): number => Math.floor(random() * below)
  const people = Array.from({ length: 1 + upTo(MAX_SEATS) }, (_, index) => `p${index}`)
  const party = new ThinkingParty(people, random)
  party.set('p0', 'timeLimit', 3)
  party.set('p0', 'handicap', random() < 0.3)
  for (let cpus = upTo(3); cpus > 0; cpus--) party.addCpu('p0')
  party.go('p0')
  const happened = new Set<Happening>()
  const winners = people.filter(() => random() < 1 / 3)
  const together = random() < 0.3
  const turns = 10 + upTo(30)
  for (let turn = 0; turn < turns && party.room.phase === 'racing'; turn++) {
    if (random() < 0.02) restart()
    for (const player of people) takeTurn(player)
    party.wait(random() < 0.2 ? LIMIT_MS / 4 : 500 + upTo(4_000))
    if (party.race.seats.some(({ game }) => game?.hasStandIn)) happened.add('stand-in')
  }
  if (together) for (const player of winners) finish(player)
  for (const player of winners) {
    if (!together) party.wait(upTo(60_000))
    finish(player)
  }
  if (random() < 0.5) for (const player of people) party.do({ type: 'quit', player })
  if (party.room.phase === 'racing') {
    happened.add('sixty-minute end')
    party.wait(ROUND_MAX_MS)
  }
  if (party.room.results.some(({ unearned }) => unearned === 'played-by-stand-in')) {
    happened.add('race of a stand-in')
  }
  if (party.undos > 0) happened.add('undo by a CPU')
  return {
    happened: withResults(party, happened),
    fault: faultIn(party),
    race: party.race,
    journal: party.journal,
  }

  /** A new process goes on with what the old one has written, and most people come back to it, the host always. */
  function restart(): void {
    happened.add('restart')
    party.race = JSON.parse(JSON.stringify(party.race)) as Race
    party.do({ type: 'resume' })
    for (const player of people) if (player === 'p0' || random() < 0.9) party.join(player)
  }

  function takeTurn(player: string): void {
    const chance = random()
    if (chance < 0.01) {
      happened.add('quit')
      party.do({ type: 'quit', player })
    } else if (chance < 0.03 && player !== 'p0') {
      happened.add('drop')
      party.do({ type: 'drop', player })
    } else if (chance < 0.05) party.join(player)
    else if (winners.includes(player)) follow(player)
    else wander(player)
  }

  function follow(player: string): void {
    const made = gameOf(player)?.line.length ?? 0
    const move = EASY_LINE[made]
    if (move !== undefined) party.move(player, move)
  }

  function wander(player: string): void {
    const game = gameOf(player)
    if (game === undefined || game.status !== 'racing') return
    if (random() < 0.15) party.undo(player)
    else if (random() < 0.1) party.send(player)
    else {
      const moves = klondike.moves(game.position, party.race.options)
      const move = moves[upTo(moves.length)]
      if (move !== undefined) party.move(player, move)
    }
  }

  function finish(player: string): void {
    let made = -1
    // A stand-in may have left the winning line: then there is no following it any more.
    while (gameOf(player)?.status === 'racing' && gameOf(player)?.line.length !== made) {
      made = gameOf(player)?.line.length ?? 0
      follow(player)
    }
  }

  function gameOf(player: string) {
    return party.race.seats.find((seat) => seat.player === player)?.game
  }
}

function withResults(party: Party, happened: Set<Happening>): ReadonlySet<Happening> {
  const { results } = party.room
  const finished = results.filter(({ time }) => time > 0)
  if (finished.some((one, index) => finished[index + 1]?.time === one.time)) happened.add('tie')
  if (results.some(({ outcome }) => outcome === 'late')) happened.add('overtime')
  return happened
}

/** The first invariant that a finished race breaks, in words. */
function faultIn(party: Party): string | undefined {
  const { phase, results } = party.room
  if (phase !== 'results') return `it ended in phase ${phase}`
  if (results.length !== party.race.seats.length) return 'a seat has no result'
  for (const { seat, name, kind, game } of party.race.seats) {
    const cards = game?.position.piles.flatMap((pile) => pile.cards) ?? []
    if (new Set(cards).size !== 52 || cards.length !== 52) return `${name} has not all cards`
    const record = readRecord({ ...recordOf(party.race, seat), salt: undefined })
    if ('fault' in record) return `${name}'s record: ${record.fault}`
    if (kind === 'cpu' && !leadsToBoard(party, game)) return `${name}'s record leads elsewhere`
  }
  return results
    .map((result) => faultInResult(result, { results, party }))
    .find((fault) => fault !== undefined)
}

/** Whether a seat's record, replayed from its deal, ends at the seat's board. */
function leadsToBoard({ race }: Party, game: SeatGame | undefined): boolean {
  if (game === undefined) return true
  const { deck, entries } = game
  const played = replay({ game: klondike, options: race.options, deck, moves: entries })
  return (
    played.fault === undefined && JSON.stringify(played.position) === JSON.stringify(game.position)
  )
}

/** The order of the ranking, said once more and otherwise: who is behind whom. */
function isAhead(a: Result, b: Result): boolean {
  const group = (result: Result): number => {
    if (result.outcome === 'quit' || result.outcome === 'removed') return 3
    if (result.percent < 100) return 2
    return result.time > LIMIT_MS ? 1 : 0
  }
  if (group(a) !== group(b)) return group(a) < group(b)
  return group(a) < 2 ? a.time < b.time : a.percent > b.percent
}

/**
 * Whether a stand-in's race is not the player's own, said once more and otherwise: the record is replayed entry
 * by entry, and each card is counted for whoever made the entry after which it was first seen home.
 */
function isStandIns({ race }: Party, { seat, time }: Result): boolean {
  const game = race.seats.find((one) => one.seat === seat)?.game
  if (game === undefined || time === 0) return false
  if (game.entries.findLast((entry) => !('undo' in entry))?.by === 'stand-in') return true
  const first = new Map<Card, boolean>()
  for (const [index, { by }] of game.entries.entries()) {
    const moves = game.entries.slice(0, index + 1)
    const { position } = replay({ game: klondike, options: race.options, deck: game.deck, moves })
    for (const card of position.piles.slice(2, 6).flatMap(({ cards }) => cards)) {
      if (!first.has(card)) first.set(card, by === 'stand-in')
    }
  }
  return [...first.values()].filter(Boolean).length > 26
}

function faultInResult(
  result: Result,
  { results, party }: { readonly results: readonly Result[]; readonly party: Party },
): string | undefined {
  const { name, rank, points, outcome, unearned, level } = result
  const isOthers = isStandIns(party, result)
  if (isOthers !== (unearned !== '')) return `${name} is told "${unearned}" of their race`
  const ahead = results.filter((other) => isAhead(other, result)).length
  if (rank !== ahead + 1) return `${name} has rank ${rank} with ${ahead} ahead`
  const behind = results.filter((other) => isAhead(result, other)).length
  const isAlone = results.length === 1
  const earned = outcome === 'finished' && !isOthers && !isAlone ? 1 + behind : 0
  if (points !== earned) return `${name} has ${points} points instead of ${earned}`
  return LEVELS.includes(level) ? undefined : `${name} has no level`
}
