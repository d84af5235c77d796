import { afterAll, beforeAll, expect, test } from 'vitest'
import { roles } from '#domain/access/roles.ts'
import { brokerageWorld, type BrokerageWorld } from '#tests/api/orders/brokerage-support.ts'
import { insertUser } from '#tests/api/orders/order-fixtures.ts'
import type { Caller } from '#tests/api/orders/order-world.ts'
import { openStream, type OpenStream } from '#tests/api/support/event-stream.ts'

/*
 * What the parties of own, sold and bought orders hear of them, over each kind of link (docs/rules/brokerage.md, "Who reads what"):
 * of the orders that they may open, and of no other.
 */

const parties = ['customer', 'courier', 'partner', 'outsider'] as const
type Party = (typeof parties)[number]

let world: BrokerageWorld
let callers: Record<Party, Caller>
const streams = new Map<Party, OpenStream>()

beforeAll(async () => {
  world = await brokerageWorld()
  const { database, tenants, partner, outsider } = world
  const owner = async (name: string, tenantId: number) => {
    const userId = await database.systemTransaction((db) => insertUser(db, tenantId, name, [roles.organizationManager]))
    return world.caller(userId, tenantId)
  }
  callers = {
    customer: world.callers.customerOwner,
    courier: await owner('Olga Office', tenants.courier),
    partner: await owner('Paula Payne', partner.tenantId),
    outsider,
  }
  for (const party of parties) {
    const { tenantId, token } = callers[party]
    const stream = await openStream(`${world.address}/api/tenants/${tenantId}/events`, token, tenantId)
    await stream.next()
    streams.set(party, stream)
  }
})
afterAll(async () => {
  for (const stream of streams.values()) stream.close()
  await world.close()
})

/** Which orders each of them has heard of, until a word that all of them hear. */
async function heardOf(): Promise<Record<Party, Set<string>>> {
  await world.database.systemTransaction((db) =>
    db
      .insertInto('outbox')
      .values({
        tenant_id: world.tenants.courier,
        audience_tenant_ids: parties.map((party) => callers[party].tenantId),
        topic: 'tenant.changed',
        payload: JSON.stringify({ key: 'end' }),
      })
      .execute(),
  )
  world.deps.events.wake()
  const heard = parties.map(async (party) => {
    const keys = new Set<string>()
    for (;;) {
      const { key, topic }: { key: string; topic: string } = JSON.parse((await streams.get(party)?.next())?.data ?? '')
      if (key === 'end') return [party, keys] as const
      if (topic === 'delivery-order.changed') keys.add(key)
    }
  })
  return Object.fromEntries(await Promise.all(heard)) as Record<Party, Set<string>>
}

test('each party hears of the orders that it may open, through all that happens to them', async () => {
  const { partner } = world
  const own = await world.placedAt('droppedOff')
  const { sell, buy } = await world.brokered()
  await world.partnerAssigns(buy)
  await world.ask(partner.driver, 'POST', buy, 'checkin', { stop: 'pickup' })
  await world.ask(partner.driver, 'POST', buy, 'picked-up', {})
  await world.ask(world.callers.dispatcher, 'POST', sell, 'comments', { comment: 'Ring twice' })

  const heard = await heardOf()
  for (const party of parties) {
    for (const orderId of [own, sell, buy]) {
      const { status } = await world.raw(callers[party], 'GET', `/delivery-orders/${orderId}/page-view`)
      expect([party, orderId, heard[party].has(String(orderId))]).toEqual([party, orderId, status === 200])
    }
  }
  expect(heard.partner.size).toBe(1)
  expect(heard.outsider.size).toBe(0)
})
