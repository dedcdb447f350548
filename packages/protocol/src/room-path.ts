import { plainText, readRoomCode } from './room-code.ts'

/** The room that an address names, and whether it is opened as a big screen. */
export interface RoomPath {
  readonly code: string
  readonly isScreen: boolean
}

/** What an address of the form `/CODE` or `/watch/CODE` names; undefined for any other path. */
export function roomOfPath(path: string): RoomPath | undefined {
  const [, watch, end = ''] = /^\/+(watch\/+)?([^/]+)\/*$/i.exec(decodedPath(path)) ?? []
  // A name with an ending is a file that somebody asks for.
  const code = /\.[a-z0-9]{2,5}$/.test(end) ? undefined : readRoomCode(end)
  return code === undefined ? undefined : { code, isScreen: watch !== undefined }
}

/** A path as people read it; as it is where it cannot be decoded. */
export function decodedPath(path: string): string {
  try {
    return plainText(decodeURIComponent(path))
  } catch {
    return path
  }
}
