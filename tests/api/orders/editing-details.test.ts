import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Schema } from '#generated/handlers.ts'
import { editingTests, type EditingTests } from './editing-support.ts'
import { raceOnOrder, noon, orderWorld, type Answer, type World } from './order-world.ts'

let world: World
let edits: EditingTests

beforeAll(async () => {
  world = await orderWorld()
  edits = editingTests(world)
})
beforeEach(() => {
  world.clock.now = noon
})
afterAll(() => world.close())

const conflict = { code: 'edit_conflict', message: 'Somebody else changed this order in the meantime.', errors: {} }

test('an order opens for editing as it stands, with what its revision offers', async () => {
  const id = await world.placed()
  const { status, body } = await edits.ask('GET', id, 'override-view')
  expect([status, body]).toEqual([
    200,
    {
      id,
      version: 1,
      editedAt: null,
      editedByName: null,
      poNumber: 'PO-7781',
      orderNotes: 'Fragile',
      orderFields: [],
      availableAt: noon + 900,
      selectedServiceSpeed: { id: world.service.rush },
      serviceSpeeds: [
        { id: world.service.rush, name: 'Rush' },
        { id: world.service.anyTime, name: 'Any time' },
      ],
      distanceM: 14_300,
      timeS: 1_471,
      selectedParcelDetails: [
        {
          id: world.service.box,
          name: 'Box',
          weightKg: 30,
          lengthM: 0.6,
          widthM: 0.4,
          heightM: 0.4,
          quantity: 2,
          totalWeightKg: 60,
        },
      ],
      parcelTypes: [
        { id: world.service.box, name: 'Box', maxWeightKg: 30, maxLengthM: 0.6, maxWidthM: 0.4, maxHeightM: 0.4 },
        {
          id: world.service.envelope,
          name: 'Envelope',
          maxWeightKg: 0.5,
          maxLengthM: 0.3,
          maxWidthM: 0.2,
          maxHeightM: 0.01,
        },
      ],
    },
  ])
})

test('an edit changes details, parcels, totals, promise and price, and is in the audit', async () => {
  const id = await world.placed()
  expect((await edits.page(id)).pricing.priceCadCents).toBe(4_444)
  world.clock.now = noon + 60
  const { body, status } = await edits.edit(id, {
    poNumber: ' PO-9 ',
    orderNotes: '',
    overrideSelectedServiceSpeedId: world.service.anyTime,
    overrideDistanceEstimateM: 15_300,
    overrideTimeEstimateS: 1_800,
    overrideSelectedParcelTypeIds: [world.service.envelope, world.service.box],
    overrideParcelDetails: [
      edits.box({ quantity: 3, weight: 10.1 }),
      { parcelId: world.service.envelope, quantity: 1, weight: 0.2, length: 0.3, width: 0.2, height: 0.01 },
    ],
    availableDate: noon + 7_200,
  })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    version: 2,
    editedAt: noon + 60,
    editedByName: 'Dana Kowalski',
    poNumber: 'PO-9',
    orderNotes: null,
    availableAt: noon + 7_200,
    selectedServiceSpeed: { id: world.service.anyTime },
    distanceM: 15_300,
    timeS: 1_800,
    selectedParcelDetails: [
      { id: world.service.box, quantity: 3, weightKg: 10.1, totalWeightKg: 30.3 },
      { id: world.service.envelope, quantity: 1, weightKg: 0.2, totalWeightKg: 0.2 },
    ],
  })
  const page = await edits.page(id)
  expect(page).toMatchObject({
    serviceSpeedName: 'Any time',
    dueAt: null,
    distanceEstimated: false,
    totalWeightKg: 30.5,
    totalVolumeM3: 0.2886,
    totalParcels: 4,
    updatedAt: noon + 60,
    pricingVersion: 2,
    exceptions: [],
    // 1200, 10.3 km at 110, one step of 10 kg above 25, three boxes: 2783, and tax.
    pricing: { status: 'priced', preTaxCadCents: 2_783, priceCadCents: 2_922 },
  })
  expect((await edits.updates(id))[0]).toMatchObject({
    type: 'assigned_pricingUpdated',
    pricingFrom: 4_444,
    pricingTo: 2_922,
    actorName: 'Dana Kowalski',
  })
  expect(await edits.audited(id)).toEqual(['delivery-order.created', 'delivery-order.edited'])
  const pagination = encodeURIComponent(JSON.stringify({ filter: { search: 'po-9' } }))
  const found = await world.call<Schema<'DeliveryOrderPage'>>(
    world.callers.scheduler,
    'GET',
    `/tenants/${world.tenants.customer}/paginated-delivery-orders?pagination=${pagination}`,
  )
  expect(found.body.data.map((order) => order.id)).toEqual([id])
})

