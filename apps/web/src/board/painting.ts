import { HIDDEN } from '@samedeal/rules'
import type { CardPictures } from './card-pictures.ts'
import type { Layout } from './layout.ts'
import type { Glyph, MarkPictures } from './mark-pictures.ts'
import { valueAt, type Pace } from './motion.ts'
import type { Picture } from './picture.ts'
import { cornerOf, heightOf, isAtRest, isFlying, type Piece, type Pieces } from './pieces.ts'
import type { Stroke } from './screen.ts'
import type { Spot } from './selection.ts'
import { centreOf, type Rect, type Size } from './view.ts'

/** What is painted besides the cards. Piles are meant by their numbers. */
export interface Marks {
  /** What each pile shows while it is empty; undefined for nothing at all. */
  readonly slots: readonly (Glyph | undefined)[]
  /** The run that is picked up. */
  readonly picked?: Spot
  readonly targets: readonly number[]
  /** The pile that refused a move, and since when. */
  readonly refused?: { readonly pile: number; readonly at: number }
}

export interface Table {
  readonly layout: Layout
  readonly pieces: Pieces
  readonly marks: Marks
  readonly pace: Pace
}

export interface Pictures {
  readonly cards: CardPictures
  readonly marks: MarkPictures
}

/** Everything to paint at a moment, the lowest first. */
export function paintTable(table: Table, pictures: Pictures, now: number): Stroke[] {
  const { layout, marks } = table
  const strokes: Stroke[] = []
  const shake = shakeAt(table, now)
  layout.piles.forEach(({ base }, pile) => {
    const glyph = marks.slots[pile]
    if (glyph === undefined || !isBare(table, pile, now)) return
    strokes.push(centred(pictures.marks.slot(glyph), base))
  })
  paintLying(table, { now, shake }, (piece, dx) =>
    strokes.push(cardStroke(table, pictures, { piece, now, dx })),
  )
  for (const pile of marks.targets) {
    strokes.push(centred(pictures.marks.ticks(), topRect(layout, pile)))
  }
  if (marks.refused !== undefined) {
    const rect = topRect(layout, marks.refused.pile)
    strokes.push(centred(pictures.marks.refused(), { ...rect, x: rect.x + shake.dx }))
  }
  for (const run of raisedRuns(table, now)) {
    const rect = rectOfRun(table, run, now)
    const alpha = heightOf(run[0] as Piece, now, table.pace)
    if (alpha > 0) strokes.push({ ...shadowStroke(pictures.marks, rect), alpha })
    for (const piece of run) strokes.push(cardStroke(table, pictures, { piece, now, dx: 0 }))
    if (run[0] === pickedHead(table)) strokes.push(centred(pictures.marks.outline(rect), rect))
  }
  return strokes
}

/** Whether anything on the table still moves. */
export function isMoving({ pieces, marks, pace }: Table, now: number): boolean {
  const { refused } = marks
  if (refused !== undefined && now < refused.at + pace.shake) return true
  return pieces.some((pile) => pile.some((piece) => !isAtRest(piece, now)))
}

/** The rectangle of a pile's last card, or of the empty pile. */
export function topRect({ card, piles }: Layout, pile: number): Rect {
  const place = piles[pile]
  return { ...(place?.cards.at(-1) ?? (place?.base as Rect)), ...card }
}

interface Shake {
  readonly pile: number
  readonly dx: number
}

/** Three swings to the side that die away. */
function shakeAt({ marks, layout, pace }: Table, now: number): Shake {
  const { refused } = marks
  if (refused === undefined || pace.shake === 0) return { pile: -1, dx: 0 }
  const share = Math.max(0, Math.min(1, (now - refused.at) / pace.shake))
  const reach = 0.07 * layout.card.width
  return { pile: refused.pile, dx: reach * (1 - share) * Math.sin(share * 6 * Math.PI) }
}

/** Whether a pile has no card lying in it at a moment. */
function isBare({ pieces }: Table, pile: number, now: number): boolean {
  return (pieces[pile] ?? []).every((piece) => isFlying(piece, now))
}

function isRaised(piece: Piece, now: number): boolean {
  return isFlying(piece, now) || valueAt(piece.rise, now) > 0 || valueAt(piece.lift, now) > 0
}

