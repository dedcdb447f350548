import { useSignal } from '@preact/signals'
import { useMemo } from 'preact/hooks'
import type { RoomSession } from '../../session/room-session.ts'
import { Icon } from '../marks/icon.tsx'
import { ScreenHeading } from '../place/screen-heading.tsx'
import { text } from '../words/words.ts'
import { DealLine } from './deal-line.tsx'
import { ReplayStage, type Track } from './replay-stage.tsx'
import { SeatRecords } from './seat-records.ts'
import { LINE, SubjectChoice, type Subject } from './subject-choice.tsx'
import './replay.css'

interface ReplayProps {
  readonly session: RoomSession
  /** How many entries of the first record have been played when it opens. */
  readonly from?: number
  readonly onClose: () => void
}

/**
 * Anybody's race of the finished round, to look through move by move: alone, or beside another one or
 * the line that proves that the deal can be won.
 */
export function Replay({ session, from = 0, onClose }: ReplayProps) {
  const { results } = session.room.value
  const own = session.seat.value
  const records = useMemo(() => new SeatRecords(session), [session])
  const first = (results.find(({ seat }) => seat === own) ?? results[0])?.seat ?? 0
  const subject = useSignal<Subject>(first)
  const beside = useSignal<Subject | undefined>(undefined)
  /** Whose deal the winning line belongs to: with a handicap there are several. */
  const dealOf = useSignal(first)
  const played = useSignal(from)

  const fetched = (of: Subject) => records.of(of === LINE ? dealOf.value : of).value
  const trackOf = (of: Subject): Track | undefined => {
    const found = fetched(of)
    const record = found.state !== 'there' ? undefined : of === LINE ? found.winning : found.record
    const name = of === LINE ? text('replay.line') : (nameOf(of) ?? '')
    return record && { id: `${of} ${dealOf.value}`, name, record }
  }
  const nameOf = (number: number) => results.find(({ seat }) => seat === number)?.name
  const deal = records.of(dealOf.value).value
  const hasLine = deal.state === 'there' && deal.winning !== undefined
  const shown = beside.value === undefined ? [subject.value] : [subject.value, beside.value]
  const tracks = shown.map(trackOf)
  const hasFailed = shown.some((of) => fetched(of).state === 'failed')
  const attempt = useSignal(0)
  void attempt.value
  const again = () => {
    records.forgetFailed()
    attempt.value++
  }
  const isOff = session.connection.value !== 'live'
  return (
    <div class="replay screen">
      <header class="replay-head">
        <button
          type="button"
          class="icon-button"
          aria-label={text('replay.close')}
          onClick={onClose}
        >
          <Icon name="back" size={24} />
        </button>
        <ScreenHeading title={text('replay.title')} class="replay-title">
          {text('replay.title')}
        </ScreenHeading>
        <SubjectChoice
          label={text('replay.whose')}
          results={results}
          hasLine={hasLine}
          chosen={subject.value}
          disabled={isOff}
          onChoose={(of) => {
            if (of === undefined) return
            records.forgetFailed()
            subject.value = of
            if (of !== LINE) dealOf.value = of
            if (beside.value === of) beside.value = undefined
            played.value = 0
          }}
        />
        <SubjectChoice
          label={text('replay.beside')}
          none={text('replay.beside.none')}
          results={results.filter(({ seat }) => seat !== subject.value)}
          hasLine={hasLine && subject.value !== LINE}
          chosen={beside.value}
          disabled={isOff}
          onChoose={(of) => {
            records.forgetFailed()
            beside.value = of
          }}
        />
      </header>
      {deal.state === 'there' && (
        <DealLine key={dealOf.value} session={session} seat={dealOf.value} record={deal.json} />
      )}
      {tracks.every((track) => track !== undefined) ? (
        <ReplayStage
          tracks={tracks}
          played={played}
          isProven={hasLine}
          isLine={subject.value === LINE}
        />
      ) : (
        <main class="replay-tables felt">
          <p class="replay-note" role="status">
            {text(hasFailed ? 'replay.failed' : 'replay.loading')}
          </p>
          {hasFailed && (
            <button type="button" class="button" disabled={isOff} onClick={again}>
              {text('race.try-again')}
            </button>
          )}
        </main>
      )}
    </div>
  )
}
