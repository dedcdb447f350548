import { useSignal } from '@preact/signals'
import { useAsking } from '../controls/asking.ts'
import { Question } from '../controls/question.tsx'
import { Segments } from '../controls/segments.tsx'
import {
  clearStatistics,
  COMPANIES,
  statistics,
  sumOf,
  talliesOf,
  type Company,
} from '../device/statistics.ts'
import { Icon } from '../marks/icon.tsx'
import { closePage } from '../place/place.ts'
import { ScreenHeading } from '../place/screen-heading.tsx'
import { playAlone } from '../room/entering.ts'
import { percentText, text } from '../words/words.ts'
import { Disciplines } from './disciplines.tsx'
import './statistics.css'

/** What this device knows of its player's races. */
export function Statistics() {
  const company = useSignal<Company | 'all'>('all')
  const all = statistics.value
  const shown = company.value === 'all' ? COMPANIES : [company.value]
  const tallies = talliesOf(all, shown)
  const { races, wins, finishes } = sumOf(Object.values(tallies))
  const hasRaces = Object.keys(all.tallies).length > 0
  return (
    <div class="statistics screen">
      <header class="statistics-head">
        <button
          type="button"
          class="icon-button"
          aria-label={text('over.home')}
          onClick={closePage}
        >
          <Icon name="back" size={24} />
        </button>
        <ScreenHeading title={text('statistics.title')}>{text('statistics.title')}</ScreenHeading>
        <p>{text('statistics.note')}</p>
      </header>
      <main class="statistics-main">
        {hasRaces ? (
          <>
            <Segments
              label={text('statistics.company')}
              choices={(['all', ...COMPANIES] as const).map((value) => ({
                value,
                word: text(`statistics.company.${value}`),
              }))}
              chosen={company.value}
              onChoose={(value) => (company.value = value)}
            />
            <dl class="statistics-figures">
              <Figure name={text('statistics.races')} figure={String(races)} />
              <Figure
                name={text('statistics.wins')}
                figure={String(wins)}
                note={shareText(wins, races)}
              />
              <Figure
                name={text('statistics.finishes')}
                figure={String(finishes)}
                note={shareText(finishes, races)}
              />
              <Figure
                name={text('statistics.streak')}
                figure={String(all.streak.now)}
                note={text('statistics.streak.best', { n: all.streak.best })}
              />
            </dl>
            {races === 0 ? (
              <p class="statistics-note">{text('statistics.none.company')}</p>
            ) : (
              <div
                class="disciplines-frame"
                role="region"
                aria-label={text('statistics.discipline')}
                // What is scrolled is scrolled by keys, too.
                tabIndex={0}
              >
                <Disciplines tallies={tallies} hasBest={company.value === 'all'} />
              </div>
            )}
            <p class="statistics-note">{text('statistics.won.note')}</p>
            <Clear />
          </>
        ) : (
          <>
            <p class="statistics-note">{text('statistics.none')}</p>
            <button
              type="button"
              class="button statistics-first"
              onClick={() => {
                closePage()
                void playAlone()
              }}
            >
              <Icon name="play" size={18} />
              {text('home.alone')}
            </button>
          </>
        )}
      </main>
    </div>
  )
}

interface FigureProps {
  readonly name: string
  readonly figure: string
  readonly note?: string
}

function Figure({ name, figure, note = '' }: FigureProps) {
  return (
    <div class="panel">
      <dt>{name}</dt>
      <dd>
        <b class="numeral">{figure}</b> {note}
      </dd>
    </div>
  )
}

function shareText(part: number, all: number): string {
  return all === 0 ? '' : percentText(Math.floor((100 * part) / all))
}

/** Forgets everything; asks first, in its own place. */
function Clear() {
  const { asking, button } = useAsking()
  if (asking.value) {
    return (
      <Question
        question={text('statistics.clear.question')}
        yes={text('statistics.clear.yes')}
        no={text('statistics.clear.no')}
        onYes={() => {
          asking.value = false
          clearStatistics()
        }}
        onNo={() => (asking.value = false)}
      />
    )
  }
  return (
    <button
      ref={button}
      type="button"
      class="button bare statistics-clear"
      onClick={() => (asking.value = true)}
    >
      <Icon name="cross" />
      {text('statistics.clear')}
    </button>
  )
}
