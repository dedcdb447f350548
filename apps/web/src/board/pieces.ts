import { HIDDEN, type Card, type Position } from '@samedeal/rules'
import type { Layout } from './layout.ts'
import {
  easeOut,
  flying,
  isStill,
  linear,
  retarget,
  still,
  valueAt,
  type Pace,
  type Tween,
} from './motion.ts'
import { pairCards, type Place } from './pairing.ts'
import type { Point } from './view.ts'

/** One physical card on the table, and where it is going. */
export interface Piece {
  /** What it shows once it is turned up; kept while it turns down. */
  face: Card
  /** Its top left corner. */
  x: Tween
  y: Tween
  /** How far it is held above its place: 0 lying, 1 picked up by a tap. */
  rise: Tween
  /** How much shadow it throws: 0 lying, 1 lifted. */
  lift: Tween
  /** 0 face down, 1 face up. */
  turn: Tween
  /** Set while it flies from pile to pile. */
  flight?: Flight
}

interface Flight {
  readonly start: number
  readonly end: number
  /** Larger numbers fly above smaller ones, first while leaving, from `turned` on while landing. */
  readonly leaving: number
  readonly landing: number
  /** When a card that turns over on its way shows its other side. */
  readonly turned: number
}

/** The pieces of a table: for each pile, in the order of its cards. */
export type Pieces = readonly (readonly Piece[])[]

/** A position with its layout: what the pieces are to show. */
export interface Scene {
  readonly position: Position
  readonly layout: Layout
  /** By pile number: whether cards go there one after the other when several go at once. */
  readonly ripples: readonly boolean[]
}

/** The pieces of a position at rest in their places. */
export function layPieces({ position, layout }: Pick<Scene, 'position' | 'layout'>): Pieces {
  return position.piles.map(({ cards }, pile) =>
    cards.map((face, index): Piece => {
      const { x, y } = placeOf(layout, { pile, index })
      const up = isFaceUp(position, { pile, index })
      return {
        face,
        x: still(x),
        y: still(y),
        rise: still(0),
        lift: still(0),
        turn: still(up ? 1 : 0),
      }
    }),
  )
}

/**
 * Deals the pieces of a position out from a pile, row by row: each flies to its place as it will lie there.
 */
export function dealPieces(
  scene: Pick<Scene, 'position' | 'layout'>,
  { from, now, pace }: { readonly from: number; readonly now: number; readonly pace: Pace },
): Pieces {
  const source = scene.layout.piles[from]
  const deck = source?.cards.at(-1) ?? source?.base
  const rested = layPieces(scene)
  if (deck === undefined) return rested
  const order = dealingOrder(rested, from)
  return rested.map((row, pile) =>
    row.map((rest, index): Piece => {
      const number = order.get(keyOf({ pile, index }))
      if (number === undefined) return rest
      const start = now + number * pace.deal
      const fly = { now, start, duration: pace.fly, curve: flying }
      const end = start + pace.fly
      return {
        ...rest,
        x: retarget(still(deck.x), rest.x.to, fly),
        y: retarget(still(deck.y), rest.y.to, fly),
        // The next card to go lies uppermost, and flies above those that land.
        flight: {
          start,
          turned: start + pace.fly / 2,
          end,
          leaving: DECK - number,
          landing: index,
        },
      }
    }),
  )
}

/** More than any place in a pile. */
const DECK = 100

/** Which card is dealt when, from 0: the lowest cards of all piles first. */
function dealingOrder(pieces: Pieces, from: number): Map<string, number> {
  const places = pieces.flatMap((row, pile) =>
    pile === from ? [] : row.map((_, index) => ({ pile, index })),
  )
  places.sort((one, other) => one.index - other.index || one.pile - other.pile)
  return new Map(places.map((place, number) => [keyOf(place), number]))
}

/**
 * Sends the pieces of one position to their places in the next, each from where it is now: the
 * animation is the difference. Pieces that change piles fly above the others.
 */
export function sendPieces(
  { pieces, from }: { readonly pieces: Pieces; readonly from: Position },
  to: Scene,
  { now, pace }: { readonly now: number; readonly pace: Pace },
): Pieces {
  const pairs = pairCards(from, to.position)
  const rested = layPieces(to)
  const delays = rippleDelays(pairs, to, pace.ripple)
  return pairs.map((row, pile) =>
    row.map((was, index): Piece => {
      const found = was === undefined ? undefined : pieces[was.pile]?.[was.index]
      const rest = rested[pile]?.[index] as Piece
      if (was === undefined || found === undefined) return rest
      const piece = found.turn.to === rest.turn.to ? found : hurried(found, now)
      const delay = delays.get(keyOf({ pile, index })) ?? 0
      const flies = was.pile !== pile
      const sent = send(piece, rest, { now, start: now + delay, pace, flies })
      if (!flies) return { ...sent, ...keptFlight(piece, sent, { now, pace }) }
      const flight = {
        start: now + delay,
        turned: now + delay + pace.flip / 2,
        end: now + delay + pace.fly,
        leaving: was.index - delay,
        landing: index - delay,
      }
      return { ...sent, flight }
    }),
  )
}

