import { sql, type Kysely } from 'kysely'
import { invoiceMessage, orderMessage } from '#domain/webhooks/body.ts'
import { webhookEventFor, type WebhookEventId } from '#domain/webhooks/events.ts'
import { inTurn } from '#server/db/in-turn.ts'
import type { Database } from '#server/db/schema.ts'
import type { Deps } from '#server/http/context.ts'
import { restAfter } from '#server/jobs/others-first.ts'
import { takeEvents, type ListeningEndpoint } from './take-events.ts'

/** Events that are looked at in one transaction, at most. */
const mostEvents = 500
/** Events of the first one: nobody knows yet how many endpoints hear of each. */
const firstEvents = 40
/** Deliveries that one transaction is to write, so that neither the event loop nor the database is busy with it for long. */
const aimedDeliveries = 2_000

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
  for (let most = firstEvents; ;) {
    const begun = performance.now()
    const { taken, written } = await inTurn(deps, makersLock, (db) => makeBatch(db, deps.clock(), most), signal)
    if (taken < most) return
    most = eventsOfNextBatch({ taken, written })
    await restAfter(performance.now() - begun, signal)
  }
}

/** Chooses how many events the next transaction takes, by how many deliveries came of those of the last. */
export function eventsOfNextBatch({ taken, written }: MadeBatch): number {
  return Math.max(1, Math.min(mostEvents, Math.floor((taken * aimedDeliveries) / Math.max(1, written))))
}

interface MadeBatch {
  /** Events. */
  readonly taken: number
  /** Deliveries. */
  readonly written: number
}

async function makeBatch(db: Kysely<Database>, now: number, most: number): Promise<MadeBatch> {
  const { taken, orders, invoices } = await takeEvents(db, most)
  const ofOrders = orders.flatMap(({ type, changes, at, endpoints, ...order }) =>
    byTenant(endpoints).flatMap(([tenantId, own]) => {
      const event = webhookEventFor({ type, changes }, order, tenantId)
      const endpointIds = event === null ? [] : listening(own, event)
      if (event === null || endpointIds.length === 0) return []
      const body = orderMessage(event, at, order, tenantId)
      return [{ endpointIds, tenantId, event, deliveryOrderId: order.id, body }]
    }),
  )
  const ofInvoices = invoices.flatMap(({ event, at, endpoints, ...invoice }) =>
    byTenant(endpoints).flatMap(([tenantId, own]) => {
      const endpointIds = listening(own, event)
      if (endpointIds.length === 0) return []
      const body = invoiceMessage(event, at, invoice, tenantId)
      return [{ endpointIds, tenantId, event, deliveryOrderId: null, body }]
    }),
  )
  const messages = [...ofOrders, ...ofInvoices]
  const ids = messages.length > 0 ? await insertDeliveries(db, messages, now) : []
  return { taken, written: ids.length }
}

/** Endpoints of one organization are told the same, which is therefore put into words once. */
function byTenant(endpoints: readonly ListeningEndpoint[]): [number, ListeningEndpoint[]][] {
  return [...Map.groupBy(endpoints, ({ tenantId }) => tenantId)]
}

function listening(endpoints: readonly ListeningEndpoint[], event: WebhookEventId): number[] {
  return endpoints.filter(({ events }) => events.includes(event)).map(({ id }) => id)
}

/** A message to endpoints of one organization, of which each gets a delivery of its own. */
export interface NewMessage {
  readonly endpointIds: readonly number[]
  readonly tenantId: number
  readonly event: string
  readonly deliveryOrderId: number | null
  /** Byte for byte what is signed and sent. */
  readonly body: string
}

/** Writes the deliveries of messages down as one statement, to be sent at once. Each body travels once. @returns the numbers of the deliveries */
export async function insertDeliveries(
  db: Kysely<Database>,
  messages: readonly NewMessage[],
  now: number,
): Promise<number[]> {
  const { rows: written } = await sql<{ id: number }>`
    insert into webhook_deliveries (tenant_id, endpoint_id, message_id, event, delivery_order_id, body, next_at, created_at)
    select "tenantId", endpoint_id, 'msg_' || replace(gen_random_uuid()::text, '-', ''), event, "deliveryOrderId", body, ${now}, ${now}
    from jsonb_to_recordset(${JSON.stringify(messages)}::jsonb) as m (
      "tenantId" bigint, "endpointIds" bigint[], event text, "deliveryOrderId" bigint, body text)
      cross join unnest("endpointIds") as endpoint_id
    returning id`.execute(db)
  return written.map(({ id }) => id)
}
