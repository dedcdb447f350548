import { globSync } from 'node:fs'
import { relative } from 'node:path'
import { type Finished, root, run } from './run.ts'

/** A check of the whole source that passes or fails as one, and prints why. */
export type Check = { name: string; run: () => Promise<Finished> }

/** What every change must pass besides the tests. */
export const checks: readonly Check[] = [
  { name: 'format', run: checkFormat },
  {
    name: 'lint',
    run: () => run('node_modules/oxlint/bin/oxlint', ['--config', 'tooling/oxlintrc.json']),
  },
  { name: 'types', run: checkTypes },
  {
    name: 'knip',
    run: () =>
      run('node_modules/knip/bin/knip.js', ['--config', 'tooling/knip.json', '--no-config-hints']),
  },
]

/** Lists the files that the formatter would change. */
async function checkFormat(): Promise<Finished> {
  const args = ['--config', 'tooling/oxfmtrc.json', '--list-different']
  const { code, output } = await run('node_modules/oxfmt/bin/oxfmt', args)
  return { code, output: `Not formatted; \`npm run format\` changes them:\n${output}` }
}

/** Runs the compiler for every tsconfig.json, and finds sources that belong to none of them. */
async function checkTypes(): Promise<Finished> {
  const options = { cwd: root, exclude: ['**/node_modules', '**/dist'] }
  const unchecked = new Set(globSync('{packages,apps,tooling}/**/*.{ts,tsx}', options))
  let code = 0
  let output = ''
  for (const project of globSync('{packages,apps,tooling}/**/tsconfig.json', options).toSorted()) {
    const args = ['--project', project, '--listFiles']
    const compiled = await run('node_modules/typescript/bin/tsc', args)
    if (compiled.code !== 0) code = 1
    for (const line of compiled.output.split('\n')) {
      const isListed = line.startsWith(root) && /\.[a-z]+$/.test(line)
      if (isListed) unchecked.delete(relative(root, line))
      else output += `${line}\n`
    }
  }
  if (unchecked.size > 0) {
    code = 1
    output += 'No tsconfig.json includes these files, so that nothing checks their types:\n'
    output += [...unchecked].map((file) => `  ${file}\n`).join('')
  }
  return { code, output: output.replace(/\n{3,}/g, '\n\n') }
}