test('the promise follows the speed', async () => {
  const id = await world.placed()
  await edits.edit(id, { availableDate: noon + 3_600 })
  expect((await edits.page(id)).dueAt).toBe(noon + 3_600 + 5_400)
})

test('an edit says in the timeline what it changed, also when the price stays the same, and nothing when nothing was', async () => {
  const id = await world.placed()
  await edits.edit(id, { poNumber: '4711', orderNotes: '', overrideParcelDetails: [edits.box({ length: 0.5 })] })
  await edits.edit(id, {
    version: 2,
    poNumber: '4711',
    orderNotes: '',
    overrideParcelDetails: [edits.box({ length: 0.5 })],
  })
  const changes = [
    { field: 'poNumber', from: 'PO-7781', to: '4711' },
    { field: 'orderNotes', from: 'Fragile', to: null },
    { field: 'parcelLengthM', name: 'Box', from: 0.6, to: 0.5 },
  ]
  for (const who of [world.callers.dispatcher, world.callers.scheduler]) {
    const { body } = await edits.ask<Schema<'DeliveryOrderUpdates'>>('GET', id, 'updates', undefined, who)
    expect(body.updates).toMatchObject([
      { type: 'details_updated', actorName: 'Dana Kowalski', actorTenantName: 'Prairie Sky', changes },
      { type: 'created' },
    ])
  }
})

test('an edit that changes the price says both what was edited and what it came to', async () => {
  const id = await world.placed()
  await edits.edit(id, { overrideSelectedServiceSpeedId: world.service.anyTime, availableDate: noon + 3_600 })
  expect((await edits.updates(id)).slice(0, 2)).toMatchObject([
    { type: 'assigned_pricingUpdated', pricingFrom: 4_444 },
    {
      type: 'details_updated',
      changes: [
        { field: 'serviceSpeed', from: 'Rush', to: 'Any time' },
        { field: 'availableAt', from: noon + 900, to: noon + 3_600 },
      ],
    },
  ])
})

test('the price keeps its revision, adjustments and wait time whatever is edited', async () => {
  const id = await edits.workedExample()
  const items = [{ name: 'Discount', priceCadCents: -500 }]
  const priced = await edits.price(id, { items, waitTimePriceCadCents: 900 })
  expect(priced.body.pricing.priceCadCents).toBe(6_470)
  const view = (await edits.ask<Schema<'DeliveryOrderOverrideView'>>('GET', id, 'override-view')).body
  const [parcel] = view.selectedParcelDetails
  const own = {
    overrideSelectedServiceSpeedId: view.selectedServiceSpeed.id,
    overrideSelectedParcelTypeIds: [parcel?.id],
    overrideParcelDetails: [edits.box({ parcelId: parcel?.id })],
  }
  const longer = await edits.edit(id, { ...own, overrideDistanceEstimateM: 15_300 })
  expect(longer.status).toBe(200)
  // 110 more of B; Rush takes 40 % of it, fuel 14.5 % of both.
  expect((await edits.page(id)).pricing).toMatchObject({ preTaxCadCents: 6_162 + 110 + 44 + 22 })
  const back = await edits.edit(id, { ...own, version: 2 })
  expect(back.status).toBe(200)
  expect((await edits.page(id)).pricing.priceCadCents).toBe(6_470)
})

test('a preview prices the edit and stores nothing', async () => {
  const id = await world.placed()
  const preview = () =>
    edits.ask<Schema<'OverridePricingPreview'>>(
      'POST',
      id,
      'overrides/price-preview',
      edits.overrides({ overrideDistanceEstimateM: 15_300 }),
    )
  expect(await edits.unstored(preview)).toMatchObject({
    status: 200,
    body: {
      overridePricingPreview: { status: 'priced', hidden: false, priceCadCents: 4_605 },
    },
  })
  expect(await edits.page(id)).toMatchObject({ pricingVersion: 1, distanceM: 14_300 })
})

