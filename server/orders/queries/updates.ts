import type { Row } from '#server/db/schema.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#server/http/handler-types.ts'
import { findOrder } from '../order-record.ts'
import type { OrderRecord } from '../order-record.ts'
import { orderViewer } from '../order-viewer.ts'
import type { OrderViewer } from '../order-viewer.ts'

const MOST_UPDATES = 500

type Update = Schema<'DeliveryOrderUpdate'>

/** The timeline of an order, newest first. */
export async function orderUpdates(ctx: Context, orderId: number): Promise<Schema<'DeliveryOrderUpdates'>> {
  const [order, viewer] = await Promise.all([findOrder(ctx, orderId), orderViewer(ctx)])
  const rows = await ctx.db
    .selectFrom('delivery_order_updates')
    .selectAll()
    .where('delivery_order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(MOST_UPDATES)
    .execute()
  return { updates: rows.map((row) => shownUpdate(row, order, viewer)) }
}

function shownUpdate(row: Row<'delivery_order_updates'>, order: OrderRecord, viewer: OrderViewer): Update {
  return {
    id: row.id,
    type: row.type,
    createdAt: row.created_at,
    occurredAt: row.occurred_at,
    deliveryOrderId: row.delivery_order_id,
    ...known({
      comment: row.comment,
      commenterName: row.commenter_name,
      commenterEmail: row.commenter_email,
      creatorName: row.creator_name,
      creatorEmail: row.creator_email,
      ...peopleOf(row, order, viewer),
      actorTenantName: row.actor_tenant_name,
      senderTenantName: row.sender_tenant_name,
      brokerSupplierName: row.broker_supplier_name,
      fromLocationName: row.from_location_name,
      fromLocationAddress: row.from_location_address,
      toLocationName: row.to_location_name,
      toLocationAddress: row.to_location_address,
      mediaName: row.media_name,
      mediaUrl: row.media_url,
      reason: row.reason,
      ...(viewer.seesPrices ? { pricingFrom: row.pricing_from_cents, pricingTo: row.pricing_to_cents } : {}),
      geostampUid: row.geostamp_uid,
      lat: row.latitude,
      lng: row.longitude,
      createdByRecurringOrderId: row.created_by_recurring_order_id,
    }),
  }
}

/** Courier and customer read who drives; a broker's other side does not. The address of a driver stays with the courier. */
function peopleOf(row: Row<'delivery_order_updates'>, order: OrderRecord, { tenantId }: OrderViewer) {
  const isCourier = tenantId === order.receiverTenantId
  const seesDrivers = isCourier || tenantId === order.senderTenantId
  return {
    actorName: seesDrivers || row.actor_tenant_id === tenantId ? row.actor_name : null,
    assigneeName: seesDrivers ? row.assignee_name : null,
    assigneeEmail: isCourier ? row.assignee_email : null,
  }
}

/** Without the nulls, which the contract leaves out. */
function known<Fields extends Record<string, unknown>>(
  fields: Fields,
): { [Name in keyof Fields]?: NonNullable<Fields[Name]> } {
  const entries: [string, unknown][] = Object.entries(fields).filter(([, value]) => value !== null)
  return Object.fromEntries(entries) as { [Name in keyof Fields]?: NonNullable<Fields[Name]> }
}
