import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Schema } from '#generated/handlers.ts'
import { discardOldKeys } from '#server/http/idempotency.ts'
import { insertLocation, insertRevision } from './order-fixtures.ts'
import { noon, orderWorld, storedRows, type Caller, type World } from './order-world.ts'

let world: World

beforeAll(async () => {
  world = await orderWorld()
})
beforeEach(() => {
  world.clock.now = noon
})
afterAll(() => world.close())

function create(changes: Record<string, unknown>, who = world.callers.scheduler, headers: Record<string, string> = {}) {
  return world.call<{ id: number; code?: string; errors?: Record<string, string[]> }>(who, 'POST', '/delivery-orders', {
    body: world.order(changes),
    headers,
  })
}

test('the courier orders for its customer, who is the sender and sees the order', async () => {
  const { body } = await create({}, world.callers.dispatcher)
  const page = await world.call(world.callers.scheduler, 'GET', `/delivery-orders/${body.id}/page-view`)
  expect(page.body).toMatchObject({
    senderTenant: { id: world.tenants.customer },
    receiverTenant: { id: world.tenants.courier, name: 'Prairie Sky' },
    scheduledByTenant: { id: world.tenants.courier, name: 'Prairie Sky' },
    senderUser: { firstName: 'Dana', lastName: 'Kowalski' },
  })
})

test('a courier sends for itself from its own locations', async () => {
  const { locations, tenants, callers } = world
  const changes = {
    customerTenantId: tenants.courier,
    pickupLocationId: locations.depot,
    dropoffLocationId: locations.depot,
    confirmUnusual: true,
  }
  const { status, body } = await create(changes, callers.dispatcher)
  expect(status).toBe(200)
  expect((await world.call(callers.scheduler, 'GET', `/delivery-orders/${body.id}/page-view`)).status).toBe(404)
})

test('a location of the courier may be a stop of a customer’s order where the courier says so, one of a stranger may not', async () => {
  const { locations, callers } = world
  expect((await create({ pickupLocationId: locations.depot }, callers.dispatcher)).status).toBe(200)
  expect((await create({ pickupLocationId: locations.depot })).status).toBe(200)
  expect(await create({ pickupLocationId: world.locations.foreign })).toMatchObject({
    status: 422,
    body: { errors: { '/pickupLocationId': [expect.any(String)] } },
  })
})

/** What is wrong with an order, and under which field its message must stand. */
const faults: [string, (world: World) => Record<string, unknown>, string[]][] = [
  ['a service that does not exist', () => ({ serviceId: 999_999 }), ['/serviceId']],
  ['a customer that is none', ({ tenants }) => ({ customerTenantId: tenants.stranger }), ['/customerTenantId']],
  ['a speed of another service', () => ({ serviceSpeedId: 999_999 }), ['/serviceSpeedId']],
  ['a tag of another service', ({ service }) => ({ tagIds: [service.zone, 999_999] }), ['/tagIds/1']],
  [
    'a parcel type twice',
    ({ service }) => ({ parcels: [service.box, service.box].map((parcelTypeId) => ({ parcelTypeId, quantity: 1 })) }),
    ['/parcels/1/parcelTypeId'],
  ],
  [
    'a parcel type of another service',
    () => ({ parcels: [{ parcelTypeId: 999_999, quantity: 1 }] }),
    ['/parcels/0/parcelTypeId'],
  ],
  [
    'a piece too heavy for its type',
    ({ service }) => ({ parcels: [{ parcelTypeId: service.box, quantity: 1, weightKg: 30.5 }] }),
    ['/parcels/0/weightKg'],
  ],
  ['a time more than a day ago', () => ({ availableAt: noon - 86_401 }), ['/availableAt']],
  ['a location that does not exist', () => ({ dropoffLocationId: 999_999 }), ['/dropoffLocationId']],
  [
    'several faults at once',
    () => ({ dropoffLocationId: 999_999, serviceSpeedId: 999_999, availableAt: noon - 86_401 }),
    ['/availableAt', '/dropoffLocationId', '/serviceSpeedId'],
  ],
]

test.each(faults)('an order with %s is refused by name and stores nothing', async (_what, changes, pointers) => {
  const before = await storedRows(world.database)
  const answer = await create(changes(world))
  expect(answer.status).toBe(422)
  expect(Object.keys(answer.body.errors ?? {}).toSorted()).toEqual(pointers)
  expect(await storedRows(world.database)).toEqual(before)
})

