import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { klondike, parseDeck, type Card, type KlondikeOptions } from '@samedeal/rules'
import { parseJsonBytes } from '@samedeal/rules/json-bytes'
import type { Verdict } from '../verdict.ts'
import { solve } from './solve.ts'

const USAGE =
  'usage: pnpm solve [--draw 1|3] [--passes N] [--no-foundation-return] [--ms N] FILE   (- for standard input)'

/** A deal of the file whose deck is sound. */
interface ReadDeal {
  readonly id: unknown
  readonly deck: readonly Card[]
}

interface Request {
  readonly file: string
  readonly options: KlondikeOptions
  /** Milliseconds at most for each deal. */
  readonly ms: number
}

/** `pnpm solve FILE`: one line of JSON for each deal of {"deals":[{"id","deck"}]}, and a summary. */
function main(args: readonly string[]): number {
  const request = readRequest(args)
  if (typeof request === 'string') return fail(request)
  const deals = readDeals(request.file)
  if (typeof deals === 'string') return fail(deals)
  const counts: Record<Verdict['verdict'], number> = { win: 0, loss: 0, unknown: 0 }
  const begun = performance.now()
  for (const { id, deck } of deals) {
    const start = performance.now()
    const { options, ms } = request
    const position = klondike.deal(deck, options)
    const verdict = solve({ position, options, budget: { ms, now: () => performance.now() } })
    const took = Math.round((performance.now() - start) * 1000) / 1000
    counts[verdict.verdict]++
    const moves = verdict.verdict === 'win' ? verdict.moves : []
    const { states } = verdict
    console.log(JSON.stringify({ id, verdict: verdict.verdict, ms: took, states, moves }))
  }
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  console.error(
    `${deals.length} deals in ${seconds} s: ${counts.win} won, ${counts.loss} lost, ${counts.unknown} unknown`,
  )
  return 0
}

function readRequest(args: readonly string[]): Request | string {
  let parsed
  try {
    parsed = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        draw: { type: 'string', default: '1' },
        passes: { type: 'string', default: 'unlimited' },
        'no-foundation-return': { type: 'boolean', default: false },
        ms: { type: 'string', default: '1000' },
      },
    })
  } catch (error) {
    return `${(error as Error).message}\n${USAGE}`
  }
  const { values, positionals } = parsed
  const [file] = positionals
  if (file === undefined || positionals.length > 1) return USAGE
  const draw = Number(values.draw)
  if (draw !== 1 && draw !== 3) return `--draw is ${values.draw}; allowed: 1 or 3`
  const passes = values.passes === 'unlimited' ? 'unlimited' : Number(values.passes)
  if (!klondike.options.passes.accepts(passes)) {
    return `--passes is ${values.passes}; allowed: unlimited or a whole number from 1`
  }
  const ms = Number(values.ms)
  if (!(ms > 0)) return `--ms is ${values.ms}; allowed: milliseconds above 0`
  const foundationReturn = !values['no-foundation-return']
  return { file, ms, options: { draw, passes, foundationReturn } }
}

/** The deals of a file, or what is wrong with the first one that cannot be read. */
function readDeals(file: string): ReadDeal[] | string {
  let json: unknown
  try {
    json = parseJsonBytes(readFileSync(file === '-' ? 0 : file))
  } catch (error) {
    return `${file} cannot be read as JSON: ${(error as Error).message}`
  }
  const list = typeof json === 'object' && json !== null && 'deals' in json ? json.deals : undefined
  if (!Array.isArray(list)) return `${file} must hold {"deals":[{"id","deck"}]}`
  const deals: ReadDeal[] = []
  for (const [index, entry] of (list as unknown[]).entries()) {
    const deal = readDeal(entry)
    if (typeof deal === 'string') return `${file}: deal ${nameOf(entry, index)}: ${deal}`
    deals.push(deal)
  }
  return deals
}

function readDeal(entry: unknown): ReadDeal | string {
  if (typeof entry !== 'object' || entry === null) return 'a deal is an object {"id","deck"}'
  const { id, deck: text } = entry as { id?: unknown; deck?: unknown }
  if (id === undefined) return 'it has no "id"'
  if (typeof text !== 'string') return '"deck" must be a text of card names'
  const deck = parseDeck(text)
  return 'fault' in deck ? deck.fault : { id, deck }
}

/** What the deal is called in an error: its id, else its place in the file counted from 1. */
function nameOf(entry: unknown, index: number): string {
  if (typeof entry === 'object' && entry !== null && 'id' in entry) return JSON.stringify(entry.id)
  return `number ${index + 1}`
}

function fail(sentence: string): number {
  console.error(sentence)
  return 1
}

process.exitCode = main(process.argv.slice(2))
