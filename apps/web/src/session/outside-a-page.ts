// The session for programs that are no page: they bring their own surroundings.
export { colyseusTransport } from './colyseus-transport.ts'
export type { LinkListener } from './link.ts'
export { LiveSession } from './live-session.ts'
export { pageClock } from './page-clock.ts'
export type { Connection } from './room-session.ts'
export { RoomSocket } from './room-socket.ts'
export type { Surroundings } from './surroundings.ts'
