import { LRUCache } from 'lru-cache'
import type { Transactions } from '#server/db/tenant-transaction.ts'
import { unauthorized } from '#server/errors.ts'
import type { AccessClaims, TokenSigner } from '#server/session/tokens.ts'

/** Who calls: what the access token says, once it is known to be ours, in date and of a sign-in that still stands. */
export interface Sessions {
  /**
   * @param authorization the Authorization header
   * @param now unix seconds
   * @throws unauthorized
   */
  authenticate(authorization: string | undefined, now: number): Promise<AccessClaims>
  /** To be called when a sign-in was ended here, so that this process refuses its tokens at once. */
  forget(familyId: number): void
}

const REMEMBERED_TOKENS = 10_000
/** Seconds until another process notices that a sign-in was ended; asking at each call would cost a transaction each. */
const FAMILY_CHECK_SECONDS = 5

export function createSessions(signer: TokenSigner, transactions: Pick<Transactions, 'systemTransaction'>): Sessions {
  const verified = new LRUCache<string, AccessClaims>({ max: REMEMBERED_TOKENS })
  /** Unix seconds of the last check that found the sign-in standing. */
  const standing = new LRUCache<number, number>({ max: REMEMBERED_TOKENS })

  async function read(token: string, now: number): Promise<AccessClaims | null> {
    const known = verified.get(token)
    if (known) return known.expiresAt > now ? known : null
    const claims = await signer.readAccessToken(token, now)
    if (claims) verified.set(token, claims)
    return claims
  }

  async function stands(familyId: number, now: number): Promise<boolean> {
    const checkedAt = standing.get(familyId)
    if (checkedAt !== undefined && now - checkedAt < FAMILY_CHECK_SECONDS) return true
    const family = await transactions.systemTransaction((db) =>
      db.selectFrom('sign_in_families').select('revoked_at').where('id', '=', familyId).executeTakeFirst(),
    )
    if (!family || family.revoked_at !== null) {
      standing.delete(familyId)
      return false
    }
    standing.set(familyId, now)
    return true
  }

  return {
    async authenticate(authorization, now) {
      const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? '')?.[1]
      const claims = token === undefined ? null : await read(token, now)
      if (!claims || !(await stands(claims.familyId, now))) throw unauthorized()
      return claims
    },
    forget(familyId) {
      standing.delete(familyId)
    },
  }
}
