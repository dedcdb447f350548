import type { ServerConfig } from './server.ts'

/** Reads PORT, HOST and PUBLIC_URL; a fault is a sentence that names the variable and what it may be. */
export function readSettings(
  env: Readonly<Record<string, string | undefined>>,
): ServerConfig | { readonly fault: string } {
  const { PORT = '2567', PUBLIC_URL } = env
  const host = env['HOST'] === undefined || env['HOST'] === '' ? '0.0.0.0' : env['HOST']
  const port = Number(PORT)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    return { fault: `PORT is "${PORT}"; it must be a whole number from 1 to 65535.` }
  }
  if (PUBLIC_URL === undefined || PUBLIC_URL === '') return { port, host }
  const url = URL.canParse(PUBLIC_URL) ? new URL(PUBLIC_URL) : undefined
  if (url === undefined || !['http:', 'https:'].includes(url.protocol)) {
    return {
      fault: `PUBLIC_URL is "${PUBLIC_URL}"; it must be an address such as https://race.example.org`,
    }
  }
  return { port, host, publicUrl: url.href.replace(/\/+$/, '') }
}
