import { LineDrawing } from './line-drawing.tsx'

/** Strokes of a LineDrawing. */
const STROKES = {
  settings:
    'M3 7h11M18.5 7H21M3 17h4.5M12 17h9M16.2 4.6a2.4 2.4 0 1 0 .1 0ZM9.7 14.6a2.4 2.4 0 1 0 .1 0Z',
  book: 'M12 6.5C10 4.9 7 4.5 3 4.5v14c4 0 7 .4 9 2 2-1.6 5-2 9-2v-14c-4 0-7 .4-9 2Zm0 0v14',
  about: 'M12 3a9 9 0 1 0 .1 0ZM12 11v5.5M12 7.5v.01',
  play: 'M7 4.5v15l12-7.5Z',
  back: 'm15 4-8 8 8 8',
  share: 'M12 15V3m0 0L8 7m4-4 4 4M7.5 11H5v10h14V11h-2.5',
  copy: 'M8.5 8.5h11v11h-11ZM15.5 8.5v-4h-11v11h4',
  live: 'M2.5 9.5a14 14 0 0 1 19 0M6 13a9 9 0 0 1 12 0M9.3 16.4a4.2 4.2 0 0 1 5.4 0M12 19.5v.01',
  plus: 'M12 5v14M5 12h14',
  cross: 'm6 6 12 12M18 6 6 18',
  tick: 'm5 12.5 4.5 4.5L19 7.5',
  quit: 'M9 4H4.5v16H9M9.5 12H21m0 0-4-4m4 4-4 4',
  undo: 'M8.5 4 4 8.5 8.5 13M4 8.5h10.5a5.5 5.5 0 0 1 0 11H9',
  draw: 'M4.5 7.5h11v13h-11ZM9 4h10.5v13M10 10.5v6m0 0-2.5-2.5m2.5 2.5 2.5-2.5',
  turn: 'M19.5 12a7.5 7.5 0 1 1-2.6-5.7M17.5 2.5v4.3h-4.3',
  send: 'M5 4h14M6 12.5l6-6 6 6M6 20l6-6 6 6',
  hint: 'M3.5 12h12m0 0-5-5m5 5-5 5M20 4.5v15',
  more: 'M12 5v.01M12 12v.01M12 19v.01',
  down: 'm5 9 7 7 7-7',
  crown: 'M3.5 7 8 10.5 12 4l4 6.5L20.5 7 19 18H5Z',
  tv: 'M3 5h18v12H3ZM8.5 21h7',
  first: 'M6 5v14M19 5l-9 7 9 7Z',
  previous: 'M17 5l-10 7 10 7Z',
  next: 'm7 5 10 7-10 7Z',
  pause: 'M8 5v14M16 5v14',
  passes: 'M7 20V4m0 0L3 8m4-4 4 4M17 4v16m0 0 4-4m-4 4-4-4',
  keys: 'M2.5 6h19v12h-19ZM6.5 10v.01M10 10v.01M14 10v.01M17.5 10v.01M7.5 14h9',
  menu: 'M4 6h16M4 12h16M4 18h16',
  lock: 'M5.5 10.5h13v10h-13ZM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5M12 14.5v2.5',
  muted:
    'M4 4l16 16M6.5 8C5 9.1 3.6 10.4 2.5 12c2.5 4.5 5.800 6.5 9.5 6.5 1.6 0 3.1-.4 4.5-1.1M10.5 5.6c.5-.1 1-.1 1.5-.1 3.7 0 7 2 9.5 6.5-.7 1.2-1.5 2.300-2.4 3.2',
  'open-lock': 'M5.5 10.5h13v10h-13ZM8.5 10.5V6a3.5 3.5 0 0 1 6.8-1.2M12 14.5v2.5',
  device: 'M3.5 4.5h8v15h-8ZM6.5 16.5h2M14.5 12h6m0 0-3-3m3 3-3 3',
  chart: 'M3 20.5h18M6 16.5v-5M12 16.5V5M18 16.5V9',
  eye: 'M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5s-7-2-9.5-6.5ZM12 9a3 3 0 1 0 .1 0Z',
} as const

export type IconName = keyof typeof STROKES

/** A line icon in the colour of its text; the words beside it or the control's label name it. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return <LineDrawing strokes={STROKES[name]} size={size} />
}
