import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import type { PublicContext } from '#server/http/context.ts'

/**
 * Writes the audit entry of what a person did with their own account. It stands in the organisation they work in; somebody
 * who belongs to none has no audit to stand in. In a system transaction.
 */
export async function recordOwnAct(
  db: Kysely<Database>,
  ctx: PublicContext,
  act: { userId: number; action: string; impersonatorUserId?: number | null },
): Promise<void> {
  const tenantId = await tenantOf(db, act.userId)
  if (tenantId === null) return
  await db
    .insertInto('audit_entries')
    .values({
      tenant_id: tenantId,
      actor_user_id: act.userId,
      impersonator_user_id: act.impersonatorUserId ?? null,
      action: act.action,
      subject_type: 'user',
      subject_id: act.userId,
      request_id: ctx.request.id,
      address: ctx.request.ip,
      created_at: ctx.now,
    })
    .execute()
}

async function tenantOf(db: Kysely<Database>, userId: number): Promise<number | null> {
  const membership = await db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select('memberships.tenant_id')
    .where('users.id', '=', userId)
    .orderBy(
      (row) => row('memberships.tenant_id', '=', row.ref('users.current_tenant_id')),
      (order) => order.desc().nullsLast(),
    )
    .orderBy('memberships.tenant_id')
    .limit(1)
    .executeTakeFirst()
  return membership?.tenant_id ?? null
}
