import {
  HIDDEN,
  isRefusal,
  suitOf,
  type Card,
  type Game,
  type Move,
  type Options,
  type Pile,
  type PileId,
  type PileSpec,
  type Position,
  type Reason,
} from '@samedeal/rules'

/** What a tap, a drag or a key is judged by. */
export interface TableState {
  readonly game: Game
  readonly options: Options
  readonly specs: readonly PileSpec[]
  readonly position: Position
}

/** A place on the table: a pile's number and a card's place from the bottom; -1 on an empty pile. */
export interface Spot {
  readonly pile: number
  readonly index: number
}

/** The run that is picked up: the card at the spot and all that lie on it. */
export interface Picked extends Spot {
  readonly card: Card
}

/** What the player has picked up, by tap, drag or key, and the tap that a double tap may follow. */
export interface Selection {
  readonly picked?: Picked
  readonly tapped?: { readonly spot: Spot; readonly at: number }
  /** The pile that a smart tap has just moved a run from, and when. */
  readonly moved?: { readonly pile: number; readonly at: number }
}

/** What the player wants: a move that the rules allow, or one that they refuse, and where. */
export type Intent =
  | { readonly move: Move }
  | { readonly refused: Reason; readonly pile: PileId; readonly card?: Card }

/** The selection after a tap or a drop, and what it asks for. */
export interface Outcome {
  readonly selection: Selection
  readonly intent?: Intent
}

export const NOTHING_PICKED: Selection = Object.freeze({})

/** Two taps on the same card within this time are a double tap. */
const DOUBLE_TAP = 300

/** A tap, or Enter on a pile or a card. */
export interface Tap {
  readonly spot: Spot
  /** In milliseconds of any steady clock. */
  readonly at: number
  /** Whether a card with exactly one useful place to go to goes there by one tap. */
  readonly isSmart?: boolean
}

/**
 * A tap picks a run up, puts it back, or aims it at another pile; on the stock it draws or turns
 * over; a double tap sends a pile's last card to its foundation. A smart tap that has moved a run
 * may have been meant as a double tap: a second one on the pile that it left does nothing.
 */
export function tap(selection: Selection, { spot, at, isSmart }: Tap, table: TableState): Outcome {
  const { moved, picked } = selection
  const isAimed = picked !== undefined && takesCards(picked, spot.pile, table)
  if (specOf(table, spot.pile).kind === 'stock' && !isAimed) return tapStock(spot.pile, table)
  if (moved !== undefined && moved.pile === spot.pile && at - moved.at <= DOUBLE_TAP) {
    return { selection }
  }
  const touched = pickable(spot, table)
  const tapped = touched === undefined ? {} : { tapped: { spot: touched, at } }
  if (touched !== undefined && isDoubleTap(selection, touched, at) && mayGoHome(touched, table)) {
    return sendHome(touched, table)
  }
  if (picked !== undefined && picked.pile === spot.pile) {
    const another = touched !== undefined && touched.index !== picked.index
    return { selection: another ? { picked: touched, ...tapped } : tapped }
  }
  if (isAimed) {
    const outcome = aim(picked, spot.pile, table)
    const isMove = outcome.intent !== undefined && 'move' in outcome.intent
    return isMove ? outcome : { ...outcome, selection: tapped }
  }
  const only =
    isSmart === true && touched !== undefined ? onlyUsefulMove(touched, table) : undefined
  if (only !== undefined) {
    return { selection: { moved: { pile: spot.pile, at } }, intent: { move: only } }
  }
  return { selection: touched === undefined ? tapped : { picked: touched, ...tapped } }
}

/**
 * The one move worth making with a run; undefined when there is none or a choice. Bringing a card
 * down from its foundation is never made unasked; a whole column gains nothing on an empty one; empty
 * columns are all alike, and so are cells, which are the last resort.
 */
