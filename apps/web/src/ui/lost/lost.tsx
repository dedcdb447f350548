import { Brand } from '../marks/brand.tsx'
import { goHome } from '../place/place.ts'
import { ScreenHeading } from '../place/screen-heading.tsx'
import { plural, text } from '../words/words.ts'
import { lostAddress } from './lost-address.ts'
import '../room/notice.css'

/** Where an address leads that names no page and no room: what is wrong with it, and the way home. */
export function Lost({ path }: { path: string }) {
  return (
    <main class="notice screen">
      <Brand />
      <ScreenHeading title={text('lost.title')}>{text('lost.title')}</ScreenHeading>
      <p class="notice-text">{whatIsWrong(path)}</p>
      <p class="notice-text">{text('lost.way')}</p>
      <button type="button" class="button main" onClick={goHome}>
        {text('over.home')}
      </button>
    </main>
  )
}

function whatIsWrong(path: string): string {
  const lost = lostAddress(path)
  const { typed } = lost
  switch (lost.fault) {
    case 'unused':
      return text('lost.unused', { typed, letters: lost.letters.join(', ') })
    case 'length':
      return plural('lost.length', lost.length, { typed })
    case 'page':
      return text('lost.page', { typed })
  }
}
