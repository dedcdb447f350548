import { useComputed, useSignal } from '@preact/signals'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import type { Board } from '../../board/config.ts'
import { markRace } from '../../offline/race-lock.ts'
import { Icon } from '../marks/icon.tsx'
import { closePage } from '../place/place.ts'
import { ScreenHeading } from '../place/screen-heading.tsx'
import { Actions } from '../race/actions.tsx'
import { CardTable } from '../race/card-table.tsx'
import { DeadEndNote } from '../race/dead-end-note.tsx'
import { watchForDeadEnds } from '../race/dead-end-watch.ts'
import { listenForKeys } from '../race/race-keys.ts'
import { playAlone } from '../room/entering.ts'
import { preferences } from '../settings/preferences.ts'
import { text } from '../words/words.ts'
import { STEPS } from './guide-steps.ts'
import { markGuideSeen } from './guide-seen.ts'
import { GuidedGame } from './guided-game.ts'
import '../race/styles.ts'
import './guide.css'

/** The guided first game: the real table and rules, and a word for each step. Can be left at any time. */
export function Guide() {
  const game = useMemo(() => new GuidedGame(), [])
  const board = useRef<Board>(null)
  const isOver = useComputed(() => game.step.value === 'won')
  const lock = useComputed(() => (isOver.value ? '' : undefined))
  const deadEnds = useMemo(
    () => watchForDeadEnds({ session: game, isOn: () => game.step.value !== 'won' }),
    [game],
  )
  useEffect(() => () => deadEnds.stop(), [deadEnds])
  const stuck = deadEnds.shown.value
  useEffect(markGuideSeen, [])
  useEffect(markRace, [])
  useEffect(
    () => listenForKeys({ session: game, board, canPlay: () => !isOver.peek() }),
    [game, isOver],
  )
  return (
    <div class="guide screen">
      <header class="guide-head">
        <ScreenHeading title={text('guide.title')}>{text('guide.title')}</ScreenHeading>
        <button type="button" class="button bare" onClick={closePage}>
          {text(isOver.value ? 'over.home' : 'guide.skip')}
        </button>
      </header>
      <Coach game={game} />
      <main class="race-table felt">
        <CardTable session={game} board={board} lock={lock} onStand={() => game.hint()} />
      </main>
      <div class="guide-bar">
        {stuck === undefined ? (
          <Actions session={game} board={board} canPlay={!isOver.value} />
        ) : (
          <DeadEndNote
            session={game}
            left={stuck}
            quit={text('guide.skip')}
            onQuit={closePage}
            onDismiss={() => deadEnds.dismiss()}
          />
        )}
      </div>
    </div>
  )
}

/** What to do now, and what it is good for. */
function Coach({ game }: { game: GuidedGame }) {
  const step = game.step.value
  const isBusy = useSignal(false)
  const place = STEPS.indexOf(step) + 1
  const hasMain = step === 'later' || step === 'won'
  return (
    <section
      class={hasMain ? 'guide-coach panel with-main' : 'guide-coach panel'}
      aria-label={text('guide.coach')}
    >
      <p class="guide-place numeral" aria-hidden="true">
        {text('guide.place', { n: place, all: STEPS.length })}
      </p>
      <p class="guide-word" role="status">
        {text(step === 'column' ? columnKey() : `guide.${step}`)}
      </p>
      {step === 'draw' && <p class="guide-keys">{text('guide.keys')}</p>}
      {step === 'won' && (
        <button
          type="button"
          class="button main"
          disabled={isBusy.value}
          onClick={() => {
            isBusy.value = true
            void playAlone().finally(() => (isBusy.value = false))
          }}
        >
          <Icon name="play" size={18} />
          {text('home.alone')}
        </button>
      )}
      {game.canPass && (
        <button
          type="button"
          class={step === 'later' ? 'button main' : 'button bare'}
          onClick={() => game.next()}
        >
          {text(step === 'later' ? 'guide.jump' : 'guide.next')}
        </button>
      )}
    </section>
  )
}

/** With four colours on the cards the words go by suits: half of them are neither red nor black. */
function columnKey(): 'guide.column' | 'guide.column.four' {
  return preferences.value.deck === 'four' ? 'guide.column.four' : 'guide.column'
}
