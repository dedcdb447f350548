import type { Move, Position, Reason } from '@samedeal/rules'
import type { Board, BoardConfig, Preferences } from './config.ts'
import { dropPile, spotAt } from './dropping.ts'
import { carry, letGo, pickUp, putDown, takeHold, type Grip } from './holding.ts'
import { cardRect } from './layout.ts'
import type { Glyph } from './mark-pictures.ts'
import { moveWords, narrate } from './narration.ts'
import { RISE, topRect } from './painting.ts'
import type { Gestures } from './pointer.ts'
import {
  countOf,
  drop,
  grab,
  keep,
  NOTHING_PICKED,
  pickable,
  sendHome,
  tap,
  tapStock,
  targetsOf,
  type Intent,
  type Outcome,
  type Picked,
  type Selection,
  type Spot,
  type TableState,
} from './selection.ts'
import { slotGlyphs, slotsNow } from './slots.ts'
import type { Stage } from './stage.ts'
import { renderTable } from './table-dom.tsx'
import type { Point, Rect } from './view.ts'

/** How long a refusal stays to be read, in milliseconds. */
const BUBBLE_TIME = 1600

/** A run in the hand. */
interface Drag {
  readonly picked: Picked
  readonly grip: Grip
  finger: Point
}

/** A refusal that is being shown. */
interface ShownRefusal {
  readonly pile: number
  readonly at: number
  readonly text: string
}

/** What the player does at the table, and what is shown of it. */
export class TableBoard implements Board, Gestures {
  readonly #stage: Stage
  readonly #config: BoardConfig
  readonly #root: HTMLElement
  readonly #dom: HTMLElement
  readonly #specs: TableState['specs']
  readonly #glyphs: readonly (Glyph | undefined)[]
  #position: Position
  #isDealt = false
  #selection: Selection = NOTHING_PICKED
  #drag: Drag | undefined
  #refusal: ShownRefusal | undefined
  #bubbleTimer: ReturnType<typeof setTimeout> | undefined
  #hint: Move | undefined
  #lock: string | undefined
  #focus: number | undefined
  /** Texts of a move being made, said together when it is done. */
  #saying: string[] | undefined

  constructor(root: HTMLElement, stage: Stage, config: BoardConfig) {
    this.#root = root
    this.#stage = stage
    this.#config = config
    this.#specs = config.game.table(config.options)
    this.#glyphs = slotGlyphs({ ...config, specs: this.#specs })
    this.#position = {
      piles: this.#specs.map(() => ({ cards: [], faceDown: 0 })),
      recycles: 0,
    }
    this.#dom = document.createElement('div')
    root.append(this.#dom)
  }

