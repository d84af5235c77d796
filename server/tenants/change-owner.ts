import { rolesOfFormerOwner, rolesOfNewOwner } from '#domain/acts/ownership.ts'
import { roles } from '#domain/access/roles.ts'
import { sql } from 'kysely'
import { setRolesByOwnership } from '#server/access/grants.ts'
import { recordAct } from '#server/audit.ts'
import type { Context } from '#server/http/context.ts'
import { publish } from '#server/outbox.ts'

/** The owner of the request's tenant, locked with the next one so that of two changes the second waits; null: it has none. */
export async function lockOwner({ db, tenantId }: Context, nextUserId: number): Promise<number | null> {
  const rows = await db
    .selectFrom('memberships')
    .select(['user_id', 'roles'])
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`(user_id = ${nextUserId} or ${roles.owner}::smallint = any (roles))`)
    .orderBy('user_id')
    .forUpdate()
    .execute()
  return rows.find(({ roles: held }) => held.includes(roles.owner))?.user_id ?? null
}

/**
 * Makes a person the owner of the request's tenant, and the former one Organization Manager. The one place where ownership changes
 * hands; both memberships are locked ({@link lockOwner}).
 */
export async function changeOwner(ctx: Context, formerUserId: number | null, nextUserId: number): Promise<void> {
  // The former first: no organization has two owners, not even between two statements.
  if (formerUserId !== null) await setRolesByOwnership(ctx, formerUserId, rolesOfFormerOwner)
  await setRolesByOwnership(ctx, nextUserId, rolesOfNewOwner)
  await recordAct(ctx, {
    action: 'tenant.owner-changed',
    entity: 'tenant',
    entityId: ctx.tenantId,
    before: { ownerUserId: formerUserId },
    details: { ownerUserId: nextUserId },
  })
  await publish(ctx, { topic: 'tenant.changed', key: ctx.tenantId })
}
