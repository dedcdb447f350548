import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import proxyaddr from 'proxy-addr'

/** Whether to believe what a machine says of whom it speaks for; `hop` counts from 0, the nearest. */
export type Trust = (address: string, hop: number) => boolean

/** The machines in front of the server: how many, or their addresses, subnets and names of ranges. */
export type Proxies = number | readonly string[]

/** Trusts the machines in front of the server, and nobody else. Throws a TypeError for an address that is none. */
export function trustIn(proxies: Proxies | undefined): Trust {
  if (proxies === undefined) return () => false
  return typeof proxies === 'number' ? (_, hop) => hop < proxies : proxyaddr.compile([...proxies])
}

/**
 * Whom a request comes from, as limits count: an IPv4 address, or the /64 network of an IPv6 one, which
 * is what one household has. Forwarded addresses are believed from trusted machines only.
 */
export function clientAddress(request: IncomingMessage, trust: Trust): string {
  const claimed = proxyaddr(request, trust)
  const address = isIP(claimed) === 0 ? (request.socket.remoteAddress ?? '') : claimed
  if (isIP(address) === 0) return 'unknown'
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  const network = (parsed as ipaddr.IPv6).parts.slice(0, 4)
  return `${network.map((part) => part.toString(16)).join(':')}::/64`
}
