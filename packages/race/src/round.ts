import type { GameRecord, Level } from '@samedeal/rules'
import { deckText } from '@samedeal/rules'
import type { RaceEvent } from './event.ts'
import { isOfFirstEdition } from './edition.ts'
import { appliedHandicap, dealLevel } from './house-rules.ts'
import { clockEvents } from './move-clock.ts'
import { outcome, refusal, type Outcome } from './outcome.ts'
import {
  NO_STANDINGS,
  ROUND_MAX_MS,
  type Deals,
  type Dealt,
  type PlayerId,
  type Race,
} from './race.ts'
import { gameOf, racers, resultsOf } from './ranking.ts'
import { isMatchOver } from './match.ts'
import { newSeatGame } from './seat-game.ts'
import { connectedPeople, seatOf, seatSpectators, withHost, withoutSeat } from './seats.ts'
import { hasStandInStopped } from './stand-in.ts'
import { standingsNow } from './standings.ts'
import { boardEvent, thinkEvent } from './turn.ts'

const ROOM: RaceEvent = { type: 'room' }

/**
 * The host starts the next round: 3-2-1 for everyone who is connected. Anybody else gives up
 * the seat, and spectators take free ones. After the last round of a match a new match begins.
 */
export function start(race: Race, _command: unknown, now: number): Outcome {
  const { race: gathered, seated } = gather(race)
  const isNewMatch = isMatchOver(race)
  const round = race.round + 1
  const started: Race = {
    ...gathered,
    before: { matchRound: race.matchRound, isNewMatch },
    phase: 'countdown',
    round,
    matchRound: isNewMatch ? 1 : race.matchRound + 1,
    startAt: now + race.timing.countdown,
    deals: undefined,
    results: [],
    shown: NO_STANDINGS,
  }
  return outcome(started, ...seated, ROOM, dealWanted(started))
}

/** The host takes the party back to the lobby, where the house rules can be changed. */
export function toLobby(race: Race, { player }: { readonly player: PlayerId }): Outcome {
  if (race.phase !== 'results') return refusal(race, player, { why: 'between-rounds-only' })
  const { race: gathered, seated } = gather(race)
  const cleared = { results: [], shown: NO_STANDINGS }
  return outcome({ ...gathered, phase: 'lobby', startAt: 0, ...cleared }, ...seated, ROOM)
}

/** Clears the last round away: seats for those who are connected, and nobody else's. */
function gather(race: Race): { readonly race: Race; readonly seated: RaceEvent[] } {
  const absent = race.seats.filter(({ connected }) => !connected)
  const present = absent.reduce((one, { seat }) => withoutSeat(one, seat), race)
  const seats = present.seats.map((seat) => ({ ...seat, game: undefined }))
  const { race: gathered, seated } = seatSpectators({ ...present, seats }, { mayDisplace: true })
  const events = seated.map((player): RaceEvent => {
    return { type: 'seated', player, seat: seatOf(gathered, player)?.seat ?? 0 }
  })
  return { race: withHost(gathered), seated: events }
}

/** Asks for every level that a seat is going to play. */
export function dealWanted(race: Race): RaceEvent {
  const { rules, seats } = race
  const levels = new Set([
    rules.difficulty,
    ...seats.map(({ handicap }) => dealLevel(rules, handicap)),
  ])
  return { type: 'deal-wanted', round: race.round, levels: [...levels] }
}

/**
 * The dealer's deals arrive, and their commitments are published. GO waits for them if it must; it comes
 * after them in any case, so that nobody sees a face before its deal has been committed to.
 */
export function takeDeals(
  race: Race,
  { round, deals }: { readonly round: number; readonly deals: Deals },
  now: number,
): Outcome {
  if (race.phase !== 'countdown' || round !== race.round || race.deals !== undefined) {
    return outcome(race)
  }
  if (deals[race.rules.difficulty] === undefined) return dealFailed(race, { round })
  return outcome({ ...race, deals, startAt: Math.max(race.startAt, now + 1) }, ROOM)
}

/** There is no deal to be had: the party is back in the lobby, as if the host had not started. */
export function dealFailed(race: Race, { round }: { readonly round: number }): Outcome {
  if (race.phase !== 'countdown' || round !== race.round) return outcome(race)
  const host = race.seats.find(({ seat }) => seat === race.host)?.player
  const { matchRound } = race.before
  const back: Race = { ...race, phase: 'lobby', startAt: 0, round: round - 1, matchRound }
  if (host === undefined) return outcome(back, ROOM)
  return outcome(back, { type: 'refused', player: host, why: 'no-deal' }, ROOM)
}

