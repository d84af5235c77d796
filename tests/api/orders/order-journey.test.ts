import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { pdfPages } from '#server/documents/testing/pdf-text.ts'
import type { Schema } from '#generated/handlers.ts'
import { noon, orderWorld, storedRows, type World } from './order-world.ts'
import { insertRevision } from './order-fixtures.ts'

let world: World

beforeAll(async () => {
  world = await orderWorld()
})
beforeEach(() => {
  world.clock.now = noon
})
afterAll(() => world.close())

test('an order goes from its price to its receipt', async () => {
  const { call, callers, tenants, users, order, clock } = world
  const created = await call<Schema<'DeliveryOrderCreated'>>(callers.scheduler, 'POST', '/delivery-orders', {
    body: order(),
  })
  expect(created).toMatchObject({ status: 200, body: { status: 'created', pricing: { status: 'priced' } } })
  const { id } = created.body
  expect(id).toBeGreaterThanOrEqual(10_001)

  expect((await world.assign([id])).body).toEqual({ results: [{ orderId: id, ok: true, status: 'assigned' }] })
  clock.now += 600
  expect(await call(callers.driver, 'GET', `/delivery-orders/${id}/next`)).toMatchObject({
    body: { current: 'assigned', next: 'pickedUp', requirements: [] },
  })
  expect(
    await call(callers.driver, 'POST', `/delivery-orders/${id}/picked-up`, { body: { occurredAt: noon + 300 } }),
  ).toMatchObject({ status: 200, body: { id, status: 'pickedUp', updatedAt: noon + 600 } })
  clock.now += 600
  expect(await call(callers.driver, 'POST', `/delivery-orders/${id}/next`, { body: {} })).toMatchObject({
    status: 200,
    body: { status: 'droppedOff' },
  })
  expect(await call(callers.driver, 'GET', `/delivery-orders/${id}/dropoff-receipt-html`)).toMatchObject({
    status: 200,
    body: expect.stringContaining('Dropoff receipt'),
  })
  expect(await call(callers.dispatcher, 'POST', `/delivery-orders/${id}/completed`, { body: {} })).toMatchObject({
    status: 200,
    body: { status: 'completed' },
  })

  const page = await call<Schema<'DeliveryOrderPageView'>>(callers.scheduler, 'GET', `/delivery-orders/${id}/page-view`)
  expect(page.body).toMatchObject({
    status: 'completed',
    poNumber: 'PO-7781',
    dueAt: noon + 900 + 5_400,
    distanceM: 14_300,
    distanceEstimated: false,
    weightKg: 30,
    totalWeightKg: 60,
    totalParcels: 2,
    totalVolumeM3: 0.192,
    vehicleName: 'Cargo van',
    senderUser: { firstName: 'Łukasz', lastName: 'Ünal', admin: false },
    scheduledByTenant: { id: tenants.customer },
    driver: { id: users.driver, firstName: 'Ravi', lastName: 'Patel' },
    times: {
      assignedAt: noon,
      pickedUpAt: noon + 300,
      droppedOffAt: noon + 1_200,
      completedAt: noon + 1_200,
      cancelledAt: null,
    },
    cancellation: null,
  })

  const timeline = await call<Schema<'DeliveryOrderUpdates'>>(
    callers.dispatcher,
    'GET',
    `/delivery-orders/${id}/updates`,
  )
  expect(timeline.body.updates.map(({ type }) => type)).toEqual([
    'completed',
    'assigned_droppedOff',
    'assigned_pickedUp',
    'assigned',
    'created',
  ])
  expect(timeline.body.updates.at(2)).toMatchObject({
    actorName: 'Ravi Patel',
    occurredAt: noon + 300,
    createdAt: noon + 600,
    fromLocationName: 'Broadway Pharmacy',
  })
  expect(timeline.body.updates.at(-1)).toMatchObject({
    creatorName: 'Łukasz Ünal',
    senderTenantName: 'Meewasin Pharmacy',
    toLocationName: 'Stonebridge Clinic',
  })

  const receipt = await world.raw(callers.scheduler, 'GET', `/delivery-orders/${id}/receipt-pdf`)
  expect(receipt.status).toBe(200)
  expect(receipt.headers.get('content-disposition')).toContain('Completion Receipt.pdf')
  expect(
    Buffer.from(await receipt.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  const html = await call<string>(callers.scheduler, 'GET', `/delivery-orders/${id}/receipt-html`)
  expect(html.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(html.body).toContain('Ravi Patel')
  const label = await world.raw(callers.driver, 'GET', `/delivery-orders/${id}/shipping-label-pdf`)
  expect(label.status).toBe(200)

  const acts = await world.database.systemTransaction((db) =>
    db.selectFrom('audit_entries').select('action').where('subject_id', '=', id).orderBy('id').execute(),
  )
  expect(acts.map(({ action }) => action)).toEqual([
    'delivery-order.created',
    'delivery-order.assigned',
    'delivery-order.picked-up',
    'delivery-order.dropped-off',
    'delivery-order.completed',
  ])
  const events = await world.database.systemTransaction((db) =>
    db.selectFrom('outbox').select(['topic', 'audience_tenant_ids', 'payload']).orderBy('id', 'desc').execute(),
  )
  expect(events[0]).toMatchObject({
    topic: 'delivery-order.changed',
    audience_tenant_ids: [tenants.customer, tenants.courier],
    payload: { orderId: id, status: 'completed' },
  })
})

test('an order has one label, and when it is asked for one for each piece', async () => {
  const { call, callers } = world
  const id = await world.placed()
  const label = (as: 'html' | 'pdf', query = '') => `/delivery-orders/${id}/shipping-label-${as}${query}`
  const html = await call<string>(callers.scheduler, 'GET', label('html'))
  expect(html.body.match(/<main>/g)).toHaveLength(1)
  const each = await call<string>(callers.scheduler, 'GET', label('html', '?firstPiece=1&lastPiece=2'))
  expect(each.body.match(/class="piece">[^<]*/g)).toEqual(['class="piece">1 of 2', 'class="piece">2 of 2'])
  expect(each.headers.get('etag')).not.toBe(html.headers.get('etag'))
  const pdf = await world.raw(callers.scheduler, 'GET', label('pdf', '?firstPiece=2'))
  const pages = await pdfPages(new Uint8Array(await pdf.arrayBuffer()))
  expect(pages.map(({ text }) => text.includes('2 of 2'))).toEqual([true])

  const refused = { status: 422, body: { errors: { '/lastPiece': ['The order has 2 pieces'] } } }
  expect(await call(callers.scheduler, 'GET', label('html', '?lastPiece=3'))).toMatchObject(refused)
  expect(await call(callers.scheduler, 'GET', label('pdf', '?lastPiece=3'))).toMatchObject(refused)
  expect((await call(callers.scheduler, 'GET', label('pdf', '?firstPiece=0'))).status).toBe(400)
  expect((await call(callers.stranger, 'GET', label('pdf', '?firstPiece=1'))).status).toBe(404)
})

test('the worked example is priced end to end, and a later revision changes no order that was placed', async () => {
  const { call, callers, service, tenants, order, database } = world
  const asked = order({ tagIds: [service.afterHours, service.zone] })
  const before = await storedRows(database)
  const preview = await call<Schema<'DeliveryOrderPreview'>>(callers.scheduler, 'POST', '/delivery-orders/preview', {
    body: asked,
  })
  expect(await storedRows(database)).toEqual(before)
  expect(preview.body).toMatchObject({
    distanceM: 14_300,
    timeS: 1_471,
    distanceEstimated: false,
    totalWeightKg: 60,
    totalParcels: 2,
    warnings: [],
  })
  const created = await call<Schema<'DeliveryOrderCreated'>>(callers.scheduler, 'POST', '/delivery-orders', {
    body: asked,
  })
  expect(created.body.pricing).toEqual(preview.body.pricing)
  // B = 1200 + 1023 + 600 + 200; Rush is 40 % of it; GST 5 % of 5032 is 251.6.
  expect(created.body.pricing).toMatchObject({ priceCadCents: 5_284, preTaxCadCents: 5_032 })
  expect(created.body.pricing.lineItems).toMatchObject([
    {
      label: 'Base Order',
      subtotalCadCents: 3_023,
      items: [
        { key: 'base_fee', priceCadCents: 1_200 },
        {
          key: 'distance_range',
          priceCadCents: 1_023,
          detail: '14.3 km',
          measured: { category: 'largeDistance', value: 14_300 },
        },
        { key: 'weight_range', priceCadCents: 600, detail: '60 kg' },
        { priceCadCents: 200, detail: '2 × $1.00' },
        { key: 'wait_time', priceCadCents: 0 },
      ],
    },
    {
      label: 'Other',
      subtotalCadCents: 2_009,
      items: [{ priceCadCents: 1_209, detail: '40 % of $30.23' }, { priceCadCents: 500 }, { priceCadCents: 300 }],
    },
    { label: 'Tax', subtotalCadCents: 252, items: [{ name: 'GST (5%)' }] },
  ])

  await database.systemTransaction((db) =>
    insertRevision(db, tenants.courier, service.id, 2, { baseFeeCadCents: 9_900 }),
  )
  const { id } = created.body
  const items = await call<Schema<'PricingItems'>>(callers.dispatcher, 'GET', `/delivery-orders/${id}/pricing-items`)
  expect(items.body.data.find(({ key }) => key === 'distance_range')).toMatchObject({
    group: 'base',
    priceCadCents: 1_023,
    reason: { rule: 'distance_range', input: { distanceM: 14_300 }, band: { from: 5_000, to: null } },
  })
  expect(items.body.data.reduce((sum, { priceCadCents }) => sum + priceCadCents, 0)).toBe(5_284)
  const stored = await database.systemTransaction((db) =>
    db.selectFrom('delivery_order_prices').selectAll().where('delivery_order_id', '=', id).executeTakeFirstOrThrow(),
  )
  expect(stored).toMatchObject({
    service_revision_id: service.revisionId,
    base_cents: 3_023,
    tax_cents: 252,
    total_cents: 5_284,
    inputs: { input: { distanceM: 14_300, weightKg: 60 } },
  })
  await database.systemTransaction((db) =>
    db
      .updateTable('services')
      .set({ published_revision_id: service.revisionId })
      .where('id', '=', service.id)
      .execute(),
  )
})

test('a document that the browser has is not sent again until something on it changes', async () => {
  const { callers, raw } = world
  const id = await world.placedAt('completed')
  const ask = (document: string, tag?: string | null) =>
    raw(
      callers.scheduler,
      'GET',
      `/delivery-orders/${id}/${document}`,
      tag ? { headers: { 'if-none-match': tag } } : {},
    )
  for (const document of ['receipt-pdf', 'receipt-html', 'dropoff-receipt-pdf', 'shipping-label-pdf']) {
    const first = await ask(document)
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'private, no-cache'])
    const tag = first.headers.get('etag')
    const again = await ask(document, tag)
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, tag, ''])

    const phone = `306 555 0${document.length}`
    await world.database.systemTransaction((db) =>
      db.updateTable('tenants').set({ phone }).where('id', '=', world.tenants.courier).execute(),
    )
    const changed = await ask(document, tag)
    expect(changed.status).toBe(200)
    expect(changed.headers.get('etag')).not.toBe(tag)
    expect((await changed.arrayBuffer()).byteLength).toBeGreaterThan(0)
  }
})