  show(position: Position, how: { readonly animate: boolean } = { animate: true }): void {
    if (position === this.#position) return
    const before = this.#position
    this.#position = position
    this.#stage.show(position, how.animate && this.#isDealt)
    this.#selection = keep(this.#selection, this.#table)
    this.#resume()
    this.#hint = undefined
    if (this.#isDealt) this.#say(narrate(before, this.#table, this.#config.words))
    this.#isDealt = true
    this.#update()
  }

  setLocked(note?: string): void {
    if (note === this.#lock) return
    this.#lock = note
    this.#root.classList.toggle('locked', note !== undefined && note !== '')
    if (note !== undefined) this.deselect()
    if (note !== undefined && note !== '') this.#config.announce(note)
    this.#update()
  }

  refuse({ from, to, count }: Move, reason: Reason): void {
    const card = this.#position.piles[this.#pile(from)]?.cards.at(-count)
    this.#showRefusal({
      refused: reason,
      pile: to,
      ...(card === undefined ? {} : { card }),
    })
  }

  hint(move?: Move): void {
    this.#hint = move
    this.#update()
  }

  draw(): void {
    const stock = this.#specs.findIndex(({ kind }) => kind === 'stock')
    if (this.#isOpen && stock >= 0) this.#act(tapStock(stock, this.#table))
  }

  toFoundation(): void {
    const spot = this.#selection.picked ?? this.#focusedSpot()
    if (this.#isOpen && spot !== undefined) this.#act(sendHome(spot, this.#table))
  }

  deselect(): void {
    if (this.#drag !== undefined) this.dragCancel()
    this.#select(NOTHING_PICKED)
  }

  setPreferences(prefers: Preferences): void {
    this.deselect()
    // A deck that cannot be loaded now leaves the one that lies there.
    this.#stage.restyle(prefers).catch(() => undefined)
    this.#update()
  }

  refreshTheme(): void {
    this.#stage.refreshTheme()
  }

  /** Measures the table again after its size has changed. */
  fit(): void {
    if (!this.#stage.fit()) return
    this.#drag = undefined
    this.#selection = NOTHING_PICKED
    this.#update()
  }

  destroy(): void {
    clearTimeout(this.#bubbleTimer)
    renderTable(this.#dom, undefined)
    this.#stage.destroy()
  }

  hover(point: Point): 'pointer' | 'default' {
    const spot = spotAt(this.#stage.layout, point)
    if (!this.#isOpen || spot === undefined) return 'default'
    const isStock = this.#specs[spot.pile]?.kind === 'stock'
    const isOpen = isStock || this.#selection.picked !== undefined
    return isOpen || pickable(spot, this.#table) !== undefined ? 'pointer' : 'default'
  }

  tap(point: Point, at: number): void {
    if (!this.#isOpen) return
    const spot = spotAt(this.#stage.layout, point)
    if (spot === undefined) this.deselect()
    else this.#act(tap(this.#selection, { spot, at }, this.#table))
  }

  dragStart(point: Point): boolean {
    const spot = spotAt(this.#stage.layout, point)
    if (!this.#isOpen || spot === undefined) return false
    const selection = grab(spot, this.#table)
    const picked = selection?.picked
    if (selection === undefined || picked === undefined) return false
    this.#hideRefusal()
    if (this.#selection.picked?.card !== picked.card) this.#select(NOTHING_PICKED)
    this.#selection = selection
    const rise = RISE * this.#stage.layout.card.width
    const grip = takeHold(this.#stage.run(picked), { at: point, rise }, this.#stage.timing)
    this.#drag = { picked, grip, finger: point }
    this.#update()
    return true
  }

  dragMove(point: Point): void {
    if (this.#drag === undefined) return
    this.#drag.finger = point
    carry(this.#stage.run(this.#drag.picked), this.#drag.grip, point)
    this.#stage.request()
  }

  dragEnd(point: Point): void {
    this.dragMove(point)
    const drag = this.#drag
    if (drag === undefined) return
    const { layout } = this.#stage
    const [head] = drag.grip
    const card: Rect = {
      x: point.x + (head?.x ?? 0),
      y: point.y + (head?.y ?? 0),
      ...layout.card,
    }
    const targets = targetsOf(this.#selection, this.#table)
    const over = dropPile(layout, { from: drag.picked, card, targets })
    this.#act(drop(this.#selection, over, this.#table))
  }

  dragCancel(): void {
    this.#letGo()
    this.#select(NOTHING_PICKED)
  }

  get #table(): TableState {
    const { game, options } = this.#config
    return { game, options, specs: this.#specs, position: this.#position }
  }

  get #isOpen(): boolean {
    return this.#lock === undefined && this.#isDealt
  }

  #pile(id: string): number {
    return this.#specs.findIndex((spec) => spec.id === id)
  }

  #focusedSpot(): Spot | undefined {
    const pile = this.#focus
    if (pile === undefined) return undefined
    return { pile, index: (this.#position.piles[pile]?.cards.length ?? 0) - 1 }
  }

  #act({ selection, intent }: Outcome): void {
    this.#hideRefusal()
    if (intent !== undefined && 'move' in intent) {
      this.#attempt(intent.move)
      return
    }
    this.#letGo()
    this.#select(selection)
    if (intent !== undefined) this.#showRefusal(intent)
  }

  #attempt(move: Move): void {
    const before = this.#table
    this.#saying = []
    const reason = this.#config.attempt(move)
    const said = this.#saying
    this.#saying = undefined
    if (this.#position === before.position) this.#letGo()
    this.#drag = undefined
    this.#select(NOTHING_PICKED)
    if (reason === undefined) this.#say([...moveWords(move, before, this.#config.words), ...said])
    else this.refuse(move, reason)
  }

  /** Changes what is picked up by tap or key. */
  #select(next: Selection): void {
    const [before, after] = [this.#selection.picked, next.picked]
    this.#selection = next
    if (before?.card === after?.card) return
    const { timing } = this.#stage
    if (before !== undefined) putDown(this.#stage.run(before), timing)
    if (after !== undefined) pickUp(this.#stage.run(after), timing)
    const { words } = this.#config
    this.#say([
      after === undefined ? words.putBack() : words.picked(after.card, countOf(after, this.#table)),
    ])
    this.#update()
  }

  /** After the pieces have been sent elsewhere: what is in the hand stays there. */
  #resume(): void {
    const { picked } = this.#selection
    if (picked === undefined) {
      this.#drag = undefined
      return
    }
    const run = this.#stage.run(picked)
    pickUp(run, this.#stage.timing)
    if (this.#drag === undefined) return
    const { grip, finger } = this.#drag
    takeHold(run, { at: finger, rise: 0 }, this.#stage.timing)
    carry(run, grip, finger)
  }

  /** Ends a drag: the run flies home. */
  #letGo(): void {
    const drag = this.#drag
    this.#drag = undefined
    if (drag === undefined) return
    const { pile, index: first } = drag.picked
    const { layout, timing } = this.#stage
    letGo(this.#stage.run(drag.picked), { layout, pile, first }, timing)
    this.#selection = NOTHING_PICKED
    this.#update()
  }

  #showRefusal({ refused, pile: id, card }: Extract<Intent, { refused: Reason }>): void {
    const where = card === undefined ? { pile: id } : { pile: id, card }
    const text = this.#config.sentence(refused, where)
    this.#refusal = { pile: this.#pile(id), at: this.#stage.timing.now, text }
    this.#config.announce(text)
    clearTimeout(this.#bubbleTimer)
    this.#bubbleTimer = setTimeout(() => this.#hideRefusal(), BUBBLE_TIME)
    this.#update()
  }

  #hideRefusal(): void {
    if (this.#refusal === undefined) return
    clearTimeout(this.#bubbleTimer)
    this.#refusal = undefined
    this.#update()
  }

  #say(texts: readonly string[]): void {
    if (this.#saying !== undefined) this.#saying.push(...texts)
    else if (texts.length > 0) this.#config.announce(texts.join('. '))
  }

  #update(): void {
    if (!this.#isDealt) return
    const table = this.#table
    const { picked } = this.#selection
    const refusal = this.#refusal
    this.#stage.setMarks({
      slots: slotsNow(this.#glyphs, table),
      targets: targetsOf(this.#selection, table),
      ...(picked === undefined ? {} : { picked }),
      ...(refusal === undefined ? {} : { refused: refusal }),
    })
    const { layout, area, view } = this.#stage
    renderTable(this.#dom, {
      words: this.#config.words,
      specs: this.#specs,
      position: this.#position,
      layout,
      view,
      picked,
      isLocked: this.#lock !== undefined,
      note: this.#lock ?? '',
      bubble:
        refusal === undefined
          ? undefined
          : { text: refusal.text, at: topRect(layout, refusal.pile), area },
      hint: this.#hintRects(),
      onTap: (spot, at) => {
        if (this.#isOpen) this.#act(tap(this.#selection, { spot, at }, this.#table))
      },
      onEscape: () => this.deselect(),
      onFocus: (pile) => {
        this.#focus = pile
      },
    })
  }

  #hintRects() {
    if (this.#hint === undefined) return undefined
    const { from, to, count } = this.#hint
    const [source, target] = [this.#pile(from), this.#pile(to)]
    const { layout } = this.#stage
    const first = (this.#position.piles[source]?.cards.length ?? 0) - count
    return {
      from: cardRect(layout, source, first),
      to: topRect(layout, target),
      key: `${from} ${to} ${count}`,
    }
  }
}
