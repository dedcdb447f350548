// Builds the web app, unless the build that is there was made from the same sources. Prints a line for
// each step of a build, and nothing else unless something is wrong.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from './run.ts'

const webApp = join(root, 'apps/web')
const builtPage = join(webApp, 'dist/index.html')
const stampFile = join(root, 'node_modules/.cache/samedeal/web-build')

/** Folders and files that the build does not read. */
const notInBuild =
  /(^|\/)(node_modules|dist|browser|test-results|\.[^/]+)(\/|$)|\.(test|spec)\.tsx?$/

/** Every file that the build may read: the app, the packages, the versions and the settings. */
function sourceFiles(): string[] {
  const folders = [webApp, join(root, 'packages')].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
  )
  return [
    ...folders.filter((file) => !notInBuild.test(file)),
    'pnpm-lock.yaml',
    'tsconfig.base.json',
  ]
}

function fingerprint(): string {
  const hash = createHash('sha256').update(process.version)
  for (const file of sourceFiles().toSorted()) {
    hash.update(`\n${file}\n`).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

function isUpToDate(): boolean {
  if (!existsSync(builtPage) || !existsSync(stampFile)) return false
  return readFileSync(stampFile, 'utf8') === fingerprint()
}

/** Runs a program of the build, and ends this one when it fails. */
function build(program: string[]): void {
  const { status } = spawnSync(process.execPath, program, {
    cwd: webApp,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status === 0) return
  console.error('The web app could not be built (see above).')
  process.exit(status ?? 1)
}

if (!isUpToDate()) {
  rmSync(stampFile, { force: true })
  build([join(webApp, 'deck/build.ts')])
  const vite = join(webApp, 'node_modules/vite/bin/vite.js')
  console.log('Building the pages')
  build([vite, 'build', '--logLevel', 'warn'])
  mkdirSync(dirname(stampFile), { recursive: true })
  // Now, not before: the build draws the cards into a folder that it then reads.
  writeFileSync(stampFile, fingerprint())
}
