import type { ComponentChildren } from 'preact'
import { useEffect, useId, useRef } from 'preact/hooks'
import { Icon } from '../marks/icon.tsx'
import { text } from '../words/words.ts'
import { hasNote, optionNote } from './option-words.ts'
import type { RuleAbout } from './rule-notes.ts'
import './rule-title.css'

interface RuleTitleProps extends RuleAbout {
  /** The game's id, and the rule's name as the game or the race declares it. */
  readonly game: string
  readonly name: string
  readonly title: string
  /** When the rule means anything, below its title. */
  readonly condition?: string | undefined
  /** What stands beside the title. */
  readonly children?: ComponentChildren
}

/** A rule's title, which opens and closes what the rule means: for everybody, whoever sets the rules. */
export function RuleTitle(props: RuleTitleProps) {
  const { game, name, title, condition, hasWords, isOpen, onToggle, children } = props
  const words = (
    <span>
      {title}
      {condition !== undefined && <small>{condition}</small>}
    </span>
  )
  const id = useId()
  const note = useRef<HTMLParagraphElement>(null)
  const isShown = isOpen && hasWords
  useEffect(() => {
    if (isShown) note.current?.scrollIntoView({ block: 'nearest' })
  }, [isShown])
  if (!hasNote({ game, name })) {
    return (
      <span class="rule-title" aria-hidden="true">
        {words}
        {children}
      </span>
    )
  }
  return (
    <>
      <span class="rule-title">
        <button
          type="button"
          class="rule-about"
          aria-label={text('lobby.rules.explain', { rule: title })}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
        >
          {words}
          <Icon name="about" size={16} />
        </button>
        {children}
      </span>
      <p ref={note} id={id} class="rule-note" hidden={!isShown}>
        {isShown && optionNote({ game, name })}
      </p>
    </>
  )
}
