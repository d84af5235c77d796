import { askForDaysOff, dayToDrive } from '#domain/orders/days-off.ts'
import { refuseNoDriver } from '#domain/orders/move-refusals.ts'
import { planAssign, type MoveStep } from '#domain/orders/order-status.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import {
  brokeredOrder,
  missingOrder,
  otherDriver,
  refusedOrder,
  explainResults,
  type BulkResult,
  type LostRace,
} from '../core/bulk-results.ts'
import { carryUp } from '../chain/carry-up.ts'
import { findDriver, namesOfDrivers, type Driver } from '../core/drivers.ts'
import { moveActor } from './move-order.ts'
import { findOrders, type OrderRecord } from '../core/order-record.ts'
import { actorOf, announceAll, updateBy } from '../core/order-timeline.ts'
import { endWaits } from '../records/end-waits.ts'

interface Assignment {
  readonly order: OrderRecord
  readonly steps: readonly MoveStep[]
}

/**
 * Gives each order to the driver, or says why not; what is wrong with one never keeps the others. The orders are locked in
 * the order of their ids, so that of two bulk acts on the same ones the second waits and then sees what the first did: an
 * order that went to another driver than the caller knew of stays with that one.
 * @throws notFound when the person is not of the request's tenant
 * @throws formError on `/userId` when the person does not drive, or is archived; `driver_off` where it has to be confirmed
 */
export async function assignOrders(
  ctx: Context,
  driverUserId: number,
  { ids, drivers = [], confirmOff }: Schema<'BulkAssign'>,
): Promise<Schema<'BulkOrderResults'>> {
  const driver = await findDriver(ctx, driverUserId)
  refuseNoDriver(driver)

  const orders = new Map((await findOrders(ctx, ids, true)).map((order) => [order.id, order]))
  const known = new Map(drivers.map(({ orderId, userId }) => [orderId, userId]))
  const assignments: Assignment[] = []
  const results = ids.map((id): BulkResult | LostRace => {
    const order = orders.get(id)
    if (!order) return missingOrder(id)
    if (order.brokeredToTenantId !== null) return brokeredOrder(order)
    const currentDriverId = order.driverUserId
    const actor = moveActor(ctx, order)
    const plan = planAssign({ from: order.status, driverId: driver.id, currentDriverId, actor, at: ctx.now })
    if (plan.ok) {
      const isTaken = currentDriverId !== null && known.has(id) && known.get(id) !== currentDriverId
      if (plan.steps.length > 0 && isTaken) return otherDriver(order)
      if (plan.steps.length > 0) assignments.push({ order, steps: plan.steps })
      return { orderId: id, ok: true, status: 'assigned' }
    }
    return refusedOrder(order, plan.refusal)
  })
  const days = assignments.map(({ order: { id, availableAt } }) => ({
    id,
    day: dayToDrive(availableAt, ctx.now, driver.timeZone),
  }))
  askForDaysOff(driver, days, confirmOff)
  if (assignments.length > 0) await carryOut(ctx, driver, assignments)
  return { results: await explainResults(ctx, results) }
}

async function carryOut(ctx: Context, driver: Driver, assignments: readonly Assignment[]): Promise<void> {
  const orders = assignments.map(({ order }) => order)
  await endWaits(ctx, orders)
  const actor = actorOf(ctx)
  const previous = await namesOfDrivers(
    ctx,
    orders.map((order) => order.driverUserId),
  )
  await ctx.db
    .updateTable('delivery_orders')
    .set({ status: 'assigned', driver_user_id: driver.id, assigned_at: ctx.now, updated_at: ctx.now })
    .where(
      'id',
      'in',
      orders.map((order) => order.id),
    )
    .execute()
  await announceAll(
    ctx,
    assignments.map(({ order, steps }) => ({
      order,
      verb: 'assigned',
      status: 'assigned',
      before: { status: order.status, driverUserId: order.driverUserId },
      details: { driverUserId: driver.id },
      updates: steps.map((step) => {
        const former = previous.get(order.driverUserId ?? 0)
        const person = step.status === 'assigned' ? driver : former
        return {
          ...updateBy(ctx, actor, order.id, step),
          assignee_user_id: step.status === 'assigned' ? driver.id : order.driverUserId,
          assignee_name: person?.name ?? null,
          assignee_email: person?.email ?? null,
        }
      }),
    })),
  )
  await carryUp(
    ctx,
    assignments.map(({ order, steps }) => ({ order, status: 'assigned', steps })),
  )
}
