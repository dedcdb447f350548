// `npm run dev`: the web app by Vite's development server, which passes requests for the game's server
// on to it (apps/web/vite.config.ts says which), and that server, started again at every change.
import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from './run.ts'

const webApp = join(root, 'apps/web')
const invitations = { PUBLIC_URL: 'http://localhost:5173' }

function start(args: string[], cwd: string): ChildProcess {
  const env = { ...invitations, ...process.env }
  return spawn(process.execPath, args, { cwd, env, stdio: 'inherit' })
}

const children = [
  start(['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], root),
  start([join(webApp, 'node_modules/vite/bin/vite.js'), '--port', '5173', '--strictPort'], webApp),
]

/** Ends both, whichever ended first or whatever asked for it. */
function stop(): void {
  for (const child of children) child.kill('SIGTERM')
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
for (const child of children) child.on('exit', stop)
