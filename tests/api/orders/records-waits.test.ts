import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Schema } from '#generated/handlers.ts'
import { raceOnOrder, noon, orderWorld, type World } from './order-world.ts'
import { records, statuses, usualTerms, type Records } from './records-support.ts'

/** When the orders of these tests are to be picked up, unix seconds. */
const available = noon + 900
const minute = 60

let world: World
let on: Records

beforeAll(async () => {
  world = await orderWorld()
  on = records(world)
})
beforeEach(async () => {
  world.clock.now = noon + 4 * 3_600
  await on.chargeWaiting(usualTerms)
})
afterAll(() => world.close())

/** An order placed at noon; its times may lie before the clock of the test. */
async function order(status: 'assigned' | 'pickedUp' | 'droppedOff' | 'created' = 'assigned'): Promise<number> {
  const { now } = world.clock
  world.clock.now = noon
  const id = await world.placedAt(status)
  world.clock.now = now
  return id
}

describe('checking in and out', () => {
  test('makes one period with a uid, each end with its place in the timeline', async () => {
    const id = await order()
    const start = await on.checkIn(id, { lat: 52.12, lng: -106.66, occurredAt: available })
    const { uid } = start.body
    expect(start).toMatchObject({
      status: 200,
      body: { type: 'checkin', stop: 'pickup', createdAt: available, lat: 52.12, lng: -106.66, deliveryOrderId: id },
    })
    const end = await on.checkOut(id, uid, { occurredAt: available + 5 * minute })
    expect(end).toMatchObject({ status: 200, body: { uid, type: 'checkout', stop: 'pickup', lat: null, lng: null } })
    expect(await on.geostamps(id)).toEqual({ geostamps: [start.body, end.body], waitTimePriceCadCents: 0 })
    const [out, into] = await on.updates(id)
    expect(into).toMatchObject({
      type: 'geostamp_check_in',
      geostampUid: uid,
      lat: 52.12,
      lng: -106.66,
      occurredAt: available,
      createdAt: world.clock.now,
      actorName: 'Ravi Patel',
      fromLocationName: 'Broadway Pharmacy',
    })
    expect(into).not.toHaveProperty('toLocationName')
    expect(out).toMatchObject({ type: 'geostamp_check_out', geostampUid: uid, fromLocationName: 'Broadway Pharmacy' })
  })

  test('at the drop-off names that location, and keeps the uid that the phone gave', async () => {
    const id = await order('pickedUp')
    const uid = randomUUID()
    expect((await on.checkIn(id, { stop: 'dropoff', uid: uid.toUpperCase() })).body).toMatchObject({ uid })
    expect((await on.updates(id))[0]).toMatchObject({ toLocationName: 'Stonebridge Clinic', geostampUid: uid })
    expect((await on.checkOut(id, uid.toUpperCase())).body).toMatchObject({ uid, stop: 'dropoff' })
  })

  test('is for the courier’s office and the driver of the order', async () => {
    const id = await order()
    const { dispatcher, driver, otherDriver, viewer, scheduler, customerOwner, stranger } = world.callers
    const before = await on.rows()
    const others = [otherDriver, viewer, scheduler, customerOwner, stranger]
    const expected = [404, 403, 403, 403, 404]
    expect(statuses(await Promise.all(others.map((who) => on.checkIn(id, {}, who))))).toEqual(expected)
    expect(statuses(await Promise.all(others.map((who) => on.checkOut(id, randomUUID(), {}, who))))).toEqual(expected)
    expect(await on.rows()).toEqual(before)
    const { body } = await on.checkIn(id, {}, dispatcher)
    expect((await on.checkOut(id, body.uid, {}, driver)).status).toBe(200)
  })

  test('can be read by every party, the price of it by those who read prices', async () => {
    const id = await order()
    await on.waits(id, available, available + 22 * minute)
    const { scheduler, viewer, driver, otherDriver, stranger } = world.callers
    expect(await on.geostamps(id, scheduler)).toMatchObject({ waitTimePriceCadCents: 900 })
    for (const who of [viewer, driver]) {
      expect(await on.geostamps(id, who)).toMatchObject({ waitTimePriceCadCents: null, geostamps: [{}, {}] })
    }
    for (const who of [otherDriver, stranger]) {
      expect((await on.ask(who, 'GET', id, 'geostamps')).status).toBe(404)
    }
  })
})

