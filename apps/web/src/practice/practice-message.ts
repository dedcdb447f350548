import type { FromServer } from '@samedeal/protocol'
import type { HouseRules, RoomView } from '@samedeal/race'
import type { Options } from '@samedeal/rules'

/** What a player practises with. */
export interface PracticeSetup {
  readonly name: string
  /** The game's id; the usual one where it is not given, as in a race that was kept before there were others. */
  readonly game?: string
  /** The game's options. */
  readonly options: Options
  readonly rules: HouseRules
  /** The deal of this number; undefined for one that nobody has seen. */
  readonly dealNumber?: number | undefined
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
  /** In the lobby: the next race is of the deal of this number, or of one that nobody has seen. */
  | { readonly say: 'choose-deal'; readonly number: number | undefined }
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
      /** Whether the deal is one that its player may have seen before: played again, or chosen by its number. */
      readonly isRepeat: boolean
      /** The number of the deal; undefined for one that nobody has seen. */
      readonly dealNumber?: number | undefined
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
