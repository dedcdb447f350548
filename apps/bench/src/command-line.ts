/** What was asked for on the command line. */
export interface Request {
  /** The parts to measure, in the order of the list of parts. */
  readonly parts: readonly string[]
  readonly json: boolean
  readonly list: boolean
}

/** What was wrong with the command line, and what is allowed. */
export interface CommandLineFault {
  readonly fault: string
}

/**
 * Reads `[NAME...] [--json] [--list]`. No name means every part; a name given twice counts once.
 */
export function readCommandLine(
  args: readonly string[],
  known: readonly string[],
): Request | CommandLineFault {
  const flags = args.filter((arg) => arg.startsWith('-'))
  const names = args.filter((arg) => !arg.startsWith('-'))
  const strangeFlag = flags.find((flag) => flag !== '--json' && flag !== '--list')
  if (strangeFlag !== undefined) {
    return { fault: `there is no option ${strangeFlag}; the options: --json, --list` }
  }
  const strangeName = names.find((name) => !known.includes(name))
  if (strangeName !== undefined) {
    return { fault: `there is no part "${strangeName}"; the parts: ${known.join(', ')}` }
  }
  return {
    parts: known.filter((name) => names.length === 0 || names.includes(name)),
    json: flags.includes('--json'),
    list: flags.includes('--list'),
  }
}
