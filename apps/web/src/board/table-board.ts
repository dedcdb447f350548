import { NO_STATE, type Move, type Position, type Reason } from '@samedeal/rules'
import { afterFrame } from './after-frame.ts'
import type { Board, BoardConfig, Preferences } from './config.ts'
import type { Held } from './dropping.ts'
import { Hand } from './hand.ts'
import type { Glyph } from './mark-pictures.ts'
import { RefusalNote } from './refusal-note.ts'
import { isSamePosition } from './same-position.ts'
import {
  drop,
  grab,
  NOTHING_PICKED,
  pickable,
  sendHome,
  tap,
  tapStock,
  targetsOf,
  type Intent,
  type Outcome,
  type Selection,
  type Spot,
  type TableState,
} from './selection.ts'
import { slotGlyphs, slotsNow } from './slots.ts'
import type { Stage } from './stage.ts'
import { renderTable } from './table-dom.tsx'
import type { TouchedTable } from './table-gestures.ts'
import { tableProps } from './table-props.ts'
import { TableVoice } from './table-voice.ts'
import type { Point } from './view.ts'

/** What the player does at the table, and what is shown of it. */
export class TableBoard implements Board, TouchedTable {
  readonly #stage: Stage
  readonly #config: BoardConfig
  readonly #root: HTMLElement
  readonly #dom: HTMLElement
  readonly #specs: TableState['specs']
  readonly #glyphs: readonly (Glyph | undefined)[]
  readonly #hand: Hand
  readonly #voice: TableVoice
  readonly #refusal = new RefusalNote(() => this.#update())
  #prefers: Preferences
  #position: Position
  #isDealt = false
  #hint: Move | undefined
  #lock: string | undefined
  #focus: number | undefined
  #isBlank = false
  /** What the buttons of the table do. */
  readonly #keys = {
    onTap: (spot: Spot, at: number) => {
      if (this.#isOpen) this.#tap(spot, at)
    },
    onEscape: () => this.deselect(),
    onFocus: (pile: number | undefined) => {
      this.#focus = pile
    },
  }
  /** How many changes are being made, one within the other. */
  #changing = 0

  constructor(root: HTMLElement, stage: Stage, config: BoardConfig) {
    this.#root = root
    this.#stage = stage
    this.#config = config
    this.#prefers = config.prefers
    this.#hand = new Hand(stage)
    this.#voice = new TableVoice(config)
    this.#specs = config.game.table(config.options)
    this.#glyphs = slotGlyphs({ ...config, specs: this.#specs })
    this.#position = {
      piles: this.#specs.map(() => ({ cards: [], faceDown: 0 })),
      state: NO_STATE,
    }
    this.#dom = document.createElement('div')
    root.append(this.#dom)
  }

  show(position: Position, how: { readonly animate: boolean } = { animate: true }): void {
    // A confirmed move brings the position that is shown already.
    if (this.#isDealt && isSamePosition(position, this.#position)) return
    this.#change(() => {
      const before = this.#position
      this.#position = position
      if (this.#isDealt) this.#stage.show(position, how.animate)
      else this.#stage.begin(position)
      this.#hand.keep(this.#table)
      this.#hint = undefined
      if (this.#isDealt && this.#voice.changed(before, this.#table)) this.#stage.celebrate()
      this.#isDealt = true
    })
  }

  setLocked(note?: string): void {
    if (note === this.#lock) return
    this.#change(() => {
      const said = this.#lock !== undefined && this.#lock !== ''
      this.#lock = note
      const says = note !== undefined && note !== ''
      this.#root.classList.toggle('locked', says)
      if (note !== undefined) this.deselect()
      // Not again in another language.
      if (says && !said) this.#voice.locked(note)
    })
  }

  /** Whether nothing can be painted: then the buttons show what lies on them, and that is said. */
  setBlank(isBlank: boolean): void {
    if (isBlank === this.#isBlank) return
    this.#isBlank = isBlank
    this.#root.classList.toggle('blank', isBlank)
    if (isBlank) this.#voice.blank()
    this.#change(() => undefined)
  }

  refuse({ from, to, count }: Move, reason: Reason): void {
    const card = this.#position.piles[this.#pile(from)]?.cards.at(-count)
    this.#change(() =>
      this.#showRefusal({ refused: reason, pile: to, ...(card === undefined ? {} : { card }) }),
    )
  }

  hint(move?: Move): void {
    this.#change(() => (this.#hint = move))
  }

  draw(): void {
    const stock = this.#specs.findIndex(({ kind }) => kind === 'stock')
    if (this.#isOpen && stock >= 0) this.#act(tapStock(stock, this.#table))
  }

  toFoundation(): void {
    const spot = this.#hand.selection.picked ?? this.#focusedSpot()
    if (this.#isOpen && spot !== undefined) this.#act(sendHome(spot, this.#table))
  }

  deselect(): void {
    this.#change(() => {
      this.#hand.letGo()
      this.#select(NOTHING_PICKED)
    })
  }

