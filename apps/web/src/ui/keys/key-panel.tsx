import { GAMES, usualOptions, type PileSpec } from '@samedeal/rules'
import { useEffect, useRef } from 'preact/hooks'
import { CloseButton } from '../controls/close-button.tsx'
import { OWN_KEYS } from '../controls/own-keys.ts'
import { place } from '../place/place.ts'
import { preferences } from '../settings/preferences.ts'
import { text } from '../words/words.ts'
import { closeKeyHelp } from './key-help.ts'
import { keyOf } from './key-of.ts'
import { isNamed, keysOn } from './key-list.ts'
import './key-panel.css'

/** The list of keys. */
export function KeyPanel() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section
      class="panel key-help"
      role="dialog"
      aria-labelledby="key-help-heading"
      {...OWN_KEYS}
      onKeyDown={(event) => {
        const key = keyOf(event)
        if (key !== 'escape' && key !== '?') return
        event.stopPropagation()
        event.preventDefault()
        closeKeyHelp()
      }}
    >
      <div class="key-help-head">
        <h2 id="key-help-heading" ref={heading} tabIndex={-1}>
          {text('keys.title')}
        </h2>
        <CloseButton label={text('keys.close')} onClose={closeKeyHelp} />
      </div>
      <dl class="key-list">
        {keysOn(tableShown()).map(({ cap, use }) => (
          <div key={use}>
            <dt>
              <kbd class="numeral">{isNamed(cap) ? text(cap) : cap}</kbd>
            </dt>
            <dd>{text(use)}</dd>
          </div>
        ))}
      </dl>
      {preferences.value.keys === 'off' && <p class="key-note">{text('keys.off')}</p>}
    </section>
  )
}

/** The table of the game that the screen is about; undefined where it is about none. */
function tableShown(): readonly PileSpec[] | undefined {
  const here = place.value
  if (here.at === 'guide') {
    const game = GAMES.get(here.game)
    return game?.table(usualOptions(game))
  }
  const session = here.at === 'room' || here.at === 'how-to-play' ? here.session : undefined
  if (session === undefined) return undefined
  const { game, options } = session.room.value
  return GAMES.get(game)?.table(options)
}
