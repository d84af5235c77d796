import { formError, notFound } from '#domain/text/refusal.ts'
import { noSuch } from '#domain/text/refusals.ts'
import type { Context } from '#server/http/context.ts'

/**
 * Refuses to send to an endpoint of the request's organization that is told nothing, and holds it as it is until the request is through.
 * @param at where of a form the endpoint is named; none: in the path
 * @throws notFound, or formError where a form names another one; formError `not_told`
 */
export async function refuseUntold({ db, tenantId }: Context, endpointId: number, at?: string): Promise<void> {
  const endpoint = await db
    .selectFrom('webhook_endpoints')
    .select(['name', 'is_enabled', 'secret_end'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', endpointId)
    .forShare()
    .executeTakeFirst()
  if (!endpoint) {
    const refusal = noSuch('webhook endpoint')
    throw at === undefined ? notFound(refusal) : formError({ [at]: [refusal.replace(/\.$/, '')] })
  }
  const { name, is_enabled: isEnabled, secret_end: secretEnd } = endpoint
  if (!isEnabled) throw formError({}, 'not_told', `${name} is turned off.`)
  if (secretEnd === null) throw formError({}, 'not_told', `${name} has no secret yet.`)
}
