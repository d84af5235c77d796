import { afterAll, beforeAll, expect, test } from 'vitest'
import { roles, type RoleId } from '#domain/access/roles.ts'
import { picture, bringFile, attach } from '#tests/api/uploads-support.ts'
import { brokerageWorld, type BrokerageWorld } from './brokerage-support.ts'
import { insertUser } from './order-fixtures.ts'
import type { Caller } from './order-world.ts'

/* External people and orders that are handed on: what they do to one order reaches the other, which they need not see. */

let world: BrokerageWorld
beforeAll(async () => {
  world = await brokerageWorld()
})
afterAll(() => world.close())

let made = 0

/** A person of an organization who works in another one as External Courier. */
async function externalCourier(hostId: number, tenantId: number): Promise<Caller> {
  made += 1
  const insert = (of: number, name: string, held: RoleId[]) =>
    world.database.systemTransaction((db) => insertUser(db, of, name, held))
  const owner = await world.caller(await insert(hostId, `Host Manager${made}`, [roles.organizationManager]), hostId)
  const userId = await insert(tenantId, `Outside Person${made}`, [roles.viewer])
  const body = {
    granteeTenantId: tenantId,
    email: `person${made}.${tenantId}@example.test`,
    roleId: roles.externalCourier,
  }
  const answer = await world.call(owner, 'POST', `/tenants/${hostId}/role-grants`, { body })
  expect([answer.status, answer.body]).toEqual([200, expect.anything()])
  return world.caller(userId, hostId)
}

const statusOf = async (id: number) => {
  const row = await world.database.systemTransaction((db) =>
    db.selectFrom('delivery_orders').select('status').where('id', '=', id).executeTakeFirstOrThrow(),
  )
  return row.status
}

test('who cancels a sold order in the courier for the customer cancels what was bought for it, and never sees that', async () => {
  const { tenants } = world
  const who = await externalCourier(tenants.courier, tenants.customer)
  const { sell, buy } = await world.brokered()
  expect((await world.ask(who, 'GET', buy, 'page-view')).status).toBe(404)
  const page = await world.ask(who, 'GET', sell, 'page-view')
  expect(page.status).toBe(200)
  expect(JSON.stringify(page.body)).not.toContain('Queen City')
  const cancelled = await world.ask(who, 'POST', sell, 'cancelled', { tenantId: tenants.courier, reason: 'A test' })
  expect([cancelled.status, cancelled.body]).toEqual([200, expect.anything()])
  expect([await statusOf(sell), await statusOf(buy)]).toEqual(['cancelled', 'cancelled'])
})

test('who moves a bought order in the partner for the courier moves the sold one, and attaches what they bring', async () => {
  const { tenants, partner } = world
  const who = await externalCourier(partner.tenantId, tenants.courier)
  const { sell, buy } = await world.brokered()
  const assigned = await world.call<{ results: object[] }>(
    who,
    'PUT',
    `/users/${partner.driver.userId}/delivery-orders/bulk`,
    { body: { ids: [buy] } },
  )
  expect(assigned.body.results).toMatchObject([{ ok: true }])
  expect((await world.ask(who, 'POST', buy, 'picked-up', {})).status).toBe(200)
  expect([await statusOf(sell), await statusOf(buy)]).toEqual(['pickedUp', 'pickedUp'])
  expect((await world.ask(who, 'GET', sell, 'page-view')).status).toBe(404)
  const { url } = await bringFile(world, who, picture())
  expect((await attach(world, who, buy, url)).status).toBe(200)
})

test('handing an order on is not theirs: they know of no partner', async () => {
  const who = await externalCourier(world.tenants.courier, world.tenants.customer)
  const id = await world.placed()
  const receivers = await world.ask<object>(who, 'GET', id, 'brokerage')
  expect(receivers.body).toEqual({ receivers: [] })
  expect((await world.confirm(id, {}, who)).status).toBe(404)
  expect((await world.confirm(id)).status).toBe(200)
})
