/** Ends of host names that only one network, or one machine, knows: RFC 6761, 6762, 8375, 9476 and habit. */
const INNER_NAMES =
  /(?:^|\.)(?:localhost|local|internal|home\.arpa|lan|home|test|invalid|example)$/i

/**
 * Addresses that lead nowhere from outside: this machine (127, 0), private networks (10, 172.16 to 31,
 * 192.168), links (169.254) and carriers (100.64 to 127).
 */
const INNER_NUMBERS =
  /^(?:0|10|127|169\.254|172\.(?:1[6-9]|2\d|3[01])|192\.168|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\./

/** IPv6 in brackets: this machine (::1, ::), private networks (fc, fd), links (fe80 to febf), and any of IPv4 within. */
const INNER_IPV6 = /^\[(?:::|f[cd]|fe[89ab])/i

/**
 * The host of a link, where a friend who sees it on a picture can reach it from anywhere; undefined where it
 * is this machine's or its network's alone, or no link at all.
 */
export function friendsAddress(link: string): string | undefined {
  if (!URL.canParse(link)) return undefined
  const { hostname, host, protocol } = new URL(link)
  if (protocol !== 'https:' && protocol !== 'http:') return undefined
  const name = hostname.replace(/\.$/, '')
  const isInner = INNER_NAMES.test(name) || INNER_NUMBERS.test(name) || INNER_IPV6.test(name)
  // A name without a dot is known to one network only; an IPv6 address has none either.
  return isInner || !/[.:]/.test(name) ? undefined : host
}
