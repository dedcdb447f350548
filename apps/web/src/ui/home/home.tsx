import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { CloseButton } from '../controls/close-button.tsx'
import { Problem } from '../controls/problem.tsx'
import { NameField, nameIsThere } from '../controls/name-field.tsx'
import { bestTime, bestTimes } from '../device/best-times.ts'
import { OpenTakeSeat } from '../hand-over/open-take-seat.tsx'
import { statistics } from '../device/statistics.ts'
import { guideSeen, markGuideSeen } from '../guide/guide-seen.ts'
import { Lanes, type Lane } from '../lanes/lanes.tsx'
import { Brand } from '../marks/brand.tsx'
import { Icon } from '../marks/icon.tsx'
import { openGuide, openHowToPlay, openPage } from '../place/place.ts'
import { ScreenHeading } from '../place/screen-heading.tsx'
import { keptRace } from '../practice/kept-race.ts'
import { practiceRules } from '../practice/practice-rules.ts'
import { entering, forgetProblem, host, join, playAlone, type Errand } from '../room/entering.ts'
import { playerName } from '../settings/player-name.ts'
import { SettingsButton } from '../settings/settings-button.tsx'
import { timeText } from '../words/time-text.ts'
import { percentText, text } from '../words/words.ts'
import { DealOfBacks } from './deal-of-backs.tsx'
import { JoinPanel } from './join-panel.tsx'
import { KeptSeat } from './kept-seat.tsx'
import './home.css'
import './home-small.css'

/** The first page: what the game is, and the three ways into a race. */
export function Home() {
  const missing = useSignal(false)
  const field = useRef<HTMLInputElement>(null)
  const name = { missing, field }
  useEffect(() => forgetProblem, [])
  const myName = () => playerName.value.trim()
  return (
    <div class="home screen">
      <div class="home-start">
        <header class="home-head">
          <Brand />
        </header>
        <main class="home-main">
          <ScreenHeading title="" label={text('home.title')}>
            <span>{text('home.title.first')}</span> <span>{text('home.title.second')}</span>
          </ScreenHeading>
          <p class="home-promise">{text('home.promise')}</p>
          <KeptSeat />
          <NameField {...name} />
          <button
            type="button"
            class="button main"
            disabled={isBusy()}
            onClick={() => nameIsThere(name) && void host(myName())}
          >
            {text(isBusy('host') ? 'home.host.busy' : 'home.host')}
          </button>
          <EntryProblem errand="host" />
          <JoinPanel onJoin={(code) => nameIsThere(name) && void join(code, myName())} />
          <button
            type="button"
            class="button alone"
            disabled={isBusy()}
            onClick={() => void playAlone()}
          >
            <Icon name="play" size={18} />
            <span>{text(isBusy('alone') ? 'home.alone.busy' : 'home.alone')}</span>
            <span class="alone-note">{aloneNote()}</span>
          </button>
          <EntryProblem errand="alone" />
          <GuideOffer />
        </main>
        <footer class="home-foot">
          <button type="button" class="foot-link" onClick={() => openHowToPlay()}>
            <Icon name="book" />
            {text('home.how')}
          </button>
          <button type="button" class="foot-link" onClick={() => openPage('statistics')}>
            <Icon name="chart" />
            {text('statistics.title')}
          </button>
          <SettingsButton look="foot-link" words>
            <OpenTakeSeat />
          </SettingsButton>
        </footer>
      </div>
      <aside class="home-aside felt" aria-hidden="true">
        <div class="home-lanes">
          <Lanes lanes={demoLanes()} />
        </div>
        <DealOfBacks />
        <p>{text('home.aside')}</p>
      </aside>
    </div>
  )
}

/** The guided game, for who is here for the first time. */
function GuideOffer() {
  const isNew = !guideSeen.value && Object.keys(statistics.value.tallies).length === 0
  if (!isNew) return null
  return (
    <div class="guide-offer">
      <button type="button" class="foot-link" onClick={() => openGuide()}>
        <Icon name="hint" />
        {text('home.guide')}
      </button>
      <CloseButton label={text('home.guide.no')} onClose={markGuideSeen} size={16} />
    </div>
  )
}

/** Where the race alone that waits stands, else the best time at what would be dealt. */
function aloneNote(): string {
  const kept = keptRace.value
  if (kept !== undefined) return text('home.alone.go-on', { time: timeText(kept.played) })
  const { game, options, rules } = practiceRules()
  const best = bestTime(bestTimes.value, { game, options, level: rules.difficulty })
  return best === undefined
    ? text('home.alone.against')
    : text('home.alone.best', { time: timeText(best) })
}

function isBusy(errand?: Errand): boolean {
  const way = entering.value
  return way.state === 'busy' && (errand === undefined || way.errand === errand)
}

function EntryProblem({ errand }: { errand: Errand }) {
  const way = entering.value
  if (way.state !== 'failed' || way.errand !== errand) return null
  return <Problem>{text(way.problem)}</Problem>
}

/** The start of a race, as a picture. */
function demoLanes(): Lane[] {
  const still = { percent: 0, figure: percentText(0) }
  return [
    { seat: 1, name: text('demo.person'), token: 'person', tags: [], ...still },
    { seat: 2, name: text('demo.own'), token: 'own', tags: ['you'], ...still },
    { seat: 3, name: text('demo.cpu'), token: 'cpu', tags: ['cpu'], ...still },
  ]
}
