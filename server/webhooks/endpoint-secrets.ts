import type { Config } from '#server/config.ts'
import { seal, unseal } from '#server/session/sealed.ts'

/** Secrets are kept sealed, each for its organization. */
const placeOf = (tenantId: number) => `webhook secret of ${tenantId}`

export function sealedSecret(
  { sessionSecret }: Pick<Config, 'sessionSecret'>,
  tenantId: number,
  secret: string,
): string {
  return seal(sessionSecret, placeOf(tenantId), secret)
}

/** Those that can be read: after SESSION_SECRET was changed there are none. */
export function unsealedSecrets(
  { sessionSecret }: Pick<Config, 'sessionSecret'>,
  tenantId: number,
  sealed: readonly string[],
): string[] {
  return sealed.map((secret) => unseal(sessionSecret, placeOf(tenantId), secret)).filter((secret) => secret !== null)
}
