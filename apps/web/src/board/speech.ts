/** Says things one at a time: what is said while something is being done is said together, afterwards. */
export class Speech {
  readonly #announce: (text: string) => void
  #waiting: string[] | undefined

  constructor(announce: (text: string) => void) {
    this.#announce = announce
  }

  say(texts: readonly string[]): void {
    if (this.#waiting !== undefined) this.#waiting.push(...texts)
    else if (texts.length > 0) this.#announce(texts.join('. '))
  }

  /** Keeps back what is said while `act` runs; gives its answer and what was said. */
  keepBack<Answer>(act: () => Answer): { readonly answer: Answer; readonly said: string[] } {
    const said: string[] = []
    this.#waiting = said
    try {
      return { answer: act(), said }
    } finally {
      this.#waiting = undefined
    }
  }
}
