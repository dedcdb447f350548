import { renderUnicodeCompact } from 'uqr'
import { steadyClock } from './clock.ts'
import { OperatorLog } from './log.ts'
import { readSettings } from './settings.ts'
import { unwrittenSentence } from './journal/unwritten.ts'
import { startServer, type RunningServer, type ServerConfig } from './server.ts'

/** How long a stop may take, in milliseconds. */
const STOP_MS = 8_000

/** A start that takes longer is told of, in milliseconds. */
const PATIENCE_MS = 3_000

// A terminal that is closed takes no more words, which ends no race.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

const settings = readSettings(process.env)
if ('fault' in settings) fail(settings.fault)
const patience = setTimeout(() => console.log('Starting the server…'), PATIENCE_MS)
const running = await start(settings)
clearTimeout(patience)
// Before it says that it is ready: whoever has read that may stop it. SIGHUP: the terminal was closed.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void stop())
greet(running)

async function start(config: ServerConfig): Promise<RunningServer> {
  const { report } = new OperatorLog({ now: () => steadyClock.now(), write: console.error })
  try {
    return await startServer({ ...config, report })
  } catch (error) {
    const { code, message, syscall } = error as NodeJS.ErrnoException
    if (syscall !== 'listen') return fail(message)
    const where = `${config.host}:${config.port}`
    return fail(
      code === 'EADDRINUSE'
        ? `${where} is taken by another program. Set PORT to a free one: PORT=3000 npm start`
        : `The server cannot listen on ${where}: ${message}`,
    )
  }
}

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

function greet({ addresses }: RunningServer): void {
  const { local, lan } = addresses
  const invite = addresses.invite(local)
  console.log(`\n  Samedeal is ready.\n\n  On this computer  ${local}`)
  if (lan !== undefined) console.log(`  On your network   ${lan}`)
  if (invite !== lan && invite !== local) console.log(`  Guests open       ${invite}`)
  if (invite !== local) console.log(`\n${renderUnicodeCompact(invite)}`)
}

async function stop(): Promise<void> {
  console.log('\n  Samedeal is stopping: every race is saved.')
  setTimeout(() => leave('Stopping took too long.'), STOP_MS).unref()
  await running.close()
  leave()
}

/** Ends the process with 0 when everything is on the disk, and says what is not. */
function leave(why?: string): never {
  const lost = unwrittenSentence(running.unwritten)
  if (lost !== undefined) return fail(why === undefined ? lost : `${why} ${lost}`)
  if (why !== undefined) console.error(`${why} Everything is saved.`)
  process.exit(0)
}
