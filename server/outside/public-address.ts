import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/**
 * What nobody but this machine or its network can reach, what stands for such addresses, and what is nobody's: the special-purpose
 * registries of IANA (RFC 6890 and what followed it) but for the few of them that are the internet's own.
 */
const notPublic = new BlockList()
for (const [address, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  // Relays of 6to4, of which there are none any more.
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  notPublic.addSubnet(address, prefix, 'ipv4')
for (const [address, prefix] of [
  // Nothing, this machine, and addresses of the old kind as they were first written.
  ['::', 96],
  // Stand for one of the old kind: translated, behind a gateway, in a network's own one.
  ['::ffff:0:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  // The ranges whose packets are discarded (100::/64, 100:0:0:1::/64), and all that is unassigned below 2000::.
  ['100::', 8],
  ['200::', 7],
  ['400::', 6],
  ['800::', 5],
  ['1000::', 4],
  // Addresses of protocols, Teredo (2001::/32) and measurements (2001:2::/48) among them.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  // All that nobody was given above 3fff::, segment routing (5f00::/16), private networks (fc00::/7), a cable's own (fe80::/10, fec0::/10),
  // and many at once (ff00::/8).
  ['4000::', 2],
  ['8000::', 1],
] as const)
  notPublic.addSubnet(address, prefix, 'ipv6')

/** Whether an IP address is one of the internet's own; one of the old kind within one of the new is what it stands for. */
export function isPublicAddress(address: string): boolean {
  const kind = isIP(address)
  return kind !== 0 && !notPublic.check(address, kind === 4 ? 'ipv4' : 'ipv6')
}

/** Whether a host may be on the internet, as far as its name says: {@link publicLookup} finds out what the name stands for. */
export function isPublicHost(hostname: string): boolean {
  const bare = hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '')
  if (isIP(bare) !== 0) return isPublicAddress(bare)
  return bare.includes('.') && !/\.(localhost|local|internal|home\.arpa)$/i.test(bare)
}

/** Looks a name up for a connection, and finds public addresses alone: its owner may have a name stand for anything. */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return done(error, [])
    const [first, ...others] = found.filter(({ address }) => isPublicAddress(address))
    if (!first) return done(new Error(`${hostname} has no public address.`), [])
    return options.all ? done(null, [first, ...others]) : done(null, first.address, first.family)
  })
}
