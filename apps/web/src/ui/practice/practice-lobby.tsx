import { GAMES } from '@samedeal/rules'
import { useEffect } from 'preact/hooks'
import type { RoomSession } from '../../session/room-session.ts'
import { GameSegments, hasGameChoice } from '../controls/game-segments.tsx'
import { Segments } from '../controls/segments.tsx'
import { bestTime, bestTimes } from '../device/best-times.ts'
import { choiceWord, optionTitle } from '../lobby/option-words.ts'
import { rulesOf } from '../lobby/room-rules.ts'
import { useRuleNotes } from '../lobby/rule-notes.ts'
import { RuleTitle } from '../lobby/rule-title.tsx'
import { Icon } from '../marks/icon.tsx'
import { openHowToPlay } from '../place/place.ts'
import { lazily } from '../place/lazily.tsx'
import { ScreenHeading } from '../place/screen-heading.tsx'
import { leaveRoom } from '../room/entering.ts'
import { RefusalLine } from '../room/refusal-line.tsx'
import { SettingsButton } from '../settings/settings-button.tsx'
import { timeText } from '../words/time-text.ts'
import { text } from '../words/words.ts'
import { keepPracticeRules, practiceChoices, practiceRules } from './practice-rules.ts'
import './practice-lobby.css'

const DealNumber = lazily<{ session: RoomSession }>(
  async () => (await import('./deal-number.tsx')).DealNumber,
)

/** Before a race alone: by which rules, and the start. */
export function PracticeLobby({ session }: { session: RoomSession }) {
  const room = session.room.value
  useEffect(() => keepPracticeRules(room), [room.game, room.options, room.rules])
  const rules = rulesOf(room)
  const about = useRuleNotes(room.game)
  const chosen = practiceChoices(room.game).flatMap((name) =>
    rules.filter((rule) => rule.name === name),
  )
  const best = bestTime(bestTimes.value, { ...room, level: room.rules.difficulty })
  return (
    <div class="practice-lobby screen">
      <header class="practice-head">
        <button
          type="button"
          class="icon-button"
          aria-label={text('practice.home')}
          onClick={() => leaveRoom(session)}
        >
          <Icon name="back" size={24} />
        </button>
        <ScreenHeading title={text('practice.title')}>{text('practice.title')}</ScreenHeading>
        <button
          type="button"
          class="icon-button"
          aria-label={text('home.how')}
          onClick={() => openHowToPlay(session)}
        >
          <Icon name="book" />
        </button>
        <SettingsButton look="icon-button" />
      </header>
      <main class="practice-main">
        {session.dealNumber.value === undefined && (
          <p class="practice-promise">{text('practice.promise')}</p>
        )}
        <div class="panel practice-rules">
          <PracticeGame session={session} />
          {chosen.map(({ game, name, option, value }) => (
            <div key={name} class="practice-rule">
              <RuleTitle
                game={game}
                name={name}
                title={optionTitle({ game, name }, option)}
                {...about(name)}
              />
              <Segments
                label={optionTitle({ game, name }, option)}
                choices={option.choices.map((choice) => ({
                  value: choice,
                  word: choiceWord(name, choice),
                }))}
                chosen={value}
                onChoose={(choice) => session.setOption(name, choice)}
              />
            </div>
          ))}
          {GAMES.get(room.game)?.numbered !== undefined && <DealNumber session={session} />}
        </div>
        <RefusalLine session={session} />
        <button type="button" class="button main" onClick={() => session.start()}>
          <Icon name="play" size={18} />
          {text('practice.start')}
        </button>
        <p class="practice-note">
          {best !== undefined && (
            <b class="own-colour">{text('home.alone.best', { time: timeText(best) })}</b>
          )}
          <span>{text('practice.pause')}</span>
        </p>
      </main>
    </div>
  )
}

/** The game to play, where there is a choice: by the options that were chosen for it last. */
function PracticeGame({ session }: { session: RoomSession }) {
  const { game } = session.room.value
  if (!hasGameChoice()) return null
  return (
    <div class="practice-rule">
      <span class="rule-title" aria-hidden="true">
        {text('game')}
      </span>
      <GameSegments
        chosen={game}
        onChoose={(id) => {
          const { options } = practiceRules(id)
          session.setGame(id)
          for (const [name, value] of Object.entries(options)) session.setOption(name, value)
        }}
      />
    </div>
  )
}
