import { describe, expect, test } from 'vitest'
import { JoinError, type JoinFault } from './join-error.ts'
import type { Connection } from './room-session.ts'
import { RoomSocket } from './room-socket.ts'
import type { Clock, Surroundings } from './surroundings.ts'
import type { Joining, Socket, SocketListener } from './transport.ts'

const PLACE = { code: 'ABCDEF', token: '0'.repeat(32), name: 'Lena' }

/** A clock that the test moves on. */
class TestClock implements Clock {
  #now = 0
  #coming: { readonly at: number; readonly ring: () => void }[] = []

  now(): number {
    return this.#now
  }

  after(ms: number, ring: () => void): () => void {
    const coming = { at: this.#now + ms, ring }
    this.#coming.push(coming)
    return () => (this.#coming = this.#coming.filter((one) => one !== coming))
  }

  async wait(ms: number): Promise<void> {
    const end = this.#now + ms
    for (;;) {
      await settled()
      const [next] = this.#coming.toSorted((a, b) => a.at - b.at)
      if (next === undefined || next.at > end) break
      this.#coming = this.#coming.filter((one) => one !== next)
      this.#now = next.at
      next.ring()
    }
    this.#now = end
  }
}

/** A server whose answers the test sets, and the browser on the way to it. */
class Outside {
  readonly clock = new TestClock()
  /** How every join and every question for the room ends. */
  answer: 'there' | JoinFault = 'there'
  isFound: boolean | undefined = true
  readonly joins: { readonly at: number; readonly joining: Joining }[] = []
  asked = 0
  wake: () => void = () => undefined
  /** The last socket, as the server holds it. */
  line: { isOpen: boolean; listener?: SocketListener } = { isOpen: false }
  readonly states: Connection[] = []
  timesBehind = 0
  readonly socket: RoomSocket

  constructor() {
    const surroundings: Surroundings = {
      clock: this.clock,
      chance: () => 0,
      page: {
        isHidden: () => false,
        onWake: (wake) => {
          this.wake = wake
          return () => undefined
        },
      },
      transport: { join: (joining) => this.#join(joining), find: () => this.#find() },
    }
    this.socket = new RoomSocket(surroundings, PLACE, {
      joined: () => undefined,
      room: () => undefined,
      message: () => undefined,
      connection: (state) => this.states.push(state),
      behind: () => this.timesBehind++,
    })
  }

  /** A page whose player is racing. */
  static async racing(): Promise<Outside> {
    const outside = new Outside()
    const open = outside.socket.open()
    await settled()
    outside.seat()
    await open
    return outside
  }

  /** The server says all that a join brings, in the middle of a race. */
  seat(): void {
    this.line.listener?.room({ phase: 'racing' } as Parameters<SocketListener['room']>[0])
    this.line.listener?.message('seated', 1)
  }

  /** The socket is lost. */
  lose(): void {
    this.line.isOpen = false
    this.line.listener?.gone('lost')
  }

  get state(): Connection | undefined {
    return this.states.at(-1)
  }

  #join(joining: Joining): Promise<Socket> {
    this.joins.push({ at: this.clock.now(), joining })
    if (this.answer !== 'there') return Promise.reject(new JoinError(this.answer))
    const line: Outside['line'] = { isOpen: true }
    this.line = line
    return Promise.resolve({
      get isOpen() {
        return line.isOpen
      },
      listen: (listener) => Object.assign(line, { listener }),
      send: () => undefined,
      close: () => Object.assign(line, { isOpen: false }),
    })
  }

  #find(): Promise<boolean> {
    this.asked++
    return this.isFound === undefined
      ? Promise.reject(new JoinError('unreachable'))
      : Promise.resolve(this.isFound)
  }
}

function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0))
}

