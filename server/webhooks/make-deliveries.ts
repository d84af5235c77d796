import { randomUUID } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { FieldChange } from '#domain/orders/order-changes.ts'
import type { OrderUpdateType } from '#domain/orders/order-status.ts'
import { orderMessage, type OrderOfWebhook } from '#domain/webhooks/body.ts'
import { webhookEventFor, type WebhookEventId } from '#domain/webhooks/events.ts'
import { inTurn } from '#server/db/in-turn.ts'
import type { Database } from '#server/db/schema.ts'
import type { Deps } from '#server/http/context.ts'

/** Entries of timelines that are looked at in one transaction. */
const batch = 500

/** Any number that no other advisory lock of ours has: "hook". */
const makersLock = 0x686f6f6b

/**
 * Writes down what endpoints are to be told of what happened to orders since it was last done, until nothing is left. Processes may do so
 * at once: one makes them at a time.
 */
export async function makeDeliveries(
  deps: Pick<Deps, 'systemTransaction' | 'clock'>,
  signal?: AbortSignal,
): Promise<void> {
  let taken = batch
  while (taken === batch) taken = await inTurn(deps, makersLock, (db) => makeBatch(db, deps.clock()), signal)
}

interface FoundEvent extends Omit<OrderOfWebhook, 'pickup' | 'dropoff'> {
  readonly type: OrderUpdateType
  readonly changes: readonly FieldChange[] | null
  /** Unix seconds. */
  readonly at: number
  readonly pickup: OrderOfWebhook['pickup']
  readonly dropoff: OrderOfWebhook['dropoff']
  readonly endpoints: readonly { readonly id: number; readonly tenantId: number; readonly events: WebhookEventId[] }[]
}

/** @returns how many entries were taken */
async function makeBatch(db: Kysely<Database>, now: number): Promise<number> {
  const found = await takeEvents(db)
  const deliveries = found.flatMap(({ type, changes, at, endpoints, ...order }) =>
    endpoints.flatMap(({ id, tenantId, events }) => {
      const event = webhookEventFor({ type, changes }, order, tenantId)
      if (event === null || !events.includes(event)) return []
      const body = orderMessage(event, at, order, tenantId)
      return [{ endpointId: id, tenantId, event, deliveryOrderId: order.id, body }]
    }),
  )
  if (deliveries.length > 0) await insertDeliveries(db, deliveries, now)
  return found.length
}

export interface NewDelivery {
  readonly endpointId: number
  readonly tenantId: number
  readonly event: string
  readonly deliveryOrderId: number | null
  /** Byte for byte what is signed and sent. */
  readonly body: string
}

/** Writes deliveries down as one statement, to be sent at once. @returns their numbers */
export async function insertDeliveries(
  db: Kysely<Database>,
  deliveries: readonly NewDelivery[],
  now: number,
): Promise<number[]> {
  const rows = deliveries.map((delivery) => ({ ...delivery, messageId: `msg_${randomUUID().replaceAll('-', '')}` }))
  const { rows: written } = await sql<{ id: number }>`
    insert into webhook_deliveries (tenant_id, endpoint_id, message_id, event, delivery_order_id, body, next_at, created_at)
    select "tenantId", "endpointId", "messageId", event, "deliveryOrderId", body, ${now}, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as d (
      "tenantId" bigint, "endpointId" bigint, "messageId" text, event text, "deliveryOrderId" bigint, body text)
    returning id`.execute(db)
  return written.map(({ id }) => id)
}

/** What was noted (0425_webhooks.sql) is gone then. In the order of the timelines, with the endpoints of the order's parties. */
async function takeEvents(db: Kysely<Database>): Promise<FoundEvent[]> {
  const { rows } = await sql<FoundEvent>`
    with taken as (delete from webhook_events where id = any(array(
      select id from webhook_events order by id limit ${batch})) returning order_update_id)
    select u.type, u.changes, u.created_at as at, o.id, o.status, o.po_number as "poNumber", o.order_notes as notes,
      o.sender_tenant_id as "senderTenantId", o.receiver_tenant_id as "receiverTenantId", o.broker_tenant_id as "brokerTenantId",
      o.scheduled_by_tenant_id as "scheduledByTenantId", sender.name as "customerName", receiver.name as "courierName",
      o.supplier_tenant_name as "supplierName", o.service_name as "serviceName", o.service_speed_name as "speedName",
      o.pickup_location as pickup, o.dropoff_location as dropoff, o.created_at as "createdAt", o.available_at as "availableAt",
      o.due_at as "dueAt", o.assigned_at as "assignedAt", o.picked_up_at as "pickedUpAt", o.dropped_off_at as "droppedOffAt",
      o.completed_at as "completedAt", o.cancelled_at as "cancelledAt", o.cancellation_reason as "cancellationReason",
      o.total_parcels as parcels, o.distance_m as "distanceM", price.pre_tax_cents as "preTaxCents", price.total_cents as "totalCents",
      coalesce((select json_agg(json_build_object('id', e.id, 'tenantId', e.tenant_id, 'events', e.events) order by e.id)
        from webhook_endpoints e join tenants t on t.id = e.tenant_id
        where e.is_enabled and e.secret is not null and t.archived_at is null and t.suspended_at is null
          and e.tenant_id in (o.sender_tenant_id, o.receiver_tenant_id, o.broker_tenant_id, o.scheduled_by_tenant_id)), '[]') as endpoints
    from taken join delivery_order_updates u on u.id = taken.order_update_id
      join delivery_orders o on o.id = u.delivery_order_id
      join tenants sender on sender.id = o.sender_tenant_id
      join tenants receiver on receiver.id = o.receiver_tenant_id
      left join delivery_order_prices price on price.delivery_order_id = o.id
    order by u.id`.execute(db)
  return rows
}
