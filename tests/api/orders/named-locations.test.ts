import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertLocation, insertTenant } from './order-fixtures.ts'
import { orderImports, fileOf } from './order-imports-support.ts'
import { plannerWorld } from '#tests/api/planner/planner-world.ts'

/**
 * Naming is reading (docs/rules/roles-and-permissions.md): of whom one names a location one would read it, since an order shows its
 * stops. That every body is held to it is tried in tests/api/links/naming.test.ts; here are the ways in which it was not.
 */

const noRow = 2_000_000_000

let world: Awaited<ReturnType<typeof plannerWorld>>
/** A location in the book of another customer of the same courier. */
let others: number
beforeAll(async () => {
  world = await plannerWorld()
  others = await world.database.systemTransaction(async (db) => {
    const tenantId = await insertTenant(db, 'Another Clinic', 'Customer')
    await db
      .insertInto('tenant_links')
      .values({ tenant_id: world.tenants.courier, partner_tenant_id: tenantId, kind: 'courier-customer' })
      .execute()
    return insertLocation(db, tenantId, { name: 'Another Ward' })
  })
})
afterAll(() => world.close())

interface Refused {
  readonly id?: number
  readonly errors?: Record<string, string[]>
}

/** Each act with what it is sent at a stop, and where that stop is named. */
const acts: readonly (readonly [string, string, (id: number) => readonly [string, unknown]])[] = [
  ['an order', '/pickupLocationId', (id) => ['/delivery-orders', world.order({ pickupLocationId: id })]],
  ['an order to it', '/dropoffLocationId', (id) => ['/delivery-orders', world.order({ dropoffLocationId: id })]],
  ['a preview', '/pickupLocationId', (id) => ['/delivery-orders/preview', world.order({ pickupLocationId: id })]],
  [
    'a batch',
    '/orders/1/dropoffLocationId',
    (id) => ['/delivery-orders/batch', { orders: [world.order(), world.order({ dropoffLocationId: id })] }],
  ],
  [
    'a template',
    '/order/pickupLocationId',
    (id) => [
      `/tenants/${world.tenants.customer}/order-templates`,
      { name: 'Of others', order: { pickupLocationId: id } },
    ],
  ],
  [
    'a drop-off of a template',
    '/order/further/0/locationId',
    (id) => [
      `/tenants/${world.tenants.customer}/order-templates`,
      { name: 'Of others', order: { further: [{ locationId: id }] } },
    ],
  ],
  [
    'a recurring order',
    '/pickupLocationId',
    (id) => [`/tenants/${world.tenants.customer}/recurring-orders`, world.form({ pickupLocationId: id })],
  ],
]

const read = (id: number, who = world.callers.scheduler) => world.call<Refused>(who, 'GET', `/locations/${id}`)

describe.each([
  ['of its courier', () => world.locations.depot],
  ['of another customer of its courier', () => others],
])('a location %s', (_whose, idOf) => {
  test.each(acts)('is not named by %s, as one that is not there', async (_what, pointer, act) => {
    const { scheduler } = world.callers
    const asked = (id: number) => {
      const [path, body] = act(id)
      return world.call<Refused>(scheduler, 'POST', path, { body })
    }
    const refused = await asked(idOf())
    expect(Object.keys(refused.body.errors ?? {})).toEqual([pointer])
    const missing = await asked(noRow)
    expect([refused.status, refused.body]).toEqual([missing.status, missing.body])
    expect((await read(idOf())).status).toBe(404)
  })

  test('is not named by a row of a file', async () => {
    const name = idOf() === others ? 'Another Ward' : 'Courier Depot'
    const row = (from: string) => `O-1,${from},Stonebridge Clinic,,,,,2026-11-20,1:30 pm,Box,2,66,`
    const files = orderImports(world)
    const faultsOf = async (from: string) => (await files.check(fileOf(row(from)))).body.rows[0]?.faults
    const missing = JSON.stringify(await faultsOf('Nowhere'))
    expect(missing).toContain('No location')
    expect(JSON.stringify(await faultsOf(name))).toBe(missing.replaceAll('Nowhere', name))
    expect((await files.placed(fileOf(row(name)))).rows).toMatchObject([{ outcome: 'refused' }])
    expect((await read(idOf())).status).toBe(404)
  })
})

test('a recurring order and a template keep what they named before, and are changed to nothing unread', async () => {
  const { scheduler } = world.callers
  const { id } = await world.made()
  const changed = (locationId: number) =>
    world.call<Refused>(scheduler, 'PATCH', `/recurring-orders/${id}`, {
      body: { pickupLocationId: locationId, version: 1 },
    })
  const refused = await changed(world.locations.depot)
  expect(refused).toMatchObject({ status: 422, body: { errors: { '/pickupLocationId': [expect.any(String)] } } })
  expect(refused.body).toEqual((await changed(noRow)).body)

  const order = { pickupLocationId: world.locations.pickup }
  const templates = `/tenants/${world.tenants.customer}/order-templates`
  const made = await world.call<{ id: number }>(scheduler, 'POST', templates, { body: { name: 'Kept', order } })
  const change = (locationId: number) =>
    world.call<Refused>(scheduler, 'PATCH', `/order-templates/${made.body.id}`, {
      body: { order: { ...order, dropoffLocationId: locationId } },
    })
  expect((await change(world.locations.depot)).body).toEqual((await change(noRow)).body)
  // A location that is gone by now stays in the template, and is asked for when the template is used.
  await world.database.systemTransaction((db) =>
    db
      .updateTable('order_templates')
      .set({ content: JSON.stringify({ pickupLocationId: noRow }) })
      .execute(),
  )
  const kept = await world.call<{ pickupName: null }>(scheduler, 'PATCH', `/order-templates/${made.body.id}`, {
    body: { order: { pickupLocationId: noRow, orderNotes: 'Ring twice' } },
  })
  expect([kept.status, kept.body.pickupName]).toEqual([200, null])
})

test('what the courier has put on an order of the customer is offered to it, read and named from then on', async () => {
  const { scheduler, dispatcher } = world.callers
  const { depot } = world.locations
  await world.placed({ pickupLocationId: depot }, dispatcher)
  expect((await read(depot)).status).toBe(200)
  for (const [what, , act] of acts) {
    const [path, body] = act(depot)
    const named = path.startsWith('/tenants/') ? { ...Object(body), name: `With ${what}` } : body
    expect([what, (await world.call<Refused>(scheduler, 'POST', path, { body: named })).status]).toEqual([what, 200])
  }
})

test('an order tells the number of a location to those who read it', async () => {
  const { scheduler, dispatcher } = world.callers
  const ofCourier = await world.database.systemTransaction((db) =>
    insertLocation(db, world.tenants.courier, { name: 'Second Depot' }),
  )
  const id = await world.placed({ pickupLocationId: ofCourier }, dispatcher)
  const told = async (who: typeof scheduler) =>
    (await world.call<{ pickupLocationId: number | null }>(who, 'GET', `/delivery-orders/${id}/data`)).body
      .pickupLocationId
  expect([await told(scheduler), await told(dispatcher)]).toEqual([ofCourier, ofCourier])
  await world.database.systemTransaction((db) =>
    db
      .updateTable('tenant_links')
      .set({ ended_at: 1 })
      .where('partner_tenant_id', '=', world.tenants.customer)
      .execute(),
  )
  expect(await told(scheduler)).toBeNull()
})
