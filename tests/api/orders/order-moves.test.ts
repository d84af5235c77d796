import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { allowedMoves, orderStatuses, type OrderStatus } from '#domain/orders/order-status.ts'
import type { Schema } from '#generated/handlers.ts'
import { raceOnOrder, noon, orderWorld, storedRows, type Caller, type World } from './order-world.ts'

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
  const answers = await raceOnOrder(world.database, id, 4, () => Promise.all(Array.from({ length: 20 }, pickUp)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const refused = answers.filter(({ status }) => status === 422)
  expect(refused).toHaveLength(19)
  expect(new Set(refused.map(({ body }) => `${body.code} ${body.current}`))).toEqual(
    new Set(['invalid_transition pickedUp']),
  )
  expect((await updatesOf(id)).filter(({ type }) => type === 'assigned_pickedUp')).toHaveLength(1)
})

test('a person who is too late reads who was quicker, by name in the own organisation', async () => {
  const id = await world.placedAt('assigned')
  const move = (who: 'driver' | 'dispatcher') =>
    world.call<{ message?: string }>(world.callers[who], 'POST', `/delivery-orders/${id}/picked-up`, { body: {} })
  expect((await move('driver')).status).toBe(200)
  const { message } = (await move('dispatcher')).body
  expect(message).toMatch(/^The order was marked as picked up by Ravi Patel; from there/)
})

