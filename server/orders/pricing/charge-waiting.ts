import { waitTimeFromStamps } from '#domain/pricing/reprice.ts'
import type { Context } from '#server/http/context.ts'
import { findPriceSnapshot } from './price-snapshot.ts'
import { repriceOrder, type UpdateAuthor } from './reprice-order.ts'
import type { OrderRecord } from '../core/order-record.ts'
import { waitTimeChargeCents } from './wait-time-charge.ts'

/**
 * Prices an order anew by what its stamps come to. One that came without a price snapshot has nothing that waiting could be
 * added to.
 * @param author the organisation that waited, when it is not the request's
 */
export async function chargeWaiting(
  ctx: Context,
  order: Pick<OrderRecord, 'id' | 'receiverTenantId'>,
  author?: UpdateAuthor,
): Promise<void> {
  const snapshot = await findPriceSnapshot(ctx, order.id)
  if (snapshot === null) return
  const { available_at } = await ctx.db
    .selectFrom('delivery_orders')
    .select('available_at')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow()
  const waitTimeFromStampsCadCents = await waitTimeChargeCents(ctx, order, snapshot.revision, available_at)
  if (waitTimeFromStampsCadCents === waitTimeFromStamps(snapshot)) return
  await repriceOrder(ctx, order.id, { waitTimeFromStampsCadCents }, author)
}
