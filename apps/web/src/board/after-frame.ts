import { options } from 'preact'

/** Where the browser gives no frames, as to a hidden page, nothing waits longer, in milliseconds. */
const LONGEST = 100

const waiting = new Set<() => void>()
let isAsked = false

/**
 * Runs something in the task after the browser's next frame: what may be seen one frame later than the
 * cards. What is asked for twice by then runs once.
 */
export function afterFrame(run: () => void): void {
  waiting.add(run)
  if (isAsked) return
  isAsked = true
  const late = setTimeout(runWaiting, LONGEST)
  requestAnimationFrame(() => {
    clearTimeout(late)
    setTimeout(runWaiting, 0)
  })
}

function runWaiting(): void {
  isAsked = false
  const runs = [...waiting]
  waiting.clear()
  for (const run of runs) run()
}

/** Keys and buttons go by what the DOM says: it is brought up to date before them. */
function runBefore({ target }: Event): void {
  if (!(target instanceof HTMLCanvasElement)) runWaiting()
}

const BY_DOM = ['keydown', 'click'] as const

/** How many tables are on the screen. */
let tables = 0

/**
 * Lets every component of the page render after the next frame, as long as a table is on the screen: the
 * picture of a move comes first, what is written about it right behind. Gives what ends that.
 */
export function renderAfterFrames(): () => void {
  if (tables++ === 0) {
    options.debounceRendering = afterFrame
    for (const type of BY_DOM) addEventListener(type, runBefore, { capture: true })
  }
  return () => {
    if (--tables > 0) return
    delete options.debounceRendering
    for (const type of BY_DOM) removeEventListener(type, runBefore, { capture: true })
    runWaiting()
  }
}
