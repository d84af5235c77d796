import { editedPricingInput, type CheckedOrderEdit } from '#domain/order-edit.ts'
import { inputOfDay, type CourierCalendar } from '#domain/pricing/new-order.ts'
import type { PriceChange } from '#domain/pricing/reprice.ts'
import type { Context } from '#server/http/context.ts'
import { fuelOf } from '../order-offer.ts'
import { waitTimeChargeCents } from '../records/wait-time-charge.ts'
import type { EditableDetails } from './editable-details.ts'
import type { PriceSnapshot } from './price-snapshot.ts'

/** What an edit changes of a price. Adjustments, tags, a typed price and a typed wait stay as they are. */
export async function overridesChange(
  ctx: Context,
  order: EditableDetails,
  { revision, inputs }: PriceSnapshot,
  edit: CheckedOrderEdit,
): Promise<PriceChange> {
  const { availableAt } = edit
  if (availableAt === order.availableAt) return { input: (before) => ({ ...before, ...editedPricingInput(edit) }) }
  // A wait is charged from the scheduled time on, so that another one makes it longer or shorter (domain-rules 6).
  const own = { id: order.id, receiverTenantId: ctx.tenantId }
  const [calendar, waitTimeFromStampsCadCents] = await Promise.all([
    loadCalendar(ctx, order.id, availableAt),
    waitTimeChargeCents(ctx, own, revision, availableAt),
  ])
  const ofDay = inputOfDay(revision, { ...calendar, timeZone: inputs.input.timeZone }, availableAt)
  return { input: (before) => ({ ...before, ...editedPricingInput(edit), ...ofDay }), waitTimeFromStampsCadCents }
}

/** The courier's holidays and fuel prices, as they stand now. */
export async function loadCalendar(
  { db }: Context,
  orderId: number,
  availableAt: number,
): Promise<Pick<CourierCalendar, 'holidays' | 'fuel'>> {
  const { holidays, fuel } = await db
    .selectFrom('delivery_orders as o')
    .innerJoin('service_revisions as revision', 'revision.id', 'o.service_revision_id')
    .leftJoin('courier_schedules as settings', 'settings.tenant_id', 'o.receiver_tenant_id')
    .where('o.id', '=', orderId)
    .select(({ ref }) => [
      'settings.holidays',
      fuelOf(ref('revision.pricing'), ref('o.receiver_tenant_id'), availableAt).as('fuel'),
    ])
    .executeTakeFirstOrThrow()
  return { holidays: (holidays ?? []).map(({ date }) => date), fuel }
}
