import { Thinking } from '@samedeal/server/thinking'

/** The server's thinking, for which simulated time can wait. */
export class PatientThinking extends Thinking {
  readonly #pending = new Set<Promise<unknown>>()

  constructor(random: () => number) {
    super({
      threads: 1,
      random,
      report: (error) => {
        throw error
      },
    })
  }

  override actions(...asked: Parameters<Thinking['actions']>): ReturnType<Thinking['actions']> {
    const thought = super.actions(...asked)
    if (thought instanceof Promise) {
      this.#pending.add(thought)
      void thought.finally(() => this.#pending.delete(thought))
    }
    return thought
  }

  /** When every question has its answer, and the answer has been used. */
  async settled(): Promise<void> {
    while (this.#pending.size > 0) await Promise.all(this.#pending)
    await new Promise((resolve) => setImmediate(resolve))
  }
}
