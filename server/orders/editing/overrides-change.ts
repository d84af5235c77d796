import { editedPricingInput, type CheckedOrderEdit } from '#domain/orders/order-edit.ts'
import { inputOfDay } from '#domain/pricing/new-order.ts'
import type { PriceChange } from '#domain/pricing/reprice.ts'
import type { RevisionPricing } from '#domain/pricing/types.ts'
import type { Context } from '#server/http/context.ts'
import { calendarColumns, dayOfCourier, type DayOfCourier } from '#server/services/courier-calendar.ts'
import { waitTimeChargeCents } from '../pricing/wait-time-charge.ts'
import type { EditableDetails } from './editable-details.ts'
import type { PriceSnapshot } from '../pricing/price-snapshot.ts'

/** What an edit changes of a price. Adjustments, tags, a typed price and a typed wait stay as they are. */
export async function overridesChange(
  ctx: Context,
  order: EditableDetails,
  { revision, inputs }: PriceSnapshot,
  edit: CheckedOrderEdit,
): Promise<PriceChange> {
  const { availableAt } = edit
  if (availableAt === order.availableAt) return { input: (before) => ({ ...before, ...editedPricingInput(edit) }) }
  // A wait is charged from the scheduled time on, so that another one makes it longer or shorter
  // (docs/rules/driver-pay-and-wait-time.md, "Wait time").
  const own = { id: order.id, receiverTenantId: ctx.tenantId }
  const [calendar, waitTimeFromStampsCadCents] = await Promise.all([
    loadCalendar(ctx, order.id, revision, availableAt),
    waitTimeChargeCents(ctx, own, revision, availableAt),
  ])
  const ofDay = inputOfDay(revision, { ...calendar, timeZone: inputs.input.timeZone }, availableAt)
  return { input: (before) => ({ ...before, ...editedPricingInput(edit), ...ofDay }), waitTimeFromStampsCadCents }
}

/** The courier's holidays and fuel prices, as they stand now. */
export async function loadCalendar(
  { db }: Context,
  orderId: number,
  revision: RevisionPricing,
  availableAt: number,
): Promise<DayOfCourier> {
  const order = await db
    .selectFrom('delivery_orders as o')
    .leftJoin('courier_schedules', 'courier_schedules.tenant_id', 'o.receiver_tenant_id')
    .where('o.id', '=', orderId)
    .select('o.receiver_tenant_id')
    .select(calendarColumns)
    .executeTakeFirstOrThrow()
  return dayOfCourier(db, order.receiver_tenant_id, order, revision, availableAt)
}
