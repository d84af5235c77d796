import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { roles } from '#domain/access/roles.ts'
import { brokerageWorld, type BrokerageWorld } from './brokerage-support.ts'
import { insertRevision, insertUser } from './order-fixtures.ts'
import { noon, storedRows } from './order-world.ts'

let world: BrokerageWorld
let services: Awaited<ReturnType<typeof dearServices>>

beforeAll(async () => {
  world = await brokerageWorld()
  services = await dearServices()
})
beforeEach(() => {
  world.clock.now = noon
})
afterAll(() => world.close())

const message = 'This makes the price more than $10,000,000.00, which no order may cost'

/** Both couriers publish prices by which a box costs 100,000.00. @returns what they offer now */
async function dearServices() {
  const dear = (courierId: number, serviceId: number) =>
    world.database.systemTransaction(async (db) => {
      const ids = await insertRevision(db, courierId, serviceId, 9)
      const types = [{ id: ids.box, name: 'Box', feeCadCents: 10_000_000 }]
      await sql`update service_revisions set pricing = jsonb_set(pricing, '{parcelTypes}', ${JSON.stringify(types)}::jsonb)
        where id = ${ids.revisionId}`.execute(db)
      return ids
    })
  return {
    service: await dear(world.tenants.courier, world.service.id),
    partners: await dear(world.partner.tenantId, world.partner.service.id),
  }
}

/** Of the dear boxes. */
function boxes(quantity: number) {
  const { rush: serviceSpeedId, box: parcelTypeId } = services.service
  return { serviceSpeedId, parcels: [{ parcelTypeId, quantity, weightKg: 1 }] }
}

test('an order whose parcels cost more than any order may is refused at them, and nothing of it is stored', async () => {
  const before = await storedRows(world.database)
  for (const path of ['/delivery-orders', '/delivery-orders/preview']) {
    const body = world.order(boxes(10_000))
    expect(await world.call(world.callers.scheduler, 'POST', path, { body })).toMatchObject({
      status: 422,
      body: { code: 'form_error', errors: { '/parcels/0/quantity': [message] } },
    })
  }
  expect(await storedRows(world.database)).toEqual(before)
})

test('so is the edit that makes an order cost so much', async () => {
  const id = await world.placed(boxes(1))
  const { selectedParcelDetails: parcels } = await world.viewOf(id, world.callers.dispatcher)
  const overrideParcelDetails = parcels.map((parcel) => ({
    parcelId: parcel.id,
    quantity: 10_000,
    weight: parcel.weightKg,
    length: parcel.lengthM,
    width: parcel.widthM,
    height: parcel.heightM,
  }))
  expect(await world.edit(id, { overrideParcelDetails })).toMatchObject({
    status: 422,
    body: { errors: { '/overrideParcelDetails/0/quantity': [message] } },
  })
})

test('the price check says at which of what is asked it is', async () => {
  const { service } = services
  const owner = await world.database.systemTransaction((db) =>
    insertUser(db, world.tenants.courier, 'Olga Owner', [roles.owner]),
  )
  const body = {
    serviceRevisionId: service.revisionId,
    serviceSpeedId: null,
    parcels: [{ parcelTypeId: service.box, quantity: 1_000 }],
    weightKg: 1,
    distanceM: 1_000,
    dropoffProvince: 'SK',
    availableAt: noon,
  }
  const path = `/tenants/${world.tenants.courier}/services/price-preview`
  const asked = await world.call(await world.caller(owner, world.tenants.courier), 'POST', path, { body })
  expect(asked).toMatchObject({ status: 422, body: { errors: { '/parcels/0/quantity': [message] } } })
})

test('a courier by whose prices it would cost so much is offered with that, and cannot be chosen', async () => {
  const id = await world.placed(boxes(50))
  await world.database.systemTransaction((db) =>
    sql`update delivery_order_parcels set quantity = 10_000 where delivery_order_id = ${id}`.execute(db),
  )
  const { body } = await world.offer(id)
  expect(body.options.map(({ problems, buyPreTaxCadCents }) => [problems, buyPreTaxCadCents])).toEqual([
    [[message], null],
    [[message], null],
  ])
  const { id: serviceId, rush: serviceSpeedId } = services.partners
  const refused = await world.confirm(id, { serviceId, serviceSpeedId })
  expect(refused).toMatchObject({ status: 422, body: { errors: { '/serviceId': [message] } } })
})

test('a price that is to follow its service again is refused where that charges so much', async () => {
  const id = await world.placed(boxes(1))
  await world.database.systemTransaction((db) =>
    sql`update delivery_order_prices set inputs = jsonb_set(jsonb_set(inputs, '{input,manualPriceCadCents}', '500'),
      '{input,parcels,0,quantity}', '10000') where delivery_order_id = ${id}`.execute(db),
  )
  const { pricingVersion } = await world.page(id)
  const body = { version: pricingVersion, items: [], waitTimePriceCadCents: 0, manualPriceCadCents: null }
  const { dispatcher } = world.callers
  const refused = await world.call(dispatcher, 'PATCH', `/delivery-orders/${id}/override-other`, { body })
  expect(refused).toMatchObject({ status: 422, body: { errors: { '/manualPriceCadCents': [message] } } })
})
