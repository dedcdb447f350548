import { networkInterfaces } from 'node:os'

/** Networks that exist inside this machine alone, by the usual names of their interfaces. */
const INSIDE = /^(docker|br-|veth|virbr|vmnet|vboxnet|lxc|cni|podman)/

/** The IPv4 address by which others on the local network reach this machine, if there is one. */
export function lanAddress(interfaces = networkInterfaces()): string | undefined {
  const addresses = Object.entries(interfaces).flatMap(([name, some = []]) =>
    some
      .filter(({ family, internal }) => family === 'IPv4' && !internal)
      .map(({ address }) => ({ address, isInside: INSIDE.test(name) })),
  )
  return (addresses.find(({ isInside }) => !isInside) ?? addresses[0])?.address
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
  const lan = lanHost === undefined ? undefined : `http://${inUrl(lanHost)}:${port}`
  const local =
    isOpen || isLoopback(host) ? `http://localhost:${port}` : `http://${inUrl(host)}:${port}`
  return {
    local,
    lan,
    invite(requestOrigin) {
      if (publicUrl !== undefined) return publicUrl
      const isReachable =
        URL.canParse(requestOrigin) && !isLoopback(new URL(requestOrigin).hostname)
      return isReachable ? new URL(requestOrigin).origin : (lan ?? local)
    },
  }
}

/** A host as it stands in an address: IPv6 in brackets. */
function inUrl(host: string): string {
  return host.includes(':') && !host.startsWith('[') ? `[${host}]` : host
}

/** Whether a host name leads nowhere but to the machine that uses it. */
function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/\.$/, '')
  return (
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    ['[::1]', '::1', '[::]', '::', '0.0.0.0'].includes(name) ||
    name.startsWith('127.')
  )
}