test('a pickup and a reassignment at the same moment leave the driver who has the order', async () => {
  const id = await world.placedAt('assigned')
  const [pickup] = await raceOnOrder(world.database, id, 2, () =>
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

describe('a device tells when it sent what happened', () => {
  const hour = 3_600

  /** A driver picks an order up that was placed and assigned at noon; tells an hour later what happened then. */
  async function tell(occurredAt: number, sentAt: number | string, who = world.callers.driver) {
    world.clock.now = noon
    const id = await world.placedAt('assigned')
    world.clock.now = noon + hour
    const headers = { 'x-sent-at': String(sentAt) }
    const body = { occurredAt }
    const path = `/delivery-orders/${id}/next`
    const { status } = await world.call(who, 'POST', path, { body, headers })
    const [update] = await updatesOf(id)
    return [status, update?.type === 'assigned_pickedUp' ? update.occurredAt : null]
  }

  test.each([
    ['by a right clock', noon + 600, noon + hour, noon + 600],
    ['by a right clock, on a slow way', noon + 600, noon + hour - 30, noon + 600],
    ['by a clock that is twenty minutes slow', noon + 600 - 1_200, noon + hour - 1_200, noon + 600],
    ['by a clock that is two days fast', noon + 600 + 172_800, noon + hour + 172_800, noon + 600],
    ['by a clock that went backwards meanwhile: no later than now', noon + hour + 200, noon + hour, noon + hour],
    ['a little before it was assigned: no earlier', noon - 200, noon + hour, noon],
    ['with words instead of a time', noon + 600, 'just now', noon + 600],
  ])('%s', async (_what, occurredAt, sentAt, stored) => {
    expect(await tell(occurredAt, sentAt)).toEqual([200, stored])
  })

  test('and nothing is stored of what cannot be, mended as it is', async () => {
    expect(await tell(noon + 600, noon + hour - 1_200 - hour)).toEqual([422, null])
    expect(await tell(noon + 600, noon + hour + 1_200)).toEqual([422, null])
  })

  test('sent again it is the same act, whatever the time is by then', async () => {
    const id = await world.placedAt('assigned')
    world.clock.now = noon + hour
    const send = (sentAt: number) =>
      world.call(world.callers.driver, 'POST', `/delivery-orders/${id}/next`, {
        body: { from: 'assigned', occurredAt: noon + 600 },
        headers: { 'idempotency-key': `told-once-${id}`, 'x-sent-at': String(sentAt) },
      })
    const first = await send(noon + hour)
    expect(first.status).toBe(200)
    expect(await send(noon + hour + 60)).toMatchObject({ status: 200, body: first.body })
  })

  test('before the driver had the order, or the office knew of it', async () => {
    const id = await world.placed()
    world.clock.now = noon + 2 * hour
    await world.assign([id])
    await world.assign([id], world.users.otherDriver)
    world.clock.now = noon + 3 * hour
    await world.assign([id])
    const pickUp = (who: Caller, occurredAt: number) =>
      world.call<Schema<'OrderMoved'> & Schema<'FormError'>>(who, 'POST', `/delivery-orders/${id}/picked-up`, {
        body: { occurredAt },
      })
    const early = await pickUp(world.callers.driver, noon + hour)
    expect([early.status, early.body.errors]).toEqual([
      422,
      { '/occurredAt': ['Must not be before the order was assigned to you'] },
    ])
    // What a driver did before it was taken from him, and given back, stays what he did.
    expect((await pickUp(world.callers.driver, noon + 2 * hour + 60)).status).toBe(200)
    const other = await world.placedAt('assigned')
    const call = await world.call(world.callers.dispatcher, 'POST', `/delivery-orders/${other}/picked-up`, {
      body: { occurredAt: noon + 3 * hour - 60 },
    })
    expect(call.status).toBe(200)
  })
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
    expect(await world.call(who, 'POST', `/delivery-orders/${id}/cancelled`, { body })).toMatchObject({
      status: 403,
      body: { code: 'only_courier_cancels', message: expect.stringContaining('only the office of its courier') },
    })
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

describe('a move that is taken back', () => {
  const undo = (who: Caller, id: number, body: Schema<'OrderNextMove'> = {}) =>
    world.call<Schema<'OrderMoved'> & Schema<'FormError'>>(who, 'POST', `/delivery-orders/${id}/undo`, { body })
  const next = async (who: Caller, id: number) =>
    (await world.call<Schema<'DeliveryOrderNext'>>(who, 'GET', `/delivery-orders/${id}/next`)).body
  const move = (who: Caller, id: number, path: string) =>
    world.call(who, 'POST', `/delivery-orders/${id}/${path}`, { body: {} })
  const pageOf = async (id: number) =>
    (
      await world.call<Schema<'DeliveryOrderPageView'>>(
        world.callers.dispatcher,
        'GET',
        `/delivery-orders/${id}/page-view`,
      )
    ).body

  test('loses its time, and the timeline keeps when it had been and when it was taken back', async () => {
    const { driver } = world.callers
    const id = await world.placedAt('assigned')
    await move(driver, id, 'picked-up')
    world.clock.now += 200
    await move(driver, id, 'dropped-off')
    world.clock.now += 300
    expect(await undo(driver, id, { from: 'droppedOff', occurredAt: noon + 450 })).toMatchObject({
      status: 200,
      body: { id, status: 'pickedUp' },
    })
    expect(await undo(driver, id)).toMatchObject({ status: 200, body: { status: 'assigned' } })
    const { status, times, driver: still } = await pageOf(id)
    expect({ status, times, driver: still?.id }).toEqual({
      status: 'assigned',
      times: { assignedAt: noon, pickedUpAt: null, droppedOffAt: null, completedAt: null, cancelledAt: null },
      driver: driver.userId,
    })
    const told = (await updatesOf(id)).slice(0, 2)
    expect(told).toMatchObject([
      { type: 'undone', occurredAt: noon + 500, changes: [{ field: 'pickedUpAt', from: noon, to: null }] },
      { type: 'undone', occurredAt: noon + 450, changes: [{ field: 'droppedOffAt', from: noon + 200, to: null }] },
    ])
    expect(told.every((update) => update.toLocationName === undefined && update.fromLocationName === undefined)).toBe(
      true,
    )
    expect(await move(driver, id, 'picked-up')).toMatchObject({ status: 200 })
  })

  test('is offered to its driver for ten minutes, and to the office always', async () => {
    const { driver, dispatcher } = world.callers
    const id = await world.placedAt('assigned')
    expect((await next(driver, id)).undo).toBeNull()
    await move(driver, id, 'picked-up')
    world.clock.now += 600
    expect((await next(driver, id)).undo).toEqual({ status: 'pickedUp', at: noon, until: noon + 600 })
    world.clock.now += 1
    expect((await next(driver, id)).undo).toBeNull()
    expect((await next(dispatcher, id)).undo).toEqual({ status: 'pickedUp', at: noon, until: null })
    const before = await storedRows(world.database)
    expect(await undo(driver, id)).toMatchObject({ status: 422, body: { code: 'undo_expired' } })
    expect(await storedRows(world.database)).toEqual(before)
    expect(await undo(dispatcher, id)).toMatchObject({ status: 200, body: { status: 'assigned' } })
  })

  test("is its driver's own: what the office marked is for the office", async () => {
    const id = await world.placedAt('assigned')
    await move(world.callers.dispatcher, id, 'picked-up')
    expect((await next(world.callers.driver, id)).undo).toBeNull()
    expect(await undo(world.callers.driver, id)).toMatchObject({ status: 422, body: { code: 'undo_expired' } })
  })

  test.each(['created', 'assigned', 'completed', 'cancelled'] as const)('is none of an order %s', async (from) => {
    const id = await world.placedAt(from)
    expect(await undo(world.callers.dispatcher, id)).toMatchObject({
      status: 422,
      body: { code: 'invalid_transition', current: from },
    })
  })

  test('is not another one, when somebody has moved the order on meanwhile', async () => {
    const id = await world.placedAt('droppedOff')
    expect(await undo(world.callers.dispatcher, id, { from: 'pickedUp' })).toMatchObject({
      status: 422,
      body: { code: 'invalid_transition', current: 'droppedOff' },
    })
  })
})
