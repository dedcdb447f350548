/** How long a refusal stays to be read, in milliseconds. */
const STAYS = 1600

/** A refusal that is being shown: the pile's number, since when, and why, in the words of the moment it is read. */
export interface ShownRefusal {
  readonly pile: number
  readonly at: number
  readonly text: () => string
}

/** The one refusal that can be read at a time. */
export class RefusalNote {
  readonly #onGone: () => void
  #shown: ShownRefusal | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  /** `onGone` is called when a refusal has stood long enough. */
  constructor(onGone: () => void) {
    this.#onGone = onGone
  }

  get shown(): ShownRefusal | undefined {
    return this.#shown
  }

  show(refusal: ShownRefusal): void {
    this.hide()
    this.#shown = refusal
    this.#timer = setTimeout(() => {
      this.hide()
      this.#onGone()
    }, STAYS)
  }

  hide(): void {
    clearTimeout(this.#timer)
    this.#shown = undefined
  }
}
