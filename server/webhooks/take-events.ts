import { sql, type Kysely } from 'kysely'
import type { FieldChange } from '#domain/orders/order-changes.ts'
import type { OrderUpdateType } from '#domain/orders/order-status.ts'
import type { InvoiceOfWebhook, OrderOfWebhook } from '#domain/webhooks/body.ts'
import type { InvoiceEventId, WebhookEventId } from '#domain/webhooks/events.ts'
import type { Database } from '#server/db/schema.ts'
import { isHeldSince } from '#server/jobs/held-sending.ts'

/** An endpoint that may be told. */
export interface ListeningEndpoint {
  readonly id: number
  readonly tenantId: number
  readonly events: readonly WebhookEventId[]
}

interface Found {
  /** When it happened, unix seconds. */
  readonly at: number
  /** Of the parties of what it is about. */
  readonly endpoints: readonly ListeningEndpoint[]
}

export interface OrderEvent extends Found, OrderOfWebhook {
  readonly type: OrderUpdateType
  readonly changes: readonly FieldChange[] | null
}

export interface InvoiceEvent extends Found, InvoiceOfWebhook {
  readonly event: InvoiceEventId
}

/** What was noted (0425_webhooks.sql, 0426_webhooks_of_invoices.sql), oldest first; it is gone then. @param most that are taken */
export async function takeEvents(db: Kysely<Database>, most: number) {
  const { rows: taken } = await sql<{
    orderUpdateId: number | null
    invoiceId: number | null
    event: InvoiceEventId
    at: number
  }>`
    delete from webhook_events where id = any(array(select id from webhook_events
      where not ${isHeldSince(sql.ref('webhook_events.created_at'))} order by id limit ${most}))
    returning order_update_id as "orderUpdateId", invoice_id as "invoiceId", event, created_at as at`.execute(db)
  const ofOrders = taken.flatMap(({ orderUpdateId }) => orderUpdateId ?? [])
  const ofInvoices = taken.filter(({ invoiceId }) => invoiceId !== null)
  return {
    taken: taken.length,
    orders: ofOrders.length > 0 ? await orderEvents(db, ofOrders) : [],
    invoices: ofInvoices.length > 0 ? await invoiceEvents(db, ofInvoices) : [],
  }
}

/** In the order of the timelines, with the endpoints of the order's parties. */
async function orderEvents(db: Kysely<Database>, updateIds: readonly number[]): Promise<OrderEvent[]> {
  const { rows } = await sql<OrderEvent>`
    select u.type, u.changes, u.created_at as at, o.id, o.status, o.po_number as "poNumber", o.order_notes as notes,
      o.sender_tenant_id as "senderTenantId", o.receiver_tenant_id as "receiverTenantId", o.broker_tenant_id as "brokerTenantId",
      o.scheduled_by_tenant_id as "scheduledByTenantId", sender.name as "customerName", receiver.name as "courierName",
      o.supplier_tenant_name as "supplierName", o.service_name as "serviceName", o.service_speed_name as "speedName",
      o.pickup_location as pickup, o.dropoff_location as dropoff, o.created_at as "createdAt", o.available_at as "availableAt",
      o.due_at as "dueAt", o.assigned_at as "assignedAt", o.picked_up_at as "pickedUpAt", o.dropped_off_at as "droppedOffAt",
      o.completed_at as "completedAt", o.cancelled_at as "cancelledAt", o.cancellation_reason as "cancellationReason",
      o.total_parcels as parcels, o.distance_m as "distanceM", price.pre_tax_cents as "preTaxCents", price.total_cents as "totalCents",
      ${endpointsOf(sql`o.sender_tenant_id, o.receiver_tenant_id, o.broker_tenant_id, o.scheduled_by_tenant_id`)} as endpoints
    from delivery_order_updates u
      join delivery_orders o on o.id = u.delivery_order_id
      join tenants sender on sender.id = o.sender_tenant_id
      join tenants receiver on receiver.id = o.receiver_tenant_id
      left join delivery_order_prices price on price.delivery_order_id = o.id
    where u.id = any(${updateIds}::bigint[])
    order by u.id`.execute(db)
  return rows
}

async function invoiceEvents(db: Kysely<Database>, noted: readonly object[]): Promise<InvoiceEvent[]> {
  const { rows } = await sql<InvoiceEvent>`
    select noted.event, noted.at, i.id, i.kind, i.number, i.tenant_id as "issuerId", issuer.name as "issuerName",
      i.customer_tenant_id as "customerId", customer.name as "customerName", i.bill_to_name as "billToName", i.label, i.state,
      i.invoice_date as "invoiceDate", i.due_date as "dueDate", i.orders, i.pre_tax_cents as "preTaxCents", i.tax_cents as "taxCents",
      i.total_cents as "totalCents", greatest(0, i.outstanding_cents) as "outstandingCents",
      ${endpointsOf(sql`i.tenant_id, i.customer_tenant_id`)} as endpoints
    from jsonb_to_recordset(${JSON.stringify(noted)}::jsonb) as noted ("invoiceId" bigint, event text, at bigint)
      join invoices i on i.id = noted."invoiceId"
      join tenants issuer on issuer.id = i.tenant_id
      join tenants customer on customer.id = i.customer_tenant_id
    order by i.id, noted.at`.execute(db)
  return rows
}

/** Those that are told anything now. @param parties columns with the organizations of what it is about */
function endpointsOf(parties: ReturnType<typeof sql>) {
  return sql`coalesce((select json_agg(json_build_object('id', e.id, 'tenantId', e.tenant_id, 'events', e.events) order by e.id)
    from webhook_endpoints e join tenants t on t.id = e.tenant_id
    where e.is_enabled and e.secret is not null and t.archived_at is null and t.suspended_at is null
      and e.tenant_id in (${parties})), '[]')`
}
