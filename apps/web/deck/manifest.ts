import type { DeckName } from './colours.ts'
import type { Frame, FrameName } from './layout.ts'

/** One atlas among the files of the deck. */
export type DeckImage = {
  /** The file's name, beside deck.json. */
  file: string
  /** Changes whenever the image does: ask for `file?v=version` and cache it for ever. */
  version: string
  width: number
  height: number
  bytes: number
}

/** What deck.json says. Both images have the same frames. */
export type DeckManifest = {
  /** A hash of everything the images were made from. */
  inputs: string
  images: Readonly<Record<DeckName, DeckImage>>
  frames: Readonly<Record<FrameName, Frame>>
}
