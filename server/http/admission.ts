import type { FastifyReply, FastifyRequest } from 'fastify'
import { notForTokens, tokenOfAnother } from '#domain/access/api-tokens.ts'
import { badRequest, forbidden } from '#domain/text/refusal.ts'
import { tooManyRequests } from '#server/errors.ts'
import { apiTokenIn, type TokenClaims } from '#server/http/api-tokens.ts'
import type { Deps } from '#server/http/context.ts'
import type { ContractOperation } from '#server/http/contract-document.ts'
import type { CallCounter, CallsLeft } from '#server/http/rate-limit.ts'
import type { AccessClaims } from '#server/http/tokens.ts'

/** Questions of orchestrators and proxies, which must never be turned away. */
const probes: ReadonlySet<string> = new Set(['getHealth', 'getReadiness'])

/**
 * Who calls, decided from the headers alone, before a byte of the body is read: nobody makes the server hold what they send
 * without a sign-in, or more often than an address may call. Whether the sign-in still stands is asked with the transaction.
 *
 * @returns null for an operation that needs no sign-in
 * @throws unauthorized; too many requests; malformed when X-Tenant-Id names no tenant; forbidden to a token what is not for tokens
 */
export async function admit(
  operation: ContractOperation,
  publicCalls: CallCounter,
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<AccessClaims | null> {
  const { id, entry } = operation
  const { sessions, clock } = deps
  const now = clock()
  if (entry.access !== 'public') {
    const token = apiTokenIn(request.headers.authorization)
    if (token !== null) return admitToken(token, operation, deps, request, reply)
    const claims = await sessions.authenticate(request.headers.authorization, now)
    tenantHeader(request)
    return claims
  }
  if (!probes.has(id)) publicCalls.count(`${id} ${request.ip}`, now)
  return null
}

/** A program. Every call with its token counts, whatever comes of it, and says how many are left. */
async function admitToken(
  token: string,
  { entry }: ContractOperation,
  { apiTokens, clock }: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<TokenClaims> {
  const now = clock()
  const claims = await apiTokens.authenticate(token, request.ip, now)
  const left = apiTokens.count(claims, now)
  tellCallsLeft(reply, left)
  if (left.isOver) throw tooManyRequests(left.resetSeconds)
  if (!entry.tokens) throw forbidden(notForTokens, 'not_for_tokens')
  const named = tenantHeader(request)
  if (named !== null && named !== claims.apiToken.tenantId) throw forbidden(tokenOfAnother, 'not_a_member')
  return claims
}

/** As draft-ietf-httpapi-ratelimit-headers has it. */
function tellCallsLeft(reply: FastifyReply, { limit, windowSeconds, remaining, resetSeconds }: CallsLeft): void {
  reply.header('ratelimit-policy', `"token";q=${limit};w=${windowSeconds}`)
  reply.header('ratelimit', `"token";r=${remaining};t=${resetSeconds}`)
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
