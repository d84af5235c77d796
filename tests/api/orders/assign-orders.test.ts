import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Schema } from '#generated/handlers.ts'
import { raceOnOrder, orderWorld, storedRows, type World } from './order-world.ts'

let world: World

beforeAll(async () => {
  world = await orderWorld()
})
afterAll(() => world.close())

function unassign(orders: { userId: number; orderId: number }[]) {
  return world.call<Schema<'BulkOrderResults'>>(
    world.callers.dispatcher,
    'POST',
    `/tenants/${world.tenants.courier}/delivery-orders/unassign`,
    { body: { orders } },
  )
}

async function timelineOf(id: number) {
  const { body } = await world.call<Schema<'DeliveryOrderUpdates'>>(
    world.callers.dispatcher,
    'GET',
    `/delivery-orders/${id}/updates`,
  )
  return body.updates.map(({ type, assigneeName }) => [type, assigneeName])
}

test('a bulk assignment says of each order what became of it, in the order asked', async () => {
  const good = await world.placed()
  const done = await world.placedAt('completed')
  const another = await world.placed()
  const answer = await world.assign([done, good, 999_999, another])
  expect(answer).toMatchObject({
    status: 200,
    body: {
      results: [
        { orderId: done, ok: false, code: 'invalid_transition', status: 'completed' },
        { orderId: good, ok: true, status: 'assigned' },
        { orderId: 999_999, ok: false, code: 'not_found' },
        { orderId: another, ok: true, status: 'assigned' },
      ],
    },
  })
  expect(await timelineOf(good)).toEqual([
    ['assigned', 'Ravi Patel'],
    ['created', undefined],
  ])
})

test('a reassignment writes that the one lost the order and the other got it', async () => {
  const id = await world.placedAt('assigned')
  await world.assign([id], world.users.otherDriver)
  expect(await timelineOf(id)).toEqual([
    ['assigned', 'Mina Okafor'],
    ['created_unassigned', 'Ravi Patel'],
    ['assigned', 'Ravi Patel'],
    ['created', undefined],
  ])
})

test('assigning the driver who has the order already succeeds and writes nothing', async () => {
  const id = await world.placedAt('assigned')
  const before = await storedRows(world.database)
  expect((await world.assign([id])).body.results).toEqual([{ orderId: id, ok: true, status: 'assigned' }])
  expect(await storedRows(world.database)).toEqual(before)
})

test('only a driver of the courier who is not archived gets an order', async () => {
  const id = await world.placed()
  const before = await storedRows(world.database)
  expect((await world.assign([id], world.users.stranger)).status).toBe(404)
  for (const user of [world.users.viewer, world.users.archivedDriver]) {
    expect(await world.assign([id], user)).toMatchObject({
      status: 422,
      body: { errors: { '/userId': [expect.any(String)] } },
    })
  }
  expect(await storedRows(world.database)).toEqual(before)
})

test('a courier assigns no order that another carries', async () => {
  const id = await world.placed()
  const answer = await world.call<Schema<'BulkOrderResults'>>(
    world.callers.stranger,
    'PUT',
    `/users/${world.users.stranger}/delivery-orders/bulk`,
    { body: { ids: [id] } },
  )
  expect(answer.body.results).toMatchObject([{ orderId: id, ok: false, code: 'not_found' }])
})

test('the customer may not assign', async () => {
  const id = await world.placed()
  const path = `/users/${world.users.driver}/delivery-orders/bulk`
  expect((await world.call(world.callers.scheduler, 'PUT', path, { body: { ids: [id] } })).status).toBe(403)
})

test('unassigning takes an order only from the driver named, and only before pickup', async () => {
  const mine = await world.placedAt('assigned')
  const under = await world.placedAt('pickedUp')
  const other = await world.placedAt('assigned')
  const { driver, otherDriver } = world.users
  const answer = await unassign([
    { userId: otherDriver, orderId: other },
    { userId: driver, orderId: mine },
    { userId: driver, orderId: under },
    { userId: driver, orderId: 999_999 },
  ])
  expect(answer.body.results).toMatchObject([
    { orderId: other, ok: false, code: 'other_driver' },
    { orderId: mine, ok: true, status: 'created' },
    { orderId: under, ok: false, code: 'invalid_transition', status: 'pickedUp' },
    { orderId: 999_999, ok: false, code: 'not_found' },
  ])
  expect((await timelineOf(mine))[0]).toEqual(['created_unassigned', 'Ravi Patel'])
  const page = await world.call(world.callers.dispatcher, 'GET', `/delivery-orders/${mine}/page-view`)
  expect(page.body).toMatchObject({ status: 'created', driver: null, times: { assignedAt: null } })
})

