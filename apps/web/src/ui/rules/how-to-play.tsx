import { useEffect } from 'preact/hooks'
import type { RoomSession } from '../../session/room-session.ts'
import { Icon } from '../marks/icon.tsx'
import { closeHowToPlay } from '../place/place.ts'
import { ScreenHeading } from '../place/screen-heading.tsx'
import { text } from '../words/words.ts'
import './how-to-play.css'

import { gamePage, usualPage } from './rules-page.ts'

/** The page that explains the race and the game, by a room's rules where it was opened from one. */
export function HowToPlay({ session }: { session: RoomSession | undefined }) {
  const room = session?.room.value
  useEffect(() => {
    // The race does not wait for readers.
    if (room?.phase === 'countdown' || room?.phase === 'racing') closeHowToPlay()
  }, [room?.phase])
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
      </header>
      <main class="how-main">
        {(room === undefined ? usualPage() : gamePage(room)).map(({ title, texts }) => (
          <section key={title} class="panel">
            <h2>{title}</h2>
            {texts.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </section>
        ))}
      </main>
    </div>
  )
}