function onlyUsefulMove(picked: Picked, table: TableState): Move | undefined {
  const from = specOf(table, picked.pile)
  if (from.kind === 'foundation') return undefined
  const kindOf = (pile: number) => specOf(table, pile).kind
  const isEmptyColumn = (pile: number) =>
    kindOf(pile) === 'tableau' && pileOf(table, pile).cards.length === 0
  const targets = targetsOf({ picked }, table)
  const isWholeColumn = from.kind === 'tableau' && picked.index === 0
  const useful = targets.filter((pile) => !isEmptyColumn(pile) && kindOf(pile) !== 'cell')
  const empty = isWholeColumn ? [] : targets.filter(isEmptyColumn).slice(0, 1)
  const cells = from.kind === 'cell' ? [] : targets.filter((pile) => kindOf(pile) === 'cell')
  const [to = cells[0], another] = [...useful, ...empty]
  if (to === undefined || another !== undefined) return undefined
  return { from: from.id, to: specOf(table, to).id, count: countOf(picked, table) }
}

/** Picks up the run at a spot for a drag; undefined where nothing can be picked up. */
export function grab(spot: Spot, table: TableState): Selection | undefined {
  const picked = pickable(spot, table)
  return picked === undefined ? undefined : { picked }
}

/** Lets go of a dragged run over a pile, or over none: then it goes back. */
export function drop(selection: Selection, over: number | undefined, table: TableState): Outcome {
  const { picked } = selection
  if (picked === undefined || over === undefined || over === picked.pile) {
    return { selection: NOTHING_PICKED }
  }
  const outcome = aim(picked, over, table)
  const { intent } = outcome
  // The last waste card on the stock would turn the waste over, which only a tap does.
  const isTurned = intent !== undefined && 'move' in intent && turnsOver(intent.move, table)
  return isTurned ? { selection: NOTHING_PICKED } : outcome
}

/** A tap on the stock: draws when it holds cards, else turns the waste over. */
export function tapStock(stock: number, table: TableState): Outcome {
  const { game, options, position } = table
  const { id } = specOf(table, stock)
  const moves = game.moves(position, options)
  const move = moves.find(({ from }) => from === id) ?? moves.find(({ to }) => to === id)
  if (move !== undefined) return { selection: NOTHING_PICKED, intent: { move } }
  const waste = table.specs.findIndex(({ kind }) => kind === 'waste')
  const isOver = waste >= 0 && pileOf(table, stock).cards.length === 0
  const first = table.specs.find(({ kind }) => kind === 'waste' || kind === 'tableau')?.id ?? id
  const tried: Move = isOver
    ? { from: first, to: id, count: Math.max(1, pileOf(table, waste).cards.length) }
    : { from: id, to: first, count: 1 }
  const why = whyNot(tried, table)
  return why === undefined
    ? { selection: NOTHING_PICKED }
    : { selection: NOTHING_PICKED, intent: { refused: why, pile: id } }
}

/** Sends the card at a spot to its foundation; refused when it lies inside a run. */
export function sendHome(spot: Spot, table: TableState): Outcome {
  const picked = pickable(spot, table)
  if (picked === undefined) return { selection: NOTHING_PICKED }
  const { specs, game, position, options } = table
  const from = specOf(table, picked.pile).id
  const count = countOf(picked, table)
  const open = game
    .moves(position, options)
    .find((move) => move.from === from && move.count === count && isFoundation(table, move.to))
  if (open !== undefined) return { selection: NOTHING_PICKED, intent: { move: open } }
  const suit = suitOf(picked.card)
  const home =
    specs.find((spec) => spec.kind === 'foundation' && spec.suit === suit) ??
    specs.find((spec) => spec.kind === 'foundation')
  if (home === undefined) return { selection: NOTHING_PICKED }
  const why = whyNot({ from, to: home.id, count }, table)
  if (why === undefined) return { selection: NOTHING_PICKED }
  const pile = count > 1 ? from : home.id
  return { selection: NOTHING_PICKED, intent: { refused: why, pile, card: picked.card } }
}

