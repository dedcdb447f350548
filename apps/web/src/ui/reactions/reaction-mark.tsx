import type { Reaction } from '@samedeal/protocol'
import { LineDrawing } from '../marks/line-drawing.tsx'

const FACE = 'M12 3a9 9 0 1 0 .01 0Z'

const STROKES: Readonly<Record<Reaction, string>> = {
  luck: 'M8.7 3.6a3.3 3.3 0 1 0 .01 0ZM15.3 3.6a3.3 3.3 0 1 0 .01 0ZM8.7 10.2a3.3 3.3 0 1 0 .01 0ZM15.3 10.2a3.3 3.3 0 1 0 .01 0ZM12 12c.2 4 1 6.5 3 9',
  bravo:
    'M8 3.5h8V9a4 4 0 0 1-8 0ZM8 5H4.5v1.5A3.5 3.5 0 0 0 8 10M16 5h3.5v1.5A3.5 3.5 0 0 1 16 10M12 13v4m-4.5 3.5h9M9 20.5c0-2.3 1-3.5 3-3.5s3 1.2 3 3.5',
  wow: `${FACE}M8.7 9.5v.01M15.3 9.5v.01M12 13.2a2 2.4 0 1 0 .01 0Z`,
  laugh: `${FACE}M7.3 10q1.4-2.2 2.8 0m3.8 0q1.4-2.2 2.8 0M7.3 13.2h9.4a4.7 4.7 0 0 1-9.4 0Z`,
  ouch: `${FACE}M7.4 8.5 10 11.1m0-2.6-2.6 2.6M14 8.5l2.6 2.6m0-2.6L14 11.1M7.8 16.2q1.4-1.7 2.8 0t2.8 0 2.8 0`,
  hurry: 'M6.5 3.5h11m-11 17h11M8 3.5V7l4 5 4-5V3.5m-8 17V17l4-5 4 5v3.5m-5.2-2h2.4',
}

/** A reaction as a line drawing in the colour of its text; the word beside it names it. */
export function ReactionMark({ reaction, size = 24 }: { reaction: Reaction; size?: number }) {
  return <LineDrawing strokes={STROKES[reaction]} size={size} />
}
