import { fold, handle, newRace, type Command, type Handling, type Race } from '@samedeal/race'
import { HIDDEN, klondike, view, type Move, type RecordEntry, type Reveal } from '@samedeal/rules'
import { missingEntries } from '@samedeal/rules/missing-entries'
import { shuffledDeck } from '@samedeal/rules/shuffle'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { OwnBoard, type OwnCommand, type SentBoard } from './own-board.ts'
import type { BoardState } from './room-session.ts'

const ADA = 'ada'

/** What may happen next; `pick` chooses among what there is. */
type Step = {
  readonly what: 'move' | 'undo' | 'send' | 'arrive' | 'hear' | 'save' | 'cut' | 'kill' | 'reload'
  readonly pick: number
}

/** What the server says to the board. */
type Said =
  | { readonly type: 'moved'; readonly n: number; readonly revealed: readonly Reveal[] }
  | { readonly type: 'refused'; readonly n: number }
  | { readonly type: 'safe'; readonly n: number }
  | { readonly type: 'board'; readonly board: SentBoard }
  /** All that a join brings has been said. */
  | { readonly type: 'seated' }

/** A board and the real race at its other end, with a line between them that the test moves on. */
class Table {
  board: OwnBoard
  race: Race
  refusals = 0
  readonly done: RecordEntry[] = []
  /** What went backwards on the screen though the player did nothing. */
  readonly jumps: string[] = []
  readonly #start: Race
  #journal: Handling[] = []
  /** The race as the journal on the disk leads to it. */
  #saved = 0
  #now = 1_000_000
  #up: OwnCommand[] = []
  #down: Said[] = []
  #sent = 0
  #isLive = true

  constructor(seed: string, rules: { readonly undo: boolean; readonly send: boolean }) {
    this.race = newRace(klondike)
    this.#do({ type: 'join', player: ADA, name: ADA })
    for (const [name, value] of Object.entries(rules)) {
      this.#do({ type: 'set-option', player: ADA, name, value })
    }
    this.#do({ type: 'start', player: ADA })
    const deal = { deck: shuffledDeck(seed), level: 'normal' as const, salt: '', commitment: '' }
    this.#do({ type: 'deal', round: 1, deals: { normal: deal } })
    this.#now += 3_000
    this.#do({ type: 'tick' })
    this.#start = this.race
    this.#journal = []
    this.board = new OwnBoard(klondike, this.race.options)
    this.#hearAll()
  }

  get game() {
    const game = this.race.seats[0]?.game
    if (game === undefined) throw new Error('nobody plays')
    return game
  }

  take({ what, pick }: Step): void {
    switch (what) {
      case 'move':
        return this.#move(pick)
      case 'undo':
        return this.#own(this.board.undo(), { undo: true })
      case 'send':
        return this.#own(this.board.send(), { send: true })
      case 'arrive':
        return this.#arrive(pick)
      case 'hear':
        return this.#hear()
      case 'save':
        this.#saved = this.#journal.length
        return this.#say({ type: 'safe', n: this.game.n })
      case 'cut':
        return this.#cut(pick)
      case 'kill':
        return this.#kill(pick)
      case 'reload':
        return this.#reload()
    }
  }

  /** Nothing fails any more, until everything is said and done. */
  settle(): void {
    while (this.#up.length > 0 || this.#down.length > 0) {
      while (this.#up.length > 0) this.#arrive(1)
      this.#hearAll()
    }
  }

  #move(pick: number): void {
    const moves = klondike.moves(this.board.state.position, klondikeOptions(this.race))
    const move: Move | undefined = moves[pick % Math.max(1, moves.length)]
    if (move === undefined) return
    const command = this.board.attempt(move)
    if (typeof command !== 'string') this.#own(command, move)
  }

  #own(command: OwnCommand | undefined, entry: RecordEntry): void {
    if (command === undefined) return
    this.done.push(entry)
    this.#flush()
  }

  #flush(): void {
    if (!this.#isLive) return
    for (const command of this.board.unanswered) {
      if (command.n <= this.#sent) continue
      this.#up.push(command)
      this.#sent = command.n
    }
  }

  /** The next command arrives; now and then it does so twice. */
  #arrive(pick: number): void {
    const sent = this.#up.shift()
    if (sent === undefined) return
    const { n, ...act } = sent
    const type = act.act
    const command: Command =
      act.act === 'move'
        ? { type: 'move', player: ADA, n, move: act.move }
        : { type: type as 'undo' | 'send', player: ADA, n }
    this.#do(command)
    if (pick % 5 === 0) this.#do(command)
  }

  #do(command: Command): void {
    const { race, events } = handle(this.race, command, this.#now)
    if (race !== this.race) this.#journal.push([this.#now, command])
    this.race = race
    for (const event of events) {
      if (event.type === 'moved') this.#say({ type: 'moved', n: event.n, revealed: event.revealed })
      else if (event.type === 'board') {
        const { n, moves, view: position } = event
        this.#say({ type: 'board', board: { n, moves, position } })
      } else if (event.type === 'seated') this.#say({ type: 'seated' })
      else if (event.type === 'refused' && event.n !== undefined) {
        this.refusals++
        this.#say({ type: 'refused', n: event.n })
      }
    }
  }

  #say(said: Said): void {
    this.#down.push(said)
  }

  #hearAll(): void {
    while (this.#down.length > 0) this.#hear()
  }

  #hear(): void {
    const said = this.#down.shift()
    const before = this.board.state
    if (said?.type === 'moved') this.board.confirm(said.n, said.revealed)
    else if (said?.type === 'refused') this.board.refuse(said.n)
    else if (said?.type === 'safe') this.board.safe(said.n)
    else if (said?.type === 'board') this.board.load(said.board)
    else if (said?.type === 'seated') {
      this.#isLive = true
      this.#sent = 0
      this.#flush()
    }
    const back = goneBack(before, this.board.state)
    if (back !== undefined) this.jumps.push(`${back} when the board heard ${JSON.stringify(said)}`)
  }

  /** The line is cut: some of what is under way arrives, no answer does; then the page joins again. */
  #cut(pick: number): void {
    for (let left = pick % (this.#up.length + 1); left > 0; left--) this.#arrive(1)
    this.#rejoin()
  }

  /** The server is killed: what the disk has by then is all that is left. */
  #kill(pick: number): void {
    const kept = this.#saved + (pick % (this.#journal.length - this.#saved + 1))
    this.#journal = this.#journal.slice(0, kept)
    this.#saved = kept
    this.race = folded(this.#start, this.#journal)
    this.#do({ type: 'resume' })
    this.#rejoin()
  }

  /** Another page of the same player, which knows nothing of before; nothing was under way. */
  #reload(): void {
    this.settle()
    this.#saved = this.#journal.length
    this.board = new OwnBoard(klondike, this.race.options)
    this.#rejoin()
    while (this.#down.length > 0) {
      const said = this.#down.shift()
      if (said?.type === 'board') this.board.load(said.board)
    }
    this.#isLive = true
    this.#sent = 0
  }

  #rejoin(): void {
    this.#up = []
    this.#down = []
    this.#isLive = false
    this.#do({ type: 'join', player: ADA, name: ADA })
  }
}