/** GO: every seat gets its deal, and every face that it may see, in this very tick. */
export function go(race: Race, now: number): Outcome {
  const rules = { game: gameOf(race), options: race.options }
  const { isNewMatch } = race.before
  const seats = race.seats.map((seat) => {
    const dealt = dealtAt(race, dealLevel(race.rules, seat.handicap))
    const points = isNewMatch ? 0 : seat.points
    return { ...seat, points, game: newSeatGame(rules, { dealt, now }) }
  })
  const remembered = isNewMatch ? withoutPoints(race.remembered) : race.remembered
  const racing: Race = { ...race, phase: 'racing', seats, remembered }
  const events = seats.flatMap((racer): RaceEvent[] => {
    const { seat, kind, game } = racer
    if (kind === 'cpu') return [thinkEvent(race.round, { seat, game, as: 'cpu' })]
    return [boardEvent(seat, game), ...clockEvents(racing, racer)]
  })
  return outcome(racing, ...events, ROOM)
}

/** The deal of a level; the common one when somebody joined too late for theirs to be asked for. */
function dealtAt({ deals = {}, rules }: Race, level: Level): Dealt {
  const dealt = deals[level] ?? deals[rules.difficulty]
  if (dealt === undefined) throw new Error('a round cannot start without a deal')
  return dealt
}

/** A new match: everybody's points start anew, also of those who come back later. */
function withoutPoints(remembered: Race['remembered']): Race['remembered'] {
  return Object.fromEntries(
    Object.entries(remembered).map(([player, kept]) => [player, { ...kept, points: 0 }]),
  )
}

/**
 * Whether the round is over: when every person has finished, quit or been removed, or sixty minutes after GO.
 * A seat that a stand-in plays is racing; once the stand-in sees nothing left to do, it holds nobody up
 * while some other person is connected.
 */
export function isOver(race: Race, now: number): boolean {
  if (race.phase !== 'racing') return false
  if (now >= race.startAt + ROUND_MAX_MS) return true
  const playing = racers(race).filter(({ kind, game }) => {
    return kind === 'person' && game.status === 'racing'
  })
  if (playing.length === 0) return true
  const holdsUp = isOfFirstEdition(race)
    ? playing.some(({ game }) => !game.hasStandIn)
    : playing.some(({ game }) => !hasStandInStopped(game))
  return connectedPeople(race) > 0 && !holdsUp
}

/**
 * The host ends the round for everybody, once they have nothing left to play in it. Whoever is not home ranks by
 * progress, as at the end of the hour.
 */
export function endRound(
  race: Race,
  { player }: { readonly player: PlayerId },
  now: number,
): Outcome {
  if (race.phase !== 'racing') return refusal(race, player, { why: 'not-racing' })
  if (seatOf(race, player)?.game?.status === 'racing') {
    return refusal(race, player, { why: 'still-racing' })
  }
  return end(race, now)
}

/** Ends the round: results, points, and who gets a harder deal next time. */
export function end(race: Race, now: number): Outcome {
  const results = resultsOf(race)
  const seats = race.seats.map((seat) => {
    const result = results.find((one) => one.seat === seat.seat)
    if (result === undefined) return { ...seat, handicap: 0 }
    const hasWon =
      result.kind === 'person' &&
      result.rank === 1 &&
      (result.outcome === 'finished' || result.outcome === 'late') &&
      result.unearned === ''
    const handicap = hasWon ? appliedHandicap(race.rules, seat.handicap + 1) : 0
    return { ...seat, points: result.total, handicap }
  })
  const shown = standingsNow(race, now)
  const remembered = withGone(race.remembered, seats)
  return outcome({ ...race, phase: 'results', seats, results, shown, remembered }, ROOM)
}

/** What is remembered, with what the round brought those who have left the room since GO. */
function withGone(remembered: Race['remembered'], seats: Race['seats']): Race['remembered'] {
  return Object.fromEntries(
    Object.entries(remembered).map(([player, kept]) => {
      const seat = seats.find(({ kind, arrival }) => kind === 'person' && arrival === kept.arrival)
      if (seat === undefined) return [player, kept]
      return [player, { ...kept, points: seat.points, handicap: seat.handicap }]
    }),
  )
}

/** A seat's record of the round; undefined when it has had no part in it. */
export function recordOf(race: Race, number: number): GameRecord | undefined {
  const game = race.seats.find(({ seat }) => seat === number)?.game
  if (game === undefined) return undefined
  const { deck, salt, entries } = game
  return { game: race.game, options: race.options, deck: deckText(deck), salt, moves: entries }
}

/** Anybody may see anybody's record once the round is over, and how the deal can be won. */
export function record(
  race: Race,
  { player, seat: number }: { readonly player: PlayerId; readonly seat: number },
): Outcome {
  if (race.phase !== 'results') return refusal(race, player, { why: 'round-not-over' })
  const written = recordOf(race, number)
  if (written === undefined) return refusal(race, player, { why: 'no-such-seat' })
  const event: RaceEvent = { type: 'record', player, seat: number, record: written }
  const proof = proofOf(race, written.deck)
  return outcome(race, proof === undefined ? event : { ...event, winningLine: proof.line })
}

/** The proof that came with a deck of this round, as a record names it; undefined for any shuffle. */
function proofOf({ deals = {} }: Race, deck: GameRecord['deck']): Dealt['proof'] {
  return Object.values(deals).find((dealt) => deckText(dealt.deck) === deck)?.proof
}
