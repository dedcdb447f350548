/** Who a token stands for, or what has become of them. Each kind has a shape of its own. */
export type TokenKind = 'own' | 'person' | 'cpu' | 'away' | 'home' | 'quit'

const DRAWINGS = {
  own: (
    <path
      fill="var(--own)"
      fill-rule="evenodd"
      d="M10 .5 19.5 10 10 19.5.5 10ZM10 7.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6Z"
    />
  ),
  person: <circle cx="10" cy="10" r="8" fill="var(--text)" />,
  cpu: (
    <path
      fill="var(--text)"
      fill-rule="evenodd"
      d="M4.5 2h11A2.5 2.5 0 0 1 18 4.5v11a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 2 15.5v-11A2.5 2.5 0 0 1 4.5 2ZM6 6.8v2h2v-2Zm6 0v2h2v-2Zm-6 5.4v1.8h8v-1.8Z"
    />
  ),
  away: (
    <circle
      cx="10"
      cy="10"
      r="7.5"
      fill="none"
      stroke="var(--muted)"
      stroke-width="3"
      stroke-dasharray="4.7 3.15"
    />
  ),
  home: (
    <path fill="var(--brass)" d="M3 1.5a1 1 0 0 1 2 0V2h13l-3.5 4.5L18 11H5v7.5a1 1 0 0 1-2 0Z" />
  ),
  quit: (
    <path
      fill="none"
      stroke="var(--muted)"
      stroke-width="3.5"
      stroke-linecap="round"
      d="m4 4 12 12M16 4 4 16"
    />
  ),
} as const

/** A racer's token; the name beside it says whose it is. */
export function Token({ kind, size = 20 }: { kind: TokenKind; size?: number }) {
  return (
    <svg
      class={`token token-${kind}`}
      viewBox="0 0 20 20"
      width={size}
      height={size}
      aria-hidden="true"
    >
      {DRAWINGS[kind]}
    </svg>
  )
}
