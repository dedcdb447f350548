import { useSignal } from '@preact/signals'
import type { ReadRecord } from '@samedeal/rules'
import { useEffect, useRef } from 'preact/hooks'
import type { Board } from '../../board/config.ts'
import { inTime, mendPage } from '../../offline/page-build.ts'
import { PAGE_FAULT_WORDS } from '../place/missing-part.tsx'
import { boardPreferences } from '../settings/board-preferences.ts'
import { boardWords } from '../words/board-words.ts'
import { refusalSentence } from '../words/refusals.ts'
import { text, type PlainKey } from '../words/words.ts'
import { positionAfter } from './replayed.ts'

interface ReplayTableProps {
  readonly record: ReadRecord
  /** How many entries have been played. */
  readonly played: number
}

/** The table of a record, to look at only. */
export function ReplayTable({ record, played }: ReplayTableProps) {
  const place = useRef<HTMLDivElement>(null)
  const board = useRef<Board>(null)
  const latest = useRef(played)
  const failed = useSignal<PlainKey | undefined>(undefined)
  useEffect(() => {
    const element = place.current
    if (element === null) return
    let isGone = false
    const begin = async () => {
      const { createBoard } = await inTime(import('../../board/board.ts'))
      if (isGone) return
      const { game, options } = record
      const made = await createBoard(element, {
        game,
        options,
        prefers: boardPreferences(),
        words: boardWords,
        attempt: () => 'not-yet-known',
        sentence: (reason) => () => refusalSentence(reason, game.id),
        // The place in the race is said by the slider.
        announce: () => {},
      })
      if (isGone) return made.destroy()
      made.setLocked('')
      made.show(positionAfter(record, latest.current), { animate: false })
      board.current = made
    }
    begin().catch(async () => {
      const fault = await mendPage()
      if (!isGone) failed.value = PAGE_FAULT_WORDS[fault]
    })
    return () => {
      isGone = true
      board.current?.destroy()
      board.current = null
    }
  }, [record])
  useEffect(() => {
    // One step flies its cards; a jump only shows where it leads.
    const animate = Math.abs(played - latest.current) === 1
    latest.current = played
    board.current?.show(positionAfter(record, played), { animate })
  }, [played])
  return (
    <>
      <div ref={place} class="card-table" />
      {failed.value !== undefined && (
        <div class="table-problem" role="alert">
          <p>{text(failed.value)}</p>
        </div>
      )}
    </>
  )
}
