import { addressFault } from '#domain/webhooks/address.ts'
import type { Config } from '#server/config.ts'
import { isPublicHost } from '#server/outside/public-address.ts'

/** As `addressFault` of the rules, for this installation. */
export function addressFaultHere(
  { publicUrl, allowPrivateWebhooks }: Pick<Config, 'publicUrl' | 'allowPrivateWebhooks'>,
  address: string,
): string | null {
  return addressFault(address, {
    ownHost: new URL(publicUrl).host,
    allowsPrivate: allowPrivateWebhooks,
    isPublicHost,
  })
}
