import { sql, type Kysely } from 'kysely'
import { roles } from '#domain/access/roles.ts'
import { addMember } from '#server/access/grants.ts'
import { defaultRole } from '#server/access/own-roles.ts'
import type { Database } from '#server/db/schema.ts'
import { insertOf, writeTogether } from '#server/db/write-together.ts'
import type { PublicContext } from '#server/http/context.ts'
import { eventRows } from '#server/outbox.ts'

/** Whether the courier delivers for it, and nobody of it has an account. In a system transaction. */
export async function isManagedBy(db: Kysely<Database>, courierId: number, customerId: number): Promise<boolean> {
  const found = await db
    .selectFrom('customers')
    .innerJoin('tenants', 'tenants.id', 'customers.id')
    .select('customers.id')
    .where('customers.tenant_id', '=', courierId)
    .where('customers.id', '=', customerId)
    .where('customers.relation', '=', 'customer')
    .where('customers.status', '=', 'connected')
    .where('tenants.archived_at', 'is', null)
    .where(sql<boolean>`not exists (select from memberships where tenant_id = customers.id)`)
    .executeTakeFirst()
  return found !== undefined
}

/** Whether nobody belongs to an organization. In a system transaction. */
export async function isEmpty(db: Kysely<Database>, tenantId: number): Promise<boolean> {
  const member = db.selectFrom('memberships').select('user_id').where('tenant_id', '=', tenantId)
  return (await member.limit(1).executeTakeFirst()) === undefined
}

/** Who owns an organization, unless they were archived; null: nobody. In a system transaction. */
export async function ownerOf(db: Kysely<Database>, tenantId: number): Promise<number | null> {
  const owner = await db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select('users.id')
    .where('memberships.tenant_id', '=', tenantId)
    .where(sql<boolean>`${roles.owner}::smallint = any (memberships.roles)`)
    .where('users.archived_at', 'is', null)
    .executeTakeFirst()
  return owner?.id ?? null
}

/**
 * Makes a person the owner of an organization that was managed or just made, and its first one, with its audit entry and its event: those who are
 * linked with it hear of it as well. All that it has stays with it, its link with the courier too. In a system transaction.
 */
export async function takeOver(
  db: Kysely<Database>,
  { now, request }: Pick<PublicContext, 'now' | 'request'>,
  tenantId: number,
  userId: number,
): Promise<void> {
  await addMember(db, { tenantId, userId, now }, [defaultRole(roles.owner)])
  const entry = {
    tenant_id: tenantId,
    actor_user_id: userId,
    action: 'tenant.owner-changed',
    subject_type: 'tenant',
    subject_id: tenantId,
    before: JSON.stringify({ ownerUserId: null }),
    after: JSON.stringify({ ownerUserId: userId }),
    request_id: request.id,
    address: request.ip,
    created_at: now,
  }
  await writeTogether(db, [
    insertOf('audit_entries', [entry]),
    eventRows({ tenantId, now }, [{ topic: 'tenant.changed', key: tenantId }]),
  ])
}