test('the message about a piece too heavy says how heavy it may be', async () => {
  const { body } = await create({ parcels: [{ parcelTypeId: world.service.box, quantity: 1, weightKg: 31 }] })
  expect(body.errors).toEqual({ '/parcels/0/weightKg': ['Must be at most 30 kg for Box'] })
})

test('an archived location takes no orders', async () => {
  const location = await world.database.systemTransaction((db) =>
    insertLocation(db, world.tenants.customer, { archived_at: noon }),
  )
  expect((await create({ pickupLocationId: location })).body.errors).toHaveProperty('/pickupLocationId')
})

test('a stranger cannot order the service, nor can the customer once the link has ended', async () => {
  const asStranger = { customerTenantId: world.tenants.stranger, pickupLocationId: world.locations.foreign }
  expect((await create(asStranger, world.callers.stranger)).body.errors).toHaveProperty('/serviceId')
  const endLink = (endedAt: number | null) =>
    world.database.systemTransaction((db) =>
      db
        .updateTable('tenant_links')
        .set({ ended_at: endedAt })
        .where('partner_tenant_id', '=', world.tenants.customer)
        .execute(),
    )
  await endLink(noon)
  expect((await create({})).body.errors).toHaveProperty('/serviceId')
  expect((await create({}, world.callers.dispatcher)).body.errors).toHaveProperty('/customerTenantId')
  await endLink(null)
})

test('a weight that is left out is not known, whatever the type allows', async () => {
  const { body } = await create({ parcels: [{ parcelTypeId: world.service.box, quantity: 3 }] })
  const page = await world.call(world.callers.scheduler, 'GET', `/delivery-orders/${body.id}/page-view`)
  expect(page.body).toMatchObject({
    totalWeightKg: null,
    totalParcels: 3,
    parcelDetails: [{ name: 'Box', quantity: 3, weightKg: null, lengthM: 0.6 }],
  })
})

test('without a matching band the order is placed without a price, and says so', async () => {
  const { database, tenants, service, callers } = world
  const slab = (to: number) => ({
    mode: 'slab' as const,
    fallbackCadCents: null,
    bands: [{ from: 20_000, to, flatCadCents: 1, perStepCadCents: 0, step: 1, stepCount: 'exact' as const }],
  })
  const revision = await database.systemTransaction((db) =>
    insertRevision(db, tenants.courier, service.id, 7, { distanceRanges: slab(30_000) }),
  )
  const changes = { serviceSpeedId: revision.rush, parcels: [{ parcelTypeId: revision.box, quantity: 1 }] }
  const preview = await world.call<Schema<'DeliveryOrderPreview'>>(
    callers.scheduler,
    'POST',
    '/delivery-orders/preview',
    { body: world.order(changes) },
  )
  expect(preview.body.warnings.map(({ code }) => code)).toEqual(['price_missing'])
  const { body } = await create(changes)
  const page = await world.call(callers.dispatcher, 'GET', `/delivery-orders/${body.id}/page-view`)
  expect(page.body).toMatchObject({
    exceptions: ['price_missing'],
    pricing: { status: 'missing', priceCadCents: null, lineItems: [] },
  })

  const manual = await database.systemTransaction((db) =>
    insertRevision(db, tenants.courier, service.id, 8, { type: 'manual' }),
  )
  const pending = await create({ serviceSpeedId: manual.rush, parcels: [{ parcelTypeId: manual.box, quantity: 1 }] })
  expect(pending.body).toMatchObject({ pricing: { status: 'pending', priceCadCents: null } })
  await database.systemTransaction((db) =>
    db
      .updateTable('services')
      .set({ published_revision_id: service.revisionId })
      .where('id', '=', service.id)
      .execute(),
  )
})

test('a time outside dispatch hours and a closed location are warnings, not refusals', async () => {
  const closed = await world.database.systemTransaction((db) =>
    insertLocation(db, world.tenants.customer, {
      operating_hours: JSON.stringify({ sunday: { closed: true } }),
      name: 'Closed on Sundays',
    }),
  )
  const sunday = noon + 2 * 86_400
  const body = world.order({ availableAt: sunday, pickupLocationId: closed, dropoffLocationId: closed })
  const preview = await world.call<Schema<'DeliveryOrderPreview'>>(
    world.callers.scheduler,
    'POST',
    '/delivery-orders/preview',
    { body },
  )
  // Without an entry Sunday is open all day for the courier; five in the morning of a Monday is not.
  expect(preview.body.warnings.map(({ code }) => code)).toEqual(['same_place', 'pickup_closed', 'dropoff_closed'])
  const early = await world.call<Schema<'DeliveryOrderPreview'>>(
    world.callers.scheduler,
    'POST',
    '/delivery-orders/preview',
    { body: world.order({ availableAt: noon + 3 * 86_400 - 7 * 3_600 }) },
  )
  expect(early.body.warnings).toEqual([
    {
      code: 'outside_dispatch_hours',
      message: 'The selected time is outside of typical dispatch hours for this courier',
    },
  ])
})

