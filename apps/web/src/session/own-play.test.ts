import { boardToWire } from '@samedeal/protocol'
import { USUAL_RULES } from '@samedeal/race/settings'
import type { RoomView } from '@samedeal/race'
import { isRefusal, klondike, view, type Position } from '@samedeal/rules'
import { EASY_DECK } from '@samedeal/rules/easy-deal'
import { describe, expect, test } from 'vitest'
import { UnsafeCommands, type DeviceKeep } from './unsafe-commands.ts'
import { OwnPlay } from './own-play.ts'
import type { Clock } from './surroundings.ts'
import type { Keep } from './token.ts'
import { UNKNOWN_ROOM } from './unknown-room.ts'

const options = { draw: 1, passes: 'unlimited', foundationReturn: true } as const
const still: Clock = { now: () => 0, after: () => () => undefined }
const draw = { from: 'stock', to: 'waste', count: 1 } as const

function room(phase: RoomView['phase'], round: number): RoomView {
  return { ...UNKNOWN_ROOM, rules: USUAL_RULES, options, phase, round }
}

/** The countdown of a round, GO, and three draws that are answered. */
function race(play: OwnPlay, round: number): void {
  play.see(room('countdown', round), 1)
  play.see(room('racing', round), 1)
  const position = view(klondike.deal(EASY_DECK, options))
  play.load({ n: 0, moves: 0, board: boardToWire(position) })
  for (let n = 1; n <= 3; n++) {
    expect(play.attempt(draw)).toBeUndefined()
    play.confirm([n])
  }
}

test('every round’s commands go out from the first on, however many the round before had', () => {
  const sent: number[] = []
  const play = new OwnPlay({
    clock: still,
    room: room('lobby', 0),
    unsafe: new UnsafeCommands('ABCDEF', still),
    send: (_type, body) => sent.push((body as number[])[0] ?? 0),
  })
  play.connected(true)
  race(play, 1)
  race(play, 2)
  expect(sent).toEqual([1, 2, 3, 1, 2, 3])
})

test('what is called safe of an earlier round lets go of nothing in this one', () => {
  const unsafe = new UnsafeCommands('ABCDEF', still)
  const keptActs: (readonly [number, number])[] = []
  unsafe.keep = (round, acts) => void keptActs.push([round, acts.length])
  const play = new OwnPlay({ clock: still, room: room('lobby', 0), unsafe, send: () => undefined })
  race(play, 1)
  race(play, 2)
  play.safe([1, 3])
  expect(keptActs.at(-1)).toEqual([2, 3])
  play.safe([2, 3])
  expect(keptActs.at(-1)).toEqual([2, 0])
})

test('every command says its round', () => {
  const sent: unknown[] = []
  const play = new OwnPlay({
    clock: still,
    room: room('lobby', 0),
    unsafe: new UnsafeCommands('ABCDEF', still),
    send: (type, body) => sent.push([type, body]),
  })
  play.connected(true)
  race(play, 2)
  play.undo()
  expect(sent[0]).toEqual(['move', [1, expect.any(Number), expect.any(Number), 1, 2]])
  expect(sent.at(-1)).toEqual(['undo', [4, 2]])
})

describe('a page that is reloaded', () => {
  /** A device, and how its page goes away. */
  class Device implements DeviceKeep {
    readonly kept = new Map<string, string>()
    leave = (): void => undefined

    storage = (): Keep => ({
      getItem: (key) => this.kept.get(key) ?? null,
      setItem: (key, value) => void this.kept.set(key, value),
    })

    onLeave(write: () => void): void {
      this.leave = write
    }
  }

  /** A page on a device; `sent` gets what it sends, as `move 1` or `undo 2`. */
  function pageOf(device: Device, sent: string[]): OwnPlay {
    return new OwnPlay({
      clock: still,
      room: room('lobby', 0),
      unsafe: new UnsafeCommands('ABCDEF', still, device),
      send: (type, body) => sent.push(`${type} ${Array.isArray(body) ? body[0] : body}`),
    })
  }

  /** A page that has made three draws in the first round, all of them answered. */
  function racedOn(device: Device): OwnPlay {
    const play = pageOf(device, [])
    play.connected(true)
    race(play, 1)
    return play
  }

  /** Comes back to a race that the server knows up to command `n`, all of them draws. */
  function comeBack(play: OwnPlay, { round, n }: { round: number; n: number }): void {
    play.see(room('racing', round), 1)
    let position = klondike.deal(EASY_DECK, options)
    for (let drawn = 0; drawn < n; drawn++) position = played(position)
    play.load({ n, moves: n, board: boardToWire(view(position)) })
    play.connected(true)
  }

  function played(position: Position): Position {
    const next = klondike.play(position, draw, options)
    if (isRefusal(next)) throw new Error(next.refused)
    return next
  }

  test('does again what was answered but not safe, and what never went out, when the server lost both', () => {
    const device = new Device()
    const first = racedOn(device)
    first.safe([1, 1])
    first.connected(false)
    first.attempt(draw)
    device.leave()
    const sent: string[] = []
    const second = pageOf(device, sent)
    comeBack(second, { round: 1, n: 1 })
    expect(sent).toEqual(['move 2', 'move 3', 'move 4'])
    expect(second.board.value?.moves).toBe(4)
  })

  test('does nothing again that the server has', () => {
    const device = new Device()
    const first = racedOn(device)
    first.attempt(draw)
    device.leave()
    const sent: string[] = []
    const second = pageOf(device, sent)
    comeBack(second, { round: 1, n: 4 })
    expect(sent).toEqual([])
    expect(second.board.value?.moves).toBe(4)
  })

  test('still has what the server had done before and loses later, when nothing of it was safe', () => {
    const device = new Device()
    racedOn(device)
    device.leave()
    const sent: string[] = []
    const second = pageOf(device, sent)
    comeBack(second, { round: 1, n: 3 })
    second.safe([1, 1])
    second.attempt(draw)
    second.connected(false)
    comeBack(second, { round: 1, n: 1 })
    expect(sent).toEqual(['move 4', 'move 2', 'move 3', 'move 4'])
    expect(second.board.value?.moves).toBe(4)
  })

  test('does nothing of another round or another room', () => {
    const device = new Device()
    racedOn(device)
    device.leave()
    const sent: string[] = []
    comeBack(pageOf(device, sent), { round: 2, n: 0 })
    expect(sent).toEqual([])
    const elsewhere = new UnsafeCommands('GHJKLM', still, device)
    expect(elsewhere.of(1)).toEqual([])
  })

  test.each(['{', '7', 'null', '{"code":"ABCDEF","round":1,"acts":[{"n":1,"act":"win"}]}'])(
    'is not misled by %s in its storage',
    (text) => {
      const device = new Device()
      device.kept.set('samedeal.acts', text)
      expect(new UnsafeCommands('ABCDEF', still, device).of(1)).toEqual([])
    },
  )
})
