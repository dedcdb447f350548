import { networkInterfaces } from 'node:os'

/** The first IPv4 address by which others on the local network reach this machine, if there is one. */
export function lanAddress(): string | undefined {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address
}

/** The addresses that a server is known by. */
export interface Addresses {
  /** For the browser on this machine. */
  readonly local: string
  /** For others on the local network; undefined when this machine is on none. */
  readonly lan: string | undefined
  /** What invitations show: PUBLIC_URL, else the LAN address, else the address the request came to. */
  invite(requestOrigin: string): string
}

/** Works out the addresses from the port, the host bound to, and PUBLIC_URL. */
export function addressesOf(port: number, host: string, publicUrl: string | undefined): Addresses {
  const isOpen = host === '0.0.0.0' || host === '::'
  const lanHost = isOpen ? lanAddress() : isLoopback(host) ? undefined : host
  const lan = lanHost === undefined ? undefined : `http://${lanHost}:${port}`
  return {
    local: `http://localhost:${port}`,
    lan,
    invite(requestOrigin) {
      if (publicUrl !== undefined) return publicUrl
      return lan !== undefined && isLoopback(new URL(requestOrigin).hostname) ? lan : requestOrigin
    },
  }
}

/** Whether a host name means this machine alone. */
function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || host === '::1' || host.startsWith('127.')
}
