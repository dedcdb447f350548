import { resolve } from 'node:path'
import { trustIn, type Proxies } from './http/client-address.ts'
import type { ServerConfig } from './server.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Reads the server's settings; a fault is a sentence that names the variable and what it may be. */
export function readSettings(env: Environment): ServerConfig | { readonly fault: string } {
  const variables = new Variables(env)
  const publicUrl = variables.url('PUBLIC_URL')
  const origins = variables.origins('ORIGIN')
  const proxies = variables.proxies('TRUST_PROXY')
  const limits = {
    ...named('rooms', variables.wholeNumber('MAX_ROOMS', 1, 1_000_000)),
    ...named('roomsPerAddress', variables.wholeNumber('ROOMS_PER_ADDRESS', 1, 1_000_000)),
    ...named('socketsPerAddress', variables.wholeNumber('SOCKETS_PER_ADDRESS', 1, 1_000_000)),
  }
  const keptRounds = {
    ...named('days', variables.wholeNumber('KEEP_ROUNDS_DAYS', 1, 36_500)),
    ...named('megabytes', variables.wholeNumber('KEEP_ROUNDS_MB', 1, 1_000_000)),
  }
  const settings = {
    port: variables.wholeNumber('PORT', 1, 65_535) ?? 2567,
    host: variables.text('HOST') ?? '0.0.0.0',
    dataFolder: resolve(variables.text('DATA_DIR') ?? '.data'),
    ...named('keptRounds', Object.keys(keptRounds).length === 0 ? undefined : keptRounds),
    ...named('publicUrl', publicUrl),
    ...named('origins', origins),
    ...named('proxies', proxies),
    ...named('limits', Object.keys(limits).length === 0 ? undefined : limits),
  }
  const [fault] = variables.faults
  return fault === undefined ? settings : { fault }
}

/** An object with the value under that name, or an empty one when there is none. */
function named<Name extends string, Value>(
  name: Name,
  value: Value | undefined,
): Partial<Record<Name, Value>> {
  return value === undefined ? {} : ({ [name]: value } as Record<Name, Value>)
}

/** Environment variables, read one kind at a time. What is wrong with them is collected. */
class Variables {
  readonly faults: string[] = []
  readonly #env: Environment

  constructor(env: Environment) {
    this.#env = env
  }

  /** An empty variable counts as none. */
  text(name: string): string | undefined {
    const value = this.#env[name]?.trim()
    return value === '' ? undefined : value
  }

  wholeNumber(name: string, from: number, to: number): number | undefined {
    const value = this.text(name)
    if (value === undefined) return undefined
    if (/^\d+$/.test(value) && Number(value) >= from && Number(value) <= to) return Number(value)
    return this.#fault(name, `it must be a whole number from ${from} to ${to}.`)
  }

  /** An address without slashes at its end. */
  url(name: string): string | undefined {
    const value = this.text(name)
    if (value === undefined) return undefined
    const url = webAddress(value)
    if (url !== undefined) return url.href.replace(/\/+$/, '')
    return this.#fault(name, 'it must be an address such as https://race.example.org')
  }

  /** The origins of a list with commas. */
  origins(name: string): string[] | undefined {
    const parts = this.#list(name)
    const origins = parts?.map((part) => webAddress(part)?.origin)
    if (origins?.every((origin) => origin !== undefined) !== false) return origins
    return this.#fault(
      name,
      'it must be an address such as https://race.example.org, or several separated by commas.',
    )
  }

  proxies(name: string): Proxies | undefined {
    const parts = this.#list(name)
    if (parts === undefined) return undefined
    const [only = ''] = parts
    if (parts.length === 1 && /^\d$/.test(only)) return Number(only)
    if (areProxies(parts)) return parts
    return this.#fault(
      name,
      'it must be the number of proxies in front of the server, from 0 to 9, or their addresses or subnets, separated by commas.',
    )
  }

  #list(name: string): string[] | undefined {
    return this.text(name)
      ?.split(',')
      .map((part) => part.trim())
  }

  #fault(name: string, rule: string): undefined {
    this.faults.push(`${name} is "${this.text(name)}"; ${rule}`)
    return undefined
  }
}

/** Whether each is an address, a subnet, or the name of a range; a bare number would pass for an address. */
function areProxies(parts: readonly string[]): boolean {
  if (parts.some((part) => /^\d+$/.test(part))) return false
  try {
    trustIn(parts)
    return true
  } catch {
    return false
  }
}

function webAddress(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url !== undefined && ['http:', 'https:'].includes(url.protocol) ? url : undefined
}
