import { sql, type Kysely } from 'kysely'
import { whyNotSignedOut } from '#domain/access/people.ts'
import { forbidden, notFound } from '#domain/text/refusal.ts'
import { noSuch, ofAnotherPerson, ownersAlone } from '#domain/text/refusals.ts'
import type { Schema } from '#generated/handlers.ts'
import { countedPage } from '#server/db/cursor.ts'
import type { Database } from '#server/db/schema.ts'
import { asSystem } from '#server/http/as-system.ts'
import { recordAct } from '#server/audit.ts'
import type { Context, SignedInContext } from '#server/http/context.ts'
import { recordOwnAct } from '#server/http/own-act.ts'
import { pageBody, pageRequest, sortOf } from '#server/http/page.ts'
import { deviceWords } from '#server/http/device-words.ts'
import { refreshTokenSeconds } from '#server/http/tokens.ts'
import { endSignIns } from '#server/session/families.ts'
import { readPerson } from '#server/users/people.ts'
import { readUser } from '#server/users/read-user.ts'

/** Of a person more than this get no list: each is a device that somebody registered by hand. */
const mostDevices = 100

/**
 * The person's colleague who asks, within their organisation; null for the person and for administrators. Access has let nobody else through.
 * @throws forbidden `not_changeable` for a person who answers for themselves
 */
async function colleagueOf(ctx: SignedInContext, userId: number): Promise<Context | null> {
  const { tenantId } = ctx
  if (userId === ctx.userId || ctx.admin || tenantId === null) return null
  const colleague = { ...ctx, tenantId }
  const why = whyNotSignedOut(await readPerson(colleague, userId))
  if (why !== null) throw forbidden(why, 'not_changeable')
  return colleague
}

/** One page of the sign-ins of a person that could still be used, and of those who act as the person. */
export async function listSignIns(
  ctx: SignedInContext,
  userId: number,
  pagination: Schema<'SignInPagination'> | undefined,
): Promise<Schema<'SignInPage'>> {
  const request = pageRequest(pagination)
  const { direction } = sortOf(pagination, { field: 'lastUsedAt', direction: 'desc' })
  await colleagueOf(ctx, userId)
  return asSystem(ctx.db, async (db) => {
    await readUser(db, userId, ctx.timeZone)
    const found = await countedPage(
      db,
      live(db, userId, ctx.now),
      {
        sort: sql.ref<number>('sign_in_families.last_used_at'),
        id: sql.ref<number>('sign_in_families.id'),
        direction,
        cursorOf: ({ id, last_used_at: value }) => ({ value, id }),
      },
      request,
    )
    return pageBody(found, request, (row) => ({
      id: row.id,
      device: deviceWords(row.user_agent),
      address: row.address,
      startedAt: row.created_at,
      lastUsedAt: row.last_used_at,
      current: row.id === ctx.familyId,
      administrator: row.first_name === null ? null : `${row.first_name} ${row.last_name}`.trim(),
    }))
  })
}

function live(db: Kysely<Database>, userId: number, now: number) {
  return db
    .selectFrom('sign_in_families')
    .leftJoin('users as administrators', 'administrators.id', 'sign_in_families.impersonator_user_id')
    .select([
      'sign_in_families.id',
      'sign_in_families.user_agent',
      'sign_in_families.address',
      'sign_in_families.created_at',
      'sign_in_families.last_used_at',
      'administrators.first_name',
      'administrators.last_name',
    ])
    .where('sign_in_families.user_id', '=', userId)
    .where('sign_in_families.revoked_at', 'is', null)
    .where('sign_in_families.last_used_at', '>', now - refreshTokenSeconds)
}

