import type { FromServer } from '@samedeal/protocol'
import type { HouseRules, RoomView } from '@samedeal/race'
import type { Options } from '@samedeal/rules'

/** What a player practises with. */
export interface PracticeSetup {
  readonly name: string
  /** The game's options. */
  readonly options: Options
  readonly rules: HouseRules
}

/** What the page tells the practice worker. */
export type ToPractice =
  /**
   * Comes first: takes up the race that this device keeps, or waits with this setup for a start.
   * `played` is how long that race has lasted, as far as the page has seen it, in milliseconds.
   */
  | { readonly say: 'open'; readonly setup: PracticeSetup; readonly played: number }
  /** Starts a race of the deal whose results are shown. */
  | { readonly say: 'repeat' }
  /** A message just as it would go to the server. */
  | { readonly say: 'message'; readonly type: string; readonly body: unknown }
  /** The page is out of sight: the clock stands. */
  | { readonly say: 'pause' }
  /** It is seen again: the clock runs on. */
  | { readonly say: 'resume' }

/** What the practice worker tells the page. */
export type FromPractice =
  | {
      readonly say: 'room'
      readonly view: RoomView
      /** Whether the deal is one that this room has dealt before. */
      readonly isRepeat: boolean
    }
  | { [Type in keyof FromServer]: FromPracticeMessage<Type> }[keyof FromServer]
  /** The room is over: the worker ends. */
  | { readonly say: 'closed' }

/** A message just as it would come from the server. */
interface FromPracticeMessage<Type extends keyof FromServer> {
  readonly say: 'message'
  readonly type: Type
  readonly body: FromServer[Type]
}
