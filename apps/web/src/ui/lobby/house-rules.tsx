import { GAMES, type OptionChoice, type OptionValue } from '@samedeal/rules'
import type { RoomSession } from '../../session/room-session.ts'
import { Segments } from '../controls/segments.tsx'
import { plural, text } from '../words/words.ts'
import { choiceWord, optionTitle } from './option-words.ts'

/**
 * The house rules, drawn from what the game says about its own options: a game with other options
 * needs nothing here. Everybody sees them; the host changes them.
 */
export function HouseRules({ session }: { session: RoomSession }) {
  const { game, options, host } = session.room.value
  const own = session.seat.value
  const isHost = own !== 0 && own === host
  const spec: Readonly<Record<string, OptionChoice<OptionValue>>> = GAMES.get(game)?.options ?? {}
  const rows = Object.entries(spec)
  const changed = rows.filter(([name, { usual }]) => options[name] !== usual).length
  return (
    <section class="house-rules" aria-labelledby="rules-heading">
      <div class="section-head">
        <h2 id="rules-heading">{text('lobby.rules')}</h2>
        <span class="rules-note">
          {changed === 0 ? text('lobby.rules.usual') : plural('lobby.rules.changed', changed)}
          {!isHost && ` · ${text('lobby.rules.host')}`}
        </span>
      </div>
      {rows.map(([name, option]) => (
        <RuleRow
          key={name}
          title={optionTitle(name, option)}
          option={option}
          value={options[name] ?? option.usual}
          disabled={!isHost}
          onChoose={(value) => session.setOption(name, value)}
        />
      ))}
    </section>
  )
}

interface RuleRowProps {
  readonly title: string
  readonly option: OptionChoice<OptionValue>
  readonly value: OptionValue
  readonly disabled: boolean
  readonly onChoose: (value: OptionValue) => void
}

function RuleRow({ title, option, value, disabled, onChoose }: RuleRowProps) {
  const values = option.choices.includes(value) ? option.choices : [...option.choices, value]
  return (
    <div class="rule-row">
      <span class="rule-title" aria-hidden="true">
        {title}
        {value !== option.usual && <span class="tag brass">{text('lobby.rules.tag')}</span>}
      </span>
      <Segments
        label={title}
        choices={values.map((choice) => ({ value: choice, word: choiceWord(choice) }))}
        chosen={value}
        disabled={disabled}
        onChoose={onChoose}
      />
    </div>
  )
}