/** Ends one sign-in of a person. @throws not found for one that has ended or is another's */
export async function endSignIn(ctx: SignedInContext, userId: number, signInId: number): Promise<void> {
  if (ctx.impersonatorUserId !== null) throw forbidden(ownersAlone)
  const colleague = await colleagueOf(ctx, userId)
  await asSystem(ctx.db, async (db) => {
    const found = await live(db, userId, ctx.now).where('sign_in_families.id', '=', signInId).executeTakeFirst()
    if (!found) throw notFound(noSuch('sign-in'))
    await endSignIns(db, { familyId: signInId }, 'signed out elsewhere', ctx.now)
    if (!colleague) await recordSecurityAct(db, ctx, userId, 'user.signed-out-device')
  })
  if (colleague) await recordAct(colleague, { action: 'user.signed-out-device', entity: 'user', entityId: userId })
}

/** Ends every sign-in of a person, also those in which they act as others; the one that asks goes on if it is one of them and is to be kept. */
export async function signOutEverywhere(ctx: SignedInContext, userId: number, keepsThisOne: boolean): Promise<void> {
  const colleague = await colleagueOf(ctx, userId)
  await asSystem(ctx.db, async (db) => {
    await readUser(db, userId, ctx.timeZone)
    if (!colleague) await recordSecurityAct(db, ctx, userId, 'user.signed-out-everywhere')
    await endSignIns(db, { userId, kept: keepsThisOne ? ctx.familyId : null }, 'signed out everywhere', ctx.now)
  })
  if (colleague) await recordAct(colleague, { action: 'user.signed-out-everywhere', entity: 'user', entityId: userId })
}

/** Names the administrator where one does it for another person. In a system transaction. */
export function recordSecurityAct(
  db: Kysely<Database>,
  ctx: SignedInContext,
  userId: number,
  action: string,
): Promise<void> {
  const impersonatorUserId = userId === ctx.userId ? ctx.impersonatorUserId : ctx.userId
  return recordOwnAct(db, ctx, { userId, action, impersonatorUserId })
}

/** The devices on which a person gets notices. */
export async function listDevices(ctx: SignedInContext, userId: number): Promise<Schema<'NoticeDevices'>> {
  await colleagueOf(ctx, userId)
  return asSystem(ctx.db, async (db) => {
    await readUser(db, userId, ctx.timeZone)
    const rows = await db
      .selectFrom('notice_devices')
      .innerJoin('sign_in_families', 'sign_in_families.id', 'notice_devices.family_id')
      .select(['notice_devices.id', 'notice_devices.created_at', 'family_id', 'sign_in_families.user_agent'])
      .where('sign_in_families.user_id', '=', userId)
      .where('sign_in_families.revoked_at', 'is', null)
      .where('sign_in_families.last_used_at', '>', ctx.now - refreshTokenSeconds)
      .orderBy('notice_devices.created_at', 'desc')
      .orderBy('notice_devices.id', 'desc')
      .limit(mostDevices)
      .execute()
    const data = rows.map((row) => ({
      id: row.id,
      device: deviceWords(row.user_agent),
      registeredAt: row.created_at,
      current: row.family_id === ctx.familyId,
    }))
    return { data }
  })
}

/**
 * Sends notices to the device of this sign-in, or no more.
 * @throws forbidden for another person's, whose device this is not
 */
export async function setDevice(ctx: SignedInContext, userId: number, fcmToken: string | null): Promise<void> {
  if (userId !== ctx.userId) throw forbidden(ofAnotherPerson)
  if (ctx.impersonatorUserId !== null) throw forbidden(ownersAlone)
  await asSystem(ctx.db, async (db) => {
    // It is nobody else’s any more, and this sign-in is one device.
    await db
      .deleteFrom('notice_devices')
      .where((row) => row.or([row('family_id', '=', ctx.familyId), row('fcm_token', '=', fcmToken ?? '')]))
      .execute()
    if (fcmToken === null) return
    await db
      .insertInto('notice_devices')
      .values({ family_id: ctx.familyId, fcm_token: fcmToken, created_at: ctx.now })
      .execute()
  })
}
