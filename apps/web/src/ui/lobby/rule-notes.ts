import { useSignal } from '@preact/signals'
import { usePageWords } from '../words/page-words.ts'

/** How one rule's note stands, and the way to open or close it. */
export interface RuleAbout {
  /** Whether the texts of the notes have been loaded. */
  readonly hasWords: boolean
  readonly isOpen: boolean
  readonly onToggle: () => void
}

/** The notes of a list of a game's rules, of which one is open at a time. */
export function useRuleNotes(game: string): (name: string) => RuleAbout {
  const open = useSignal<string | undefined>(undefined)
  const hasWords = usePageWords(game, open.value !== undefined)
  return (name) => {
    const isOpen = open.value === name
    return { hasWords, isOpen, onToggle: () => (open.value = isOpen ? undefined : name) }
  }
}
