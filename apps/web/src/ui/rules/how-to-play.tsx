import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { inTime, mendPage, type PageFault } from '../../offline/page-build.ts'
import type { RoomSession } from '../../session/room-session.ts'
import { GAMES, USUAL_GAME } from '@samedeal/rules'
import { GameSegments, hasGameChoice } from '../controls/game-segments.tsx'
import { Segments } from '../controls/segments.tsx'
import { Icon } from '../marks/icon.tsx'
import { PartMissing } from '../place/missing-part.tsx'
import { closeHowToPlay, openGuide } from '../place/place.ts'
import { ScreenHeading } from '../place/screen-heading.tsx'
import { loadPageWords, pageText, usePageWords } from '../words/page-words.ts'
import { text } from '../words/words.ts'
import './how-to-play.css'
import { PlayByThese } from './play-by-these.tsx'
import { gamePage, partyRace, usualPage } from './rules-page.ts'
import { strategyPage } from './strategy-page.ts'

const PARTS = ['rules', 'strategy'] as const

/**
 * The pages that explain the race and the game, and how to play it well: by a room's rules where they
 * were opened from one.
 */
export function HowToPlay({ session }: { session: RoomSession | undefined }) {
  const room = session?.room.value
  const part = useSignal<(typeof PARTS)[number]>('rules')
  useEffect(() => {
    // The race does not wait for readers.
    if (room?.phase === 'countdown' || room?.phase === 'racing') closeHowToPlay()
  }, [room?.phase])
  const chosen = useSignal(USUAL_GAME)
  const game = room?.game ?? chosen.value.id
  const isThere = usePageWords(game)
  const attempt = useSignal(0)
  const fault = useSignal<PageFault | undefined>(undefined)
  useEffect(() => {
    fault.value = undefined
    if (!isThere) inTime(loadPageWords(game)).catch(async () => (fault.value = await mendPage()))
  }, [isThere, game, attempt.value])
  if (!isThere && fault.value !== undefined) {
    return <PartMissing fault={fault.value} onAgain={() => attempt.value++} />
  }
  const page = !isThere
    ? []
    : part.value === 'strategy'
      ? strategyPage(room ?? partyRace(chosen.value))
      : room === undefined
        ? usualPage(chosen.value)
        : gamePage(room)
  return (
    <div class="how screen">
      <header class="how-head">
        <button
          type="button"
          class="icon-button"
          aria-label={text(session === undefined ? 'over.home' : 'how.back')}
          onClick={closeHowToPlay}
        >
          <Icon name="back" size={24} />
        </button>
        <ScreenHeading title={text('home.how')}>{text('home.how')}</ScreenHeading>
        {isThere && (
          <span class="how-parts">
            <Segments
              label={pageText('how.parts')}
              choices={PARTS.map((value) => ({ value, word: pageText(`how.part.${value}`) }))}
              chosen={part.value}
              onChoose={(value) => (part.value = value)}
            />
          </span>
        )}
      </header>
      {session === undefined && hasGameChoice() && (
        <nav class="how-games" aria-label={text('game')}>
          <GameSegments
            chosen={game}
            onChoose={(id) => (chosen.value = GAMES.get(id) ?? USUAL_GAME)}
          />
        </nav>
      )}
      {session === undefined && (
        <button type="button" class="button how-guide" onClick={() => openGuide(game)}>
          <Icon name="play" size={18} />
          {text('how.guide')}
        </button>
      )}
      <main class="how-main">
        {page.map(({ title, texts, terms = [] }) => (
          <section key={title} class="panel">
            <h2>{title}</h2>
            {texts.map((line) => (
              <p key={line}>{line}</p>
            ))}
            {terms.length > 0 && (
              <dl>
                {terms.map(({ word, meaning }) => (
                  <div key={word}>
                    <dt>{word}</dt>
                    <dd>{meaning}</dd>
                  </div>
                ))}
              </dl>
            )}
          </section>
        ))}
      </main>
      {session === undefined && isThere && part.value === 'rules' && (
        <PlayByThese game={chosen.value} />
      )}
    </div>
  )
}
