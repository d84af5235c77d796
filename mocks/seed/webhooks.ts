import type { WebhookDelivery, WebhookEndpoint } from '#generated/model/index.ts'
import type { MockTenant } from '../world-types.ts'

/** One that is reached, one that turned off by itself, and one that has no secret yet. */
const endpoints = [
  {
    name: 'Warehouse system',
    url: 'https://warehouse.prairiesky.example/waybill',
    events: ['order.created', 'order.completed', 'order.cancelled'],
    isEnabled: true,
    turnedOffReason: null,
    secretEnd: 'x4Q=',
  },
  {
    name: 'Old shop',
    url: 'https://shop.prairiesky.example/hooks/42',
    events: ['order.picked_up', 'order.dropped_off'],
    isEnabled: false,
    turnedOffReason: 'Nothing reached it for three days.',
    secretEnd: 'kFo=',
  },
  {
    name: 'Till',
    url: 'https://till.prairiesky.example/',
    events: ['order.created'],
    isEnabled: true,
    turnedOffReason: null,
    secretEnd: null,
  },
] as const

/** What organizations have told, and where. @param now unix seconds */
export function seedWebhookEndpoints(tenants: readonly MockTenant[], now: number): WebhookEndpoint[] {
  return tenants.flatMap(({ tenant }, place) =>
    endpoints.map((endpoint, index) => ({
      ...endpoint,
      events: [...endpoint.events],
      id: 1 + place * endpoints.length + index,
      tenantId: tenant.id,
      failingSince: endpoint.isEnabled ? null : now - 4 * 86_400,
      lastSuccessAt: endpoint.secretEnd === null ? null : now - (endpoint.isEnabled ? 600 : 5 * 86_400),
      previousSecretUntil: null,
      version: 1,
      archived: false,
      createdAt: now - 40 * 86_400,
      updatedAt: now - 86_400,
    })),
  )
}

const deliveries = [
  { event: 'order.created', state: 'delivered', tries: 1, lastStatus: 204, failure: null },
  { event: 'order.completed', state: 'waiting', tries: 2, lastStatus: 503, failure: 'It answered 503.' },
  { event: 'invoice.sent', state: 'delivered', tries: 1, lastStatus: 204, failure: null },
  { event: 'webhook.test', state: 'failed', tries: 10, lastStatus: null, failure: 'It refused the connection.' },
] as const

/** What became of what they were told. @param now unix seconds */
export function seedWebhookDeliveries(tenants: readonly MockTenant[], now: number) {
  return tenants.flatMap(({ tenant }, place) =>
    deliveries.map((delivery, index) => {
      const id = 1 + place * deliveries.length + index
      const row: WebhookDelivery = {
        ...delivery,
        id,
        createdAt: now - 600 * (index + 1),
        endpointId: 1 + place * endpoints.length,
        endpointName: endpoints[0].name,
        messageId: `msg_${String(id).padStart(32, '0')}`,
        deliveryOrderId: delivery.event.startsWith('order.') ? 10_001 + index : null,
        nextAt: delivery.state === 'waiting' ? now + 300 : null,
        lastAt: now - 300,
        tookMs: 84,
      }
      return { ...row, tenantId: tenant.id, version: 1, archived: false, updatedAt: now }
    }),
  )
}
