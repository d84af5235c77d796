import { notFound } from '#domain/text/refusal.ts'
import { noSuch } from '#domain/text/refusals.ts'
import { refuseNoDriver } from '#domain/orders/move-refusals.ts'
import { recordAct } from '#server/audit.ts'
import type { Context } from '#server/http/context.ts'
import { findDriver } from '#server/orders/core/drivers.ts'
import { tellOfChange } from './looked-at.ts'
import type { RecurringRow } from './planner-calendar.ts'

type Told = Pick<RecurringRow, 'id' | 'tenant_id' | 'courier_tenant_id'>

/**
 * Says who drives what is made of it. The courier that carries it out does, of its customers' as well; nobody else knows.
 * @throws notFound, also of one that another courier carries out; formError on `/userId` for somebody who does not drive here
 */
export async function setDefaultDriver(ctx: Context, id: number, userId: number | null): Promise<void> {
  const changed = await ctx.db
    .updateTable('recurring_orders')
    .set({ default_driver_user_id: userId })
    .where('id', '=', id)
    .where('courier_tenant_id', '=', ctx.tenantId)
    .returning(['id', 'tenant_id', 'courier_tenant_id'])
    .executeTakeFirst()
  if (!changed) throw notFound(noSuch('recurring order'))
  if (userId !== null) refuseNoDriver(await findDriver(ctx, userId))
  await tellDriver(ctx, changed, userId)
}

/**
 * The same of several, all of them or none.
 * @throws as {@link setDefaultDriver}, naming the first that is not there
 */
export async function setDriverOfMany(ctx: Context, ids: readonly number[], userId: number | null): Promise<void> {
  const changed = await ctx.db
    .updateTable('recurring_orders')
    .set({ default_driver_user_id: userId })
    .where(
      'id',
      'in',
      ctx.db.selectFrom('recurring_orders').select('id').where('id', 'in', ids).orderBy('id').forUpdate(),
    )
    .where('courier_tenant_id', '=', ctx.tenantId)
    .returning(['id', 'tenant_id', 'courier_tenant_id'])
    .execute()
  const missing = ids.find((id) => !changed.some((row) => row.id === id))
  if (missing !== undefined) throw notFound(noSuch('recurring order', missing))
  if (userId !== null) refuseNoDriver(await findDriver(ctx, userId))
  for (const row of changed) await tellDriver(ctx, row, userId)
}

async function tellDriver(ctx: Context, row: Told, userId: number | null): Promise<void> {
  const action = 'recurring-order.driver-set'
  await recordAct(ctx, { action, entity: 'recurring-order', entityId: row.id, details: { userId } })
  await tellOfChange(ctx, row, 'driver-set')
}
