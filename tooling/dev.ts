// `npm run dev`: the web app by Vite's development server, which passes requests for the game's server
// on to it (apps/web/vite.config.ts says which), and that server, started again at every change.
import { type ChildProcess, spawn } from 'node:child_process'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { root } from './run.ts'

const webApp = join(root, 'apps/web')
const port = '5173'

/** Invitations lead to Vite, by the address of this computer on its network if it has one. */
const own = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address
const invitations = { PUBLIC_URL: `http://${own ?? 'localhost'}:${port}` }

function start(args: string[], cwd: string): ChildProcess {
  const env = { ...invitations, ...process.env }
  return spawn(process.execPath, args, { cwd, env, stdio: 'inherit' })
}

const children = [
  start(['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], root),
  start(
    [join(webApp, 'node_modules/vite/bin/vite.js'), '--host', '--port', port, '--strictPort'],
    webApp,
  ),
]

/** Ends both, whichever ended first or whatever asked for it. */
function stop(): void {
  for (const child of children) child.kill('SIGTERM')
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
for (const child of children) child.on('exit', stop)
