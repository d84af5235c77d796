import { afterAll, beforeAll, expect, test } from 'vitest'
import { nameOfTemplate } from '#domain/orders/order-templates.ts'
import type { Schema } from '#generated/handlers.ts'
import { orderWorld, type Caller, type World } from './order-world.ts'

/* That others do not see them, and who may what, is asked of every operation (contract-access.test.ts, links/every-operation.test.ts). */

type Template = Schema<'OrderTemplate'>

let world: World
beforeAll(async () => {
  world = await orderWorld()
})
afterAll(() => world.close())

function call<Body>(method: string, path: string, body?: object, who: Caller = world.callers.scheduler) {
  return world.call<Body & { code?: string; errors?: Record<string, string[]> }>(who, method, path, {
    ...(body && { body }),
  })
}

const list = () => `/tenants/${world.tenants.customer}/order-templates`
function order(): Schema<'OrderTemplateOrder'> {
  const { tenants, locations, service } = world
  return {
    customerTenantId: tenants.customer,
    service: { id: service.id, name: 'Same Day' },
    pickupLocationId: locations.pickup,
    dropoffLocationId: locations.dropoff,
    further: [{ locationId: locations.pickup, parcels: [{ type: { id: service.box, name: 'Box' }, quantity: 3 }] }, {}],
    parcels: [{ type: { id: service.box, name: 'Box' }, quantity: 2, weightKg: 4 }],
    tags: [],
    orderNotes: 'Ring twice',
    orderFields: [{ fieldId: 3, value: 'A-4410' }],
  }
}

test('a template keeps its order, says what it names, and is listed without it', async () => {
  const made = await call<Template>('POST', list(), { name: ' Monday run ', order: order() })
  expect(made.status).toBe(200)
  const { id } = made.body
  const read = await call<Template>('GET', `/order-templates/${id}`)
  expect(read.body).toMatchObject({ name: 'Monday run', order: order(), serviceName: 'Same Day', dropoffCount: 3 })
  expect(read.body).toMatchObject({ pickupName: 'Broadway Pharmacy', dropoffName: 'Stonebridge Clinic' })
  expect(read.body.customerName).not.toBeNull()
  const page = await call<Schema<'OrderTemplateMetaPage'>>('GET', list())
  const row = page.body.data.find((one) => one.id === id)
  expect(row).toMatchObject({ name: 'Monday run', pickupName: 'Broadway Pharmacy', dropoffCount: 3 })
  expect(row).not.toHaveProperty('order')
})

test('it names nothing that one may not read, and tells none of it', async () => {
  const named = {
    customerTenantId: world.tenants.stranger,
    courierTenantId: 2_000_000_000,
    pickupLocationId: world.locations.foreign,
    further: [{}, { locationId: world.locations.foreign }],
  }
  const { status, body } = await call<Template>('POST', list(), { name: 'Of others', order: named })
  expect([status, Object.keys(body.errors ?? {}).toSorted()]).toEqual([
    422,
    ['/order/courierTenantId', '/order/customerTenantId', '/order/further/1/locationId', '/order/pickupLocationId'],
  ])
  const made = await call<Template>('POST', list(), { name: 'Of others', order: order() })
  await world.database.systemTransaction((db) =>
    db
      .updateTable('order_templates')
      .set({ content: JSON.stringify(named) })
      .where('id', '=', made.body.id)
      .execute(),
  )
  const read = await call<Template>('GET', `/order-templates/${made.body.id}`)
  expect(read.body).toMatchObject({ customerName: null, pickupName: null, dropoffName: null })
})

test('no two have one name, and a change keeps its own', async () => {
  const first = await call<Template>('POST', list(), { name: 'Tuesday run', order: {} })
  const refused = { '/name': [nameOfTemplate] }
  const twin = await call<Template>('POST', list(), { name: 'TUESDAY run', order: {} })
  expect([twin.status, twin.body.errors]).toEqual([422, refused])
  const other = await call<Template>('POST', list(), { name: 'Thursday run', order: {} })
  const renamed = await call<Template>('PATCH', `/order-templates/${other.body.id}`, {
    name: 'Tuesday Run',
    version: 1,
  })
  expect([renamed.status, renamed.body.errors]).toEqual([422, refused])

  const changed = await call<Template>('PATCH', `/order-templates/${first.body.id}`, {
    name: 'TUESDAY RUN',
    order: order(),
    version: 1,
  })
  expect(changed.body).toMatchObject({ name: 'TUESDAY RUN', order: order(), version: 2 })
  const late = await call<Template>('PATCH', `/order-templates/${first.body.id}`, { order: {}, version: 1 })
  expect([late.status, late.body.code]).toEqual([422, 'edit_conflict'])
  expect((await call<Template>('GET', `/order-templates/${first.body.id}`)).body.order).toEqual(order())

  expect((await call('DELETE', `/order-templates/${first.body.id}`)).status).toBe(200)
  expect((await call('GET', `/order-templates/${first.body.id}`)).status).toBe(404)
})

test('what is no order is refused where it stands', async () => {
  const parcels = [{ quantity: 0 }]
  const { status, body } = await call<Template>('POST', list(), { name: 'Nothing', order: { parcels } })
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['/order/parcels/0/quantity']])
})
