import { gameName } from '../words/games/game-words.ts'
import { listText, text } from '../words/words.ts'
import { choiceWord, optionTitle } from './option-words.ts'
import { changedRules, presetOf, type RoomRules } from './room-rules.ts'

/** A change of the rules. */
export interface RuleChange {
  readonly before: RoomRules
  readonly after: RoomRules
  /** Who made it. */
  readonly name: string
}

/** What a change of the rules is called for those who did not make it; undefined when nothing changed. */
export function ruleNews({ before, after, name }: RuleChange): string | undefined {
  if (before.game !== after.game) {
    return text('lobby.rules.preset', { name, preset: gameName(after.game) })
  }
  const changed = changedRules(before, after)
  const [first] = changed
  if (first === undefined) return undefined
  if (changed.length === 1) {
    const rule = optionTitle(first, first.option)
    return text('lobby.rules.set', { name, rule, choice: choiceWord(first.name, first.value) })
  }
  const preset = presetOf(after)
  if (preset !== undefined) {
    return text('lobby.rules.preset', { name, preset: text(`preset.${preset}`) })
  }
  const titles = changed.map((rule) => optionTitle(rule, rule.option))
  return text('lobby.rules.many', { name, rules: listText(titles) })
}
