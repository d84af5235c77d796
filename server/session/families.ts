import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import { hashOfToken, newOpaqueToken, type TokenSigner } from '#server/http/tokens.ts'

/** Seconds that a refresh token waits to be used: who stays away for a month signs in again. */
export const refreshTokenSeconds = 30 * 86_400
/** Seconds in which a second use of a token is a race of two tabs and not a theft. */
const raceSeconds = 10

export interface TokenPair {
  token: string
  refreshToken: string
}

/** Whose sign-in it is and from where, for the person to recognise. */
export interface NewFamily {
  userId: number
  impersonatorUserId: number | null
  userAgent: string
  address: string
}

/** Begins a sign-in. In a system transaction. */
export async function startFamily(
  db: Kysely<Database>,
  signer: TokenSigner,
  family: NewFamily,
  now: number,
): Promise<TokenPair> {
  const { id } = await db
    .insertInto('sign_in_families')
    .values({
      user_id: family.userId,
      impersonator_user_id: family.impersonatorUserId,
      user_agent: family.userAgent,
      address: family.address,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return pairFor(db, signer, { id, userId: family.userId, impersonatorUserId: family.impersonatorUserId }, now)
}

async function pairFor(
  db: Kysely<Database>,
  signer: TokenSigner,
  family: { id: number; userId: number; impersonatorUserId: number | null },
  now: number,
): Promise<TokenPair> {
  const refreshToken = newOpaqueToken()
  await db
    .insertInto('refresh_tokens')
    .values({
      hash: hashOfToken(refreshToken),
      family_id: family.id,
      created_at: now,
      expires_at: now + refreshTokenSeconds,
    })
    .execute()
  const { userId, impersonatorUserId } = family
  const token = await signer.accessToken({ userId, familyId: family.id, impersonatorUserId }, now)
  return { token, refreshToken }
}

export type Rotation =
  | { outcome: 'rotated'; pair: TokenPair }
  /** Used a moment ago by another tab, which has the next pair. */
  | { outcome: 'race' }
  /** Used before: somebody has a copy. The whole sign-in has ended. */
  | { outcome: 'replayed'; familyId: number }
  | { outcome: 'invalid' }

/**
 * Exchanges a refresh token. One UPDATE decides: of any number of simultaneous uses exactly one finds the token unused.
 * In a system transaction.
 */
export async function rotate(
  db: Kysely<Database>,
  signer: TokenSigner,
  refreshToken: string,
  now: number,
): Promise<Rotation> {
  const hash = hashOfToken(refreshToken)
  const family = await db
    .updateTable('refresh_tokens')
    .from('sign_in_families')
    .innerJoin('users', 'users.id', 'sign_in_families.user_id')
    .set({ used_at: now })
    .whereRef('sign_in_families.id', '=', 'refresh_tokens.family_id')
    .where('refresh_tokens.hash', '=', hash)
    .where('refresh_tokens.used_at', 'is', null)
    .where('refresh_tokens.expires_at', '>', now)
    .where('sign_in_families.revoked_at', 'is', null)
    .where('users.archived_at', 'is', null)
    .returning(['sign_in_families.id', 'sign_in_families.user_id', 'sign_in_families.impersonator_user_id'])
    .executeTakeFirst()
  if (family) {
    const { id, user_id: userId, impersonator_user_id: impersonatorUserId } = family
    return { outcome: 'rotated', pair: await pairFor(db, signer, { id, userId, impersonatorUserId }, now) }
  }
  const used = await db
    .selectFrom('refresh_tokens')
    .select(['family_id', 'used_at'])
    .where('hash', '=', hash)
    .where('used_at', 'is not', null)
    .executeTakeFirst()
  if (!used || used.used_at === null) return { outcome: 'invalid' }
  if (now - used.used_at <= raceSeconds) return { outcome: 'race' }
  await revokeFamily(db, used.family_id, 'replayed', now)
  return { outcome: 'replayed', familyId: used.family_id }
}

/** Ends a sign-in; one that has ended keeps its first reason. In a system transaction. */
export async function revokeFamily(db: Kysely<Database>, familyId: number, reason: string, now: number): Promise<void> {
  await db
    .updateTable('sign_in_families')
    .set({ revoked_at: now, revoked_reason: reason })
    .where('id', '=', familyId)
    .where('revoked_at', 'is', null)
    .execute()
}

/**
 * Ends every sign-in of a person, and of those who act as the person. In a system transaction.
 *
 * @param kept the one that goes on, if any
 */
export async function revokeFamiliesOf(
  db: Kysely<Database>,
  userId: number,
  reason: string,
  now: number,
  kept: number | null = null,
): Promise<void> {
  await db
    .updateTable('sign_in_families')
    .set({ revoked_at: now, revoked_reason: reason })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(kept !== null, (query) => query.where('id', '!=', kept))
    .execute()
}

/** Ends every sign-in in which an administrator acts as the person. */
export async function revokeImpersonationsOf(
  db: Kysely<Database>,
  userId: number,
  reason: string,
  now: number,
): Promise<void> {
  await db
    .updateTable('sign_in_families')
    .set({ revoked_at: now, revoked_reason: reason })
    .where('user_id', '=', userId)
    .where('impersonator_user_id', 'is not', null)
    .where('revoked_at', 'is', null)
    .execute()
}

/** The sign-in that a refresh token, used or not, belongs to. In a system transaction. */
export async function familyOf(db: Kysely<Database>, refreshToken: string): Promise<number | null> {
  const found = await db
    .selectFrom('refresh_tokens')
    .select('family_id')
    .where('hash', '=', hashOfToken(refreshToken))
    .executeTakeFirst()
  return found?.family_id ?? null
}