test('an order for the next decade, or from a place to itself, is asked about and stores nothing until somebody says yes', async () => {
  const sameDoor = await world.database.systemTransaction((db) =>
    insertLocation(db, world.tenants.customer, {
      name: 'Same door',
      formatted_address: '737 BROADWAY avenue, Saskatoon SK S7N 1B3',
      latitude: 52.2,
    }),
  )
  const { pickup } = world.locations
  const aYear = 366 * 86_400
  const asked: [Record<string, unknown>, string, string[]][] = [
    [
      { availableAt: noon + 10 * aYear },
      'November 27, 2036 is more than a year ahead. Place the order?',
      ['far_ahead'],
    ],
    [{ dropoffLocationId: pickup }, 'Pickup and drop-off are the same place. Place the order?', ['same_place']],
    [{ dropoffLocationId: sameDoor }, 'Pickup and drop-off are the same place. Place the order?', ['same_place']],
  ]
  for (const [changes, message, codes] of asked) {
    const before = await storedRows(world.database)
    expect(await create(changes)).toEqual(
      expect.objectContaining({ status: 422, body: { code: 'unusual_order', message, errors: {} } }),
    )
    expect(await create({ ...changes, confirmUnusual: false })).toMatchObject({ status: 422 })
    expect(await storedRows(world.database)).toEqual(before)
    const preview = await world.call<Schema<'DeliveryOrderPreview'>>(
      world.callers.scheduler,
      'POST',
      '/delivery-orders/preview',
      { body: world.order(changes) },
    )
    expect(preview.body.warnings.map(({ code }) => code)).toEqual(expect.arrayContaining(codes))
    expect((await create({ ...changes, confirmUnusual: true })).status).toBe(200)
  }
  expect((await create({ availableAt: noon + aYear })).status).toBe(200)
})

test('a holiday of the courier is said by its name to the person who orders', async () => {
  const holidays = [{ date: '2026-11-23', name: 'Founders’ Day' }]
  const keep = (days: typeof holidays) =>
    world.database.systemTransaction((db) =>
      db
        .updateTable('courier_settings')
        .set({ holidays: JSON.stringify(days) })
        .where('tenant_id', '=', world.tenants.courier)
        .execute(),
    )
  await keep(holidays)
  const { scheduler } = world.callers
  const info = await world.call(scheduler, 'GET', `/tenants/${world.tenants.courier}/schedule-info`)
  expect(info.body).toMatchObject({ courierSettings: { holidays } })
  const body = world.order({ availableAt: noon + 3 * 86_400 })
  const preview = await world.call(scheduler, 'POST', '/delivery-orders/preview', { body })
  const message = expect.stringMatching(/^Monday, November 23 is a holiday for this courier \(Founders’ Day\)/)
  expect(preview.body).toMatchObject({ warnings: [{ code: 'holiday', message }] })
  await keep([])
})

test('within Québec the QST stands beside the GST, and into Québec it does not', async () => {
  const place = (name: string, latitude: number) =>
    world.database.systemTransaction((db) =>
      insertLocation(db, world.tenants.customer, { province: 'QC', name, formatted_address: name, latitude }),
    )
  const [quebec, hull] = [await place('12 rue Principale, Gatineau', 45.43), await place('3 rue Eddy, Gatineau', 45.42)]
  const taxes = async (stops: Record<string, unknown>) => {
    const body = world.order(stops)
    const { dispatcher } = world.callers
    const preview = await world.call<Schema<'DeliveryOrderPreview'>>(dispatcher, 'POST', '/delivery-orders/preview', {
      body,
    })
    expect(preview.body.warnings.filter(({ code }) => code !== 'stops_far_apart')).toEqual([])
    const { preTaxCadCents = 0, lineItems } = preview.body.pricing
    const items = lineItems
      .find(({ label }) => label === 'Tax')
      ?.items.map(({ name, priceCadCents }) => [name, priceCadCents])
    return { preTaxCadCents, items }
  }
  const within = await taxes({ pickupLocationId: quebec, dropoffLocationId: hull })
  const of = (percent: number) => Math.round(((within.preTaxCadCents ?? 0) * percent) / 100)
  expect(within.items).toEqual([
    ['GST (5%)', of(5)],
    ['QST (9.975%)', of(9.975)],
  ])
  expect((await taxes({ dropoffLocationId: quebec })).items).toMatchObject([['GST (5%)', expect.any(Number)]])
})

