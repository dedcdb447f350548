import { resolve } from 'node:path'
import type { ServerConfig } from './server.ts'

/** Reads PORT, HOST, DATA_DIR and PUBLIC_URL; a fault is a sentence that names the variable and what it may be. */
export function readSettings(
  env: Readonly<Record<string, string | undefined>>,
): ServerConfig | { readonly fault: string } {
  const { PORT = '2567', PUBLIC_URL } = env
  const host = given(env['HOST']) ?? '0.0.0.0'
  const port = Number(PORT)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    return { fault: `PORT is "${PORT}"; it must be a whole number from 1 to 65535.` }
  }
  const dataFolder = resolve(given(env['DATA_DIR']) ?? '.data')
  if (PUBLIC_URL === undefined || PUBLIC_URL === '') return { port, host, dataFolder }
  const url = URL.canParse(PUBLIC_URL) ? new URL(PUBLIC_URL) : undefined
  if (url === undefined || !['http:', 'https:'].includes(url.protocol)) {
    return {
      fault: `PUBLIC_URL is "${PUBLIC_URL}"; it must be an address such as https://race.example.org`,
    }
  }
  return { port, host, dataFolder, publicUrl: url.href.replace(/\/+$/, '') }
}

/** A variable's text; an empty one is none. */
function given(text: string | undefined): string | undefined {
  return text === '' ? undefined : text
}
