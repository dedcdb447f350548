import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './run.ts'

type Manifest = { scripts?: Record<string, string> } & Record<string, Record<string, string>>

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

/** All files of the repository, without what git ignores; in a copy without git, without folders of tools. */
function repositoryFiles(): string[] {
  try {
    const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
    const listed = execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' })
    return listed.split('\0').filter((file) => file !== '' && existsSync(join(root, file)))
  } catch {
    const exclude = ['**/node_modules', '**/dist', '**/.*']
    return globSync('**/*.*', { cwd: root, exclude })
  }
}

const files = repositoryFiles()
const textFiles = files.filter((file) => !/\.(png|webp|ico|woff2?|ttf|otf|mp3|gz)$/.test(file))
const pages = files.filter((file) => file.endsWith('.md'))
const manifests = files.filter((file) => basename(file) === 'package.json')

test('the lockfile names packages by version and hash, never by the address of a registry', () => {
  expect(read('pnpm-lock.yaml').match(/.*(https?:\/\/|tarball:|registry).*/g) ?? []).toEqual([])
})

test('every page is in one English: the British of the screens', () => {
  const american = /\b(color|behavior|favorite|center|gray|canceled|catalog|defense)s?\b/gi
  const found = pages.flatMap((page) =>
    (
      read(page)
        .replaceAll(/`[^`]*`|\]\([^)]*\)/g, '')
        .match(american) ?? []
    ).map((word) => `${page}: ${word}`),
  )
  expect(found).toEqual([])
})

test('README, package.json and the bootstrap script ask for the same Node', () => {
  const { engines } = JSON.parse(read('package.json')) as Manifest
  const [bootstrap, readme] = [read('tooling/bootstrap.mjs'), read('README.md')]
  const atLeast = engines?.['node']?.replace('>=', '')
  const asked = [...readme.matchAll(/Node ([\d.]+) or newer/g)].map(([, version]) => version)
  expect([...new Set(asked)]).toEqual([atLeast])
  expect(bootstrap).toContain(`nothing but Node ${atLeast} and npm`)
  const forTypes = /needs Node ([\d.]+) or newer on this system/.exec(bootstrap)?.[1]
  expect(readme).toContain(`needs Node ${forTypes}.`)
})

test('every dependency has one exact version', () => {
  const loose = manifests.flatMap((file) => {
    const manifest = JSON.parse(read(file)) as Manifest
    const kinds = ['dependencies', 'devDependencies', 'optionalDependencies']
    return kinds
      .flatMap((kind) => Object.entries(manifest[kind] ?? {}))
      .filter(([, version]) => !/^(workspace:\*|\d+\.\d+\.\d+[\w.-]*)$/.test(version))
      .map(([name, version]) => `${file}: ${name} ${version}`)
  })
  expect(loose).toEqual([])
})

const scripts = (JSON.parse(read('package.json')) as Manifest).scripts ?? {}

test('the scripts of the top package.json are the tasks of the bootstrap script', () => {
  for (const [name, script] of Object.entries(scripts)) {
    expect(script).toBe(`exec node tooling/bootstrap.mjs ${name}`)
  }
  const asked = spawnSync(process.execPath, ['tooling/bootstrap.mjs', 'dance'], {
    cwd: root,
    encoding: 'utf8',
  })
  const tasks = Object.keys(scripts).join(', ')
  expect(asked.stderr).toBe(`There is no task "dance". The tasks: ${tasks}.\n`)
  expect(asked.status).toBe(1)
})

test('cmd.exe knows every word of the scripts as well as POSIX shells do', () => {
  // Names, paths and options alone: either kind of shell has its own meaning for any other sign.
  for (const script of Object.values(scripts)) expect(script).toMatch(/^[\w./-]+( [\w./-]+)*$/)
  // POSIX shells have exec, without which Debian's dash stays between npm and the task, and dies of a
  // SIGTERM alone. cmd.exe looks for exec.cmd beside package.json, and passes everything on.
  const lines = readFileSync(join(root, 'exec.cmd'), 'latin1').trimEnd().split('\r\n')
  expect(lines.filter((line) => !line.startsWith('@rem '))).toEqual(['@%*'])
})

test('no package.json asks for a package manager or a Node that npm or pnpm would fetch', () => {
  // Either field makes npm or pnpm refuse one of `npm start` and `pnpm start`.
  const asking = manifests.filter((file) => /"(packageManager|devEngines)"/.test(read(file)))
  expect(asking).toEqual([])
})

test('no file or folder is a drawer for things without a name', () => {
  const drawers = new Set(['util', 'utils', 'helper', 'helpers', 'common', 'shared', 'misc'])
  const found = files.filter((file) => file.split(/[/.-]/).some((word) => drawers.has(word)))
  expect(found).toEqual([])
})

test('no file mentions a path of the machine that it was written on, or a registry', () => {
  // One letter in brackets each, so that this file does not find itself.
  const pattern = /(?<![\w.}])\/([w]ork|[r]oot|[h]ome\/\w+)\/|\b[r]egistry\.|\b[n]pmjs\./
  const found = textFiles.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line}`] : [])),
  )
  expect(found).toEqual([])
})

test('every relative link in a page leads to a file', () => {
  const broken = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\((?!\w+:|#)([^)#\s]+)[^)]*\)/g)]
      .map((match) => match[1] ?? '')
      .filter((link) => !existsSync(join(root, dirname(page), link)))
      .map((link) => `${page} links to ${link}`),
  )
  expect(broken).toEqual([])
})

test('every path of the repository that a page names in code marks is there', () => {
  const broken = pages.flatMap((page) =>
    [...read(page).matchAll(/`((?:packages|apps|tooling|\.ci)\/[\w./-]+)`/g)]
      .map((match) => match[1] ?? '')
      .filter((path) => !existsSync(join(root, path)))
      .map((path) => `${page} names ${path}`),
  )
  expect(broken).toEqual([])
})
