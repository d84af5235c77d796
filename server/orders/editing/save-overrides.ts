import { refuseBelowZero } from '#domain/pricing/check-discounts.ts'
import { detailsChanges, type ChangedDetails } from '#domain/orders/order-changes.ts'
import { editOrderFields } from '#domain/orders/order-fields.ts'
import type { CheckedOrderEdit } from '#domain/orders/order-edit.ts'
import { farAhead, confirmOddities } from '#domain/orders/unusual-order.ts'
import { refuseErrors } from '#domain/text/refusal.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { priceWithinBound } from '#server/services/price-within-bound.ts'
import { carryDownNotes } from '../chain/carry-down-notes.ts'
import type { BrokerageLink } from '../chain/sell-side.ts'
import { tellEdit } from '../chain/tell-edit.ts'
import { insertParcels } from '../core/order-parcels.ts'
import { announce, actorOf, writeChanges } from '../core/order-timeline.ts'
import { checkOverrides, editedPriceFields } from './check-overrides.ts'
import { loadEditableDetails, type EditableDetails } from './editable-details.ts'
import type { LockedOrder } from '../core/locked-order.ts'
import { overridesChange } from './overrides-change.ts'
import { loadPriceSnapshot } from '../pricing/price-snapshot.ts'
import { storeReprice } from '../pricing/reprice-order.ts'

/**
 * Makes an edit of details and parcels, says in the timeline what it changed, and prices the order anew on its pinned revision.
 * Of a brokered order new notes reach the courier that carries it out; everything else is told to it
 * (docs/rules/brokerage.md, "What flows where").
 * @param order locked, as is what was bought for it
 * @param bought of lockBoughtOrders
 * @throws formError `legacy_order`, `price_below_zero`, `unusual_order`, or naming each fault by the pointer of its field
 */
export async function saveOverrides(
  ctx: Context,
  order: LockedOrder,
  bought: readonly BrokerageLink[],
  body: Schema<'DeliveryOrderOverrides'>,
): Promise<EditableDetails> {
  const before = await loadEditableDetails(ctx, order.id)
  const edit = checkOverrides(ctx, body, before)
  const orderFields = editedFields(body, before)
  // An order that was for then already is not asked about again.
  const unusual = edit.availableAt === before.availableAt ? [] : farAhead(edit.availableAt, ctx.now, ctx.timeZone)
  confirmOddities(unusual, 'Save', body.confirmUnusual)

  await storeDetails(ctx, before, edit, { ...body, orderFields })
  await replaceParcels(ctx, order.id, edit)
  const after = await loadEditableDetails(ctx, order.id)
  const changes = detailsChanges(changedDetails(before), changedDetails(after))
  await writeChanges(ctx, order.id, changes)
  const snapshot = await loadPriceSnapshot(ctx, order.id)
  const change = await overridesChange(ctx, before, snapshot, edit)
  priceWithinBound(editedPriceFields(body), () => refuseBelowZero(snapshot, change))
  const { fromCents, toCents } = await storeReprice(ctx, order, snapshot, change)
  const isNotesCarried = await carryDownNotes(ctx, bought, { from: before.orderNotes, to: after.orderNotes })
  await tellEdit(ctx, bought, changes, isNotesCarried)
  await announce(ctx, order, {
    verb: 'edited',
    status: order.status,
    before: { ...recordOf(before), totalCents: fromCents },
    details: { ...recordOf(after), totalCents: toCents },
  })
  return after
}

/** @throws formError naming each fault by the pointer of its field */
function editedFields({ orderFields }: Schema<'DeliveryOrderOverrides'>, before: EditableDetails) {
  const edited = editOrderFields(before.orderFields, before.knownFields, orderFields)
  refuseErrors(edited.errors)
  return edited.value
}

function changedDetails(details: EditableDetails): ChangedDetails {
  const speed = details.speeds.find(({ id }) => id === details.serviceSpeedId)
  return { ...details, serviceSpeed: speed?.name ?? '' }
}

async function storeDetails(
  ctx: Context,
  before: EditableDetails,
  edit: CheckedOrderEdit,
  texts: Pick<EditableDetails, 'poNumber' | 'orderNotes' | 'orderFields'>,
): Promise<void> {
  const actor = actorOf(ctx)
  await ctx.db
    .updateTable('delivery_orders')
    .set({
      po_number: texts.poNumber.trim(),
      order_notes: texts.orderNotes.trim(),
      order_fields: JSON.stringify(texts.orderFields),
      service_speed_id: edit.speed.id,
      service_speed_name: edit.speed.name,
      service_speed_text_color: edit.speed.textColor,
      available_at: edit.availableAt,
      due_at: edit.dueAt,
      distance_m: edit.distanceM,
      time_s: edit.timeS,
      // A distance that somebody typed is that person's word, no estimate (docs/rules/zones-and-distance.md, "Distance").
      distance_estimated: before.distanceEstimated && edit.distanceM === before.distanceM,
      total_weight_kg: edit.totals.weightKg,
      total_volume_m3: edit.totals.volumeM3,
      total_parcels: edit.totals.parcels,
      version: before.version + 1,
      edited_at: ctx.now,
      edited_by_name: actor.name,
      updated_at: ctx.now,
    })
    .where('id', '=', before.id)
    .execute()
}

async function replaceParcels(ctx: Context, orderId: number, { parcels }: CheckedOrderEdit): Promise<void> {
  await ctx.db.deleteFrom('delivery_order_parcels').where('delivery_order_id', '=', orderId).execute()
  await insertParcels(ctx, orderId, parcels)
}

/** What of an order an edit can change, as the audit keeps it. */
function recordOf({ speeds: _speeds, parcelTypes: _types, knownFields: _fields, ...details }: EditableDetails) {
  return details
}
