/** Where the installation stands, and what its operator allows. */
export interface AddressTerms {
  /** Host and port of the installation itself, such as `waybill.example`. */
  readonly ownHost: string
  /** Addresses of the own network, and http. */
  readonly allowsPrivate: boolean
  /** Whether a host is one of the internet, as far as its name says. */
  readonly isPublicHost: (hostname: string) => boolean
}

/**
 * What is wrong with the address of an endpoint, for the field that it is typed in; null: nothing. What its name stands for is seen at
 * connecting alone (docs/rules/webhooks.md, "Addresses").
 */
export function addressFault(address: string, { ownHost, allowsPrivate, isPublicHost }: AddressTerms): string | null {
  if (!URL.canParse(address)) return 'Must be an address such as https://example.com/waybill'
  const { protocol, hostname, host, username, password, hash } = new URL(address)
  if (protocol !== 'https:' && !(allowsPrivate && protocol === 'http:')) return 'Must begin with https://'
  if (username !== '' || password !== '') return 'Must hold no name or password'
  if (hash !== '') return 'Must hold no #'
  if (bareHost(host) === bareHost(ownHost)) return 'Must not be this server'
  if (!allowsPrivate && !isPublicHost(hostname)) return 'Must be on the internet'
  return null
}

/** A name with a dot at its end stands for the same. */
function bareHost(host: string): string {
  return host.toLowerCase().replace(/\.(?=$|:)/, '')
}
