import type { FromServer } from '@samedeal/protocol'
import type { GameRecord } from '@samedeal/rules'
import { expect, test } from 'vitest'
import type { LinkListener } from './link.ts'
import { LiveSession } from './live-session.ts'
import type { Clock } from './surroundings.ts'

/** A session at a link that the test is the other end of, on a clock that the test moves. */
async function atLink() {
  const sent: { readonly type: string; readonly body: unknown }[] = []
  let coming: { readonly at: number; readonly ring: () => void }[] = []
  let now = 0
  const clock: Clock = {
    now: () => now,
    after(ms, ring) {
      const one = { at: now + ms, ring }
      coming.push(one)
      return () => (coming = coming.filter((other) => other !== one))
    },
  }
  let listener: LinkListener | undefined
  const session = await LiveSession.enter({
    code: 'ABCDEF',
    inviteUrl: '',
    clock,
    connect(hears) {
      listener = hears
      return {
        silence: 0,
        open: () => Promise.resolve(),
        send: (type, body) => sent.push({ type, body }),
        close: () => undefined,
      }
    },
  })
  return {
    session,
    link: listener as unknown as LinkListener,
    asked: () => sent.filter(({ type }) => type === 'record').map(({ body }) => body),
    wait: (ms: number) => {
      for (const end = now + ms; ;) {
        const [next] = coming.toSorted((a, b) => a.at - b.at)
        if (next === undefined || next.at > end) return void (now = end)
        coming = coming.filter((one) => one !== next)
        now = next.at
        next.ring()
      }
    },
  }
}

function recordOf(seat: number): FromServer['record'] {
  return { seat, record: { game: 'klondike', moves: [] } as unknown as GameRecord }
}

test('records that were asked for too fast are asked for again, and no refusal is shown', async () => {
  const { session, link, asked, wait } = await atLink()
  const first = session.record(1)
  const second = session.record(2)
  link.message('record', recordOf(1))
  link.message('refused', { why: 'too-fast' })
  expect((await first).seat).toBe(1)
  wait(2_000)
  expect(asked()).toEqual([1, 2, 2])
  link.message('record', recordOf(2))
  expect((await second).seat).toBe(2)
  wait(10_000)
  expect(asked()).toEqual([1, 2, 2])
  expect(session.refusal.peek()).toBeUndefined()
})

test('that this browser did not keep up is said until a while after it is back', async () => {
  const { session, link, wait } = await atLink()
  link.connection('live')
  link.behind()
  link.connection('connecting')
  wait(20_000)
  expect(session.behind.peek()).toBe(true)
  link.connection('live')
  wait(3_000)
  expect(session.behind.peek()).toBe(true)
  wait(4_000)
  expect(session.behind.peek()).toBe(false)
})
