// A server in a process of its own, which tells how much work it has had.
import { startServer } from '@samedeal/server'
import type { ServedSettings } from './cost.ts'

const settings = JSON.parse(process.argv[2] ?? '{}') as ServedSettings
const server = await startServer({ ...settings, host: '127.0.0.1' })
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.((user + system) / 1_000)
})
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)))
process.send?.('ready')
