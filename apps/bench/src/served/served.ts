// A server in a process of its own, which tells what it has needed.
import { startServer, type ServerConfig } from '@samedeal/server'

/** What the server gets. */
export type ServedSettings = Pick<ServerConfig, 'port' | 'dataFolder' | 'limits' | 'proxies'>

/**
 * What it says: that it listens, the most memory that it has held since it was asked last, in bytes, or how much
 * CPU time it has taken, in milliseconds.
 */
export type Said =
  | { readonly listens: true }
  | { readonly memory: number }
  | { readonly cpuTime: number }

const LOOK_EVERY_MS = 50

const settings = JSON.parse(process.argv[2] ?? '{}') as ServedSettings
const server = await startServer({ ...settings, host: '127.0.0.1' })
let most = 0
let looking: NodeJS.Timeout | undefined
process.on('message', (asked) => {
  if (asked === 'memory') {
    // Only where somebody wants to know: to look takes time of its own.
    looking ??= setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), LOOK_EVERY_MS)
    say({ memory: Math.max(most, process.memoryUsage.rss()) })
    most = 0
  } else if (asked === 'cpuTime') {
    const { user, system } = process.cpuUsage()
    say({ cpuTime: (user + system) / 1_000 })
  }
})
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)))
say({ listens: true })

function say(said: Said): void {
  process.send?.(said)
}
