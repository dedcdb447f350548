// A server in a process of its own, which tells how much memory it has held at most.
import { startServer, type ServerConfig } from '@samedeal/server'

/** What the attacked server gets. */
export type AttackedSettings = Pick<ServerConfig, 'port' | 'dataFolder' | 'limits'>

/** What it says: that it listens, or the most memory that it has held since it was asked last, in bytes. */
export type Said = { readonly listens: true } | { readonly memory: number }

const LOOK_EVERY_MS = 50

const settings = JSON.parse(process.argv[2] ?? '{}') as AttackedSettings
const server = await startServer({ ...settings, host: '127.0.0.1', proxies: ['loopback'] })
let most = 0
setInterval(() => {
  most = Math.max(most, process.memoryUsage.rss())
}, LOOK_EVERY_MS)
process.on('message', (asked) => {
  if (asked !== 'memory') return
  say({ memory: Math.max(most, process.memoryUsage.rss()) })
  most = 0
})
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)))
say({ listens: true })

function say(said: Said): void {
  process.send?.(said)
}