describe('a check-in is refused', () => {
  test('while one at that stop is open, or with a uid that was used', async () => {
    const id = await order()
    const { body } = await on.checkIn(id)
    const before = await on.rows()
    expect(await on.checkIn(id)).toMatchObject({ status: 422, body: { code: 'already_checked_in' } })
    expect(await on.rows()).toEqual(before)
    await on.checkOut(id, body.uid)
    expect(await on.checkIn(id, { uid: body.uid })).toMatchObject({ body: { code: 'already_checked_in' } })
    expect((await on.checkIn(id)).status).toBe(200)
  })

  test.each([
    ['created', 'pickup'],
    ['assigned', 'dropoff'],
    ['pickedUp', 'pickup'],
    ['droppedOff', 'dropoff'],
  ] as const)('when the order is %s, at the %s', async (status, stop) => {
    const id = await order(status)
    const before = await on.rows()
    expect(await on.checkIn(id, { stop }, world.callers.dispatcher)).toMatchObject({
      status: 422,
      body: { code: 'invalid_transition', current: status, message: expect.stringContaining(status) },
    })
    expect(await on.rows()).toEqual(before)
  })

  test('on an order that takes none', async () => {
    const id = await order()
    await world.database.systemTransaction((db) =>
      db.updateTable('delivery_orders').set({ geostamps_enabled: false }).where('id', '=', id).execute(),
    )
    expect(await on.checkIn(id)).toMatchObject({ status: 422, body: { code: 'geostamps_disabled' } })
  })

  test.each([
    ['in the future', { occurredAt: noon + 4 * 3_600 + 301 }, '/occurredAt'],
    ['six minutes before the order was placed', { occurredAt: noon - 361 }, '/occurredAt'],
    ['with half a position', { lat: 52.12 }, '/lng'],
    ['with the other half', { lng: -106.66 }, '/lat'],
    ['off the map', { lat: 91, lng: 0 }, '/lat'],
    ['at a third stop', { stop: 'depot' }, '/stop'],
    ['with a uid that is none', { uid: '7' }, '/uid'],
  ])('%s, by name', async (_what, body, pointer) => {
    const id = await order()
    expect(await on.checkIn(id, body)).toMatchObject({
      status: 422,
      body: { errors: { [pointer]: [expect.any(String)] } },
    })
  })

  test('before the last check-out at that stop: no time is waited twice', async () => {
    const id = await order()
    await on.waits(id, available, available + 600)
    expect(await on.checkIn(id, { occurredAt: available + 599 })).toMatchObject({
      status: 422,
      body: { errors: { '/occurredAt': [expect.any(String)] } },
    })
    expect((await on.checkIn(id, { occurredAt: available + 600 })).status).toBe(200)
  })
})

describe('a check-out is refused', () => {
  test('without an open period of that uid, and a second time', async () => {
    const id = await order()
    const other = await order()
    const { body } = await on.checkIn(other)
    for (const uid of [randomUUID(), body.uid]) {
      expect(await on.checkOut(id, uid)).toMatchObject({ status: 422, body: { code: 'not_checked_in' } })
    }
    await on.checkOut(other, body.uid)
    const before = await on.rows()
    expect(await on.checkOut(other, body.uid)).toMatchObject({ status: 422, body: { code: 'not_checked_in' } })
    expect(await on.rows()).toEqual(before)
  })

  test('at a time before the check-in', async () => {
    const id = await order()
    const { body } = await on.checkIn(id, { occurredAt: available })
    expect(await on.checkOut(id, body.uid, { occurredAt: available - 1 })).toMatchObject({
      status: 422,
      body: { errors: { '/occurredAt': ['Must not be before the check-in'] } },
    })
  })
})

