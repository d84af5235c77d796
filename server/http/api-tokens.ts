import { randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { unauthorized } from '#domain/text/refusal.ts'
import { tooManyRequests } from '#server/errors.ts'
import type { Transactions } from '#server/db/tenant-transaction.ts'
import { createCallCounter, type CallsLeft } from '#server/http/rate-limit.ts'
import { hashOfToken, type AccessClaims } from '#server/http/tokens.ts'

/** What every token begins with, so that those who look for secrets in files know one. */
const prefix = 'wbt_'
const randomByteCount = 32
const form = /^wbt_([\w-]{43})([\w-]{6})$/

/** Tokens that are known without asking the database, some 300 bytes each. */
const remembered = 10_000
/** Calls a minute with tokens that are none, from one address. */
const mostBadCalls = 30
/** Seconds within which a token's use is written down once. */
const usedSeconds = 60

/** Who calls with a token. */
export interface TokenClaims extends AccessClaims {
  readonly apiToken: { readonly id: number; readonly tenantId: number }
}

/** Tokens of programs (docs/rules/api-tokens.md). */
export interface ApiTokens {
  /**
   * Whose token it is. Whether somebody revoked it is asked with the request's transaction (open_request).
   * @param address of the caller
   * @param now unix seconds
   * @throws unauthorized for what is no token of ours, and one that has ended; too many requests to an address that sends many of these
   */
  authenticate(token: string, address: string, now: number): Promise<TokenClaims>
  /** Counts a call. @param now unix seconds @returns what is left of the minute */
  count(claims: TokenClaims, now: number): CallsLeft
  /** Writes down that it was used, at most once a minute. @param now unix seconds */
  wasUsed(token: TokenClaims['apiToken'], address: string, now: number): Promise<void>
}

/** A new token: 256 random bits and a checksum, by which a mistyped one is known without asking the database. */
export function newApiToken(): string {
  const random = randomBytes(randomByteCount).toString('base64url')
  return `${prefix}${random}${checksumOf(random)}`
}

function checksumOf(random: string): string {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(crc32(random))
  return bytes.toString('base64url')
}

/** What an Authorization header has that begins as our tokens do; null: it is no API token. */
export function apiTokenIn(authorization: string | undefined): string | null {
  return /^Bearer (wbt_\S*)$/i.exec(authorization ?? '')?.[1] ?? null
}

/** @param limit calls a minute and token, in this process */
export function createApiTokens(
  { systemTransaction }: Pick<Transactions, 'systemTransaction'>,
  limit: number,
): ApiTokens {
  const known = new LRUCache<string, TokenClaims>({ max: remembered })
  const written = new LRUCache<number, number>({ max: remembered })
  const calls = createCallCounter(limit)
  const badCalls = createCallCounter(mostBadCalls)

  /** Nothing of what is found ever changes, but for the end of its sign-in: it can be remembered. */
  async function find(token: string): Promise<TokenClaims | null> {
    const [, random, checksum] = form.exec(token) ?? []
    if (random === undefined || checksumOf(random) !== checksum) return null
    const hash = hashOfToken(token)
    const before = known.get(hash)
    if (before) return before
    const row = await systemTransaction((db) =>
      db
        .selectFrom('api_tokens')
        .select(['id', 'tenant_id', 'user_id', 'family_id', 'expires_at'])
        .where('hash', '=', hash)
        .where('is_revoked', '=', false)
        .executeTakeFirst(),
    )
    if (!row || row.family_id === null) return null
    const claims = {
      userId: row.user_id,
      familyId: row.family_id,
      impersonatorUserId: null,
      expiresAt: row.expires_at,
      apiToken: { id: row.id, tenantId: row.tenant_id },
    }
    known.set(hash, claims)
    return claims
  }

  return {
    async authenticate(token, address, now) {
      const spent = badCalls.left(address, now)
      if (spent.remaining === 0 && !known.has(hashOfToken(token))) throw tooManyRequests(spent.resetSeconds)
      const claims = await find(token)
      if (claims && claims.expiresAt > now) return claims
      badCalls.count(address, now)
      throw unauthorized()
    },
    count: ({ apiToken: { id } }, now) => calls.take(String(id), now),
    async wasUsed({ id }, address, now) {
      if (now - (written.get(id) ?? 0) < usedSeconds) return
      written.set(id, now)
      await systemTransaction((db) =>
        db
          .updateTable('api_tokens')
          .set({ last_used_at: now, last_used_address: address })
          .where('id', '=', id)
          .where((row) => row.or([row('last_used_at', 'is', null), row('last_used_at', '<=', now - usedSeconds)]))
          .execute(),
      )
    },
  }
}
