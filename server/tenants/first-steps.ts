import { sql } from 'kysely'
import { notFound } from '#domain/text/refusal.ts'
import { noSuch } from '#domain/text/refusals.ts'
import type { Schema } from '#generated/handlers.ts'
import { drives } from '#server/access/own-roles.ts'
import { recordAct } from '#server/audit.ts'
import type { Context } from '#server/http/context.ts'
import { defineHandlers } from '#server/http/handler-types.ts'

/**
 * What the request's courier has: each step looks for one row by an index, and does not count.
 * @throws notFound for anybody but a courier
 */
async function readFirstSteps({ db, tenantId, userId }: Context): Promise<Schema<'FirstSteps'>> {
  const { rows } = await sql<Schema<'FirstSteps'>>`
    select
      coalesce((select hidden_at is not null from first_steps where tenant_id = tenants.id and user_id = ${userId}), false)
        as hidden,
      address <> '' and (exists (select from courier_settings where tenant_id = tenants.id and version > 1)
        or exists (select from first_steps where tenant_id = tenants.id and looked_over_at is not null)) as organization,
      exists (select from services where tenant_id = tenants.id and archived_at is null and is_enabled and not is_template
        and published_revision_id is not null) as service,
      exists (select from memberships where tenant_id = ${tenantId} and ${drives(tenantId, sql`memberships.roles`)}) as driver,
      exists (select from customers where tenant_id = tenants.id and relation = 'customer' and status = 'connected')
        as customer,
      exists (select from delivery_order_parties where tenant_id = tenants.id and is_receiver) as "order",
      exists (select from delivery_order_parties where tenant_id = tenants.id and is_receiver
        and status = any (array['droppedOff', 'completed'])) as delivered
    from tenants where id = ${tenantId} and kind = 'Courier' and archived_at is null`.execute(db)
  const [steps] = rows
  if (!steps) throw notFound(noSuch('list of first steps'))
  return steps
}

/** What leads a new courier to its first delivery. */
export const firstStepsHandlers = defineHandlers({
  async getFirstSteps(_input, ctx) {
    return { status: 200, body: await readFirstSteps(ctx) }
  },

  async updateFirstSteps({ body: { hidden, lookedOver } }, ctx) {
    const { db, tenantId, userId, now } = ctx
    const before = await readFirstSteps(ctx)
    const said = {
      ...(hidden !== undefined && { hidden_at: hidden ? now : null }),
      ...(lookedOver && { looked_over_at: now }),
    }
    await db
      .insertInto('first_steps')
      .values({ tenant_id: tenantId, user_id: userId, ...said })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id']).doUpdateSet(said))
      .execute()
    // Where the list stands on a screen is nobody's business but one's own.
    if (lookedOver && !before.organization)
      await recordAct(ctx, { action: 'tenant.looked-over', entity: 'tenant', entityId: tenantId })
    return { status: 200, body: await readFirstSteps(ctx) }
  },
})