describe('at the same moment', () => {
  test('one of many check-ins is made', async () => {
    const id = await order()
    const answers = await raceOnOrder(world.database, id, 4, () =>
      Promise.all(Array.from({ length: 8 }, () => on.checkIn(id))),
    )
    expect(statuses(answers).toSorted()).toEqual([200, ...Array<number>(7).fill(422)])
    expect((await on.geostamps(id)).geostamps).toHaveLength(1)
  })

  test('one of many check-outs ends the period, and it is charged once', async () => {
    const id = await order()
    const { body } = await on.checkIn(id, { occurredAt: available })
    const before = await on.priced(id)
    const answers = await raceOnOrder(world.database, id, 4, () =>
      Promise.all(Array.from({ length: 8 }, () => on.checkOut(id, body.uid, { occurredAt: available + 22 * minute }))),
    )
    expect(statuses(answers).toSorted()).toEqual([200, ...Array<number>(7).fill(422)])
    expect(await on.priced(id)).toMatchObject({ waitTime: 900, version: before.version + 1 })
  })

  test('the same check-out sent twice under one key is answered twice and made once', async () => {
    const id = await order()
    const { body } = await on.checkIn(id, { occurredAt: available })
    const send = () =>
      world.call(world.callers.driver, 'POST', `/delivery-orders/${id}/checkout`, {
        body: { uid: body.uid, occurredAt: available + 22 * minute },
        headers: { 'idempotency-key': 'the-phone-sends-again' },
      })
    const [first, second] = [await send(), await send()]
    expect(second).toMatchObject({ status: 200, body: first.body })
    expect((await on.geostamps(id)).geostamps).toHaveLength(2)
  })
})

describe('a wait that its driver can no longer end', () => {
  async function waiting(): Promise<{ id: number; uid: string }> {
    const id = await order()
    const { body } = await on.checkIn(id, { occurredAt: available })
    world.clock.now = available + 22 * minute
    return { id, uid: body.uid }
  }
  const unassign = (id: number) =>
    world.call(world.callers.dispatcher, 'POST', `/tenants/${world.tenants.courier}/delivery-orders/unassign`, {
      body: { orders: [{ orderId: id, userId: world.users.driver }] },
    })
  const reassign = (id: number) => world.assign([id], world.users.otherDriver)

  test.each([
    ['is taken off', unassign],
    ['is exchanged', reassign],
  ] as const)('ends, and is charged, when the driver %s', async (_what, act) => {
    const { id, uid } = await waiting()
    expect((await act(id)).body).toMatchObject({ results: [{ ok: true }] })
    const { geostamps } = await on.geostamps(id)
    expect(geostamps).toMatchObject([
      { uid, type: 'checkin', createdAt: available },
      { uid, type: 'checkout', createdAt: available + 22 * minute },
    ])
    expect((await on.priced(id)).waitTime).toBe(900)
    expect((await on.updates(id)).map(({ type }) => type).toReversed()).toEqual(
      expect.arrayContaining(['geostamp_check_out', 'assigned_pricingUpdated', 'created_unassigned']),
    )
    await reassign(id)
    world.clock.now += minute
    expect((await on.checkIn(id, {}, world.callers.otherDriver)).status).toBe(200)
  })

  test('ends once, if both act at the same moment', async () => {
    const { id, uid } = await waiting()
    const [ended] = await raceOnOrder(world.database, id, 2, () =>
      Promise.all([on.checkOut(id, uid, {}, world.callers.dispatcher), unassign(id)]),
    )
    expect([200, 422]).toContain(ended.status)
    expect((await on.geostamps(id)).geostamps).toHaveLength(2)
    expect((await on.priced(id)).waitTime).toBe(900)
  })

  test('stays open when the driver gets the order that is already his', async () => {
    const { id } = await waiting()
    await world.assign([id])
    expect((await on.geostamps(id)).geostamps).toHaveLength(1)
  })
})