/** Every lying card that is not wholly covered by the lying card above it. */
function paintLying(
  table: Table,
  { now, shake }: { readonly now: number; readonly shake: Shake },
  paint: (piece: Piece, dx: number) => void,
): void {
  table.layout.order.forEach((pile) => {
    const row = table.pieces[pile] ?? []
    const lying = row.filter((piece) => !isRaised(piece, now))
    lying.forEach((piece, index) => {
      const above = lying[index + 1]
      if (above !== undefined && isCovered(piece, above, now)) return
      paint(piece, above === undefined && pile === shake.pile ? shake.dx : 0)
    })
  })
}

/** Whether one piece lies exactly under another that does not turn over. */
function isCovered(piece: Piece, above: Piece, now: number): boolean {
  const [one, other] = [cornerOf(piece, now), cornerOf(above, now)]
  const turn = valueAt(above.turn, now)
  return (turn === 0 || turn === 1) && one.x === other.x && one.y === other.y
}

/** The raised pieces in the order in which they are painted, each with those that move along. */
function raisedRuns(table: Table, now: number): Piece[][] {
  const runs: { readonly height: number; readonly run: Piece[] }[] = []
  for (const row of table.pieces) {
    let last: { readonly run: Piece[]; readonly from: number | undefined } | undefined
    for (const piece of row) {
      if (!isRaised(piece, now)) {
        last = undefined
        continue
      }
      const from = piece.flight?.start
      if (last !== undefined && last.from === from) {
        last.run.push(piece)
        continue
      }
      last = { run: [piece], from }
      runs.push({ height: layerOf(piece, now), run: last.run })
    }
  }
  const ordered = runs.toSorted((one, other) => one.height - other.height)
  return ordered.map(({ run }) => inFlightOrder(run, now))
}

/** Pieces in the hand lie above all that fly. */
function layerOf({ flight }: Piece, now: number): number {
  if (flight === undefined || now >= flight.end) return Number.POSITIVE_INFINITY
  return now < flight.turned ? flight.leaving : flight.landing
}

/** A run from its lowest piece up; of pieces in one place only the uppermost. */
function inFlightOrder(run: readonly Piece[], now: number): Piece[] {
  const ordered = run.toSorted((one, other) => layerOrZero(one, now) - layerOrZero(other, now))
  return ordered.filter((piece, index) => {
    const above = ordered[index + 1]
    if (above === undefined) return true
    const [one, other] = [cornerOf(piece, now), cornerOf(above, now)]
    return Math.hypot(one.x - other.x, one.y - other.y) > 0.01
  })
}

function layerOrZero(piece: Piece, now: number): number {
  const layer = layerOf(piece, now)
  return Number.isFinite(layer) ? layer : 0
}

function pickedHead({ pieces, marks: { picked } }: Table): Piece | undefined {
  return picked === undefined ? undefined : pieces[picked.pile]?.[picked.index]
}

function rectOfRun({ layout }: Table, run: readonly Piece[], now: number): Rect {
  const { width, height } = layout.card
  const corners = run.map((piece) => risenCorner(layout.card, piece, now))
  const x = Math.min(...corners.map((corner) => corner.x))
  const y = Math.min(...corners.map((corner) => corner.y))
  return {
    x,
    y,
    width: Math.max(...corners.map((corner) => corner.x)) - x + width,
    height: Math.max(...corners.map((corner) => corner.y)) - y + height,
  }
}

/** A picked-up card is held this share of its width above its place. */
export const RISE = 0.14

function risenCorner({ width }: Size, piece: Piece, now: number) {
  const { x, y } = cornerOf(piece, now)
  return { x, y: y - RISE * width * valueAt(piece.rise, now) }
}

function cardStroke(
  { layout: { card } }: Table,
  { cards }: Pictures,
  { piece, now, dx }: { readonly piece: Piece; readonly now: number; readonly dx: number },
): Stroke {
  const corner = risenCorner(card, piece, now)
  const turn = valueAt(piece.turn, now)
  const showsFace = turn >= 0.5 && piece.face !== HIDDEN
  return {
    ...centred(showsFace ? cards.face(piece.face) : cards.back, {
      ...corner,
      ...card,
      x: corner.x + dx,
    }),
    narrow: Math.abs(Math.cos(Math.PI * turn)),
  }
}

/** Shadows are drawn for a few heights only and stretched to the run's own. */
const SHADOW_STEP = 16

function shadowStroke(marks: MarkPictures, rect: Rect): Stroke {
  const height = Math.ceil(rect.height / SHADOW_STEP) * SHADOW_STEP
  const picture = marks.shadow({ width: rect.width, height })
  return { ...centred(picture, rect), tall: rect.height / height }
}

function centred(picture: Picture, rect: Rect): Stroke {
  return { picture, ...centreOf(rect) }
}
