import type { Room } from '@colyseus/sdk'
import type { FromServer } from '@samedeal/protocol'
import { readClientMessage } from '@samedeal/protocol/from-client'
import type { RoomState } from '@samedeal/protocol/room-state'
import { until } from '../until.ts'
import type { Act, Attack } from './hostile-acts.ts'

/** A message as it was sent. */
export interface Said {
  readonly type: string | number
  readonly body: unknown
}

/** What came of an attack. */
export interface Damage {
  /** Frames that were sent, whatever they were. */
  readonly frames: number
  /** Messages among them, in order. */
  readonly said: readonly Said[]
  /** What the server answered, in order. */
  readonly heard: readonly Said[]
  /** Something was sent that gives the seat up. */
  readonly hasGone: boolean
}

interface AttackParts {
  readonly room: Room<unknown, RoomState>
  readonly attack: Attack
  /** The number that is due at the attacker's seat. */
  readonly next: number
  /** Messages of people who play fair. */
  readonly others: readonly Said[]
}

/** Does an attack over a socket that has just joined, and closes it; resolves when the server has taken all of it. */
export async function carryOut({ room, attack, next, others }: AttackParts): Promise<Damage> {
  const heard: Said[] = []
  const said: Said[] = []
  let isClosed = false
  let frames = 0
  let due = next
  room.onMessage('*', (type, body: unknown) => heard.push({ type, body }))
  room.onLeave(() => (isClosed = true))
  const doing = [...attack.acts, ...Array<Act>(attack.again).fill(attack.acts.at(-1) as Act)]
  for (const act of doing) {
    if (!room.connection.isOpen) break
    frames++
    if (act.do === 'bytes') room.connection.send(act.bytes)
    else say(messageOf(act))
  }
  // The server ends it when it has come that far: whoever closes a socket hears nothing more on it.
  if (!isClosed) void room.leave(true)
  await until(() => isClosed)
  const hasGone = said.some(({ type, body }) => {
    const message = readClientMessage(type, body)
    return message?.type === 'quit' || message?.type === 'leave'
  })
  return { frames, said, heard, hasGone }

  function messageOf(act: Exclude<Act, { do: 'bytes' }>): Said {
    switch (act.do) {
      case 'say':
        return act
      case 'repeat': {
        const from = act.whose === 'own' ? said : others
        return from[act.which % from.length] ?? { type: 'clock', body: 0 }
      }
      case 'play': {
        const n = Math.max(0, due + act.step)
        if (act.step === 0) due++
        return { type: act.type, body: act.type === 'move' ? [n, ...act.pile] : n }
      }
    }
  }

  function say(message: Said): void {
    said.push(message)
    try {
      room.send(message.type, message.body)
    } catch {
      // It cannot even be written down for the wire.
      said.pop()
    }
  }
}

/** The bodies of all messages of a type. */
export function bodiesOf<Type extends keyof FromServer>(
  heard: readonly Said[],
  wanted: Type,
): FromServer[Type][] {
  return heard.flatMap(({ type, body }) => (type === wanted ? [body as FromServer[Type]] : []))
}
