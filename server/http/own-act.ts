import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import type { PublicContext } from '#server/http/context.ts'

interface OwnAct {
  readonly userId: number
  readonly action: string
  /** The administrator who did it, in the person's name or on their page. */
  readonly impersonatorUserId?: number | null
  /** In which organisation it stands, unless in the one that they work in. */
  readonly tenantId?: number
  /** Where it stands already. */
  readonly recordedIn?: number
  /** What it was and what it is, where that is worth keeping. Never a secret. */
  readonly before?: object
  readonly details?: object
}

/**
 * Writes the audit entry of what a person did with their own account. It stands in the organisation they work in; somebody
 * who belongs to none has no audit to stand in. In a system transaction.
 */
export async function recordOwnAct(db: Kysely<Database>, ctx: PublicContext, act: OwnAct): Promise<void> {
  const tenantId = act.tenantId ?? (await tenantOf(db, act.userId))
  if (tenantId === null || tenantId === act.recordedIn) return
  await db
    .insertInto('audit_entries')
    .values({
      tenant_id: tenantId,
      actor_user_id: act.userId,
      impersonator_user_id: act.impersonatorUserId ?? null,
      by_administrator: (act.impersonatorUserId ?? null) !== null,
      action: act.action,
      subject_type: 'user',
      subject_id: act.userId,
      before: act.before ? JSON.stringify(act.before) : null,
      after: act.details ? JSON.stringify(act.details) : null,
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
