import { brokerageExceptions } from '#domain/orders/brokerage-exceptions.ts'
import { isPayChange, isPriceChange, type FieldChange } from '#domain/orders/order-changes.ts'
import type { Row } from '#server/db/schema.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { findOrder, type OrderRecord } from '../core/order-record.ts'
import { orderViewer, seesDrivers, viewerOf, type OrderViewer } from '../core/order-viewer.ts'

const mostUpdates = 500

type Update = Schema<'DeliveryOrderUpdate'>

/** The timeline of an order, newest first, without what is not for the eyes of this viewer. */
export async function orderUpdates(ctx: Context, orderId: number): Promise<Schema<'DeliveryOrderUpdates'>> {
  const order = await findOrder(ctx, orderId)
  const viewer = viewerOf(orderViewer(ctx), order)
  const rows = await ctx.db
    .selectFrom('delivery_order_updates')
    .selectAll()
    .select((eb) =>
      eb.selectFrom('tenants').select('name').where('tenants.id', '=', order.receiverTenantId).as('courier_name'),
    )
    .where('delivery_order_id', '=', orderId)
    .$if(order.receiverTenantId !== viewer.tenantId, (query) => query.where('type', '!=', 'created_brokered'))
    .$if(order.receiverTenantId !== viewer.tenantId || ctx.external !== null, (query) =>
      query.where('type', '!=', 'message_sent'),
    )
    .$if(!isCourierOf(order, viewer), (query) => query.where('type', 'not in', brokerageExceptions))
    .orderBy('id', 'desc')
    .limit(mostUpdates)
    .execute()
  const drivers = driversOf(order, rows)
  // An edit of nothing that this viewer may see is no news.
  const shown = rows.filter(({ type, ...row }) => {
    if (type === 'assigned_pricingUpdated') return viewer.seesPrices
    return type !== 'details_updated' || shownChanges({ type, ...row }, order, viewer) !== null
  })
  return { updates: shown.map((row) => shownUpdate(asOwn(row, order, viewer), order, viewer, drivers)) }
}

type FoundUpdate = Row<'delivery_order_updates'> & { readonly courier_name: string | null }

/**
 * An entry that the courier of a bought order left on the sold one is its seller's own to everybody else: who was promised a delivery
 * by one courier is not told that another carries it out, nor which (docs/rules/brokerage.md, "Who reads what").
 */
function asOwn(row: FoundUpdate, { receiverTenantId }: OrderRecord, { tenantId }: OrderViewer): FoundUpdate {
  if (row.broker_supplier_name === null || tenantId === receiverTenantId) return row
  return {
    ...row,
    actor_tenant_id: receiverTenantId,
    actor_tenant_name: row.courier_name,
    broker_supplier_name: null,
    reason: null,
  }
}

/** Whether the viewer's organisation carries the order out or bought it: what those two tell each other is theirs alone. */
function isCourierOf({ receiverTenantId, brokerTenantId }: OrderRecord, { tenantId }: OrderViewer): boolean {
  return tenantId === receiverTenantId || tenantId === brokerTenantId
}

/** Amounts are for those who read prices; what a driver earns stays with the courier. */
function shownChanges(
  { changes }: Row<'delivery_order_updates'>,
  order: OrderRecord,
  viewer: OrderViewer,
): FieldChange[] | null {
  const seesPay = viewer.seesPrices && viewer.tenantId === order.receiverTenantId
  const shown = (changes ?? []).filter((change) => {
    if (isPayChange(change)) return seesPay
    return viewer.seesPrices || !isPriceChange(change)
  })
  return shown.length === 0 ? null : shown
}

/**
 * A timeline entry as this viewer may see it.
 * @param drivers everyone who had the order; their e-mail stays with the courier
 */
export function shownUpdate(
  row: Row<'delivery_order_updates'>,
  order: OrderRecord,
  viewer: OrderViewer,
  drivers: ReadonlySet<number | null>,
): Update {
  return {
    id: row.id,
    type: row.type,
    createdAt: row.created_at,
    occurredAt: row.occurred_at,
    deliveryOrderId: row.delivery_order_id,
    ...known({
      comment: row.comment,
      creatorName: row.creator_name,
      creatorEmail: row.creator_email,
      ...peopleOf(row, order, viewer, drivers),
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
      changes: shownChanges(row, order, viewer),
      message: row.message,
      answeredException: row.answered_exception,
      accepted: row.accepted,
      geostampUid: row.geostamp_uid,
      lat: row.latitude,
      lng: row.longitude,
      createdByRecurringOrderId: row.created_by_recurring_order_id,
    }),
  }
}

/** The names as seesDrivers says; the address of a driver stays with the courier. */
function peopleOf(
  row: Row<'delivery_order_updates'>,
  order: OrderRecord,
  viewer: OrderViewer,
  drivers: ReadonlySet<number | null>,
) {
  const isCourier = viewer.tenantId === order.receiverTenantId
  const isTheirs = row.actor_tenant_id === viewer.tenantId
  const names = seesDrivers(order, viewer)
  return {
    actorName: names || isTheirs ? row.actor_name : null,
    assigneeName: names ? row.assignee_name : null,
    assigneeEmail: isCourier ? row.assignee_email : null,
    commenterName: names || isTheirs ? row.commenter_name : null,
    commenterEmail: isCourier || isTheirs || (names && !drivers.has(row.actor_user_id)) ? row.commenter_email : null,
  }
}

/** Everyone who has or had the order. */
function driversOf(order: OrderRecord, rows: readonly Row<'delivery_order_updates'>[]) {
  return new Set([order.driverUserId, ...rows.map((row) => row.assignee_user_id)])
}

/** Without the nulls, which the contract leaves out. */
function known<Fields extends Record<string, unknown>>(
  fields: Fields,
): { [Name in keyof Fields]?: NonNullable<Fields[Name]> } {
  const entries: [string, unknown][] = Object.entries(fields).filter(([, value]) => value !== null)
  return Object.fromEntries(entries) as { [Name in keyof Fields]?: NonNullable<Fields[Name]> }
}
