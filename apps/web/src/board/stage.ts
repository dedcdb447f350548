import { HIDDEN, type PileSpec, type Position } from '@samedeal/rules'
import type { Preferences } from './config.ts'
import { createFrames, type Frames } from './frames.ts'
import { FLOURISH_TIME, flourishing } from './flourish.ts'
import type { Timing } from './holding.ts'
import { layOut, type Layout } from './layout.ts'
import { PACE, REDUCED_PACE } from './motion.ts'
import { isMoving, paintTable, type Marks, type Table } from './painting.ts'
import type { PictureBook } from './picture-book.ts'
import { dealPieces, layPieces, sendPieces, type Piece, type Pieces, type Scene } from './pieces.ts'
import type { Screen } from './screen.ts'
import type { Spot } from './selection.ts'
import { readColours, type Colours } from './theme.ts'
import { viewOf, type Size, type View } from './view.ts'

/** What a stage is built from. */
export interface StageParts {
  /** The element that the canvas fills. */
  readonly root: HTMLElement
  readonly screen: Screen
  readonly book: PictureBook
  readonly specs: readonly PileSpec[]
  readonly prefers: Preferences
}

const NO_MARKS: Marks = { slots: [], targets: [] }

/** What is seen on the canvas: where the cards lie and move, and the marks on them. */
export class Stage {
  readonly #parts: StageParts
  readonly #frames: Frames
  #prefers: Preferences
  #colours: Colours
  #area: Size = { width: 0, height: 0 }
  /** What the area was measured from, to see whether anything has changed. */
  #measured = ''
  #position: Position | undefined
  #pieces: Pieces = []
  #layout: Layout = { card: { width: 1, height: 1 }, piles: [], order: [] }
  #marks: Marks = NO_MARKS
  /** When the cards begin to celebrate a win. */
  #flourish: number | undefined

  constructor(parts: StageParts) {
    this.#parts = parts
    this.#prefers = parts.prefers
    this.#colours = readColours(parts.root)
    this.#frames = createFrames((now) => this.#paint(now))
  }

  get layout(): Layout {
    return this.#layout
  }

  get area(): Size {
    return this.#area
  }

  get view(): View {
    return viewOf({ width: window.innerWidth, height: window.innerHeight })
  }

  /** Now, and how quickly things move. */
  get timing(): Timing {
    const pace = this.#prefers.reducedMotion ? REDUCED_PACE : PACE
    return { now: performance.now(), pace }
  }

  /** Shows a position: its cards fly to their places from where they are, or lie there at once. */
  show(position: Position, animate: boolean): void {
    const before = this.#position
    const scene = this.#set(position)
    this.#pieces =
      before === undefined || !animate
        ? layPieces(scene)
        : sendPieces({ pieces: this.#pieces, from: before }, scene, this.timing)
    this.request()
  }

  /** Shows the first position: its cards are dealt out as long as no face is known, and lie there else. */
  begin(position: Position): void {
    const scene = this.#set(position)
    const from = this.#parts.specs.findIndex(({ kind }) => kind === 'stock')
    const isUnseen = position.piles.every(({ cards }) => cards.every((card) => card === HIDDEN))
    const isDealt = isUnseen && !this.#prefers.reducedMotion
    this.#pieces = isDealt ? dealPieces(scene, { from, ...this.timing }) : layPieces(scene)
    this.request()
  }

  /** Lets the cards on the foundations have their moment, when the last of them has landed. */
  celebrate(): void {
    if (this.#prefers.reducedMotion) return
    this.#flourish = this.timing.now + this.timing.pace.fly
    this.request()
  }

  /** The pieces from a spot to the top of its pile. */
  run({ pile, index }: Spot): Piece[] {
    return (this.#pieces[pile] ?? []).slice(Math.max(0, index))
  }

  setMarks(marks: Marks): void {
    this.#marks = marks
    this.request()
  }

  /**
   * Measures the element again. Where it has changed, every card lies at its new place at once;
   * answers whether it has.
   */
  fit(): boolean {
    const { root, screen } = this.#parts
    const { width, height } = root.getBoundingClientRect()
    const measured = `${width} ${height} ${window.devicePixelRatio} ${this.view}`
    if (width < 1 || height < 1 || measured === this.#measured) return false
    this.#measured = measured
    this.#area = { width, height }
    screen.resize(this.#area)
    if (this.#position !== undefined) this.show(this.#position, false)
    // A resized canvas is blank: it is painted within the same frame.
    this.#paint(performance.now())
    return true
  }

  /** Paints everything afresh, after the browser has lost what it had drawn. */
  repaint(): void {
    this.#parts.book.free()
    this.request()
  }

  /** Takes over what the player prefers. Rejects when another deck cannot be loaded. */
  async restyle(prefers: Preferences): Promise<void> {
    const other = prefers.deck !== this.#prefers.deck
    this.#prefers = prefers
    if (this.#position !== undefined) this.show(this.#position, true)
    if (!other) return
    await this.#parts.book.useDeck(prefers.deck)
    this.request()
  }

  /** Reads the colours again that the style sheets give. */
  refreshTheme(): void {
    this.#colours = readColours(this.#parts.root)
    this.request()
  }

  /** Paints with the next frame. */
  request(): void {
    this.#frames.request()
  }

  destroy(): void {
    this.#frames.stop()
    this.#parts.book.free()
    this.#parts.screen.destroy()
  }

  /** Takes a position over: what its pieces are to show. */
  #set(position: Position): Scene {
    if (position !== this.#position) this.#flourish = undefined
    this.#position = position
    this.#layout = this.#layOut(position)
    const ripples = this.#parts.specs.map(({ kind }) => kind === 'foundation')
    return { position, layout: this.#layout, ripples }
  }

  #layOut(position: Position): Layout {
    return layOut({
      specs: this.#parts.specs,
      position,
      area: this.#area,
      view: this.view,
      leftHanded: this.#prefers.leftHanded,
    })
  }

  #paint(now: number): boolean {
    if (this.#area.width < 1 || this.#position === undefined) return false
    const { screen, book } = this.#parts
    if (screen.isBlank) return false
    const table: Table = {
      layout: this.#layout,
      pieces: this.#piecesAt(now),
      marks: this.#marks,
      pace: this.timing.pace,
    }
    const pictures = book.for({
      card: this.#layout.card,
      resolution: screen.resolution,
      colours: this.#colours,
      back: this.#colours.back || this.#prefers.back,
    })
    screen.paint(paintTable(table, pictures, now))
    return isMoving(table, now) || this.#flourish !== undefined
  }

  #piecesAt(now: number): Pieces {
    const since = this.#flourish
    if (since === undefined || now < since) return this.#pieces
    if (now < since + FLOURISH_TIME) {
      return flourishing(this.#pieces, { area: this.#area, card: this.#layout.card }, now - since)
    }
    this.#flourish = undefined
    return this.#pieces
  }
}
