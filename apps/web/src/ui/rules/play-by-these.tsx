import { useSignal } from '@preact/signals'
import type { Game } from '@samedeal/rules'
import { useEffect, useRef } from 'preact/hooks'
import { NameField, nameIsThere } from '../controls/name-field.tsx'
import { Problem } from '../controls/problem.tsx'
import { Icon } from '../marks/icon.tsx'
import { keptRace } from '../practice/kept-race.ts'
import { aloneBy, keepPracticeRules } from '../practice/practice-rules.ts'
import { entering, forgetProblem, host, playAlone } from '../room/entering.ts'
import { playerName } from '../settings/player-name.ts'
import { pageText } from '../words/page-words.ts'
import { timeText } from '../words/time-text.ts'
import { text } from '../words/words.ts'
import { partyRace } from './rules-page.ts'

/**
 * From a game's rules into a race by them: a room, which begins with the usual rules, or a deal alone. A deal that
 * waits is gone on with, never thrown away.
 */
export function PlayByThese({ game }: { game: Game }) {
  const missing = useSignal(false)
  const field = useRef<HTMLInputElement>(null)
  const name = { missing, field }
  // It stays while it is written in.
  const asksName = useSignal(playerName.peek().trim() === '')
  useEffect(() => forgetProblem, [])
  const way = entering.value
  const isBusy = way.state === 'busy'
  const kept = keptRace.value
  const onAlone = () => {
    if (kept === undefined) keepPracticeRules(aloneBy(partyRace(game)))
    void playAlone()
  }
  return (
    <section class="panel how-play" aria-labelledby="how-play">
      <h2 id="how-play">{pageText('how.play')}</h2>
      <p>{pageText(kept === undefined ? 'how.play.text' : 'how.play.text.kept')}</p>
      {asksName.value && <NameField {...name} />}
      <div class="how-play-ways">
        <button
          type="button"
          class="button main"
          disabled={isBusy}
          onClick={() => nameIsThere(name) && void host(playerName.value.trim(), game.id)}
        >
          {text(isBusy && way.errand === 'host' ? 'home.host.busy' : 'home.host')}
        </button>
        <button type="button" class="button" disabled={isBusy} onClick={onAlone}>
          <Icon name="play" size={18} />
          <span>{text(isBusy && way.errand === 'alone' ? 'home.alone.busy' : 'home.alone')}</span>
          {kept !== undefined && (
            <span class="how-play-note">
              {text('home.alone.go-on', { time: timeText(kept.played) })}
            </span>
          )}
        </button>
      </div>
      {way.state === 'failed' && <Problem>{text(way.problem)}</Problem>}
    </section>
  )
}
