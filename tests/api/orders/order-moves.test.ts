import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { allowedMoves, orderStatuses } from '#domain/order-status.ts'
import type { OrderStatus } from '#domain/order-status.ts'
import type { Schema } from '#server/http/handler-types.ts'
import { allAtOnce, noon, orderWorld, storedRows } from './order-world.ts'
import type { World } from './order-world.ts'

let world: World

beforeAll(async () => {
  world = await orderWorld()
})
beforeEach(() => {
  world.clock.now = noon
})
afterAll(() => world.close())

const forwardPaths = [
  ['picked-up', 'pickedUp'],
  ['dropped-off', 'droppedOff'],
  ['completed', 'completed'],
] as const

const forbiddenMoves = orderStatuses.flatMap((from) =>
  forwardPaths.flatMap(([path, to]): [OrderStatus, string][] =>
    allowedMoves(from).includes(to) ? [] : [[from, path]],
  ),
)

function updatesOf(id: number) {
  return world
    .call<Schema<'DeliveryOrderUpdates'>>(world.callers.dispatcher, 'GET', `/delivery-orders/${id}/updates`)
    .then(({ body }) => body.updates)
}

test.each(forbiddenMoves)('from %s nobody makes an order %s, and nothing is stored', async (from, path) => {
  const id = await world.placedAt(from)
  const before = await storedRows(world.database)
  expect(
    await world.call(world.callers.dispatcher, 'POST', `/delivery-orders/${id}/${path}`, { body: {} }),
  ).toMatchObject({ status: 422, body: { code: 'invalid_transition', current: from, allowed: allowedMoves(from) } })
  expect(await storedRows(world.database)).toEqual(before)
})

test.each(['droppedOff', 'completed', 'cancelled'] as const)('an order that is %s is not cancelled', async (from) => {
  const id = await world.placedAt(from)
  const body = { tenantId: world.tenants.courier, reason: 'Too late' }
  expect(
    await world.call(world.callers.dispatcher, 'POST', `/delivery-orders/${id}/cancelled`, { body }),
  ).toMatchObject({
    status: 422,
    body: { code: 'invalid_transition', current: from },
  })
})

test.each(['created', 'completed', 'cancelled'] as const)('an order that is %s has no next move', async (from) => {
  const id = await world.placedAt(from)
  expect(await world.call(world.callers.dispatcher, 'POST', `/delivery-orders/${id}/next`, { body: {} })).toMatchObject(
    {
      status: 422,
      body: { code: 'invalid_transition', current: from },
    },
  )
  expect(await world.call(world.callers.dispatcher, 'GET', `/delivery-orders/${id}/next`)).toMatchObject({
    body: { current: from, next: null, requirements: from === 'created' ? ['Assign a driver.'] : [] },
  })
})

