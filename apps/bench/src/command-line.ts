/** What was asked for on the command line. */
export interface Request {
  /** The parts to measure, in the order of the list of parts. */
  readonly parts: readonly string[]
  readonly json: boolean
  readonly list: boolean
  /** How many deals a part plays that plays deals; undefined: as many as it usually does. */
  readonly deals: number | undefined
}

/** What was wrong with the command line, and what is allowed. */
export interface CommandLineFault {
  readonly fault: string
}

/** More would take a Champion days. */
const MOST_DEALS = 100_000

/**
 * Reads `[NAME...] [--deals N] [--json] [--list]`. No name means every part; a name given twice
 * counts once.
 */
export function readCommandLine(
  args: readonly string[],
  known: readonly string[],
): Request | CommandLineFault {
  const at = args.indexOf('--deals')
  const deals = at < 0 ? undefined : readDeals(args[at + 1])
  if (typeof deals === 'object') return deals
  const rest = at < 0 ? args : args.toSpliced(at, 2)
  if (rest.includes('--deals')) return { fault: '--deals can be given only once' }
  const flags = rest.filter((arg) => arg.startsWith('-'))
  const names = rest.filter((arg) => !arg.startsWith('-'))
  const strangeFlag = flags.find((flag) => flag !== '--json' && flag !== '--list')
  if (strangeFlag !== undefined) {
    return { fault: `there is no option ${strangeFlag}; the options: --deals N, --json, --list` }
  }
  const strangeName = names.find((name) => !known.includes(name))
  if (strangeName !== undefined) {
    return { fault: `there is no part "${strangeName}"; the parts: ${known.join(', ')}` }
  }
  return {
    parts: known.filter((name) => names.length === 0 || names.includes(name)),
    json: flags.includes('--json'),
    list: flags.includes('--list'),
    deals,
  }
}

function readDeals(text: string | undefined): number | CommandLineFault {
  const deals = Number(text)
  if (text !== undefined && /^\d+$/.test(text) && deals >= 1 && deals <= MOST_DEALS) return deals
  const most = MOST_DEALS.toLocaleString('en-GB')
  const got = text === undefined ? 'nothing' : `"${text}"`
  return { fault: `--deals takes a whole number from 1 to ${most}, as in --deals 1000; got ${got}` }
}
