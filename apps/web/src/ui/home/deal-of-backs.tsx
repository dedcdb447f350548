import { markBars, markFlag } from '../../../deck/brand.ts'
import './deal-of-backs.css'

const COLUMNS = [1, 2, 3, 4, 5, 6, 7]

/** Card width, height, step between columns and offset of a fan, in the drawing's units. */
const CARD = { width: 100, height: 140, step: 111, fan: 24.5 }

const WIDTH = 6 * CARD.step + CARD.width
const HEIGHT = 6 * CARD.fan + CARD.height + 4

/** A deal in seven columns with every card face down: what a race looks like before GO. */
export function DealOfBacks() {
  return (
    <svg class="deal-of-backs" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <defs>
        <pattern id="lattice" width="12" height="12" patternUnits="userSpaceOnUse">
          <path
            d="m0 0 12 12M12 0 0 12"
            stroke="var(--back-lattice)"
            stroke-width="1"
            fill="none"
          />
        </pattern>
        <g id="card-back">
          <rect y="2" width="100" height="140" rx="7.5" fill="#0005" />
          <rect
            width="100"
            height="140"
            rx="7.5"
            fill="var(--back-border)"
            stroke="var(--card-edge)"
          />
          <rect x="4" y="4" width="92" height="132" rx="4.5" fill="var(--back-field)" />
          <rect x="4" y="4" width="92" height="132" rx="4.5" fill="url(#lattice)" />
          <rect
            x="9"
            y="9"
            width="82"
            height="122"
            rx="2"
            fill="none"
            stroke="var(--back-mark)"
            stroke-opacity="0.45"
          />
        </g>
        <g id="card-back-mark">
          <circle
            cx="50"
            cy="70"
            r="21"
            fill="var(--back-field)"
            stroke="var(--back-mark)"
            stroke-opacity="0.7"
            stroke-width="1.2"
          />
          <path
            d={markBars + markFlag}
            fill="var(--back-mark)"
            transform="translate(37 60) scale(.55)"
          />
        </g>
      </defs>
      {COLUMNS.map((cards, column) => (
        <g key={cards} class="deal-column" transform={`translate(${column * CARD.step} 0)`}>
          {COLUMNS.slice(0, cards).map((_, row) => (
            <use key={row} href="#card-back" y={row * CARD.fan} />
          ))}
          <use href="#card-back-mark" y={(cards - 1) * CARD.fan} />
        </g>
      ))}
    </svg>
  )
}
