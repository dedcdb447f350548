import { effect, useSignal, type ReadonlySignal } from '@preact/signals'
import { GAMES, isRefusal, REASONS, type Reason } from '@samedeal/rules'
import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { Board, BoardConfig } from '../../board/config.ts'
import { inTime, mendPage, reloadPage } from '../../offline/page-build.ts'
import type { TableSession } from '../../session/room-session.ts'
import { announce } from '../announce/announcer.tsx'
import { followNews } from '../announce/follow-news.ts'
import { feel, prepareToFeel } from '../feel/feel.ts'
import { PAGE_FAULT_WORDS } from '../place/missing-part.tsx'
import { boardPreferences } from '../settings/board-preferences.ts'
import { preferences } from '../settings/preferences.ts'
import { boardWords } from '../words/board-words.ts'
import { refusalSentence } from '../words/refusals.ts'
import { text, type PlainKey } from '../words/words.ts'
import { hintWords } from './hint-words.ts'

interface CardTableProps {
  readonly session: TableSession
  /** Filled with the board when it stands. */
  readonly board: RefObject<Board | null>
  /** Undefined to play; else no input, and a text that is not empty says why on the table. */
  readonly lock: ReadonlySignal<string | undefined>
  /** Called when the table stands. */
  readonly onStand?: () => void
}

/** What is said when there is no table. */
const TABLE_FAULT_WORDS = { ...PAGE_FAULT_WORDS, 'part-missing': 'race.table-failed' } as const

/** The own cards. The table's code and its images are loaded when it is first shown. */
export function CardTable({ session, board, lock, onStand }: CardTableProps) {
  const place = useRef<HTMLDivElement>(null)
  const failed = useSignal<PlainKey | undefined>(undefined)
  const attempt = useSignal(0)
  useEffect(() => {
    const element = place.current
    if (element === null) return
    let isGone = false
    let stop = () => {}
    const begin = async () => {
      try {
        const { createBoard } = await inTime(import('../../board/board.ts'))
        if (isGone) return
        prepareToFeel()
        const creating = createBoard(element, boardConfig(session))
        const made = await inTime(creating).catch((error: unknown) => {
          // One that stands after all has no place any more.
          creating.then((late) => late.destroy()).catch(() => undefined)
          throw error
        })
        if (isGone) return made.destroy()
        board.current = made
        stop = connect(made, session, lock)
        onStand?.()
      } catch {
        if (isGone) return
        const fault = await mendPage()
        if (!isGone) failed.value = TABLE_FAULT_WORDS[fault]
      }
    }
    void begin()
    return () => {
      isGone = true
      stop()
      board.current?.destroy()
      board.current = null
    }
  }, [attempt.value])
  const tryAgain = async () => {
    // A browser may keep in mind that an import has failed: only a new page asks again then.
    if (await reloadPage()) return
    failed.value = undefined
    attempt.value++
  }
  return (
    <>
      <div ref={place} class="card-table" />
      {failed.value !== undefined && (
        <div class="table-problem" role="alert">
          <p>{text(failed.value)}</p>
          <button type="button" class="button" onClick={() => void tryAgain()}>
            {text('race.try-again')}
          </button>
        </div>
      )}
    </>
  )
}

function boardConfig(session: TableSession): BoardConfig {
  const { game: id, options } = session.room.peek()
  const game = GAMES.get(id)
  if (game === undefined) throw new Error(`The room plays "${id}", a game that is not known here.`)
  const table = game.table(options)
  return {
    game,
    options,
    prefers: boardPreferences(),
    words: boardWords,
    attempt: (move) => session.attempt(move),
    sentence: (reason, { pile: aimed }) => {
      const number = table.findIndex((spec) => spec.id === aimed)
      const spec = table[number]
      const board = session.board.peek()
      const pile = board?.position.piles[number]
      if (spec === undefined || board === undefined || pile === undefined)
        return () => refusalSentence(reason, id)
      const { position } = board
      const aimedAt = { spec, pile, number, position, options }
      return () => refusalSentence(reason, id, { ...aimedAt, deck: preferences.value.deck })
    },
    announce,
    cue: feel,
  }
}

/** Keeps a board in step with the session, the lock and the preferences; returns the way to stop. */
function connect(board: Board, session: TableSession, lock: CardTableProps['lock']): () => void {
  let isFirst = true
  const stops = [
    effect(() => {
      const state = session.board.value
      if (state === undefined) return
      board.show(state.position, { animate: !isFirst })
      isFirst = false
    }),
    effect(() => board.setLocked(lock.value)),
    effect(() => board.setPreferences(boardPreferences())),
    themeEffect(board),
    refusalEffect(board, session),
    hintEffect(board, session),
  ]
  return () => stops.forEach((stop) => stop())
}

function themeEffect(board: Board): () => void {
  let shown = preferences.peek().theme
  return effect(() => {
    const { theme } = preferences.value
    if (theme === shown) return
    shown = theme
    board.refreshTheme()
  })
}

function refusalEffect(board: Board, session: TableSession): () => void {
  return followNews(session.refusal, ({ why, move }) => {
    if (move === undefined) return
    const reason = REASONS.find((known): known is Reason => known === why)
    if (reason === undefined) announce(refusalSentence(why, session.room.peek().game))
    else board.refuse(move, reason)
  })
}

/** Draws the answer to the last question for a hint, unless the table has changed so that it is no move any more. */
function hintEffect(board: Board, session: TableSession): () => void {
  return followNews(session.hinted, ({ move }) => {
    const { game: id, options } = session.room.peek()
    const position = session.board.peek()?.position
    const game = GAMES.get(id)
    if (game === undefined || position === undefined) return
    const isLegal = move !== undefined && !isRefusal(game.play(position, move, options))
    board.hint(isLegal ? move : undefined)
    if (isLegal) announce(hintWords(move, { specs: game.table(options), position }))
  })
}
