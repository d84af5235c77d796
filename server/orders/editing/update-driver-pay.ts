import { refuseConflict } from '#domain/text/refusal.ts'
import { amountChanges, changeOf } from '#domain/orders/order-changes.ts'
import { recordAct } from '#server/audit.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { publish } from '#server/outbox.ts'
import { writeChanges } from '../core/order-timeline.ts'
import { findOrderPay, orderDriverPay, payUpdateAction } from './driver-pay.ts'
import { lockEditableOrder } from '../core/locked-order.ts'
import { requirePrices, trimAdjustment } from '../pricing/pricing-change.ts'

/**
 * Sets the rate and the adjustments of what the driver of an order earns. A rate of null follows the driver's or the
 * courier's again.
 * @throws forbidden for those who may not read prices
 * @throws formError `edit_conflict` when the pay is not the one that the change is based on
 */
export async function updateDriverPay(
  ctx: Context,
  orderId: number,
  body: Schema<'DriverPayUpdate'>,
): Promise<Schema<'DriverPay'>> {
  await requirePrices(ctx)
  const order = await lockEditableOrder(ctx, orderId)
  const before = await findOrderPay(ctx, orderId)
  const version = before?.version ?? 1
  refuseConflict('this order', version, body.version)

  const adjustments = body.adjustments.map(trimAdjustment)
  const pay = {
    rate_override: body.rate,
    adjustments: JSON.stringify(adjustments),
    version: version + 1,
    updated_at: ctx.now,
  }
  await ctx.db
    .insertInto('delivery_order_driver_pay')
    .values({ delivery_order_id: orderId, tenant_id: ctx.tenantId, ...pay })
    .onConflict((conflict) => conflict.column('delivery_order_id').doUpdateSet(pay))
    .execute()
  // What was paid out is looked at again by the next pay run.
  await ctx.db
    .updateTable('order_revenues')
    .set({ paid_basis: '' })
    .where('delivery_order_id', '=', orderId)
    .where('paid_basis', 'is not', null)
    .execute()
  await recordAct(ctx, {
    action: payUpdateAction,
    entity: 'delivery-order',
    entityId: orderId,
    before: { rate: before?.rate_override ?? null, adjustments: before?.adjustments ?? [] },
    details: { rate: body.rate, adjustments },
  })
  await writeChanges(ctx, orderId, [
    ...changeOf({ field: 'driverPayRate' }, before?.rate_override ?? null, body.rate),
    ...amountChanges('driverPayAdjustment', before?.adjustments ?? [], adjustments),
  ])
  // The customer is not told: what a driver earns stays with the courier.
  await publish(ctx, {
    topic: 'delivery-order.changed',
    key: orderId,
    payload: { orderId, act: 'driver-pay-updated', status: order.status },
    audienceTenantIds: [ctx.tenantId],
    // Nor is the driver, before it is paid out.
    driverUserIds: [],
  })
  return orderDriverPay(ctx, orderId)
}
