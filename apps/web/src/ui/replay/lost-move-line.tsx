import type { Signal } from '@preact/signals'
import type { ReadRecord } from '@samedeal/rules'
import { useEffect } from 'preact/hooks'
import { mendPage } from '../../offline/page-build.ts'
import { text } from '../words/words.ts'
import { lostMoveWords } from './lost-move-words.ts'
import type { LostMove } from '../../practice/lost-move.ts'
import { canBeSearched, searchLostMove } from './search-lost-move.ts'
import './lost-move-line.css'

interface LostMoveLineProps {
  readonly record: ReadRecord
  /** Whether the deal is proven winnable. */
  readonly isProven: boolean
  /** Filled with the answer when it is there. */
  readonly found: Signal<LostMove | undefined>
  /** Goes to the place after so many entries. */
  readonly onShow: (entry: number) => void
}

/** How long is searched, in milliseconds; what is not proven then stays open. */
const SEARCH_MS = 60_000

/** After which move a race could not be won any more, as far as that can be proven; nothing for a race that was won. */
export function LostMoveLine({ record, isProven, found, onShow }: LostMoveLineProps) {
  const isOpen = canBeSearched(record)
  useEffect(() => {
    found.value = undefined
    if (!isOpen) return
    const search = searchLostMove(record, isProven)
    search.answer.then(
      (answer) => (found.value = answer),
      () => {
        // A browser without workers proves nothing; a page that is out of date has none any more.
        found.value = { found: 'open' }
        void mendPage()
      },
    )
    const end = setTimeout(() => {
      search.stop()
      found.value ??= { found: 'open' }
    }, SEARCH_MS)
    return () => {
      clearTimeout(end)
      search.stop()
    }
  }, [record])
  if (!isOpen) return null
  const answer = found.value
  return (
    <div class="lost-move">
      <p role="status">
        {answer === undefined ? text('replay.lost.searching') : lostMoveWords(answer)}
      </p>
      {answer?.found === 'move' && (
        <button type="button" class="button" onClick={() => onShow(answer.lost)}>
          {text('replay.lost.show')}
        </button>
      )}
    </div>
  )
}
