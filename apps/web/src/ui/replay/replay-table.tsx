import { effect, type ReadonlySignal } from '@preact/signals'
import type { ReadRecord } from '@samedeal/rules'
import { useEffect, useRef } from 'preact/hooks'
import { announce } from '../announce/announcer.tsx'
import { boardPreferences } from '../settings/board-preferences.ts'
import { boardWords } from '../words/board-words.ts'
import { plainSentence } from '../words/refusals.ts'
import { positionAfter } from './replayed.ts'

interface ReplayTableProps {
  readonly record: ReadRecord
  /** How many entries have been played. */
  readonly at: ReadonlySignal<number>
}

/** The table of a record, to look at only. */
export function ReplayTable({ record, at }: ReplayTableProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = place.current
    if (element === null) return
    let isGone = false
    let stop = () => {}
    const begin = async () => {
      const { createBoard } = await import('../../board/board.ts')
      if (isGone) return
      const { game, options } = record
      const board = await createBoard(element, {
        game,
        options,
        prefers: boardPreferences(),
        words: boardWords,
        attempt: () => 'not-yet-known',
        sentence: (reason) => plainSentence(reason),
        announce,
      })
      if (isGone) return board.destroy()
      board.setLocked('')
      let shown = -1
      const follow = effect(() => {
        // One step flies its cards; a jump only shows where it leads.
        const animate = Math.abs(at.value - shown) === 1 && shown >= 0
        board.show(positionAfter(record, at.value), { animate })
        shown = at.value
      })
      stop = () => {
        follow()
        board.destroy()
      }
    }
    void begin()
    return () => {
      isGone = true
      stop()
    }
  }, [record])
  return <div ref={place} class="card-table" />
}
