import { readCommandLine } from './command-line.ts'
import type { Figure } from './figure.ts'
import { PARTS } from './parts.ts'
import { figuresJson, figuresTable, partsTable } from './report.ts'

/**
 * `pnpm bench [NAME...] [--deals N] [--json] [--list]`: measures the named parts, or all of them.
 * Ends with 0 also when a figure misses its goal: `holds` tells, since a busy or slow machine is no
 * fault of the code. Ends with 1 only when a part could not be measured; the others' figures are printed all the same.
 */
async function main(args: readonly string[]): Promise<number> {
  const request = readCommandLine(
    args,
    PARTS.map((part) => part.name),
  )
  if ('fault' in request) {
    console.error(request.fault)
    return 1
  }
  const parts = PARTS.filter((part) => request.parts.includes(part.name))
  if (request.list) {
    console.log(partsTable(parts))
    return 0
  }
  const figures: Figure[] = []
  const failed: string[] = []
  for (const part of parts) {
    try {
      figures.push(...(await part.measure({ deals: request.deals })))
    } catch (error) {
      failed.push(part.name)
      console.error(`${part.name} could not be measured:`, error)
    }
  }
  console.log(request.json ? figuresJson(figures) : figuresTable(figures))
  if (failed.length > 0) console.error(`\nnot measured: ${failed.join(', ')}`)
  return failed.length > 0 ? 1 : 0
}

process.exitCode = await main(process.argv.slice(2))
