import type { Context } from '#server/http/context.ts'
import type { Schema } from '#server/http/handler-types.ts'
import { carryDownNotes, lockBought, refuseOtherBrokerage } from '../brokerage/carry-down-notes.ts'
import { insertParcels } from '../order-parcels.ts'
import { announce, actorOf } from '../order-timeline.ts'
import { checkOverrides } from './check-overrides.ts'
import type { CheckedOverrides } from './check-overrides.ts'
import { loadEditableDetails } from './editable-details.ts'
import type { EditableDetails } from './editable-details.ts'
import { lockEditableOrder, refuseConflict } from './locked-order.ts'
import { shownOverrideView } from './override-view.ts'
import { overridesChange } from './overrides-change.ts'
import { loadPriceSnapshot } from './price-snapshot.ts'
import { storeReprice } from './reprice-order.ts'

/**
 * Edits details and parcels of an order and prices it anew on its pinned revision. Of two edits based on the same version
 * the first is made. Of a brokered order the notes reach the courier that carries it out.
 * @throws formError `edit_conflict`, `order_cancelled`, `legacy_order`, or naming each fault by the pointer of its field
 */
export async function updateOverrides(
  ctx: Context,
  orderId: number,
  body: Schema<'DeliveryOrderOverrides'>,
): Promise<Schema<'DeliveryOrderOverrideView'>> {
  const bought = await lockBought(ctx, orderId)
  const order = await lockEditableOrder(ctx, orderId)
  refuseConflict(order.version, body.version)
  await refuseOtherBrokerage(ctx, orderId, bought)
  const before = await loadEditableDetails(ctx, orderId)
  const edit = checkOverrides(body, before)

  await storeDetails(ctx, before, edit, body)
  await replaceParcels(ctx, orderId, edit)
  const snapshot = await loadPriceSnapshot(ctx, orderId)
  const { fromCents, toCents } = await storeReprice(ctx, order, snapshot, await overridesChange(ctx, before, edit))
  const after = await loadEditableDetails(ctx, orderId)
  await carryDownNotes(ctx, bought, { from: before.orderNotes, to: after.orderNotes })
  await announce(ctx, order, {
    verb: 'edited',
    status: order.status,
    before: { ...recordOf(before), totalCents: fromCents },
    details: { ...recordOf(after), totalCents: toCents },
  })
  return shownOverrideView(after)
}

async function storeDetails(
  ctx: Context,
  before: EditableDetails,
  edit: CheckedOverrides,
  body: Schema<'DeliveryOrderOverrides'>,
): Promise<void> {
  const actor = actorOf(ctx)
  await ctx.db
    .updateTable('delivery_orders')
    .set({
      po_number: body.poNumber.trim(),
      order_notes: body.orderNotes.trim(),
      service_speed_id: edit.speed.id,
      service_speed_name: edit.speed.name,
      service_speed_text_color: edit.speed.textColor,
      available_at: edit.availableAt,
      due_at: edit.dueAt,
      distance_m: edit.distanceM,
      time_s: edit.timeS,
      // A distance that somebody typed is that person's word, no estimate (domain-rules 13).
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

async function replaceParcels(ctx: Context, orderId: number, { parcels }: CheckedOverrides): Promise<void> {
  await ctx.db.deleteFrom('delivery_order_parcels').where('delivery_order_id', '=', orderId).execute()
  await insertParcels(ctx, orderId, parcels)
}

/** What of an order an edit can change, as the audit keeps it. */
function recordOf({ speeds: _speeds, parcelTypes: _types, ...details }: EditableDetails) {
  return details
}
