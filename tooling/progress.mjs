// What is said while something takes long: on a terminal one line that moves, elsewhere lines now and then.

/** So long nothing is said: what is quick needs no words, in milliseconds. */
const PATIENCE = 1500
/** Between two lines about the same step where no terminal can move one, in milliseconds. */
const BETWEEN_LINES = 10_000

/**
 * Starts to tell of steps that follow each other. Call `say` whenever a step begins or gets on, and
 * `end` in the end, also before anything else is printed.
 * @param {{ write(text: string): unknown, isTTY?: boolean, columns?: number }} stream
 */
export function startProgress(stream = process.stderr) {
  const isMoving = stream.isTTY === true && !process.env['CI']
  const begin = Date.now()
  let step = ''
  let detail = ''
  /** The step that a line was last written about, and when. */
  let told = ''
  let toldAt = 0

  const seconds = () => `${Math.round((Date.now() - begin) / 1000)} s`
  const show = () => {
    if (step === '' || Date.now() - begin < PATIENCE) return
    const line = `${step}…${detail === '' ? '' : ` ${detail}`}`
    if (isMoving) {
      const whole = `${line} (${seconds()})`
      stream.write(`\r\u001B[2K${whole.slice(0, columnsOf(stream) - 1)}`)
      told = step
    } else if (step !== told || Date.now() - toldAt >= BETWEEN_LINES) {
      stream.write(step === told ? `${line} (${seconds()})\n` : `${line}\n`)
      told = step
      toldAt = Date.now()
    }
  }
  const timer = setInterval(show, isMoving ? 250 : 500)
  timer.unref()

  return {
    /** @param {string} newStep what is being done. @param {string} newDetail how far it is. */
    say(newStep, newDetail = '') {
      step = newStep
      detail = newDetail
    },
    end() {
      clearInterval(timer)
      if (isMoving && told !== '') stream.write('\r\u001B[2K')
    },
  }
}

/**
 * Some terminals do not know how wide they are, and say 0.
 * @param {{ columns?: number }} stream
 */
function columnsOf({ columns = 0 }) {
  return columns > 0 ? columns : 80
}

/**
 * Reads what pnpm's ndjson reporter says, in whatever pieces it comes, and tells how far it is. What is
 * no JSON, such as a complaint of npx, is for `onOther`.
 * @param {{ say(step: string, detail?: string): void }} progress
 * @param {(line: string) => void} onOther
 */
export function followPnpm(progress, onOther) {
  /** Packages that pnpm wants, and those of them that it has. */
  const wanted = new Set()
  const there = new Set()
  /** The bytes of each package that is being downloaded. */
  const downloads = new Map()

  /** @param {string} line */
  const read = (line) => {
    let event
    try {
      event = JSON.parse(line)
    } catch {
      if (line.trim() !== '') onOther(line)
      return
    }
    const { name, status, packageId, size } = event
    if (event.level === 'error') onOther(event.message ?? event.err?.message ?? line)
    if (name === 'pnpm:fetching-progress' && status === 'started') downloads.set(packageId, size)
    if (name === 'pnpm:progress') {
      if (status === 'resolved') wanted.add(packageId)
      if (status === 'fetched' || status === 'found_in_store') {
        there.add(packageId)
        downloads.delete(packageId)
      }
    }
    if (wanted.size === 0) progress.say('Installing packages')
    else progress.say('Installing packages', `${there.size} of ${wanted.size}${largest(downloads)}`)
  }

  let rest = ''
  return (/** @type {string} */ text) => {
    const lines = `${rest}${text}`.split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) read(line)
  }
}

/**
 * The largest download under way, which the others wait for in the end.
 * @param {Map<string, number>} downloads
 */
function largest(downloads) {
  let name = ''
  let bytes = 2_000_000 // what is smaller is there at once
  for (const [packageId, size] of downloads) {
    if (size > bytes) [name, bytes] = [packageId, size]
  }
  return name === '' ? '' : `, ${name} has ${Math.round(bytes / 1_000_000)} MB`
}
