import { randomUUID } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import { invoiceMessage, orderMessage } from '#domain/webhooks/body.ts'
import { webhookEventFor } from '#domain/webhooks/events.ts'
import { inTurn } from '#server/db/in-turn.ts'
import type { Database } from '#server/db/schema.ts'
import type { Deps } from '#server/http/context.ts'
import { takeEvents } from './take-events.ts'

/** Events that are looked at in one transaction. */
const batch = 500

/** Any number that no other advisory lock of ours has: "hook". */
const makersLock = 0x686f6f6b

/**
 * Writes down what endpoints are to be told of what happened to orders and invoices since it was last done, until nothing is left. Processes may do so
 * at once: one makes them at a time.
 */
export async function makeDeliveries(
  deps: Pick<Deps, 'systemTransaction' | 'clock'>,
  signal?: AbortSignal,
): Promise<void> {
  let taken = batch
  while (taken === batch) taken = await inTurn(deps, makersLock, (db) => makeBatch(db, deps.clock()), signal)
}

/** @returns how many entries were taken */
async function makeBatch(db: Kysely<Database>, now: number): Promise<number> {
  const { taken, orders, invoices } = await takeEvents(db, batch)
  const ofOrders = orders.flatMap(({ type, changes, at, endpoints, ...order }) =>
    endpoints.flatMap(({ id, tenantId, events }) => {
      const event = webhookEventFor({ type, changes }, order, tenantId)
      if (event === null || !events.includes(event)) return []
      const body = orderMessage(event, at, order, tenantId)
      return [{ endpointId: id, tenantId, event, deliveryOrderId: order.id, body }]
    }),
  )
  const ofInvoices = invoices.flatMap(({ event, at, endpoints, ...invoice }) =>
    endpoints
      .filter(({ events }) => events.includes(event))
      .map(({ id, tenantId }) => {
        const body = invoiceMessage(event, at, invoice, tenantId)
        return { endpointId: id, tenantId, event, deliveryOrderId: null, body }
      }),
  )
  const deliveries = [...ofOrders, ...ofInvoices]
  if (deliveries.length > 0) await insertDeliveries(db, deliveries, now)
  return taken
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
