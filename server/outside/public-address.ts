import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** What nobody but this machine or its network can reach, and what stands for such addresses. */
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
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  notPublic.addSubnet(address, prefix, 'ipv4')
for (const [address, prefix] of [
  ['::', 128],
  ['::1', 128],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
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
