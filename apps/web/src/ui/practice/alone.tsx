import { useEffect } from 'preact/hooks'
import { Problem } from '../controls/problem.tsx'
import { Brand } from '../marks/brand.tsx'
import type { NumberedDeal } from '../place/place.ts'
import { ScreenHeading } from '../place/screen-heading.tsx'
import { entering, giveUp, playAlone } from '../room/entering.ts'
import { text } from '../words/words.ts'
import '../room/notice.css'

/**
 * Where a reload of the page arrives that was in a race alone, and who opens the link of a deal: goes right to it.
 */
export function Alone({ deal }: { deal: NumberedDeal | undefined }) {
  useEffect(() => void playAlone({ isReload: true, deal }), [])
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
            onClick={() => void playAlone({ isReload: true, deal })}
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