describe('what is refused', () => {
  const faults: [string, (now: EditingTests) => Record<string, unknown>, string[]][] = [
    [
      'a speed of another service',
      () => ({ overrideSelectedServiceSpeedId: 999_999 }),
      ['/overrideSelectedServiceSpeedId'],
    ],
    [
      'a parcel type of another service',
      (now) => ({ overrideParcelDetails: [now.box({ parcelId: 999_999 })], overrideSelectedParcelTypeIds: [999_999] }),
      ['/overrideParcelDetails/0/parcelId'],
    ],
    [
      'a parcel type twice',
      (now) => ({ overrideParcelDetails: [now.box(), now.box()] }),
      ['/overrideParcelDetails/1/parcelId'],
    ],
    [
      'parcel types that are not those of the list',
      () => ({ overrideSelectedParcelTypeIds: [999_999] }),
      ['/overrideSelectedParcelTypeIds'],
    ],
    [
      'pieces beyond their type',
      (now) => ({ overrideParcelDetails: [now.box({ weight: 30.5, length: 0.61, width: 0.41, height: 0.41 })] }),
      ['length', 'width', 'height', 'weight'].map((field) => `/overrideParcelDetails/0/${field}`),
    ],
    ['a time a day before it was placed', () => ({ availableDate: noon - 86_401 }), ['/availableDate']],
    ['no parcels', () => ({ overrideParcelDetails: [] }), ['/overrideParcelDetails']],
    [
      'a quantity of none',
      (now) => ({ overrideParcelDetails: [now.box({ quantity: 0 })] }),
      ['/overrideParcelDetails/0/quantity'],
    ],
    ['a distance that is no number', () => ({ overrideDistanceEstimateM: 'far' }), ['/overrideDistanceEstimateM']],
    ['a time that is no number', () => ({ overrideTimeEstimateS: 'long' }), ['/overrideTimeEstimateS']],
  ]

  test.each(faults)('%s, in an edit as in its preview', async (_what, changes, pointers) => {
    const id = await world.placed()
    const errors = Object.fromEntries(pointers.map((pointer) => [pointer, [expect.any(String)]]))
    const preview = edits.overrides(changes(edits))
    expect(await edits.unstored(() => edits.edit(id, changes(edits)))).toMatchObject({ status: 422, body: { errors } })
    expect(await edits.unstored(() => edits.ask('POST', id, 'overrides/price-preview', preview))).toMatchObject({
      status: 422,
      body: { errors },
    })
    const { body } = await edits.edit(id, changes(edits))
    expect(Object.keys(body.errors ?? {}).toSorted()).toEqual(pointers.toSorted())
  })

  test('in the words of an order that is placed', async () => {
    const id = await world.placed()
    const twice = await edits.edit(id, { overrideParcelDetails: [edits.box(), edits.box({ weight: 31 })] })
    expect(twice.body.errors).toEqual({
      '/overrideParcelDetails/1/parcelId': ['Box is in the list already; a parcel type can be added once'],
      '/overrideParcelDetails/1/weight': ['Must be at most 30 kg for Box'],
    })
  })

  test.each([
    ['a PO number of 101 characters', { poNumber: 'x'.repeat(101) }, '/poNumber'],
    ['notes of 301 characters', { orderNotes: 'x'.repeat(301) }, '/orderNotes'],
    ['no version', { version: undefined }, '/version'],
  ])('%s', async (_what, changes, pointer) => {
    const id = await world.placed()
    expect(await edits.unstored(() => edits.edit(id, changes))).toMatchObject({
      status: 422,
      body: { errors: { [pointer]: [expect.any(String)] } },
    })
  })

  test('a type that was archived since can be kept, not added', async () => {
    const id = await world.placed()
    const archive = (at: number | null) =>
      world.database.systemTransaction((db) =>
        db
          .updateTable('service_revision_parcel_types')
          .set({ archived_at: at })
          .where('name', '=', 'Envelope')
          .execute(),
      )
    const both = {
      overrideSelectedParcelTypeIds: [world.service.box, world.service.envelope],
      overrideParcelDetails: [
        edits.box(),
        { parcelId: world.service.envelope, quantity: 1, weight: 0, length: 0, width: 0, height: 0 },
      ],
    }
    await archive(noon)
    expect(await edits.unstored(() => edits.edit(id, both))).toMatchObject({
      status: 422,
      body: {
        errors: { '/overrideParcelDetails/1/parcelId': [expect.any(String)] },
      },
    })
    await archive(null)
    expect((await edits.edit(id, both)).status).toBe(200)
    await archive(noon)
    expect((await edits.edit(id, { ...both, version: 2 })).status).toBe(200)
    await archive(null)
  })
})

const asked = (id: number): [string, () => Promise<Answer<unknown>>][] => [
  ['override-view', () => edits.ask('GET', id, 'override-view')],
  ['overrides', () => edits.edit(id)],
  ['overrides/price-preview', () => edits.ask('POST', id, 'overrides/price-preview', edits.overrides())],
]

test('a cancelled order takes no edit, a completed one does', async () => {
  const cancelled = await world.placedAt('cancelled')
  for (const [, act] of asked(cancelled))
    expect(await edits.unstored(act)).toMatchObject({ status: 422, body: { code: 'order_cancelled' } })
  const completed = await world.placedAt('completed')
  for (const [path, act] of asked(completed)) expect([path, (await act()).status]).toEqual([path, 200])
})

test('an order without a price snapshot is not edited', async () => {
  const id = await edits.legacy()
  const body = { code: 'legacy_order', message: 'Legacy delivery order may not be updated.' }
  for (const [, act] of asked(id)) expect(await edits.unstored(act)).toMatchObject({ status: 422, body })
})

