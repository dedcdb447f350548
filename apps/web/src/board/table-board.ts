import type { Move, Position, Reason } from '@samedeal/rules'
import { afterFrame } from './after-frame.ts'
import type { Board, BoardConfig, Preferences } from './config.ts'
import { cueOf } from './cues.ts'
import { dropPile, spotAt } from './dropping.ts'
import { Hand } from './hand.ts'
import type { Glyph } from './mark-pictures.ts'
import { moveWords, narrate } from './narration.ts'
import type { Gestures } from './pointer.ts'
import { RefusalNote } from './refusal-note.ts'
import { isSamePosition } from './same-position.ts'
import {
  countOf,
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
import { Speech } from './speech.ts'
import type { Stage } from './stage.ts'
import { renderTable } from './table-dom.tsx'
import { tableProps } from './table-props.ts'
import type { Point } from './view.ts'

/** What the player does at the table, and what is shown of it. */
export class TableBoard implements Board, Gestures {
  readonly #stage: Stage
  readonly #config: BoardConfig
  readonly #root: HTMLElement
  readonly #dom: HTMLElement
  readonly #specs: TableState['specs']
  readonly #glyphs: readonly (Glyph | undefined)[]
  readonly #hand: Hand
  readonly #speech: Speech
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
    this.#speech = new Speech((text) => config.announce(text))
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
    // A confirmed move brings the position that is shown already.
    if (this.#isDealt && isSamePosition(position, this.#position)) return
    this.#change(() => {
      const before = this.#position
      this.#position = position
      if (this.#isDealt) this.#stage.show(position, how.animate)
      else this.#stage.begin(position)
      this.#hand.keep(this.#table)
      this.#hint = undefined
      if (this.#isDealt) this.#tell(before)
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
      if (says && !said) this.#config.announce(note)
    })
  }

  /** Whether nothing can be painted: then the buttons show what lies on them, and that is said. */
  setBlank(isBlank: boolean): void {
    if (isBlank === this.#isBlank) return
    this.#isBlank = isBlank
    this.#root.classList.toggle('blank', isBlank)
    if (isBlank) this.#config.announce(this.#config.words.noPicture())
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

  hover(point: Point): 'pointer' | 'default' {
    const spot = spotAt(this.#stage.layout, point)
    if (!this.#isOpen || spot === undefined) return 'default'
    const isStock = this.#specs[spot.pile]?.kind === 'stock'
    const isOpen = isStock || this.#hand.selection.picked !== undefined
    return isOpen || pickable(spot, this.#table) !== undefined ? 'pointer' : 'default'
  }

  tap(point: Point, at: number): void {
    if (!this.#isOpen) return
    const spot = spotAt(this.#stage.layout, point)
    if (spot === undefined) this.deselect()
    else this.#tap(spot, at)
  }

  dragStart(point: Point): boolean {
    const spot = spotAt(this.#stage.layout, point)
    if (!this.#isOpen || spot === undefined) return false
    const picked = grab(spot, this.#table)?.picked
    if (picked === undefined) return false
    this.#change(() => {
      this.#refusal.hide()
      this.#hand.take(picked, point)
      this.#config.cue?.({ what: 'lift' })
    })
    return true
  }

  /** From the stock to the waste: as good as a tap on the stock. */
  sweep(from: Point, to: Point): void {
    const [source, target] = [from, to].map((point) => {
      const pile = spotAt(this.#stage.layout, point)?.pile
      return pile === undefined ? undefined : this.#specs[pile]?.kind
    })
    if (source === 'stock' && target === 'waste') this.draw()
  }

  dragMove(point: Point): void {
    this.#hand.carry(point)
  }

  dragEnd(point: Point): void {
    this.dragMove(point)
    const { carried, selection } = this.#hand
    if (carried === undefined) return
    const targets = targetsOf(selection, this.#table)
    const held = { from: carried.picked, card: carried.card, targets }
    this.#act(drop(selection, dropPile(this.#stage.layout, held), this.#table))
  }

  dragCancel(): void {
    this.deselect()
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
      if (this.#hand.letGo() && intent === undefined) this.#config.cue?.({ what: 'put-back' })
      this.#select(selection)
      if (intent !== undefined) this.#showRefusal(intent)
    })
  }

  #attempt(move: Move, selection: Selection): void {
    const before = this.#table
    const { answer: reason, said } = this.#speech.keepBack(() => this.#config.attempt(move))
    if (this.#position === before.position) this.#hand.letGo()
    this.#select(selection)
    if (reason === undefined) {
      this.#speech.say([...moveWords(move, before, this.#config.words), ...said])
    } else this.refuse(move, reason)
  }

  /** Changes what is picked up by tap or key. */
  #select(next: Selection): void {
    if (!this.#hand.select(next)) return
    const { words } = this.#config
    const { picked } = next
    this.#config.cue?.({ what: picked === undefined ? 'put-back' : 'lift' })
    this.#speech.say([
      picked === undefined
        ? words.putBack()
        : words.picked(picked.card, countOf(picked, this.#table)),
    ])
  }

  #showRefusal({ refused, pile: id, card }: Extract<Intent, { refused: Reason }>): void {
    const where = card === undefined ? { pile: id } : { pile: id, card }
    const text = this.#config.sentence(refused, where)
    this.#refusal.show({ pile: this.#pile(id), at: this.#stage.timing.now, text })
    this.#config.announce(text())
    this.#config.cue?.({ what: 'refused' })
  }

  /** Tells ears and hands what has become of the position before. */
  #tell(before: Position): void {
    this.#speech.say(narrate(before, this.#table, this.#config.words))
    const cue = cueOf(before, this.#table)
    if (cue === undefined) return
    if (cue.what === 'won') this.#stage.celebrate()
    this.#config.cue?.(cue)
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
