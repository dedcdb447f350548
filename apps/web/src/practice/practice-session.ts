import { LiveSession } from '../session/live-session.ts'
import type { RoomSession } from '../session/room-session.ts'
import { PracticeLink, type PracticeOpening } from './practice-link.ts'

/**
 * Opens the practice room of this page: with the race that this device keeps, or else before a start.
 * Rejects when the browser runs no worker.
 */
export function openPractice(opening: PracticeOpening): Promise<RoomSession> {
  return LiveSession.enter({
    code: '',
    inviteUrl: '',
    isPractice: true,
    keep: { tab: () => sessionStorage },
    connect: (listener) => new PracticeLink(opening, listener),
  })
}
