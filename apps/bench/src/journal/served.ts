// A server in a process of its own, which tells how much work it has had.
import { startServer } from '@samedeal/server'
import type { Said, ServedSettings } from './cost.ts'

function say(said: Said): void {
  process.send?.(said)
}

const settings = JSON.parse(process.argv[2] ?? '{}') as ServedSettings
// Everybody here comes from one address.
const limits = { socketsPerAddress: 10_000 }
const server = await startServer({ ...settings, host: '127.0.0.1', limits })
process.on('message', (asked) => {
  if (asked !== 'usage') return
  const { user, system } = process.cpuUsage()
  say({ usage: (user + system) / 1_000 })
})
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)))
say({ listens: true })