test('of twenty simultaneous pickups exactly one wins', async () => {
  const id = await world.placedAt('assigned')
  const pickUp = () =>
    world.call<{ code?: string; current?: string }>(
      world.callers.dispatcher,
      'POST',
      `/delivery-orders/${id}/picked-up`,
      { body: {} },
    )
  const answers = await allAtOnce(world.database, id, 4, () => Promise.all(Array.from({ length: 20 }, pickUp)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const refused = answers.filter(({ status }) => status === 422)
  expect(refused).toHaveLength(19)
  expect(new Set(refused.map(({ body }) => `${body.code} ${body.current}`))).toEqual(
    new Set(['invalid_transition pickedUp']),
  )
  expect((await updatesOf(id)).filter(({ type }) => type === 'assigned_pickedUp')).toHaveLength(1)
})

test('a pickup and a reassignment at the same moment leave the driver who has the order', async () => {
  const id = await world.placedAt('assigned')
  const [pickup] = await allAtOnce(world.database, id, 2, () =>
    Promise.all([
      world.call(world.callers.driver, 'POST', `/delivery-orders/${id}/picked-up`, { body: {} }),
      world.assign([id], world.users.otherDriver),
    ]),
  )
  const { body } = await world.call<Schema<'DeliveryOrderSummary'>>(
    world.callers.dispatcher,
    'GET',
    `/delivery-orders/${id}/summary`,
  )
  const outcome = `${pickup.status} ${body.status} ${body.driver?.id}`
  expect([
    `200 pickedUp ${world.users.driver}`,
    `422 assigned ${world.users.otherDriver}`,
    `404 assigned ${world.users.otherDriver}`,
  ]).toContain(outcome)
})

test('steps that the office skips get their time and their timeline entry', async () => {
  const id = await world.placedAt('assigned')
  world.clock.now += 900
  const body = { occurredAt: noon + 600 }
  await world.call(world.callers.dispatcher, 'POST', `/delivery-orders/${id}/completed`, { body })
  const page = await world.call<Schema<'DeliveryOrderPageView'>>(
    world.callers.dispatcher,
    'GET',
    `/delivery-orders/${id}/page-view`,
  )
  expect(page.body.times).toEqual({
    assignedAt: noon,
    pickedUpAt: noon + 600,
    droppedOffAt: noon + 600,
    completedAt: noon + 600,
    cancelledAt: null,
  })
  const updates = await updatesOf(id)
  expect(updates.map(({ type, occurredAt, createdAt }) => [type, occurredAt, createdAt]).slice(0, 3)).toEqual([
    ['completed', noon + 600, noon + 900],
    ['assigned_droppedOff', noon + 600, noon + 900],
    ['assigned_pickedUp', noon + 600, noon + 900],
  ])
})

test.each([
  ['six minutes ahead', noon + 361],
  ['six minutes before the order was placed', noon - 361],
])('a time %s is refused', async (_what, occurredAt) => {
  const id = await world.placedAt('assigned')
  expect(
    await world.call(world.callers.driver, 'POST', `/delivery-orders/${id}/picked-up`, { body: { occurredAt } }),
  ).toMatchObject({ status: 422, body: { code: 'form_error', errors: { '/occurredAt': [expect.any(String)] } } })
})

test('a driver moves his own orders, one step at a time, and sees no other', async () => {
  const mine = await world.placedAt('assigned')
  const theirs = await world.placed()
  await world.assign([theirs], world.users.otherDriver)
  const { driver } = world.callers
  for (const [method, path] of [
    ['POST', 'picked-up'],
    ['POST', 'next'],
    ['GET', 'page-view'],
    ['GET', 'updates'],
    ['GET', 'shipping-label-html'],
  ] as const) {
    const body = method === 'POST' ? { body: {} } : {}
    expect(await world.call(driver, method, `/delivery-orders/${theirs}/${path}`, body)).toMatchObject({ status: 404 })
  }
  expect(await world.call(driver, 'POST', `/delivery-orders/${mine}/completed`, { body: {} })).toMatchObject({
    status: 403,
  })
  expect(await world.call(driver, 'POST', `/delivery-orders/${mine}/picked-up`, { body: {} })).toMatchObject({
    status: 200,
  })
})

test('the sender sees the order and does not move it; to a stranger it does not exist', async () => {
  const id = await world.placedAt('assigned')
  const { customerOwner, stranger } = world.callers
  const move = { body: {} }
  expect((await world.call(customerOwner, 'POST', `/delivery-orders/${id}/picked-up`, move)).status).toBe(403)
  expect((await world.call(stranger, 'POST', `/delivery-orders/${id}/picked-up`, move)).status).toBe(404)
  expect((await world.call(stranger, 'GET', `/delivery-orders/${id}/page-view`)).status).toBe(404)
  const cancel = { body: { tenantId: world.tenants.stranger, reason: 'Mischief' } }
  expect((await world.call(stranger, 'POST', `/delivery-orders/${id}/cancelled`, cancel)).status).toBe(404)
})

test('a cancelled order keeps its driver and says who, when and why', async () => {
  const id = await world.placedAt('assigned')
  const body = { tenantId: world.tenants.customer, reason: '  The customer rang.  ' }
  expect(await world.call(world.callers.scheduler, 'POST', `/delivery-orders/${id}/cancelled`, { body })).toMatchObject(
    {
      status: 200,
      body: { status: 'cancelled' },
    },
  )
  const info = await world.call(world.callers.dispatcher, 'GET', `/delivery-orders/${id}/info-view`)
  expect(info.body).toMatchObject({
    status: 'cancelled',
    driver: { id: world.users.driver },
    cancellationReason: 'The customer rang.',
    cancellation: { cancelledAt: noon, actorName: 'Łukasz Ünal', actorTenantName: 'Meewasin Pharmacy' },
  })
  expect((await updatesOf(id))[0]).toMatchObject({ type: 'cancelled', reason: 'The customer rang.' })
  const receipt = await world.call<string>(world.callers.scheduler, 'GET', `/delivery-orders/${id}/receipt-html`)
  expect(receipt.body).toContain('Cancellation receipt')
})

test('after pickup the courier may cancel, the customer may not, whatever role', async () => {
  const id = await world.placedAt('pickedUp')
  for (const who of [world.callers.scheduler, world.callers.customerOwner]) {
    const body = { tenantId: who.tenantId, reason: 'Changed my mind' }
    expect((await world.call(who, 'POST', `/delivery-orders/${id}/cancelled`, { body })).status).toBe(403)
  }
  const body = { tenantId: world.tenants.courier, reason: 'Nobody there' }
  expect(
    (await world.call(world.callers.dispatcher, 'POST', `/delivery-orders/${id}/cancelled`, { body })).status,
  ).toBe(200)
})

test.each([
  ['a reason of blanks', { reason: '   ' }, '/reason'],
  ['a reason of 301 characters', { reason: 'x'.repeat(301) }, '/reason'],
  ['another tenant', { tenantId: 1_000_000 }, '/tenantId'],
])('a cancellation with %s is refused', async (_what, changes, pointer) => {
  const id = await world.placedAt('created')
  const body = { tenantId: world.tenants.courier, reason: 'Because', ...changes }
  const before = await storedRows(world.database)
  expect(
    await world.call(world.callers.dispatcher, 'POST', `/delivery-orders/${id}/cancelled`, { body }),
  ).toMatchObject({
    status: 422,
    body: { errors: { [pointer]: [expect.any(String)] } },
  })
  expect(await storedRows(world.database)).toEqual(before)
})

test.each([
  ['created', 'receipt-pdf'],
  ['droppedOff', 'receipt-html'],
  ['pickedUp', 'dropoff-receipt-pdf'],
  ['cancelled', 'dropoff-receipt-html'],
] as const)('an order that is %s has no %s yet', async (status, document) => {
  const id = await world.placedAt(status)
  expect(await world.call(world.callers.dispatcher, 'GET', `/delivery-orders/${id}/${document}`)).toMatchObject({
    status: 422,
    body: { code: 'document_not_ready' },
  })
})