test('the same key with the same body places one order, with another body none', async () => {
  const headers = { 'idempotency-key': 'key-of-one-order' }
  const first = await create({}, world.callers.scheduler, headers)
  const again = await create({}, world.callers.scheduler, headers)
  expect(again.body).toEqual(first.body)
  const before = await storedRows(world.database)
  expect(await create({ poNumber: 'Another' }, world.callers.scheduler, headers)).toMatchObject({
    status: 422,
    body: { code: 'idempotency_key_reused' },
  })
  expect(await storedRows(world.database)).toEqual(before)
})

test('ten simultaneous requests with one key place one order', async () => {
  const before = await storedRows(world.database)
  const headers = { 'idempotency-key': 'key-of-ten-requests' }
  const answers = await Promise.all(Array.from({ length: 10 }, () => create({}, world.callers.scheduler, headers)))
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
  const after = await storedRows(world.database)
  expect(after.delivery_orders).toBe((before.delivery_orders ?? 0) + 1)
})

test.each([
  ['empty', ''],
  ['too short', 'k'],
])('a key that is %s is none', async (_what, key) => {
  const before = await storedRows(world.database)
  expect(await create({}, world.callers.scheduler, { 'idempotency-key': key })).toMatchObject({
    status: 400,
    body: { message: 'Header "Idempotency-Key" must have 8 to 100 characters.' },
  })
  expect(await storedRows(world.database)).toEqual(before)
})

test('a key of a refused request can be used again', async () => {
  const headers = { 'idempotency-key': 'key-of-a-refusal' }
  expect((await create({ serviceSpeedId: 999_999 }, world.callers.scheduler, headers)).status).toBe(422)
  expect((await create({}, world.callers.scheduler, headers)).status).toBe(200)
})

test('a key is forgotten after 30 days, and not before', async () => {
  const headers = { 'idempotency-key': 'key-of-last-month' }
  const place = async () => (await create({}, world.callers.scheduler, headers)).body.id
  const first = await place()
  const placedAt = world.clock.now
  const discardAfter = (seconds: number) => discardOldKeys({ ...world.deps, clock: () => placedAt + seconds })
  await discardAfter(30 * 86_400 - 1)
  expect(await place()).toBe(first)
  await discardAfter(30 * 86_400)
  expect(await place()).not.toBe(first)
})

test('an order is read as it was placed, and placed again by what is read', async () => {
  const { callers, tenants } = world
  const own = { poNumber: 'PO-1', orderNotes: 'Ring twice' }
  const id = await world.placed(own)
  const read = async (who: Caller, orderId: number) => {
    const { body } = await world.call<Schema<'DeliveryOrderData'>>(who, 'GET', `/delivery-orders/${orderId}/data`)
    return body
  }
  const data = await read(callers.scheduler, id)
  expect(await read(callers.dispatcher, id)).toEqual(data)
  expect(data).toMatchObject({ courierTenant: { id: tenants.courier }, ...own })
  expect(JSON.stringify(data)).not.toMatch(/price|cents|driver/i)

  const answer = await create({
    customerTenantId: data.customerTenant.id,
    serviceId: data.service.id,
    serviceSpeedId: data.serviceSpeed.id,
    tagIds: data.tags.map((tag) => tag.id),
    pickupLocationId: data.pickupLocationId,
    dropoffLocationId: data.dropoffLocationId,
    parcels: data.parcels.map(({ parcelTypeId, quantity, weightKg }) => ({ parcelTypeId, quantity, weightKg })),
    availableAt: data.availableAt,
    ...own,
  })
  expect(answer.status).toBe(200)
  const { id: _id, uid: _uid, ...again } = await read(callers.scheduler, answer.body.id)
  expect({ ...data, ...again }).toEqual(data)
  expect((await world.call(callers.stranger, 'GET', `/delivery-orders/${id}/data`)).status).toBe(404)
})