function klondikeOptions({ options }: Race) {
  return options as Parameters<typeof klondike.moves>[1]
}

function folded(start: Race, journal: readonly Handling[]): Race {
  const folding = fold(start, journal)
  for (;;) {
    const { done, value } = folding.next()
    if (done === true) return value
  }
}

/** How a board has gone backwards: by fewer moves, or by a face that is not shown any more. */
function goneBack(before: BoardState, after: BoardState): string | undefined {
  if (after.moves < before.moves) return `${before.moves} moves became ${after.moves}`
  if (after.moves > before.moves) return undefined
  const lost = before.position.piles.some((pile, number) =>
    pile.cards.some((card, index) => {
      const isShown = index >= pile.faceDown && card !== HIDDEN
      return isShown && after.position.piles[number]?.cards[index] !== card
    }),
  )
  return lost ? 'a face was lost' : undefined
}

const what = fc.oneof(
  { weight: 10, arbitrary: fc.constant('move' as const) },
  { weight: 8, arbitrary: fc.constantFrom('arrive' as const, 'hear' as const) },
  { weight: 2, arbitrary: fc.constantFrom('undo' as const, 'send' as const, 'save' as const) },
  { weight: 1, arbitrary: fc.constantFrom('cut' as const, 'kill' as const, 'reload' as const) },
)
const steps = fc.array(fc.record({ what, pick: fc.nat(1_000) }), { maxLength: 120, size: 'max' })
const seed = fc.nat(100_000).map((number) => `own board ${number}`)
const rules = fc.record({ undo: fc.boolean(), send: fc.boolean() })

/** A card's face was lost when the server went back before an answer that had not been heard. */
const GOES_BACK_TWICE: readonly Step[] = [
  { what: 'move', pick: 0 },
  { what: 'move', pick: 0 },
  { what: 'cut', pick: 608 },
  { what: 'hear', pick: 0 },
  { what: 'kill', pick: 861 },
]
/** A face was lost when it went back before a refusal that had not been heard. */
const REFUSED_UNHEARD: readonly Step[] = [
  { what: 'move', pick: 0 },
  { what: 'move', pick: 0 },
  { what: 'undo', pick: 0 },
  { what: 'cut', pick: 143 },
  { what: 'hear', pick: 0 },
  { what: 'kill', pick: 0 },
]

function played(
  of: string,
  given: readonly Step[],
  by: { readonly undo: boolean; readonly send: boolean },
): Table {
  const table = new Table(of, by)
  for (const step of given) table.take(step)
  table.settle()
  return table
}

describe('the own board, whatever happens on the way', () => {
  test('becomes the server’s board, with everything done once and in order but for what was refused', () => {
    fc.assert(
      fc.property(seed, steps, rules, (of, given, by) => {
        const { board, game, done, refusals } = played(of, given, by)
        expect(view(board.state.position)).toEqual(view(game.position))
        expect(board.state.moves).toBe(game.line.flat().length)
        expect(board.unanswered).toEqual([])
        const missing = missingEntries(done, game.entries)
        expect(missing).toBeDefined()
        expect(missing).toBeLessThanOrEqual(refusals)
      }),
      {
        numRuns: 150,
        examples: [['own board 0', [...REFUSED_UNHEARD], { undo: false, send: false }]],
      },
    )
  })

  test('never goes backwards by itself where nothing was refused', () => {
    fc.assert(
      fc.property(seed, steps, (of, given) => {
        // Only the server knows what an undo leads to after a reload, and how far a sending went whose
        // answer was lost: faces may go for as long as its answer takes.
        const known = given.filter(({ what: one }) => one !== 'reload' && one !== 'send')
        const { jumps, refusals } = played(of, known, { undo: true, send: true })
        if (refusals === 0) expect(jumps).toEqual([])
      }),
      { numRuns: 150, examples: [['own board 0', [...GOES_BACK_TWICE]]] },
    )
  })
})
