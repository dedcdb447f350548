import type { OptionValue } from '@samedeal/rules'
import type { RoomSession } from '../../session/room-session.ts'
import { Segments } from '../controls/segments.tsx'
import { Icon } from '../marks/icon.tsx'
import { openHowToPlay } from '../place/place.ts'
import { plural, text } from '../words/words.ts'
import { choiceWord, optionTitle } from './option-words.ts'
import { GameChoice } from './game-choice.tsx'
import { Presets } from './presets.tsx'
import { rulesOf, type Rule } from './room-rules.ts'
import { useRuleNotes, type RuleAbout } from './rule-notes.ts'
import { RuleTitle } from './rule-title.tsx'
import './house-rules.css'

/** More choices than this get a line of their own where there is little room. */
const FEW = 4

/** The rules that mean something only when deals are proven winnable. */
const WINNABLE_ONLY = ['difficulty', 'handicap']

/** The house rules, one row each. Everybody sees them; the host changes them. */
export function HouseRules({ session }: { session: RoomSession }) {
  const room = session.room.value
  const own = session.seat.value
  const isHost = own !== 0 && own === room.host
  const isOff = !isHost || session.connection.value !== 'live'
  const rules = rulesOf(room)
  const about = useRuleNotes(room.game)
  const changed = rules.filter(({ isChanged }) => isChanged).length
  return (
    <section class="house-rules" aria-labelledby="rules-heading">
      <div class="section-head">
        <h2 id="rules-heading">{text('lobby.rules')}</h2>
        <button
          type="button"
          class="icon-button"
          aria-label={text('home.how')}
          onClick={() => openHowToPlay(session)}
        >
          <Icon name="book" />
        </button>
        <span class="rules-note">
          {changed === 0 ? text('lobby.rules.usual') : plural('lobby.rules.changed', changed)}
          {!isHost && ` · ${text('lobby.rules.host')}`}
        </span>
      </div>
      <GameChoice session={session} disabled={isOff} />
      <Presets session={session} disabled={isOff} />
      {rules.map((rule) => (
        <RuleRow
          key={rule.name}
          rule={rule}
          note={
            WINNABLE_ONLY.includes(rule.name) && room.rules.deal !== 'winnable'
              ? text('option.winnable-only')
              : undefined
          }
          disabled={isOff}
          about={about(rule.name)}
          onChoose={(value) => session.setOption(rule.name, value)}
        />
      ))}
    </section>
  )
}

interface RuleRowProps {
  readonly rule: Rule
  readonly note: string | undefined
  readonly disabled: boolean
  readonly about: RuleAbout
  readonly onChoose: (value: OptionValue) => void
}

function RuleRow({ rule, note, disabled, about, onChoose }: RuleRowProps) {
  const { game, name, option, value, isChanged } = rule
  const title = optionTitle(rule, option)
  const values = option.choices.includes(value) ? option.choices : [...option.choices, value]
  return (
    <div class={values.length > FEW ? 'rule-row many' : 'rule-row'}>
      <RuleTitle game={game} name={name} title={title} condition={note} {...about}>
        {isChanged && (
          <span class="tag brass" aria-hidden="true">
            {text('lobby.rules.tag')}
          </span>
        )}
      </RuleTitle>
      <Segments
        label={isChanged ? `${title}, ${text('lobby.rules.tag')}` : title}
        choices={values.map((choice) => ({ value: choice, word: choiceWord(name, choice) }))}
        chosen={value}
        disabled={disabled}
        onChoose={onChoose}
      />
    </div>
  )
}
