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
 * Sets the default driver of a recurring order. Only the courier that carries the orders out has one, for its customers' rules as well.
 * @throws notFound for a rule of another courier; as {@link setDrivers} for the driver
 */
export async function setDefaultDriver(ctx: Context, id: number, userId: number | null): Promise<void> {
  const [rule] = await lockRules(ctx, [id])
  if (rule === undefined) throw notFound(noSuch('recurring order'))
  await setDrivers(ctx, [rule], userId)
}

/**
 * Sets the default driver of several recurring orders, of all or of none.
 * @throws notFound naming the first rule of another courier; as {@link setDrivers} for the driver
 */
export async function setDriverOfMany(ctx: Context, ids: readonly number[], userId: number | null): Promise<void> {
  const rules = await lockRules(ctx, ids)
  const missing = ids.find((id) => !rules.some((rule) => rule.id === id))
  if (missing !== undefined) throw notFound(noSuch('recurring order', missing))
  await setDrivers(ctx, rules, userId)
}

/** Locks those of the rules that the request's courier carries out. Locked in the order of ids, because two requests may name the same ones. */
async function lockRules(ctx: Context, ids: readonly number[]): Promise<Told[]> {
  return ctx.db
    .selectFrom('recurring_orders')
    .select(['id', 'tenant_id', 'courier_tenant_id'])
    .where('id', 'in', ids)
    .where('courier_tenant_id', '=', ctx.tenantId)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/**
 * Writes the driver into locked rules and announces the change. The driver is looked for after the rules, so that a foreign rule is answered
 * alike with every driver, and before the write, because no row refers to a person who is not there.
 * @throws notFound for nobody of this courier; formError on `/userId` for somebody who does not drive here
 */
async function setDrivers(ctx: Context, rules: readonly Told[], userId: number | null): Promise<void> {
  if (userId !== null) refuseNoDriver(await findDriver(ctx, userId))
  const ids = rules.map(({ id }) => id)
  await ctx.db.updateTable('recurring_orders').set({ default_driver_user_id: userId }).where('id', 'in', ids).execute()
  for (const rule of rules) await tellDriver(ctx, rule, userId)
}

async function tellDriver(ctx: Context, row: Told, userId: number | null): Promise<void> {
  const action = 'recurring-order.driver-set'
  await recordAct(ctx, { action, entity: 'recurring-order', entityId: row.id, details: { userId } })
  await tellOfChange(ctx, row, 'driver-set')
}
