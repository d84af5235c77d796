import { afterAll, beforeAll, expect, test } from 'vitest'
import { roles } from '#domain/access/roles.ts'
import type { Schema } from '#generated/handlers.ts'
import { brokerageWorld, type BrokerageWorld } from './brokerage-support.ts'
import { insertUser } from './order-fixtures.ts'
import type { Caller } from './order-world.ts'

/** What two couriers still see of each other once they are partners no more: docs/rules/brokerage.md, "Partners". */

let world: BrokerageWorld
let owner: Caller
let partnerOwner: Caller

beforeAll(async () => {
  world = await brokerageWorld()
  const { database, tenants, users } = world
  const ownerId = await database.systemTransaction(async (db) => {
    // As an acceptance makes it: both ways.
    await db
      .insertInto('tenant_links')
      .values({ tenant_id: tenants.courier, partner_tenant_id: tenants.stranger, kind: 'courier-broker' })
      .execute()
    return insertUser(db, tenants.courier, 'Helen Dyck', [roles.owner])
  })
  owner = await world.caller(ownerId, tenants.courier)
  partnerOwner = await world.caller(users.stranger, tenants.stranger)
})
afterAll(() => world.close())

const partner = async (of: Caller, id: number) =>
  (await world.call<Schema<'Partner'>>(of, 'GET', `/tenants/${of.tenantId}/partners/${id}`)).body

/** All that a courier reads of an order, as it stands. */
async function shown(who: Caller, id: number) {
  const paths = ['page-view', 'info-view', 'summary', 'updates']
  const answers = await Promise.all(paths.map((path) => world.ask(who, 'GET', id, path)))
  return answers.map(({ status, body }) => ({ status, body }))
}

test('past orders stay as they were to both, those that are open go on to their end, and nothing new begins', async () => {
  const { partner: other, callers, tenants } = world
  const done = await world.brokered()
  await world.partnerAssigns(done.buy)
  for (const step of ['picked-up', 'dropped-off']) await world.ask(other.driver, 'POST', done.buy, step, {})
  await world.ask(other.dispatcher, 'POST', done.buy, 'completed', {})
  const open = await world.brokered()
  const waiting = await world.placed()
  expect(await partner(owner, tenants.stranger)).toMatchObject({
    openHandedOn: 1,
    openReceived: 0,
    status: 'connected',
  })
  expect(await partner(partnerOwner, tenants.courier)).toMatchObject({ openHandedOn: 0, openReceived: 1 })
  const before = [await shown(owner, done.sell), await shown(partnerOwner, done.buy)]

  const ended = await world.call(owner, 'DELETE', `/tenants/${tenants.courier}/links/${tenants.stranger}`)
  expect(ended.status).toBe(200)
  expect([await shown(owner, done.sell), await shown(partnerOwner, done.buy)]).toEqual(before)
  expect((await world.ask(callers.stranger, 'GET', done.sell, 'page-view')).status).toBe(404)

  // The one that was on its way is driven, and its courier follows it.
  await world.partnerAssigns(open.buy)
  for (const step of ['picked-up', 'dropped-off']) await world.ask(other.driver, 'POST', open.buy, step, {})
  await world.ask(other.dispatcher, 'POST', open.buy, 'completed', {})
  expect((await world.page(open.sell)).status).toBe('completed')
  expect(await partner(owner, tenants.stranger)).toMatchObject({ openHandedOn: 0, status: 'ended' })

  const receivers = await world.ask<Schema<'BrokerageReceivers'>>(callers.dispatcher, 'GET', waiting, 'brokerage')
  expect(receivers.body).toEqual({ receivers: [] })
  expect((await world.offer(waiting)).status).toBe(404)
  expect((await world.confirm(waiting)).status).toBe(404)
  const service = await world.call(callers.dispatcher, 'GET', `/services/${other.service.id}`)
  const speeds = `/service-revisions/${other.service.revisionId}/service-speeds`
  expect([service.status, (await world.call(callers.dispatcher, 'GET', speeds)).status]).toEqual([404, 404])
  const terms = `/tenants/${tenants.courier}/vendors/${tenants.stranger}/terms`
  expect((await world.call(owner, 'GET', terms)).status).toBe(404)
})
