import type { Kysely } from 'kysely'
import { noSuchPerson, notOfOrganization } from '#domain/text/refusals.ts'
import type { Database } from '#server/db/schema.ts'
import { formError, notFound } from '#domain/text/refusal.ts'
import type { Schema } from '#generated/handlers.ts'
import { tenantBody, tenantsOfUser } from '#server/users/list-tenants.ts'

/** The tenant that a person last worked in; null when there is none, or the person has left it. */
export async function currentTenant(db: Kysely<Database>, userId: number): Promise<Schema<'CurrentTenant'>> {
  const user = await db
    .selectFrom('users')
    .select(['current_tenant_id', 'is_admin'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!user) throw notFound(noSuchPerson)
  if (user.current_tenant_id === null) return { tenant: null }
  const tenant = await reachableTenant(db, userId, user.is_admin, user.current_tenant_id)
  return { tenant: tenant ?? null }
}

/** @throws form error naming the tenant when the person cannot work in it */
export async function setCurrentTenant(
  db: Kysely<Database>,
  userId: number,
  tenantId: number,
  now: number,
): Promise<void> {
  const user = await db.selectFrom('users').select('is_admin').where('id', '=', userId).executeTakeFirst()
  if (!user) throw notFound(noSuchPerson)
  if (!(await reachableTenant(db, userId, user.is_admin, tenantId))) {
    throw formError({ '/tenantId': [notOfOrganization] })
  }
  await db.updateTable('users').set({ current_tenant_id: tenantId, updated_at: now }).where('id', '=', userId).execute()
}

async function reachableTenant(db: Kysely<Database>, userId: number, admin: boolean, tenantId: number) {
  const found = await tenantsOfUser(db, userId, admin).where('tenants.id', '=', tenantId).executeTakeFirst()
  return found && tenantBody(found)
}