/** A card that is turned up before it has been dealt flies at once: nobody waits for it after GO. */
function hurried(piece: Piece, now: number): Piece {
  const { x, y, flight } = piece
  if (flight === undefined || flight.start <= now) return piece
  const early = flight.start - now
  const { turned, end } = flight
  return {
    ...piece,
    x: { ...x, start: x.start - early },
    y: { ...y, start: y.start - early },
    flight: { ...flight, start: now, turned: turned - early, end: end - early },
  }
}

interface Sending {
  readonly now: number
  readonly start: number
  readonly pace: Pace
  readonly flies: boolean
}

/** A piece on its way to where `rest` lies, put down and turned as that one. */
function send(piece: Piece, rest: Piece, { now, start, pace, flies }: Sending): Piece {
  const fly = { now, start, duration: pace.fly, curve: flying }
  const settle = { now, start, duration: flies ? pace.fly : pace.land, curve: easeOut }
  const flip = { now, start, duration: pace.flip, curve: linear }
  return {
    face: rest.turn.to === 1 ? rest.face : piece.face,
    x: retarget(piece.x, rest.x.to, fly),
    y: retarget(piece.y, rest.y.to, fly),
    rise: retarget(piece.rise, 0, settle),
    lift: retarget(piece.lift, 0, settle),
    turn: retarget(piece.turn, rest.turn.to, flip),
  }
}

/** A flight goes on when the next position comes; it lasts longer when its goal has moved. */
function keptFlight(
  before: Piece,
  after: Piece,
  { now, pace }: Pick<Sending, 'now' | 'pace'>,
): Pick<Piece, 'flight'> {
  const { flight } = before
  if (flight === undefined || now >= flight.end) return {}
  const isMoved = before.x !== after.x || before.y !== after.y
  return { flight: isMoved ? { ...flight, end: Math.max(flight.end, now + pace.fly) } : flight }
}

/** How long each card waits, when several go to piles that are filled one card at a time. */
function rippleDelays(
  pairs: readonly (readonly (Place | undefined)[])[],
  { ripples }: Scene,
  apart: number,
): Map<string, number> {
  const arrivals: Place[] = []
  pairs.forEach((row, pile) => {
    if (ripples[pile] !== true) return
    row.forEach((was, index) => {
      if (was !== undefined && was.pile !== pile) arrivals.push({ pile, index })
    })
  })
  arrivals.sort((one, other) => one.index - other.index || one.pile - other.pile)
  return new Map(arrivals.map((place, number) => [keyOf(place), number * apart]))
}

/** Whether a piece flies at a moment: it has been sent to another pile and is not there yet. */
export function isFlying({ flight }: Piece, now: number): boolean {
  return flight !== undefined && now < flight.end
}

/** Whether nothing about a piece moves any more. */
export function isAtRest(piece: Piece, now: number): boolean {
  const { x, y, rise, lift, turn } = piece
  return !isFlying(piece, now) && [x, y, rise, lift, turn].every((tween) => isStill(tween, now))
}

/** How high a flying piece is: 0 where it starts and lands, 1 between. */
export function heightOf(piece: Piece, now: number, { lift, land }: Pace): number {
  const lifted = valueAt(piece.lift, now)
  const { flight } = piece
  if (flight === undefined || now <= flight.start || now >= flight.end) return lifted
  const rising = lift > 0 ? Math.min(1, (now - flight.start) / lift) : 0
  const falling = land > 0 ? Math.min(1, (flight.end - now) / land) : 0
  return Math.max(lifted, Math.min(rising, falling))
}

/** Where a piece is at a moment: its top left corner, without its rise. */
export function cornerOf({ x, y }: Piece, now: number): Point {
  return { x: valueAt(x, now), y: valueAt(y, now) }
}

function placeOf(layout: Layout, { pile, index }: Place): Point {
  const place = layout.piles[pile]
  return place?.cards[index] ?? (place?.base as Point)
}

/** Whether a card shows its face: it lies face up and its face is known. */
function isFaceUp({ piles }: Position, { pile, index }: Place): boolean {
  const { cards, faceDown } = piles[pile] as Position['piles'][number]
  return index >= faceDown && cards[index] !== HIDDEN
}

function keyOf({ pile, index }: Place): string {
  return `${pile}:${index}`
}