describe('what waiting costs', () => {
  test('is added with its tax when the period is closed, and said in the timeline', async () => {
    const id = await order()
    const before = await on.priced(id)
    const { body } = await on.checkIn(id, { occurredAt: available })
    expect(await on.priced(id)).toEqual(before)
    await on.checkOut(id, body.uid, { occurredAt: available + 22 * minute })
    expect(await on.priced(id)).toEqual({
      waitTime: 900,
      total: (before.total ?? 0) + 945,
      version: before.version + 1,
    })
    expect((await on.updates(id)).slice(0, 2)).toMatchObject([
      { type: 'assigned_pricingUpdated', pricingFrom: before.total, pricingTo: (before.total ?? 0) + 945 },
      { type: 'geostamp_check_out' },
    ])
  })

  test('within the free minutes is nothing, and leaves the price as it was', async () => {
    const id = await order()
    const before = await on.priced(id)
    await on.waits(id, available, available + 10 * minute)
    expect(await on.priced(id)).toEqual(before)
  })

  test('has free minutes once a stop, however often one checks in there', async () => {
    const id = await order()
    await on.waits(id, available, available + 11 * minute)
    await on.waits(id, available + 20 * minute, available + 31 * minute)
    expect(await on.priced(id)).toMatchObject({ waitTime: 900 })
    await on.move(id, 'picked-up', world.callers.dispatcher)
    await on.waits(id, available + 60 * minute, available + 71 * minute, 'dropoff')
    expect(await on.priced(id)).toMatchObject({ waitTime: 975 })
  })

  test('is explained to the organisation that pays for it, minute by minute', async () => {
    const id = await order()
    const { body } = await on.checkIn(id, { occurredAt: available })
    await on.checkOut(id, body.uid, { occurredAt: available + 22 * minute })
    const address = `/delivery-orders/${id}/price-explanation`
    const explained = await world.call<Schema<'PriceExplanation'>>(world.callers.scheduler, 'GET', address)
    const line = explained.body.data.find(({ key }) => key === 'wait_time')
    expect(line).toMatchObject({ priceCadCents: 900, words: '22 min at the pickup, 10 of them free' })
  })

  test('begins at the scheduled time for a driver who is early', async () => {
    const id = await order()
    await on.waits(id, available - 10 * minute, available + 12 * minute)
    expect(await on.priced(id)).toMatchObject({ waitTime: 150 })
  })

  test('starts anew when the order is scheduled for another time, in the preview of the edit as well', async () => {
    const id = await order()
    await on.waits(id, available, available + 22 * minute)
    const body = {
      overrideSelectedServiceSpeedId: world.service.rush,
      overrideDistanceEstimateM: 14_300,
      overrideTimeEstimateS: 1_471,
      overrideSelectedParcelTypeIds: [world.service.box],
      overrideParcelDetails: [
        { parcelId: world.service.box, quantity: 2, weight: 30, length: 0.6, width: 0.4, height: 0.4 },
      ],
      availableDate: available + 5 * minute,
    }
    const { dispatcher } = world.callers
    const preview = await on.ask<Schema<'OverridePricingPreview'>>(
      dispatcher,
      'POST',
      id,
      'overrides/price-preview',
      body,
    )
    const edit = { ...body, version: 1, poNumber: '', orderNotes: '' }
    expect((await on.ask(dispatcher, 'PATCH', id, 'overrides', edit)).status).toBe(200)
    const price = await on.priced(id)
    expect(price.waitTime).toBe(525)
    expect(preview.body.overridePricingPreview.priceCadCents).toBe(price.total)
  })

  test('follows the courier’s terms, and is nothing to one that has none', async () => {
    await on.chargeWaiting({ freeMinutes: 0, incrementMinutes: 15, centsPerMinute: 100, capCents: 2_000 })
    const dear = await order()
    await on.waits(dear, available, available + 31 * minute)
    expect(await on.priced(dear)).toMatchObject({ waitTime: 2_000 })
    await on.chargeWaiting(null)
    const free = await order()
    await on.waits(free, available, available + 120 * minute)
    expect(await on.priced(free)).toMatchObject({ waitTime: 0 })
  })

  test('does not touch what a dispatcher typed for it', async () => {
    const id = await order()
    const { version } = await on.priced(id)
    await on.ask(world.callers.dispatcher, 'PATCH', id, 'override-other', {
      version,
      items: [],
      waitTimePriceCadCents: 400,
    })
    await on.waits(id, available, available + 22 * minute)
    expect(await on.priced(id)).toMatchObject({ waitTime: 400 })
    expect(await on.geostamps(id)).toMatchObject({ waitTimePriceCadCents: 400 })
  })

  test('ends where its driver drives on, at the time of his press, and is charged', async () => {
    const id = await order()
    const start = await on.checkIn(id, { occurredAt: available })
    const { driver } = world.callers
    await on.ask(driver, 'POST', id, 'picked-up', { occurredAt: available + 22 * minute })
    expect((await on.geostamps(id)).geostamps).toMatchObject([
      { uid: start.body.uid, type: 'checkin' },
      { uid: start.body.uid, type: 'checkout', stop: 'pickup', createdAt: available + 22 * minute },
    ])
    expect(await on.priced(id)).toMatchObject({ waitTime: 900 })
  })

  test('does not end where the office moves the order, which does not know when it ended', async () => {
    const id = await order()
    const { body } = await on.checkIn(id, { occurredAt: available })
    await on.move(id, 'picked-up', world.callers.dispatcher)
    expect((await on.geostamps(id)).geostamps).toHaveLength(1)
    expect((await on.checkOut(id, body.uid, { occurredAt: available + 22 * minute })).status).toBe(200)
    expect(await on.priced(id)).toMatchObject({ waitTime: 900 })
  })

  test('is charged when a telephone tells of it after the office has moved the order on', async () => {
    const id = await order()
    await on.move(id, 'picked-up', world.callers.dispatcher)
    const late = await on.waits(id, available, available + 22 * minute)
    expect(late.status).toBe(200)
    expect(await on.priced(id)).toMatchObject({ waitTime: 900 })
    world.clock.now += 60
    expect((await on.checkIn(id, { occurredAt: world.clock.now })).body).toMatchObject({ code: 'invalid_transition' })
    expect((await on.checkIn(id, { stop: 'dropoff' })).status).toBe(200)
  })

  test('bears a clock that is a few minutes slow, and none that is further behind', async () => {
    const id = await world.placedAt('assigned')
    const { now } = world.clock
    expect((await on.checkIn(id, { occurredAt: now - 301 })).body.errors).toHaveProperty('/occurredAt')
    expect((await on.checkIn(id, { occurredAt: now - 300 })).body).toMatchObject({ createdAt: now })
  })

  test.each(['completed', 'cancelled'] as const)(
    'is not added any more to an order that is %s, though its open period can be ended',
    async (status) => {
      const id = await order()
      const { body } = await on.checkIn(id, { occurredAt: available })
      const { dispatcher } = world.callers
      if (status === 'completed') await on.move(id, 'completed', dispatcher)
      else await on.ask(dispatcher, 'POST', id, 'cancelled', { tenantId: dispatcher.tenantId, reason: 'Nobody there' })
      const before = await on.priced(id)
      expect((await on.checkIn(id)).body).toMatchObject({ code: 'already_checked_in' })
      expect((await on.checkOut(id, body.uid, { occurredAt: available + 22 * minute })).status).toBe(200)
      expect(await on.priced(id)).toEqual(before)
      expect((await on.geostamps(id)).geostamps).toHaveLength(2)
      expect((await on.checkIn(id)).body).toMatchObject({ code: 'invalid_transition', current: status })
    },
  )

  test('is charged nowhere on an order that came without a price', async () => {
    const id = await order()
    await world.database.systemTransaction((db) =>
      db.deleteFrom('delivery_order_prices').where('delivery_order_id', '=', id).execute(),
    )
    await on.waits(id, available, available + 22 * minute)
    expect(await on.geostamps(id)).toMatchObject({ waitTimePriceCadCents: null, geostamps: [{}, {}] })
  })
})
