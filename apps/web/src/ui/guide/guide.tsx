import { useComputed, useSignal } from '@preact/signals'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import type { Board } from '../../board/config.ts'
import { inTime, mendPage, type PageFault } from '../../offline/page-build.ts'
import { markRace } from '../../offline/race-lock.ts'
import { Icon } from '../marks/icon.tsx'
import { PartMissing, PartWaiting } from '../place/missing-part.tsx'
import { closePage } from '../place/place.ts'
import { ScreenHeading } from '../place/screen-heading.tsx'
import { keptRace } from '../practice/kept-race.ts'
import { keepPracticeRules, practiceRules } from '../practice/practice-rules.ts'
import { Actions } from '../race/actions.tsx'
import { CardTable } from '../race/card-table.tsx'
import { DeadEndNote } from '../race/dead-end-note.tsx'
import { watchForDeadEnds } from '../race/dead-end-watch.ts'
import { listenForKeys } from '../race/race-keys.ts'
import { playAlone } from '../room/entering.ts'
import { preferences } from '../settings/preferences.ts'
import { wordsOf } from '../words/games/game-words.ts'
import { gamePages, loadPageWords, usePageWords } from '../words/page-words.ts'
import { text } from '../words/words.ts'
import type { GuidePlan } from './guide-plan.ts'
import { markGuideSeen } from './guide-seen.ts'
import { GuidedGame } from './guided-game.ts'
import '../race/styles.ts'
import './guide.css'

/** The guided first game, once its deal and its words are here. */
export function Guide({ game }: { game: string }) {
  const plan = useSignal<GuidePlan | undefined>(undefined)
  const fault = useSignal<PageFault | undefined>(undefined)
  const attempt = useSignal(0)
  // In another language the game goes on: the words that are there stay until the others have come.
  const hasWords = useRef(false)
  if (usePageWords(game)) hasWords.current = true
  useEffect(() => {
    fault.value = undefined
    const fetching = Promise.all([wordsOf(game)?.guide(), loadPageWords(game)])
    inTime(fetching).then(
      ([fetched]) => (plan.value = fetched),
      async () => (fault.value = await mendPage()),
    )
  }, [game, attempt.value])
  if (plan.value !== undefined && hasWords.current) return <GuidedTable plan={plan.value} />
  if (fault.value === undefined) return <PartWaiting />
  return <PartMissing fault={fault.value} onAgain={() => attempt.value++} />
}

/** The real table and rules, and a word for each step. Can be left at any time. */
function GuidedTable({ plan }: { plan: GuidePlan }) {
  const game = useMemo(() => new GuidedGame(plan), [plan])
  const board = useRef<Board>(null)
  const isOver = useComputed(() => game.isWon)
  const lock = useComputed(() => (isOver.value ? '' : undefined))
  const deadEnds = useMemo(
    () => watchForDeadEnds({ session: game, isOn: () => !game.isWon }),
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
      <Coach game={game} plan={plan} />
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

interface CoachProps {
  readonly game: GuidedGame
  readonly plan: GuidePlan
}

/** What to do now, and what it is good for. */
function Coach({ game, plan }: CoachProps) {
  const { steps } = plan
  const { isWon, isToRead } = game
  const isBusy = useSignal(false)
  const step = steps.findIndex(({ name }) => name === game.step.value)
  const place = isWon ? steps.length + 1 : step + 1
  return (
    <section
      class={isToRead || isWon ? 'guide-coach panel with-main' : 'guide-coach panel'}
      aria-label={text('guide.coach')}
    >
      <p class="guide-place numeral" aria-hidden="true">
        {text('guide.place', { n: place, all: steps.length + 1 })}
      </p>
      <p class="guide-word" role="status">
        {coachWords(game)}
      </p>
      {step === 0 && <p class="guide-keys">{guideText('keys')}</p>}
      {isWon && (
        <button
          type="button"
          class="button main"
          disabled={isBusy.value}
          onClick={() => {
            isBusy.value = true
            void playThis(plan.game.id).finally(() => (isBusy.value = false))
          }}
        >
          <Icon name="play" size={18} />
          {text('home.alone')}
        </button>
      )}
      {game.canPass && (
        <button
          type="button"
          class={isToRead ? 'button main' : 'button bare'}
          onClick={() => game.next()}
        >
          {text(isToRead ? 'guide.jump' : 'guide.next')}
        </button>
      )}
    </section>
  )
}

/** What the present step says: by suits with four colours on the cards, half of which are neither red nor black. */
function coachWords({ isWon, step, board }: GuidedGame): string {
  if (isWon) return text('guide.won', { n: board.value?.total ?? 0 })
  const bySuits = preferences.value.deck === 'four' ? guideText(`${step.value}.four`) : ''
  return bySuits === '' ? guideText(step.value) : bySuits
}

/** What the guided game says under a name; empty for one that it has no words for. */
function guideText(name: string): string {
  const words = gamePages()?.guide[`guide.${name}`]
  return typeof words === 'string' ? words : ''
}

/** Plays a deal of this game alone; a deal that waits is resumed. */
function playThis(game: string): Promise<void> {
  if (keptRace.peek() === undefined && practiceRules().game !== game) {
    keepPracticeRules(practiceRules(game))
  }
  return playAlone()
}
