import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import {
  derivedToken,
  hashOfToken,
  newOpaqueToken,
  refreshTokenSeconds,
  type TokenSigner,
} from '#server/http/tokens.ts'

/** Seconds in which an exchange is answered again to the holder of its key (docs/rules/session.md, "Tokens"). */
const repeatedSeconds = 60

export interface TokenPair {
  token: string
  refreshToken: string
}

/** Whose sign-in it is and from where, for the person to recognise. */
export interface NewFamily {
  userId: number
  /** The administrator who acts as that person, and their own sign-in, with which this one ends; null for the person themselves. */
  actedBy: { readonly userId: number; readonly familyId: number } | null
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
  const { userId, actedBy } = family
  const impersonatorUserId = actedBy?.userId ?? null
  const { id } = await db
    .insertInto('sign_in_families')
    .values({
      user_id: userId,
      impersonator_user_id: impersonatorUserId,
      started_by_family_id: actedBy?.familyId ?? null,
      user_agent: family.userAgent,
      address: family.address,
      created_at: now,
      last_used_at: now,
      // Who signs in has just proved it; who acts as another person cannot.
      confirmed_at: actedBy === null ? now : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const refreshToken = newOpaqueToken()
  await keepRefreshToken(db, id, refreshToken, now)
  return { token: await signer.accessToken({ userId, familyId: id, impersonatorUserId }, now), refreshToken }
}

async function keepRefreshToken(
  db: Kysely<Database>,
  familyId: number,
  refreshToken: string,
  now: number,
): Promise<void> {
  const expiresAt = now + refreshTokenSeconds
  await db
    .insertInto('refresh_tokens')
    .values({ hash: hashOfToken(refreshToken), family_id: familyId, created_at: now, expires_at: expiresAt })
    .execute()
}

/** A refresh token as it is presented. */
export interface Exchange {
  refreshToken: string
  /** The Idempotency-Key that came with it; null without one, and then the exchange cannot be repeated. */
  key: string | null
  userAgent: string
  address: string
}

export type Rotation =
  | { outcome: 'rotated'; pair: TokenPair }
  /** Used before: somebody has a copy. The whole sign-in has ended. */
  | { outcome: 'replayed'; familyId: number }
  | { outcome: 'invalid' }

/**
 * Exchanges a refresh token. One UPDATE decides: of any number of simultaneous uses exactly one finds the token unused. Who
 * repeats that one with its key within a minute gets the same pair. The pair is stored nowhere: it follows from what is presented, by
 * the server's secret and the time of the first use. In a system transaction.
 */
export async function rotate(
  db: Kysely<Database>,
  { signer, secret }: { signer: TokenSigner; secret: string },
  { refreshToken, key, userAgent, address }: Exchange,
  now: number,
): Promise<Rotation> {
  const hash = hashOfToken(refreshToken)
  const usedWith = key === null ? null : hashOfToken(key)
  const next = key === null ? newOpaqueToken() : derivedToken(secret, `refresh ${refreshToken} ${key}`)
  const first = await db
    .updateTable('refresh_tokens')
    .from('sign_in_families')
    .innerJoin('users', 'users.id', 'sign_in_families.user_id')
    .set({ used_at: now, used_with: usedWith })
    .whereRef('sign_in_families.id', '=', 'refresh_tokens.family_id')
    .where('refresh_tokens.hash', '=', hash)
    .where('refresh_tokens.used_at', 'is', null)
    .where('refresh_tokens.expires_at', '>', now)
    .where('sign_in_families.revoked_at', 'is', null)
    .where('users.archived_at', 'is', null)
    .returning(familyColumns)
    .executeTakeFirst()
  if (first) {
    await keepRefreshToken(db, first.id, next, now)
    await db
      .updateTable('sign_in_families')
      .set({ last_used_at: now, user_agent: userAgent, address })
      .where('id', '=', first.id)
      .execute()
    return { outcome: 'rotated', pair: { token: await signer.accessToken(claimsOf(first), now), refreshToken: next } }
  }
  const used = await db
    .selectFrom('refresh_tokens')
    .innerJoin('sign_in_families', 'sign_in_families.id', 'refresh_tokens.family_id')
    .innerJoin('users', 'users.id', 'sign_in_families.user_id')
    .select([...familyColumns, 'used_at', 'used_with', 'sign_in_families.revoked_at', 'users.archived_at'])
    .where('hash', '=', hash)
    .executeTakeFirst()
  if (!used || used.used_at === null) return { outcome: 'invalid' }
  const isRepeated = usedWith !== null && used.used_with === usedWith && now - used.used_at <= repeatedSeconds
  if (!isRepeated) {
    await endSignIns(db, { familyId: used.id }, 'replayed', now)
    return { outcome: 'replayed', familyId: used.id }
  }
  if (used.revoked_at !== null || used.archived_at !== null) return { outcome: 'invalid' }
  const token = await signer.accessToken(claimsOf(used), used.used_at)
  return { outcome: 'rotated', pair: { token, refreshToken: next } }
}

const familyColumns = [
  'sign_in_families.id',
  'sign_in_families.user_id',
  'sign_in_families.impersonator_user_id',
] as const

function claimsOf(family: { id: number; user_id: number; impersonator_user_id: number | null }) {
  return { userId: family.user_id, familyId: family.id, impersonatorUserId: family.impersonator_user_id }
}

/** The sign-ins that end. */
export type EndingSignIns =
  /** One. */
  | { readonly familyId: number }
  /** Every one of a person, of those who act as the person, and in which the person acts as others; but for `kept`, if that is one. */
  | { readonly userId: number; readonly kept?: number | null }
  /** Sign-ins in which this administrator acts as others. */
  | { readonly impersonatorUserId: number }
  /** Sign-ins in which administrators act as this person. */
  | { readonly impersonatedUserId: number }

/**
 * Ends sign-ins; one that has ended keeps its first reason. The database ends with each what was started with it: sign-ins in which an
 * administrator acts as others, and files that are being brought (0456_ends_of_sign_ins.sql); it tells open streams as well. In a system
 * transaction.
 */
export async function endSignIns(
  db: Kysely<Database>,
  ending: EndingSignIns,
  reason: string,
  now: number,
): Promise<void> {
  await db
    .updateTable('sign_in_families')
    .set({ revoked_at: now, revoked_reason: reason })
    .where('revoked_at', 'is', null)
    .where(({ eb, and, or }) => {
      if ('familyId' in ending) return eb('id', '=', ending.familyId)
      if ('impersonatorUserId' in ending) return eb('impersonator_user_id', '=', ending.impersonatorUserId)
      if ('impersonatedUserId' in ending)
        return and([eb('user_id', '=', ending.impersonatedUserId), eb('impersonator_user_id', 'is not', null)])
      const { userId, kept = null } = ending
      const own = eb('user_id', '=', userId)
      return or([kept === null ? own : and([own, eb('id', '!=', kept)]), eb('impersonator_user_id', '=', userId)])
    })
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