test('an order that a colleague has just given to another driver stays with that one', async () => {
  const [taken, free, mine] = [await world.placed(), await world.placed(), await world.placed()]
  await world.assign([taken, mine])
  const seen = [taken, free, mine].map((orderId) => ({ orderId, userId: null }))
  const assignAs = (drivers: Schema<'BulkAssign'>['drivers'], to = world.users.otherDriver) =>
    world.call<Schema<'BulkOrderResults'>>(world.callers.dispatcher, 'PUT', `/users/${to}/delivery-orders/bulk`, {
      body: { ids: [taken, free], drivers },
    })
  expect((await assignAs(seen)).body.results).toEqual([
    {
      orderId: taken,
      ok: false,
      status: 'assigned',
      code: 'other_driver',
      message: `Order ${taken} was assigned to Ravi Patel by you.`,
    },
    { orderId: free, ok: true, status: 'assigned' },
  ])
  const driverOf = async (id: number) =>
    (
      await world.call<Schema<'DeliveryOrderPageView'>>(
        world.callers.dispatcher,
        'GET',
        `/delivery-orders/${id}/page-view`,
      )
    ).body.driver?.id
  expect(await driverOf(taken)).toBe(world.users.driver)
  // A caller who saw the driver takes the order from him, and a caller who gives it to him again is not contradicted.
  expect((await assignAs(seen, world.users.driver)).body.results).toMatchObject([
    { ok: true },
    { code: 'other_driver' },
  ])
  const known = [{ orderId: taken, userId: world.users.driver }]
  expect((await assignAs(known)).body.results).toMatchObject([{ ok: true }, { ok: true }])
  expect(await driverOf(taken)).toBe(world.users.otherDriver)
})

test('of two who assign an order at the same moment to two drivers one is told', async () => {
  const id = await world.placed()
  const assign = (to: number) =>
    world.call<Schema<'BulkOrderResults'>>(world.callers.dispatcher, 'PUT', `/users/${to}/delivery-orders/bulk`, {
      body: { ids: [id], drivers: [{ orderId: id, userId: null }] },
    })
  const answers = await raceOnOrder(world.database, id, 2, () =>
    Promise.all([assign(world.users.driver), assign(world.users.otherDriver)]),
  )
  const results = answers.flatMap(({ body }) => body.results)
  expect(results.map(({ ok, code }) => (ok ? 'assigned' : code)).toSorted()).toEqual(['assigned', 'other_driver'])
})

test('two bulk assignments of the same orders in opposite order both end, and one driver has each', async () => {
  const ids = [await world.placed(), await world.placed(), await world.placed()]
  const [first = 0] = ids
  const answers = await raceOnOrder(world.database, first, 2, () =>
    Promise.all([world.assign(ids, world.users.driver), world.assign(ids.toReversed(), world.users.otherDriver)]),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const drivers = await world.database.systemTransaction((db) =>
    db.selectFrom('delivery_orders').select('driver_user_id').where('id', 'in', ids).execute(),
  )
  expect(new Set(drivers.map((row) => row.driver_user_id)).size).toBe(1)
  for (const id of ids) {
    const types = (await timelineOf(id)).map(([type]) => type)
    expect(types).toEqual(['assigned', 'created_unassigned', 'assigned', 'created'])
  }
})

test('what a driver has in hand is sorted by promise, and a driver asks only about himself', async () => {
  const fresh = await orderWorld()
  try {
    const { call, callers, users, service, placed, assign } = fresh
    const later = await placed({ serviceSpeedId: service.anyTime, availableAt: fresh.clock.now + 7_200 })
    const rush = await placed()
    const soon = await placed({ serviceSpeedId: service.anyTime })
    await assign([later, rush, soon])
    const path = `/users/${users.driver}/in-progress-delivery-orders`
    for (const who of [callers.driver, callers.dispatcher]) {
      const { body } = await call<Schema<'InProgressOrders'>>(who, 'GET', path)
      expect(body.data.map(({ id }) => id)).toEqual([soon, rush, later])
    }
    expect((await call(callers.otherDriver, 'GET', path)).status).toBe(404)
    await call(callers.driver, 'POST', `/delivery-orders/${rush}/picked-up`, { body: {} })
    await call(callers.driver, 'POST', `/delivery-orders/${rush}/dropped-off`, { body: {} })
    const { body } = await call<Schema<'InProgressOrders'>>(callers.driver, 'GET', path)
    expect(
      body.data.map(({ id }) => id),
      'he has still to complete it',
    ).toEqual([soon, later, rush])
    await call(callers.driver, 'POST', `/delivery-orders/${rush}/completed`, { body: {} })
    const rest = await call<Schema<'InProgressOrders'>>(callers.driver, 'GET', path)
    expect(rest.body.data.map(({ id }) => id)).toEqual([soon, later])
  } finally {
    await fresh.close()
  }
})
