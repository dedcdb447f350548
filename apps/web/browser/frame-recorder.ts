import type { Page, WebSocket } from '@playwright/test'
import { moveFromWire, movedFromWire, type FromServer, type WireMove } from '@samedeal/protocol'
import {
  cardName,
  deckText,
  HIDDEN,
  isRefusal,
  klondike,
  sendMoves,
  view,
  type Card,
  type Game,
  type Position,
} from '@samedeal/rules'
import { unpackMultiple } from 'msgpackr'

/** The first byte of a frame: what kind it is. */
const KIND = 0x1f
const HANDSHAKE = 10
const MESSAGE = 13
const STATE = 14
const STATE_CHANGE = 15
const PONG = 18

const OPTIONS = { draw: 1, passes: 'unlimited', foundationReturn: true } as const

/** Messages that have no place for a card. */
const WITHOUT_CARDS = new Set(
  'seated removed taken safe unsaved stopping refused rank move-clock hint clock reaction'.split(
    ' ',
  ),
)

type Command = readonly ['move', WireMove] | readonly ['undo' | 'send']

/**
 * Reads every frame of a page's sockets in a round whose deck is known, and notes each card that comes
 * before it has been turned up on that page's own board. Which cards those are follows from the rules:
 * the open ones of the deal, and those that lie open after any of the commands up to the one answered.
 */
export class FrameRecorder {
  readonly #deck: readonly Card[]
  readonly #sent = new Map<number, Command>()
  /** What came that should not have, in words. */
  readonly early: string[] = []
  /** The cards that have come, by name. */
  readonly named = new Set<string>()
  /** Frames that have come. */
  frames = 0

  constructor(deck: readonly Card[]) {
    this.#deck = deck
  }

  /** Listens to every socket that a page opens from now on. */
  listenTo(page: Page): this {
    page.on('websocket', (socket: WebSocket) => {
      socket.on('framesent', ({ payload }) => this.sent(Buffer.from(payload)))
      socket.on('framereceived', ({ payload }) => this.received(Buffer.from(payload)))
    })
    return this
  }

  /** Notes what the page asks for. A command that is sent again is the same command. */
  sent(frame: Buffer): void {
    if (((frame[0] ?? 0) & KIND) !== MESSAGE) return
    const [type, body] = unpackMultiple(frame.subarray(1)) as [string, never]
    if (!['move', 'undo', 'send'].includes(type)) return
    const [n] = body as readonly [n: number]
    this.#sent.set(n, type === 'move' ? [type, body] : [type as 'undo' | 'send'])
  }

  /** Looks for cards in what the server says. */
  received(frame: Buffer): void {
    this.frames++
    switch ((frame[0] ?? 0) & KIND) {
      case MESSAGE:
        return this.#read(unpackMultiple(frame.subarray(1)) as [string, unknown])
      case STATE:
      case STATE_CHANGE:
        return this.#readState(frame.toString('latin1'))
      case HANDSHAKE:
      case PONG:
        return undefined
      default:
        return void this.early.push(`a frame of unknown kind ${frame[0]}`)
    }
  }

  #read([type, body]: [string, unknown]): void {
    if (type === 'board') {
      const { n, board } = body as FromServer['board']
      const cards = board.piles.flatMap(([, ...pile]) => pile).filter((card) => card !== HIDDEN)
      return this.#note(`board ${n}`, cards, this.#openUpTo(n))
    }
    if (type === 'moved') {
      const { n, revealed } = movedFromWire(body as FromServer['moved'])
      const cards = revealed.map(({ card }) => card)
      return this.#note(`moved ${n}`, cards, this.#openUpTo(n))
    }
    if (!WITHOUT_CARDS.has(type)) this.early.push(`a message of type ${type}`)
    return undefined
  }

  /** What everybody may know has no field for a card; a deck in one of its texts would show. */
  #readState(text: string): void {
    const deck = deckText(this.#deck)
    for (let at = 0; at + 6 <= deck.length; at += 2) {
      const three = deck.slice(at, at + 6)
      if (text.includes(three)) this.early.push(`${three} in the room's state`)
    }
  }

  #note(where: string, cards: readonly Card[], open: ReadonlySet<Card>): void {
    for (const card of cards) {
      this.named.add(cardName(card))
      if (!open.has(card)) this.early.push(`${cardName(card)} in ${where}`)
    }
  }

  /** Every card that lies open after the deal or after one of the first `n` commands that were sent. */
  #openUpTo(n: number): Set<Card> {
    const line: Position[] = [klondike.deal(this.#deck, OPTIONS)]
    const open = new Set(openCards(line[0] as Position))
    for (let number = 1; number <= n; number++) {
      const now = line.at(-1) as Position
      const command = this.#sent.get(number)
      if (command === undefined) break
      if (command[0] === 'undo') line.pop()
      else line.push(done(now, command))
      for (const card of openCards(line.at(-1) as Position)) open.add(card)
    }
    return open
  }
}

/** The position after a move or a batch; the same one when the rules refuse it. */
function done(position: Position, [, body]: Command) {
  const rules = { game: klondike as unknown as Game, options: OPTIONS }
  const moves =
    body !== undefined ? [moveFromWire(rules, body)] : sendMoves(klondike, position, OPTIONS)
  return moves.reduce((now, move) => {
    const next = klondike.play(now, move, OPTIONS)
    return isRefusal(next) ? now : next
  }, position)
}

function openCards(position: Position): Card[] {
  return view(position).piles.flatMap(({ cards }) => cards.filter((card) => card !== HIDDEN))
}