/** The piles on which the picked run may go. That the waste may be turned over is no place for a card. */
export function targetsOf({ picked }: Selection, table: TableState): number[] {
  if (picked === undefined) return []
  const from = specOf(table, picked.pile).id
  const count = countOf(picked, table)
  return table.game
    .moves(table.position, table.options)
    .filter((move) => move.from === from && move.count === count && !turnsOver(move, table))
    .map((move) => table.specs.findIndex(({ id }) => id === move.to))
}

/** The selection in a new position: kept while the picked run still lies where it lay. */
export function keep(selection: Selection, table: TableState): Selection {
  const { picked } = selection
  if (picked === undefined) return selection
  const still = pickable(picked, table)
  return still?.card === picked.card && still.index === picked.index ? selection : NOTHING_PICKED
}

/** How many cards a picked run has. */
export function countOf(picked: Spot, table: TableState): number {
  return pileOf(table, picked.pile).cards.length - picked.index
}

/**
 * The run that a touch at this spot takes: in a column from the touched card on, in any other pile
 * the last card. Undefined where there is no card, its face is not known, or another pile covers it.
 */
export function pickable({ pile, index }: Spot, table: TableState): Picked | undefined {
  const { cards, faceDown } = pileOf(table, pile)
  const at = specOf(table, pile).fan === 'down' ? index : cards.length - 1
  const card = cards[at]
  if (card === undefined || card === HIDDEN || at < faceDown) return undefined
  return isCovered(pile, table) ? undefined : { pile, index: at, card }
}

/** Whether a pile that still holds cards covers this one. */
function isCovered(pile: number, table: TableState): boolean {
  const covers = specOf(table, pile).coveredBy ?? []
  return table.specs.some(
    ({ id }, other) => covers.includes(id) && pileOf(table, other).cards.length > 0,
  )
}

/** Whether two spots are one. Two cards may have the same face: a place is what tells them apart. */
export function isSameSpot(one: Spot | undefined, other: Spot | undefined): boolean {
  return one?.pile === other?.pile && one?.index === other?.index
}

function isDoubleTap({ tapped }: Selection, touched: Picked, at: number): boolean {
  return tapped !== undefined && isSameSpot(tapped.spot, touched) && at - tapped.at <= DOUBLE_TAP
}

/** A card on a foundation is home already. */
function mayGoHome({ pile }: Picked, table: TableState): boolean {
  return specOf(table, pile).kind !== 'foundation'
}

/** Whether a tap on a pile aims the picked run at it. On a stock or a waste it does so only where the rules let it. */
function takesCards(picked: Picked, pile: number, table: TableState): boolean {
  const { kind } = specOf(table, pile)
  return (kind !== 'waste' && kind !== 'stock') || targetsOf({ picked }, table).includes(pile)
}

/** Whether a move lays its cards face down, as when the waste is turned over: no place for a card in the hand. */
function turnsOver(move: Move, table: TableState): boolean {
  const to = table.specs.findIndex(({ id }) => id === move.to)
  if (specOf(table, to).kind !== 'stock') return false
  const after = table.game.play(table.position, move, table.options)
  return !isRefusal(after) && (after.piles[to]?.faceDown ?? 0) > 0
}

function aim(picked: Picked, pile: number, table: TableState): Outcome {
  const to = specOf(table, pile).id
  const move = { from: specOf(table, picked.pile).id, to, count: countOf(picked, table) }
  const why = whyNot(move, table)
  const intent = why === undefined ? { move } : { refused: why, pile: to, card: picked.card }
  return { selection: NOTHING_PICKED, intent }
}

/** Why the rules do not allow a move; undefined when they do. */
function whyNot(move: Move, { game, position, options }: TableState): Reason | undefined {
  const answer = game.play(position, move, options)
  return isRefusal(answer) ? answer.refused : undefined
}

function isFoundation({ specs }: TableState, pile: PileId): boolean {
  return specs.some(({ id, kind }) => id === pile && kind === 'foundation')
}

function specOf({ specs }: TableState, pile: number): PileSpec {
  return specs[pile] as PileSpec
}

function pileOf({ position }: TableState, pile: number): Pile {
  return position.piles[pile] as Pile
}
