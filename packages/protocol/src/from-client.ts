import { CPU_LEVELS } from '@samedeal/race'
import { PRESET_IDS } from '@samedeal/rules'
import { z } from 'zod'
import { REACTIONS } from './reactions.ts'

/** A seat's command number: counts from 1 in every round. */
const number = z.int().min(1).max(1_000_000)
/** A pile's number in the game's table. */
const pile = z.int().min(0).max(255)
const count = z.int().min(1).max(255)
/** The round that a command is meant for. A page of an older build does not say it. */
const round = z.int().min(1).max(1_000_000)
/** n, or [n, round] */
const numbered = z.union([number, z.tuple([number, round])])
const seat = z.int().min(1).max(255)
const cpuLevel = z.enum(CPU_LEVELS)

/** What a new room may be asked to be. */
export const NewRoom = z.object({
  /** The id of the game that it begins with; the usual one when not given. */
  game: z.string().max(64).optional(),
})
export type NewRoom = z.infer<typeof NewRoom>

/** What a person brings when joining: `token` is who they are, kept by their device alone. */
export const JoinOptions = z.object({
  token: z.string().regex(/^[0-9a-f]{32}$/),
  /** Whatever somebody typed: the race makes a name of it. */
  name: z.string().max(100_000),
  /** A big screen, which only ever watches. */
  isScreen: z.boolean().optional(),
  /**
   * The page that joins, by a name that it has made up, and how often it has joined. What it comes back
   * on is not another page; and a join that it had given up, arriving late, displaces none after it.
   */
  page: z.tuple([z.string().regex(/^[0-9a-f]{16}$/), z.int().min(1)]).optional(),
  /** The browser comes back by itself, without having been asked to. */
  isReturn: z.boolean().optional(),
  /** The one-time code that moves somebody's seat to this device. */
  handOver: z.string().max(64).optional(),
})
export type JoinOptions = z.infer<typeof JoinOptions>

/** Every message that a browser may send, by type, with the shape of what it carries. */
export const FROM_CLIENT = {
  /** [n, from, to, count, round] with piles by number. */
  move: z.tuple([number, pile, pile, count, round.optional()]),
  /** [n, round] */
  undo: numbered,
  /** [n, round]: every card that can go up goes up. */
  send: numbered,
  hint: z.undefined(),
  quit: z.undefined(),
  start: z.undefined(),
  'end-round': z.undefined(),
  'to-lobby': z.undefined(),
  /** How well the new CPU plays. */
  'add-cpu': cpuLevel,
  /** [seat, how well its CPU plays] */
  'set-cpu': z.tuple([seat, cpuLevel]),
  'remove-seat': seat,
  'make-host': seat,
  /** Whether the room is locked: nobody new comes in. */
  lock: z.boolean(),
  /** [name, value] of one option of the game or one house rule. */
  'set-option': z.tuple([
    z.string().max(64),
    z.union([z.string().max(64), z.number(), z.boolean()]),
  ]),
  preset: z.enum(PRESET_IDS),
  /** The id of the game of the rounds to come. */
  'set-game': z.string().max(64),
  /** The seat whose record of the finished round is asked for. */
  record: seat,
  /** Called out to everybody in the room. */
  react: z.enum(REACTIONS),
  /** Goes for good; a socket that closes without it may come back. */
  leave: z.undefined(),
  /** Asks for a one-time code that moves the own seat to another device. */
  'hand-over-code': z.undefined(),
  /** The browser's own clock in milliseconds, sent back with the server's. */
  clock: z.number(),
} as const

export type ClientMessageType = keyof typeof FROM_CLIENT

/** A message that has been read: its type and what it carries. */
export type ClientMessage = {
  [Type in ClientMessageType]: {
    readonly type: Type
    readonly body: z.infer<(typeof FROM_CLIENT)[Type]>
  }
}[ClientMessageType]

/** Reads a message of any type and shape; undefined when it is not one that a browser may send. */
export function readClientMessage(type: unknown, body: unknown): ClientMessage | undefined {
  if (typeof type !== 'string' || !Object.hasOwn(FROM_CLIENT, type)) return undefined
  const parsed = FROM_CLIENT[type as ClientMessageType].safeParse(body ?? undefined)
  return parsed.success ? ({ type, body: parsed.data } as ClientMessage) : undefined
}
