import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { PageFault } from '../../offline/page-build.ts'
import { Brand } from '../marks/brand.tsx'
import { text, type PlainKey } from '../words/words.ts'
import { goHome } from './place.ts'
import '../room/notice.css'

/** What is said about each fault of the page. */
export const PAGE_FAULT_WORDS = {
  'out-of-date': 'page.out-of-date',
  unreachable: 'join.unreachable',
  'part-missing': 'page.part-missing',
} as const satisfies Record<PageFault, PlainKey>

/** How long nothing is said, in milliseconds: most parts are there sooner. */
const QUIET_MS = 800

/** In the place of a screen whose code is on its way. */
export function PartWaiting() {
  const isLong = useSignal(false)
  useEffect(() => {
    const wait = setTimeout(() => (isLong.value = true), QUIET_MS)
    return () => clearTimeout(wait)
  }, [])
  if (!isLong.value) return null
  return (
    <main class="notice screen">
      <Brand />
      <p class="notice-text" role="status">
        {text('page.loading')}
      </p>
      <HomeButton />
    </main>
  )
}

/** In the place of a screen whose code has not come: why, and what can be done. */
export function PartMissing({ fault, onAgain }: { fault: PageFault; onAgain: () => void }) {
  return (
    <main class="notice screen">
      <Brand />
      <p class="notice-text" role="alert">
        {text(PAGE_FAULT_WORDS[fault])}
      </p>
      <button type="button" class="button main" onClick={onAgain}>
        {text(fault === 'unreachable' ? 'race.try-again' : 'page.reload')}
      </button>
      <HomeButton />
    </main>
  )
}

function HomeButton() {
  return (
    <button type="button" class="button" onClick={goHome}>
      {text('over.home')}
    </button>
  )
}
