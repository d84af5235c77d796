import type { Kysely } from 'kysely'
import { notSuspended, suspendedAlready } from '#domain/access/suspension.ts'
import { formError, notFound } from '#domain/text/refusal.ts'
import { noSuchOrganization } from '#domain/text/refusals.ts'
import { recordAct } from '#server/audit.ts'
import type { Database, RowChange } from '#server/db/schema.ts'
import type { Context } from '#server/http/context.ts'

/**
 * Closes an organization to its people from the next request on (open_request), with its reason. In a system transaction.
 * @throws notFound, of the internal one as well; formError `already_suspended`
 */
export async function suspend(ctx: Context, db: Kysely<Database>, tenantId: number, reason: string): Promise<void> {
  const { suspended_at: since } = await hold(db, tenantId)
  if (since !== null) throw formError({ '/reason': [suspendedAlready] }, 'already_suspended', `${suspendedAlready}.`)
  const said = reason.trim()
  await change(db, tenantId, {
    suspended_at: ctx.now,
    suspension_reason: said,
    suspended_by_user_id: ctx.userId,
  })
  await record(ctx, db, tenantId, 'tenant.suspended', { reason: said })
}

/**
 * Opens it again; its jobs go on as soon as the queues are looked after (server/jobs/workers.ts). In a system transaction.
 * @throws notFound of one that is not suspended
 */
export async function lift(ctx: Context, db: Kysely<Database>, tenantId: number): Promise<void> {
  const { suspended_at: since } = await hold(db, tenantId)
  if (since === null) throw notFound(notSuspended)
  await change(db, tenantId, { suspended_at: null, suspension_reason: null, suspended_by_user_id: null })
  await record(ctx, db, tenantId, 'tenant.suspension-lifted', { since })
}

/** Of two administrators at once the second finds what the first has done. */
async function hold(db: Kysely<Database>, tenantId: number) {
  const found = await db
    .selectFrom('tenants')
    .select('suspended_at')
    .where('id', '=', tenantId)
    .where('kind', '!=', 'Internal')
    .where('archived_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!found) throw notFound(noSuchOrganization)
  return found
}

async function change(db: Kysely<Database>, tenantId: number, columns: RowChange<'tenants'>): Promise<void> {
  await db.updateTable('tenants').set(columns).where('id', '=', tenantId).execute()
}

/** In the books of the organization that it is about, whichever one the administrator stands in. */
function record(ctx: Context, db: Kysely<Database>, tenantId: number, action: string, details: object): Promise<void> {
  return recordAct({ ...ctx, db, tenantId }, { action, entity: 'tenant', entityId: tenantId, details })
}
