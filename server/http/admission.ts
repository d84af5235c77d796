import type { FastifyRequest } from 'fastify'
import { badRequest } from '#domain/text/refusal.ts'
import type { Deps } from '#server/http/context.ts'
import type { ContractOperation } from '#server/http/contract-document.ts'
import type { CallCounter } from '#server/http/rate-limit.ts'
import type { AccessClaims } from '#server/http/tokens.ts'

/**
 * Who calls, decided from the headers alone, before a byte of the body is read: nobody makes the server hold what they send
 * without a sign-in, or more often than an address may call. Whether the sign-in still stands is asked with the transaction.
 *
 * @returns null for an operation that needs no sign-in
 * @throws unauthorized; too many requests; malformed when X-Tenant-Id names no tenant
 */
export async function admit(
  { id, entry }: ContractOperation,
  publicCalls: CallCounter,
  { sessions, clock }: Deps,
  request: FastifyRequest,
): Promise<AccessClaims | null> {
  const now = clock()
  if (entry.access !== 'public') {
    const claims = await sessions.authenticate(request.headers.authorization, now)
    tenantHeader(request)
    return claims
  }
  // A health check of an orchestrator must never be turned away.
  if (id !== 'getHealth') publicCalls.count(`${id} ${request.ip}`, now)
  return null
}

/**
 * The tenant that X-Tenant-Id names, null without the header.
 * @throws badRequest when it is no id
 */
export function tenantHeader({ headers }: FastifyRequest): number | null {
  const [header] = [headers['x-tenant-id']].flat()
  if (!header) return null
  const id = Number(header)
  if (!/^[1-9]\d*$/.test(header) || !Number.isSafeInteger(id)) throw badRequest('Header "X-Tenant-Id" must be an id.')
  return id
}
