import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertRevision } from '#tests/api/orders/order-fixtures.ts'
import { plannerWorld } from './planner-world.ts'

/* On a single day something else may be carried than the rule says (docs/rules/planner.md, "Days that differ"). */

let world: Awaited<ReturnType<typeof plannerWorld>>
beforeAll(async () => {
  world = await plannerWorld()
})
afterAll(() => world.close())

const change = (id: number, date: string, body: object) =>
  world.call<{ changes: object }>(world.callers.scheduler, 'PATCH', `/recurring-orders/${id}/days/${date}`, { body })

/** What each order of it carries, the earliest first. */
async function carried(id: number) {
  const orders = await world.orders(id)
  const rows = await world.database.systemTransaction((db) =>
    db
      .selectFrom('delivery_order_parcels')
      .select(['delivery_order_id', 'parcel_type_id', 'name', 'quantity', 'weight_kg'])
      .where(
        'delivery_order_id',
        'in',
        orders.map((order) => order.id),
      )
      .orderBy('position')
      .execute(),
  )
  return orders.map((order) =>
    rows
      .filter((row) => row.delivery_order_id === order.id)
      .map((row) => [row.parcel_type_id, row.name, row.quantity, row.weight_kg]),
  )
}

test('is carried on that day alone, and the rest of them as ever', async () => {
  const { service } = world
  const { id } = await world.made()
  const other = [
    { parcelTypeId: service.envelope, quantity: 3, weightKg: 0.2, typed: { weight: { number: 200, unit: 'g' } } },
    { parcelTypeId: service.box, quantity: 1 },
  ]
  const kept = [
    { ...other[0], name: 'Envelope' },
    { ...other[1], name: 'Box' },
  ]
  expect(await change(id, '2026-11-24', { parcels: other })).toMatchObject({
    status: 200,
    body: { changes: { parcels: kept } },
  })
  // What else differs on the day leaves them as they are; null takes them back.
  await change(id, '2026-11-24', { poNumber: 'PO-24' })
  await change(id, '2026-11-25', { parcels: other })
  expect((await change(id, '2026-11-25', { parcels: null })).body.changes).toEqual({})
  for (const date of ['2026-11-23', '2026-11-24']) {
    world.goTo(date)
    await world.look()
  }
  const usual = [[service.box, 'Box', 2, 30]]
  expect(await carried(id)).toEqual([
    usual,
    [
      [service.envelope, 'Envelope', 3, 0.2],
      [service.box, 'Box', 1, null],
    ],
    usual,
  ])
  expect(await change(id, '2026-11-24', { parcels: other })).toMatchObject({ status: 422, body: { code: 'day_made' } })
})

test.each([
  ['of another service', () => [{ parcelTypeId: 9_999, quantity: 1 }], '/parcels/0/parcelTypeId'],
  [
    'heavier than their type allows',
    () => [{ parcelTypeId: world.service.envelope, quantity: 1, weightKg: 2 }],
    '/parcels/0/weightKg',
  ],
  [
    'of a type that stands there twice',
    () => Array.from({ length: 2 }, () => ({ parcelTypeId: world.service.box, quantity: 1 })),
    '/parcels/1/parcelTypeId',
  ],
])('parcels %s are refused at their field', async (_what, parcels, field) => {
  world.goTo('2026-11-20')
  const { id } = await world.made()
  expect(await change(id, '2026-11-24', { parcels: parcels() })).toMatchObject({
    status: 422,
    body: { errors: { [field]: [expect.any(String)] } },
  })
})

test('a type is found again by its name in a later revision; where it is gone the day fails, and says so', async () => {
  const { service, tenants, database } = world
  world.goTo('2026-11-20')
  const [found, missed] = [await world.made(), await world.made()]
  await change(found.id, '2026-11-23', { parcels: [{ parcelTypeId: service.envelope, quantity: 4 }] })
  await change(missed.id, '2026-11-23', { parcels: [{ parcelTypeId: service.envelope, quantity: 4 }] })
  const next = await database.systemTransaction(async (db) => {
    const revision = await insertRevision(db, tenants.courier, service.id, 2)
    // Of one of them it was called otherwise.
    const parcels = JSON.stringify({ parcels: [{ parcelTypeId: service.envelope, name: 'Tube', quantity: 4 }] })
    await db
      .updateTable('recurring_order_days')
      .set({ changes: parcels })
      .where('recurring_order_id', '=', missed.id)
      .execute()
    return revision
  })
  world.goTo('2026-11-23', '06:00')
  await world.look()
  expect((await carried(found.id))[0]).toEqual([[next.envelope, 'Envelope', 4, null]])
  expect(
    (await world.days(missed.id, '2026-11-23', '2026-11-24')).map(({ state, failure }) => [state, failure]),
  ).toEqual([
    ['failed', expect.stringContaining('Tube')],
    ['made', null],
  ])
})
