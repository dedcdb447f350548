import { tourOfTheFrontDoor } from './front-door.ts'
import { tourOfTheGuide } from './guide.ts'
import { tourOfAHandOver } from './hand-over.ts'
import { tourOfTheLobby } from './lobby.ts'
import { tourOfPractice } from './practice.ts'
import { tourOfTheRace } from './race.ts'
import { tourOfTheResults } from './results.ts'
import type { Visitor } from './visitor.ts'

/** One walk through some of the screens. */
export interface Tour {
  /** What is seen on it, to be said after "the screens". */
  readonly what: string
  readonly walk: (visitor: Visitor) => Promise<void>
  /** Whether it needs a server that deals the easy deal, which is quickly won. */
  readonly isEasy?: boolean
}

/** Every screen of the web app, each on one of these tours. */
export const TOURS: readonly Tour[] = [
  { what: 'without a room', walk: tourOfTheFrontDoor },
  { what: 'of the guided game', walk: tourOfTheGuide },
  { what: 'of a race alone', walk: tourOfPractice },
  { what: 'of a lobby', walk: tourOfTheLobby },
  { what: 'of a seat that moves', walk: tourOfAHandOver },
  { what: 'of a race', walk: tourOfTheRace },
  { what: 'of results and replays', walk: tourOfTheResults, isEasy: true },
]
