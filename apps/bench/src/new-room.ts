import { ROOMS_PATH, type RoomCreated } from '@samedeal/protocol'

/** Opens a room on a server; gives its code. */
export async function newRoom(address: string): Promise<string> {
  const answer = await fetch(address + ROOMS_PATH, { method: 'POST' })
  const { code } = (await answer.json()) as RoomCreated
  return code
}
