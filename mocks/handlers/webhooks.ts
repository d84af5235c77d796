import { notFound } from '#domain/text/refusal.ts'
import { isInvoiceEvent } from '#domain/webhooks/events.ts'
import { noSuch } from '#domain/text/refusals.ts'
import type { Schema } from '#generated/handlers.ts'
import { tenantOf } from '../context.ts'
import { defineMocks, type MockCall } from '../define-mocks.ts'
import type { ResourceRow } from '../world-types.ts'

type Delivery = Schema<'WebhookDelivery'> & ResourceRow
type Endpoint = Schema<'WebhookEndpoint'>

/** What other programs are told, and again; nothing leaves. */
export const webhooksMocks = defineMocks({
  makeWebhookSecret({ path: { webhookEndpointId } }, call) {
    const endpoint = endpointOf(call, webhookEndpointId)
    const previousSecretUntil = endpoint.secretEnd === null ? null : call.now() + 86_400
    Object.assign(endpoint, { secretEnd: '0kFo', previousSecretUntil })
    return { secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwT1mHxWY0kFo=', previousSecretUntil }
  },

  testWebhookEndpoint({ path: { webhookEndpointId } }, call) {
    const { id: endpointId, name: endpointName } = endpointOf(call, webhookEndpointId)
    const rows = ownDeliveries(call)
    const [first] = rows
    if (first === undefined) throw notFound(noSuch('webhook delivery'))
    const id = 1 + Math.max(...rows.map((row) => row.id)) + 1_000
    const made: Delivery = {
      ...first,
      id,
      createdAt: call.now(),
      endpointId,
      endpointName,
      event: 'webhook.test',
      deliveryOrderId: null,
      state: 'waiting',
      tries: 0,
      nextAt: call.now(),
      lastAt: null,
      lastStatus: null,
      tookMs: null,
      failure: null,
    }
    call.world.resources.webhookDelivery?.push(made)
    return shown(made)
  },

  getWebhookSent({ path: { webhookDeliveryId } }, call) {
    const { messageId, event, tenantId, lastStatus } = deliveryOf(call, webhookDeliveryId)
    return {
      url: 'https://warehouse.prairiesky.example/waybill',
      headers: [
        { name: 'content-type', value: 'application/json' },
        { name: 'webhook-id', value: messageId },
      ],
      message: {
        type: event,
        timestamp: '2026-11-20T18:00:00Z',
        data: { tenantId, ...(isInvoiceEvent(event) && { invoice: invoiceToldOf(call) }) },
      },
      answer: lastStatus === null ? null : 'ok',
    }
  },

  replayWebhookDelivery({ path: { webhookDeliveryId } }, call) {
    return shown(sentAnew(call, deliveryOf(call, webhookDeliveryId)))
  },

  replayWebhookDeliveries({ body: { endpointId, from, until, which } }, call) {
    const those = ownDeliveries(call).filter(
      (row) =>
        row.endpointId === endpointId &&
        row.createdAt >= from &&
        row.createdAt <= until &&
        (row.state === 'failed' || (which === 'all' && row.state === 'delivered')),
    )
    for (const row of those) sentAnew(call, row)
    return { count: those.length }
  },
})

/** One of the courier's to its customer. */
function invoiceToldOf({ world }: MockCall): Schema<'WebhookInvoice'> {
  const [issuer = { id: 1, name: '' }, customer = issuer] = world.tenants.map(({ tenant: { id, name } }) => ({
    id,
    name,
  }))
  return {
    id: 41,
    kind: 'invoice',
    number: 'PS-000041',
    state: 'open',
    issuer,
    customer,
    billTo: customer.name,
    label: 'November 2026',
    invoiceDate: '2026-11-30',
    dueDate: '2026-12-30',
    orders: 12,
    amounts: { currency: 'CAD', preTaxCents: 21_500, taxCents: 2_365, totalCents: 23_865, outstandingCents: 23_865 },
  }
}

function ownDeliveries({ world, caller }: MockCall): Delivery[] {
  const { tenant } = tenantOf(caller)
  const rows = (world.resources.webhookDelivery as Delivery[] | undefined) ?? []
  return rows.filter(({ tenantId }) => tenantId === tenant.id)
}

function deliveryOf(call: MockCall, id: number): Delivery {
  const found = ownDeliveries(call).find((row) => row.id === id)
  if (found === undefined) throw notFound(noSuch('webhook delivery'))
  return found
}

function endpointOf({ world, caller }: MockCall, id: number): Endpoint {
  const { tenant } = tenantOf(caller)
  const rows = (world.resources.webhookEndpoint as Endpoint[] | undefined) ?? []
  const found = rows.find((row) => row.id === id && row.tenantId === tenant.id)
  if (found === undefined) throw notFound(noSuch('webhook endpoint'))
  return found
}

function sentAnew(call: MockCall, row: Delivery): Delivery {
  return Object.assign(row, { state: 'waiting', tries: 0, nextAt: call.now(), failure: null } as const)
}

/** As it is answered: without what rows of the mocks have beside it. */
function shown(row: Delivery): Schema<'WebhookDelivery'> {
  const { id, createdAt, endpointId, endpointName, event, messageId, deliveryOrderId, state } = row
  const { tries, nextAt, lastAt, lastStatus, tookMs, failure } = row
  const head = { id, createdAt, endpointId, endpointName, event, messageId, deliveryOrderId, state }
  return { ...head, tries, nextAt, lastAt, lastStatus, tookMs, failure }
}