  setPreferences(prefers: Preferences): void {
    this.#prefers = prefers
    this.#change(() => {
      this.#hand.letGo()
      // A deck that cannot be loaded now leaves the one that lies there.
      this.#stage.restyle(prefers).catch(() => undefined)
      this.#hand.keep(this.#table)
    })
  }

  refreshTheme(): void {
    this.#stage.refreshTheme()
  }

  /** Measures the table again after its size has changed. */
  fit(): void {
    if (!this.#stage.fit()) return
    this.#change(() => {
      if (this.#hand.isCarrying) this.#hand.empty()
      this.#hand.keep(this.#table)
    })
  }

  destroy(): void {
    this.#refusal.hide()
    this.#isDealt = false
    renderTable(this.#dom, undefined)
    this.#stage.destroy()
  }

  reacts(spot: Spot): boolean {
    if (!this.#isOpen) return false
    const isStock = this.#specs[spot.pile]?.kind === 'stock'
    const isTarget = isStock || this.#hand.selection.picked !== undefined
    return isTarget || pickable(spot, this.#table) !== undefined
  }

  touch(spot: Spot | undefined, at: number): void {
    if (!this.#isOpen) return
    if (spot === undefined) this.deselect()
    else this.#tap(spot, at)
  }

  lift(spot: Spot, point: Point): boolean {
    const picked = this.#isOpen ? grab(spot, this.#table)?.picked : undefined
    if (picked === undefined) return false
    this.#change(() => {
      this.#refusal.hide()
      this.#hand.take(picked, point)
      this.#voice.lifted()
    })
    return true
  }

  carry(to: Point): void {
    this.#hand.carry(to)
  }

  putDown(choose: (held: Held) => number | undefined): void {
    const { carried, selection } = this.#hand
    if (carried === undefined) return
    const targets = targetsOf(selection, this.#table)
    const pile = choose({ from: carried.picked, card: carried.card, targets })
    this.#act(drop(selection, pile, this.#table))
  }

  /** From the stock to the waste: as good as a tap on the stock. */
  swept(from: number, to: number): void {
    if (this.#specs[from]?.kind === 'stock' && this.#specs[to]?.kind === 'waste') this.draw()
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

  #tap(spot: Spot, at: number): void {
    const touch = { spot, at, isSmart: this.#prefers.smartTap }
    this.#act(tap(this.#hand.selection, touch, this.#table))
  }

  #act({ selection, intent }: Outcome): void {
    this.#change(() => {
      this.#refusal.hide()
      if (intent !== undefined && 'move' in intent) {
        this.#attempt(intent.move, selection)
        return
      }
      if (this.#hand.letGo() && intent === undefined) this.#voice.putBack()
      this.#select(selection)
      if (intent !== undefined) this.#showRefusal(intent)
    })
  }

  #attempt(move: Move, selection: Selection): void {
    const before = this.#table
    const { answer: reason, said } = this.#voice.keepBack(() => this.#config.attempt(move))
    if (this.#position === before.position) this.#hand.letGo()
    this.#select(selection)
    if (reason === undefined) this.#voice.moved(move, before, said)
    else this.refuse(move, reason)
  }

  /** Changes what is picked up by tap or key. */
  #select(next: Selection): void {
    if (this.#hand.select(next)) this.#voice.picked(next.picked, this.#table)
  }

  #showRefusal({ refused, pile: id, card }: Extract<Intent, { refused: Reason }>): void {
    const where = card === undefined ? { pile: id } : { pile: id, card }
    const text = this.#config.sentence(refused, where)
    this.#refusal.show({ pile: this.#pile(id), at: this.#stage.timing.now, text })
    this.#voice.refused(text())
  }

  /** Makes a change and shows what has come of it, once. */
  #change(make: () => void): void {
    this.#changing++
    try {
      make()
    } finally {
      this.#changing--
      if (this.#changing === 0) this.#update()
    }
  }

  #update(): void {
    if (!this.#isDealt) return
    const { picked } = this.#hand.selection
    const refusal = this.#refusal.shown
    this.#stage.setMarks({
      slots: slotsNow(this.#glyphs, this.#table),
      targets: this.#prefers.marksTargets ? targetsOf(this.#hand.selection, this.#table) : [],
      ...(picked === undefined ? {} : { picked }),
      ...(refusal === undefined ? {} : { refused: refusal }),
    })
    afterFrame(this.#renderDom)
  }

  /** Writes what is no card: the buttons, and what stands over the canvas. */
  readonly #renderDom = (): void => {
    if (!this.#isDealt) return
    renderTable(
      this.#dom,
      tableProps({
        words: this.#config.words,
        stage: this.#stage,
        specs: this.#specs,
        position: this.#position,
        picked: this.#hand.selection.picked,
        lock: this.#lock,
        isBlank: this.#isBlank,
        refusal: this.#refusal.shown,
        hint: this.#hint,
        ...this.#keys,
      }),
    )
  }
}
