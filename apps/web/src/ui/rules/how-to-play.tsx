import { Icon } from '../marks/icon.tsx'
import { goHome } from '../place/place.ts'
import { ScreenHeading } from '../place/screen-heading.tsx'
import { text, type PlainKey } from '../words/words.ts'
import './how-to-play.css'

const PARTS: readonly { readonly title: PlainKey; readonly texts: readonly PlainKey[] }[] = [
  { title: 'how.race', texts: ['how.race.1', 'how.race.2', 'how.race.3'] },
  { title: 'how.columns', texts: ['how.columns.1', 'how.columns.2', 'how.columns.3'] },
  { title: 'how.foundations', texts: ['how.foundations.1', 'how.foundations.2'] },
  { title: 'how.stock', texts: ['how.stock.1', 'how.stock.2'] },
  { title: 'how.hands', texts: ['how.hands.1', 'how.hands.2', 'how.hands.3'] },
]

/** The page that explains the race and the game. */
export function HowToPlay() {
  return (
    <div class="how screen">
      <header class="how-head">
        <button
          type="button"
          class="icon-button"
          aria-label={text('over.home')}
          onClick={() => goHome()}
        >
          <Icon name="back" size={24} />
        </button>
        <ScreenHeading title={text('home.how')}>{text('home.how')}</ScreenHeading>
      </header>
      <main class="how-main">
        {PARTS.map(({ title, texts }) => (
          <section key={title} class="panel">
            <h2>{text(title)}</h2>
            {texts.map((key) => (
              <p key={key}>{text(key)}</p>
            ))}
          </section>
        ))}
      </main>
    </div>
  )
}
