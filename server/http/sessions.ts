import { LRUCache } from 'lru-cache'
import { unauthorized } from '#domain/text/refusal.ts'
import type { AccessClaims, TokenSigner } from '#server/http/tokens.ts'

/** Who calls: what the access token says, once it is known to be ours and in date. */
export interface Sessions {
  /**
   * Whether the sign-in still stands is asked with the request's transaction (open_request).
   * @param authorization the Authorization header
   * @param now unix seconds
   * @throws unauthorized
   */
  authenticate(authorization: string | undefined, now: number): Promise<AccessClaims>
}

/** Checking a signature takes longer than the rest of reading a request. */
const rememberedTokens = 10_000

export function createSessions(signer: TokenSigner): Sessions {
  const verified = new LRUCache<string, AccessClaims>({ max: rememberedTokens })

  async function read(token: string, now: number): Promise<AccessClaims | null> {
    const known = verified.get(token)
    if (known) return known.expiresAt > now ? known : null
    const claims = await signer.readAccessToken(token, now)
    if (claims) verified.set(token, claims)
    return claims
  }

  return {
    async authenticate(authorization, now) {
      const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? '')?.[1]
      const claims = token === undefined ? null : await read(token, now)
      if (!claims) throw unauthorized()
      return claims
    },
  }
}
