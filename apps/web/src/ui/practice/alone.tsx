import { useEffect } from 'preact/hooks'
import { Problem } from '../controls/problem.tsx'
import { Brand } from '../marks/brand.tsx'
import { ScreenHeading } from '../place/screen-heading.tsx'
import { entering, giveUp, playAlone } from '../room/entering.ts'
import { text } from '../words/words.ts'
import '../room/notice.css'

/** Where a reload of the page arrives that was in a race alone: goes right back to it. */
export function Alone() {
  useEffect(() => void playAlone({ isReload: true }), [])
  const way = entering.value
  return (
    <main class="notice screen">
      <Brand />
      <ScreenHeading title={text('practice.title')}>{text('practice.title')}</ScreenHeading>
      {way.state === 'failed' ? (
        <>
          <Problem>{text(way.problem)}</Problem>
          <button
            type="button"
            class="button main"
            onClick={() => void playAlone({ isReload: true })}
          >
            {text('race.try-again')}
          </button>
        </>
      ) : (
        <p class="notice-text">{text('practice.opening')}</p>
      )}
      <button type="button" class="button bare" onClick={giveUp}>
        {text('over.home')}
      </button>
    </main>
  )
}
