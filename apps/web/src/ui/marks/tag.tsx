import { text } from '../words/words.ts'

/** A word in a frame beside a name; its frame tells it from the name without a colour. */
export type TagKind =
  | 'you'
  | 'cpu'
  | 'away'
  | 'stand-in'
  | 'quit'
  | 'removed'
  | 'home'
  | 'overtime'
  | 'best'

const LOOKS: Readonly<Record<TagKind, string>> = {
  you: 'tag own',
  cpu: 'tag',
  away: 'tag away',
  'stand-in': 'tag away',
  quit: 'tag away',
  removed: 'tag away',
  home: 'tag brass',
  overtime: 'tag brass',
  best: 'tag brass',
}

/** The tag of a racer. */
export function Tag({ kind }: { kind: TagKind }) {
  return (
    <span class={LOOKS[kind]}>
      {text(`tag.${kind}`)}
      {kind === 'stand-in' && <span class="tag-more">&nbsp;{text('tag.stand-in.more')}</span>}
    </span>
  )
}
