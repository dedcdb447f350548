import { text } from '../words/words.ts'

/** A word in a frame beside a name; its frame tells it from the name without a colour. */
export type TagKind = 'you' | 'cpu' | 'away' | 'quit' | 'home'

const LOOKS: Readonly<Record<TagKind, string>> = {
  you: 'tag own',
  cpu: 'tag',
  away: 'tag away',
  quit: 'tag away',
  home: 'tag brass',
}

/** The tag of a racer. */
export function Tag({ kind }: { kind: TagKind }) {
  return <span class={LOOKS[kind]}>{text(`tag.${kind}`)}</span>
}
