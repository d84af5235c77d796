import { roles } from '#domain/access/roles.ts'
import type { Config } from '#server/config.ts'
import type { Schema } from '#generated/handlers.ts'
import { sendWebhooks } from '#server/webhooks/sender.ts'
import { insertUser } from '#tests/api/orders/order-fixtures.ts'
import { orderWorld, type Caller, type World } from '#tests/api/orders/order-world.ts'

export type Endpoint = Schema<'WebhookEndpoint'>
export type Delivery = Schema<'WebhookDelivery'>

export type WebhookWorld = Awaited<ReturnType<typeof webhookWorld>>

/** The world of the orders, with an owner of the courier, and endpoints on this machine. */
export async function webhookWorld(settings: Partial<Config> = {}) {
  return withWebhooks(await orderWorld(settings))
}

/** The same of another world in which orders are placed. */
export async function withWebhooks<Of extends World>(world: Of) {
  world.deps.config.allowPrivateWebhooks = true
  const ownerId = await world.database.systemTransaction((db) =>
    insertUser(db, world.tenants.courier, 'Olga Owner', [roles.owner]),
  )
  const owner = await world.caller(ownerId, world.tenants.courier)

  /** An endpoint that is told everything, or what a test wants changed. */
  async function added(who: Caller, url: string, changes: Record<string, unknown> = {}): Promise<Endpoint> {
    const events = ['order.created', 'order.assigned', 'order.unassigned', 'order.picked_up', 'order.dropped_off']
    const others = ['order.completed', 'order.cancelled', 'order.updated', 'order.price_changed']
    const body = { name: 'Warehouse', url, events: [...events, ...others], ...changes }
    const answer = await world.call<Endpoint>(who, 'POST', `/tenants/${who.tenantId}/webhook-endpoints`, { body })
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    return answer.body
  }

  /** The same with its secret. */
  async function told(who: Caller, url: string, changes: Record<string, unknown> = {}) {
    const endpoint = await added(who, url, changes)
    return { ...endpoint, secret: await secretOf(who, endpoint.id) }
  }

  async function secretOf(who: Caller, id: number): Promise<string> {
    const answer = await world.call<Schema<'WebhookSecret'>>(who, 'PUT', `/webhook-endpoints/${id}/secret`)
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    return answer.body.secret
  }

  async function deliveries(who: Caller, filter: Record<string, unknown> = {}): Promise<Delivery[]> {
    const pagination = encodeURIComponent(JSON.stringify({ pageSize: 100, filter }))
    const path = `/tenants/${who.tenantId}/webhook-deliveries?pagination=${pagination}`
    return (await world.call<{ data: Delivery[] }>(who, 'GET', path)).body.data
  }

  const endpoint = async (who: Caller, id: number) =>
    (await world.call<Endpoint>(who, 'GET', `/webhook-endpoints/${id}`)).body

  /** Nothing is left of what was told before. */
  const forget = () => world.database.systemTransaction((db) => db.deleteFrom('webhook_endpoints').execute())

  return { ...world, owner, added, told, secretOf, deliveries, endpoint, forget, send: () => sendWebhooks(world.deps) }
}