describe('who edits', () => {
  test.each([
    ['viewer', 403],
    ['driver', 403],
    ['scheduler', 403],
    ['customerOwner', 403],
    ['stranger', 404],
  ] as const)('%s is answered %d', async (name, status) => {
    const id = await world.placedAt('assigned')
    const who = world.callers[name]
    expect(await edits.unstored(() => edits.ask('GET', id, 'override-view', undefined, who))).toMatchObject({ status })
    expect(await edits.unstored(() => edits.edit(id, {}, who))).toMatchObject({ status })
    expect(
      await edits.unstored(() => edits.ask('POST', id, 'overrides/price-preview', edits.overrides(), who)),
    ).toMatchObject({ status })
  })
})

describe('two who edit the same order', () => {
  test('the one who saw an older version is told so, and nothing is lost', async () => {
    const id = await world.placed()
    await edits.edit(id, { poNumber: 'First' })
    expect(await edits.unstored(() => edits.edit(id, { poNumber: 'Second' }))).toMatchObject({
      status: 422,
      body: conflict,
    })
    expect(await edits.page(id)).toMatchObject({ poNumber: 'First' })
    expect((await edits.edit(id, { poNumber: 'Second', version: 2 })).status).toBe(200)
  })

  test('of ten at once exactly one wins', async () => {
    const id = await world.placed()
    const save = (_: unknown, index: number) => edits.edit(id, { poNumber: `PO-${index}` })
    const answers = await raceOnOrder(world.database, id, 4, () => Promise.all(Array.from({ length: 10 }, save)))
    const won = answers.filter(({ status }) => status === 200)
    expect(won).toHaveLength(1)
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      expect(answer).toMatchObject({ status: 422, body: conflict })
    }
    const view = await edits.ask<Schema<'DeliveryOrderOverrideView'>>('GET', id, 'override-view')
    expect(view.body).toMatchObject({ version: 2, poNumber: won[0]?.body.poNumber })
    expect(view.body.selectedParcelDetails).toHaveLength(1)
  })

  test('an edit and a change of the price at once both hold', async () => {
    const id = await world.placed()
    const [edited, priced] = await raceOnOrder(world.database, id, 2, () =>
      Promise.all([
        edits.edit(id, { overrideDistanceEstimateM: 15_300 }),
        edits.ask('POST', id, 'price-modifier', { name: 'Discount', priceCadCents: -500 }),
      ]),
    )
    expect([edited.status, priced.status]).toEqual([200, 200])
    // 3023 + 110, Rush 1253, discount: 3886, and tax.
    expect((await edits.page(id)).pricing).toMatchObject({ preTaxCadCents: 3_886, priceCadCents: 4_080 })
  })

  test('an edit and a cancellation at once: whichever comes second is refused or finds the order edited', async () => {
    const id = await world.placed()
    const cancel = { tenantId: world.tenants.courier, reason: 'At the same time' }
    const [edited, cancelled] = await raceOnOrder(world.database, id, 2, () =>
      Promise.all([edits.edit(id, { poNumber: 'Edited' }), edits.ask('POST', id, 'cancelled', cancel)]),
    )
    expect(cancelled.status).toBe(200)
    const page = await edits.page(id)
    expect([page.status, page.poNumber]).toEqual(['cancelled', edited.status === 200 ? 'Edited' : 'PO-7781'])
    if (edited.status !== 200) expect(edited.body.code).toBe('order_cancelled')
  })
})

test('the same key sends the same edit once', async () => {
  const id = await world.placed()
  const body = { version: 1, poNumber: 'Once', orderNotes: '', ...edits.overrides() }
  const call = { body, headers: { 'idempotency-key': `edit-${id}-once` } }
  const send = () => world.call(world.callers.dispatcher, 'PATCH', `/delivery-orders/${id}/overrides`, call)
  const first = await send()
  const second = await send()
  expect([first.status, second.status]).toEqual([200, 200])
  expect(second.body).toEqual(first.body)
})

test('another time that is more than a year ahead is asked about, and one that was so before is not', async () => {
  const id = await world.placed()
  const availableDate = noon + 4_000 * 86_400
  const message = 'November 2, 2037 is more than a year ahead. Save the order?'
  expect(await edits.unstored(() => edits.edit(id, { availableDate }))).toMatchObject({
    status: 422,
    body: { code: 'unusual_order', message, errors: {} },
  })
  expect(await edits.edit(id, { availableDate, confirmUnusual: true })).toMatchObject({
    status: 200,
    body: { version: 2, availableAt: availableDate },
  })
  expect((await edits.edit(id, { version: 2, availableDate, poNumber: 'PO-1' })).status).toBe(200)
})