describe('the way back into a room', () => {
  test('is tried at least every second while a race is on, however long the server is away', async () => {
    const outside = await Outside.racing()
    outside.answer = 'unreachable'
    outside.lose()
    await outside.clock.wait(60_000)
    const times = outside.joins.slice(1).map(({ at }) => at)
    const gaps = times.slice(1).map((at, index) => at - (times[index] ?? 0))
    expect(Math.max(...gaps)).toBeLessThanOrEqual(1_000)
    outside.answer = 'there'
    await outside.clock.wait(1_000)
    outside.seat()
    expect(outside.state).toBe('live')
  })

  test('leads through the question for the room, when a new process does not know it yet', async () => {
    const outside = await Outside.racing()
    outside.answer = 'no-such-room'
    outside.lose()
    await outside.clock.wait(200)
    expect(outside.asked).toBe(1)
    outside.answer = 'there'
    await outside.clock.wait(1_000)
    outside.seat()
    expect(outside.state).toBe('live')
  })

  test('ends when the server cannot find the room either', async () => {
    const outside = await Outside.racing()
    outside.answer = 'no-such-room'
    outside.isFound = false
    outside.lose()
    await outside.clock.wait(200)
    expect(outside.state).toBe('closed')
    const tries = outside.joins.length
    await outside.clock.wait(10_000)
    expect(outside.joins).toHaveLength(tries)
  })

  test('goes on when the question for the room gets no answer', async () => {
    const outside = await Outside.racing()
    outside.answer = 'no-such-room'
    outside.isFound = undefined
    outside.lose()
    await outside.clock.wait(10_000)
    expect(outside.state).toBe('connecting')
    expect(outside.joins.length).toBeGreaterThan(5)
  })

  test('begins at once when the page is seen again with a dead socket', async () => {
    const outside = await Outside.racing()
    outside.line.isOpen = false
    outside.wake()
    await outside.clock.wait(0)
    expect(outside.joins).toHaveLength(2)
  })

  test('names the same page each time, and counts', async () => {
    const outside = await Outside.racing()
    outside.lose()
    await outside.clock.wait(0)
    const [first, second] = outside.joins.map(({ joining }) => joining.page)
    expect(second).toEqual([first?.[0], 2])
  })
})

test('a socket that says nothing for three seconds counts as lost, and for six is replaced', async () => {
  const outside = await Outside.racing()
  await outside.clock.wait(3_600)
  expect(outside.state).toBe('connecting')
  expect(outside.joins).toHaveLength(1)
  await outside.clock.wait(3_000)
  expect(outside.joins).toHaveLength(2)
})

test('a silence that was only that is over with the next word', async () => {
  const outside = await Outside.racing()
  await outside.clock.wait(4_000)
  outside.line.listener?.message('safe', [1, 1])
  expect(outside.state).toBe('live')
})

test('a player who has come back on another page does not come back here', async () => {
  const outside = await Outside.racing()
  outside.line.listener?.message('taken', true)
  outside.line.listener?.gone('taken')
  await outside.clock.wait(10_000)
  expect(outside.state).toBe('taken')
  expect(outside.joins).toHaveLength(1)
})

describe('the first way into a room', () => {
  test('ends when the room gives no seat, though its socket stands', async () => {
    const outside = new Outside()
    const opening = outside.socket.open().catch((error: unknown) => error)
    await outside.clock.wait(60_000)
    expect(await opening).toMatchObject({ code: 'room-silent' })
    expect(outside.state).toBe('closed')
    expect(outside.line.isOpen).toBe(false)
    const { length } = outside.joins
    await outside.clock.wait(60_000)
    expect(outside.joins).toHaveLength(length)
  })

  test('tells a room that does not let the page in from a server that is not there', async () => {
    const outside = new Outside()
    outside.answer = 'unreachable'
    await expect(outside.socket.open()).rejects.toMatchObject({ code: 'unreachable' })
  })
})

test('a socket that the server ends since this browser did not keep up comes back, and says so', async () => {
  const outside = await Outside.racing()
  outside.line.isOpen = false
  outside.line.listener?.gone('behind')
  expect(outside.state).toBe('connecting')
  await outside.clock.wait(1_000)
  outside.seat()
  expect(outside.state).toBe('live')
  expect(outside.timesBehind).toBe(1)
  expect(outside.joins).toHaveLength(2)
})

test('a server that lets in and ends the socket before it has said anything is not asked without a pause', async () => {
  const outside = await Outside.racing()
  outside.lose()
  for (let times = 0; times < 20; times++) {
    await outside.clock.wait(500)
    if (outside.line.isOpen) outside.lose()
  }
  expect(outside.joins.length).toBeLessThan(15)
  expect(outside.joins.length).toBeGreaterThan(5)
})

test('who is told to have joined too often goes on trying, slower', async () => {
  const outside = await Outside.racing()
  outside.answer = 'too-many-joins'
  outside.lose()
  await outside.clock.wait(10_000)
  expect(outside.state).toBe('connecting')
  outside.answer = 'there'
  await outside.clock.wait(1_000)
  outside.seat()
  expect(outside.state).toBe('live')
})
