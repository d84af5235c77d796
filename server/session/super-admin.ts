import { sql } from 'kysely'
import { formError, notFound } from '#domain/text/refusal.ts'
import { noSuchPerson, otherAdministrator } from '#domain/text/refusals.ts'
import type { Schema } from '#generated/handlers.ts'
import { recordAct } from '#server/audit.ts'
import { asSystem } from '#server/http/as-system.ts'
import type { Context } from '#server/http/context.ts'
import { refuseImpersonator } from '#server/http/own-name.ts'
import { endSignIns } from '#server/session/families.ts'
import { administratorsLock } from '#server/users/administrators.ts'
import { readUser } from '#server/users/read-user.ts'

/**
 * Makes a person of the request's tenant an administrator of Waybill, or takes that away. Nobody does it to themselves, and one administrator at least stays,
 * as many as do so at the same moment.
 * @throws not found for an unknown or archived person; formError for oneself and the last one
 */
export async function setSuperAdmin(ctx: Context, userId: number, admin: boolean): Promise<Schema<'User'>> {
  refuseImpersonator(ctx, 'Administrators are made')
  if (userId === ctx.userId) throw formError({ '/admin': [otherAdministrator] })
  const user = await asSystem(ctx.db, async (db) => {
    await sql`select pg_advisory_xact_lock(${administratorsLock}::bigint)`.execute(db)
    const person = await db
      .selectFrom('users')
      .select('is_admin')
      .where('id', '=', userId)
      .where('archived_at', 'is', null)
      .where('id', 'in', (row) =>
        row.selectFrom('memberships').select('user_id').where('memberships.tenant_id', '=', ctx.tenantId),
      )
      .executeTakeFirst()
    if (!person) throw notFound(noSuchPerson)
    const caller = await db.selectFrom('users').select('is_admin').where('id', '=', ctx.userId).executeTakeFirst()
    // Somebody took it from the caller a moment ago, and the person may be the last one.
    if (!caller?.is_admin) throw formError({ '/admin': ['You are no administrator any more'] })
    // Who is none any more acts as nobody.
    if (!admin) await endSignIns(db, { impersonatorUserId: userId }, 'no administrator any more', ctx.now)
    await db.updateTable('users').set({ is_admin: admin, updated_at: ctx.now }).where('id', '=', userId).execute()
    // Nobody acts as an administrator, not even one who began before.
    if (admin) await endSignIns(db, { impersonatedUserId: userId }, 'became an administrator', ctx.now)
    return { wasAdmin: person.is_admin, body: await readUser(db, userId, ctx.timeZone) }
  })
  if (user.wasAdmin !== admin) {
    await recordAct(ctx, {
      action: admin ? 'user.super-admin-granted' : 'user.super-admin-withdrawn',
      entity: 'user',
      entityId: userId,
      before: { administrator: !admin },
      details: { administrator: admin },
    })
  }
  return user.body
}
