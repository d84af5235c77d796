import { refuseConflict } from '#domain/text/refusal.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { lockBoughtOrders, refuseOtherBrokerage } from '../chain/carry-down-notes.ts'
import { lockEditableOrder } from '../core/locked-order.ts'
import { shownOverrideView } from './override-view.ts'
import { saveOverrides } from './save-overrides.ts'

/**
 * Edits details and parcels of an order and prices it anew on its pinned revision. Of two edits based on the same version
 * the first is made.
 * @throws formError `edit_conflict`, `order_cancelled`, `legacy_order`, `price_below_zero`, `unusual_order`, or naming each fault by the pointer of its field
 */
export async function updateOverrides(
  ctx: Context,
  orderId: number,
  body: Schema<'DeliveryOrderOverrides'>,
): Promise<Schema<'DeliveryOrderOverrideView'>> {
  const bought = await lockBoughtOrders(ctx, orderId)
  const order = await lockEditableOrder(ctx, orderId)
  refuseConflict('this order', order.version, body.version)
  await refuseOtherBrokerage(ctx, orderId, bought)
  return shownOverrideView(await saveOverrides(ctx, order, bought, body))
}
