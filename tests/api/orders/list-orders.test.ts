import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'csv-parse/sync'
import { waybillNumber } from '#domain/orders/order-number.ts'
import type { Schema } from '#generated/handlers.ts'
import { insertLocation } from './order-fixtures.ts'
import { noon, orderWorld, type Caller, type World } from './order-world.ts'

let world: World
/** Placed in this order; ids rise. */
let orders: { plain: number; sooner: number; formula: number; mine: number; done: number }

beforeAll(async () => {
  world = await orderWorld()
  const lane = await world.database.systemTransaction((db) =>
    insertLocation(db, world.tenants.customer, {
      name: 'Quarry Lane Depot',
      contact_name: 'Đorđe Nguyễn',
      phone: '+13066517211;ext=204',
      postal_code: 'S7N 4K9',
      latitude: 52.1,
      formatted_address: '4 O’Neil Lane, Saskatoon, SK S7N 4K9',
    }),
  )
  orders = {
    plain: await world.placed({ poNumber: 'PO-1000', orderNotes: '' }),
    sooner: await world.placed({ availableAt: noon - 3_600, dropoffLocationId: lane, poNumber: '' }),
    formula: await world.placed({ poNumber: '=1+1', orderNotes: '@SUM(A1), "quoted"\nsecond line' }),
    mine: await world.placed({ orderNotes: 'leave with the 100% reliable porter' }),
    done: await world.placedAt('completed'),
  }
  await world.assign([orders.mine])
})
afterAll(() => world.close())

function list(who: Caller, pagination: Schema<'DeliveryOrderPagination'> = {}, tenantId = who.tenantId) {
  const asked = encodeURIComponent(JSON.stringify(pagination))
  return world.call<Schema<'DeliveryOrderPage'>>(
    who,
    'GET',
    `/tenants/${tenantId}/paginated-delivery-orders?pagination=${asked}`,
  )
}

async function found(filter: Schema<'DeliveryOrderFilter'>, who = world.callers.dispatcher): Promise<number[]> {
  const { body } = await list(who, { filter })
  return body.data.map(({ id }) => id).toSorted((a, b) => a - b)
}

test('the newest order comes first, with all that a list shows', async () => {
  const { body } = await list(world.callers.dispatcher)
  expect(body).toMatchObject({ total: 5, totalIsCapped: false, page: 0, pageSize: 25 })
  expect(body.next).toBeUndefined()
  expect(body.data.map(({ id }) => id)).toEqual(Object.values(orders).toReversed())
  expect(body.data.find(({ id }) => id === orders.mine)).toEqual({
    id: orders.mine,
    status: 'assigned',
    billStatus: 'not_exported',
    poNumber: 'PO-7781',
    orderNotes: 'leave with the 100% reliable porter',
    availableAt: noon + 900,
    dueAt: noon + 6_300,
    createdAt: noon,
    updatedAt: noon,
    senderTenant: { id: world.tenants.customer, name: 'Meewasin Pharmacy' },
    receiverTenant: { id: world.tenants.courier, name: 'Prairie Sky' },
    brokeredTo: null,
    driver: { id: world.users.driver, firstName: 'Ravi', lastName: 'Patel' },
    serviceName: 'City Same Day',
    serviceSpeedName: 'Rush',
    serviceSpeedTextColor: '#c2410c',
    tags: [],
    pickupLocation: {
      id: world.locations.pickup,
      name: 'Broadway Pharmacy',
      formattedAddress: '737 Broadway Avenue, Saskatoon, SK S7N 1B3',
      city: 'Saskatoon',
      latitude: 52.12,
      longitude: -106.66,
    },
    dropoffLocation: expect.objectContaining({ id: world.locations.dropoff, name: 'Stonebridge Clinic' }),
    dropoffZone: null,
    totalParcels: 2,
    totalWeightKg: 60,
    distanceM: 14_300,
    timeS: 1_471,
    pricing: { hidden: false, status: 'priced', priceCadCents: expect.any(Number) },
    exceptions: [],
  })
})

test('filters narrow the list, and the total with it', async () => {
  const { plain, sooner, formula, mine, done } = orders
  expect(await found({ statuses: ['created'] })).toEqual([plain, sooner, formula])
  expect(await found({ statuses: ['assigned', 'completed'] })).toEqual([mine, done])
  expect(await found({ driverId: world.users.driver })).toEqual([mine, done])
  expect(await found({ customerId: world.tenants.customer, availableBefore: noon })).toEqual([sooner])
  expect(await found({ availableFrom: noon, statuses: ['created'] })).toEqual([plain, formula])
  expect(await found({ customerId: world.tenants.courier })).toEqual([])
})

/** Of the order that goes to the depot: what stands in it, in other ways. */
const writtenOtherwise = [
  'S7N4K9',
  's7n 4k9',
  "o'neil",
  'oneil lane',
  '(306) 651-7211',
  '306.651.7211',
  '+1 306 651 7211',
  '6517211',
  '306-651-7211 ext. 204',
]

function labelsOf(id: number): string[] {
  return [waybillNumber(id), `wb${id}`, `#${id}`, ` ${waybillNumber(id)} `]
}

/** From then on the search index is not asked about organisations that have a tenth of all orders (0016_cheaper_questions.sql). */
async function gatherStatistics(): Promise<void> {
  const { pool } = world.database
  await pool.query('analyze delivery_order_parties')
  const { rows } = await pool.query<{ share: number | null }>('select tenant_share($1) as share', [
    world.tenants.courier,
  ])
  expect(rows).toEqual([{ share: 0.5 }])
}

test.each([
  ['before statistics know how large the organisation is', async () => {}],
  ['once they do', gatherStatistics],
])('search finds number, PO, stop, contact and notes, and takes wildcards as they are: %s', async (_when, prepare) => {
  await prepare()
  const { plain, sooner, formula, mine } = orders
  expect(await found({ search: String(plain) })).toEqual([plain])
  expect(await found({ search: 'po-1000' })).toEqual([plain])
  expect(await found({ search: '  LANE quarry ' })).toEqual([sooner])
  expect(await found({ search: 'Nguyễn' })).toEqual([sooner])
  expect(await found({ search: 'nguyen' })).toEqual([sooner])
  expect(await found({ search: '100%' })).toEqual([mine])
  expect(await found({ search: '=1+1' })).toEqual([formula])
  expect(await found({ search: 'porter', statuses: ['created'] })).toEqual([])
  expect(await found({ search: 'nowhere at all' })).toEqual([])
  for (const search of writtenOtherwise) expect(await found({ search }), search).toEqual([sooner])
  for (const search of labelsOf(plain)) expect(await found({ search }), search).toEqual([plain])
  expect(await found({ search: `#${plain} po-1000` })).toEqual([plain])
  expect(await found({ search: `#${plain} porter` })).toEqual([])
  expect(await found({ search: `#${plain}`, statuses: ['completed'] })).toEqual([])
  expect(await found({ search: `#${plain}` }, world.callers.stranger)).toEqual([])
  expect(await found({ search: ' ’ ' })).toHaveLength(5)
  expect(await found({ search: 'po-1000' }, world.callers.stranger)).toEqual([])
})

test('orders that were placed before searches knew of other writings are found by them as well', async () => {
  const mending = await readFile('server/db/migrations/0101_search_texts_anew.sql', 'utf8')
  const { pool } = world.database
  const before = await pool.query(
    'select search_text from delivery_order_parties order by delivery_order_id, tenant_id',
  )
  await pool.query(`set role waybill_system; update delivery_order_parties set search_text = 'as it was'; reset role`)
  expect(await found({ search: 'oneil' })).toEqual([])
  await pool.query(`begin; ${mending}; commit`)
  expect(await found({ search: 'oneil' })).toEqual([orders.sooner])
  const after = await pool.query('select search_text from delivery_order_parties order by delivery_order_id, tenant_id')
  expect(after.rows).toEqual(before.rows)
})

test('lists are ordered by time both ways', async () => {
  const sortedBy = async (direction: 'asc' | 'desc') => {
    const { body } = await list(world.callers.dispatcher, { sort: [{ field: 'availableAt', direction }] })
    return body.data.map(({ id }) => id)
  }
  const { plain, sooner, formula, mine, done } = orders
  expect(await sortedBy('asc')).toEqual([sooner, plain, formula, mine, done])
  expect(await sortedBy('desc')).toEqual([done, mine, formula, plain, sooner])
})

test.each(['availableAt', 'id'] as const)(
  'going by the cursor (%s) meets each order once while others are placed',
  async (field) => {
    const seen: number[] = []
    const known = (await list(world.callers.dispatcher, { pageSize: 100 })).body.data.map(({ id }) => id)
    let after: string | undefined
    do {
      const { body } = await list(world.callers.dispatcher, {
        pageSize: 2,
        sort: [{ field, direction: 'desc' }],
        after,
      })
      seen.push(...body.data.map(({ id }) => id))
      after = body.next
      await world.placed({ availableAt: noon + 10_000 + seen.length })
    } while (after !== undefined)
    expect(seen.toSorted()).toEqual(known.toSorted())
  },
)

test('a cursor that is none, one of another list and a page too deep are refused', async () => {
  const ofNames = Buffer.from(JSON.stringify(['broadway', 3])).toString('base64url')
  for (const pagination of [{ after: 'nonsense' }, { after: ofNames }, { page: 11, pageSize: 100 }]) {
    expect((await list(world.callers.dispatcher, pagination)).status).toBe(400)
  }
})

test('a driver sees the orders assigned to him, without prices', async () => {
  const { body } = await list(world.callers.driver)
  expect(body.data.map(({ id }) => id)).toEqual([orders.done, orders.mine])
  expect(body.data.map(({ pricing }) => pricing)).toEqual(
    body.data.map(() => ({ hidden: true, status: 'priced', priceCadCents: null })),
  )
  expect(await found({ search: 'porter' }, world.callers.driver)).toEqual([orders.mine])
  expect(await found({ search: 'po-1000' }, world.callers.driver)).toEqual([])
  expect((await list(world.callers.otherDriver)).body).toMatchObject({ data: [], total: 0 })
})

test('a viewer and a driver read no price anywhere', async () => {
  const path = `/delivery-orders/${orders.done}`
  for (const who of [world.callers.viewer, world.callers.driver]) {
    for (const view of ['page-view', 'info-view']) {
      expect(await world.call(who, 'GET', `${path}/${view}`)).toMatchObject({
        status: 200,
        body: { pricing: { hidden: true, priceCadCents: null, preTaxCadCents: null, lineItems: [] } },
      })
    }
    expect((await world.call(who, 'GET', `${path}/pricing-items`)).status).toBe(403)
    expect((await world.call(who, 'GET', `${path}/receipt-pdf`)).status).toBe(403)
    expect((await world.call(who, 'GET', `${path}/dropoff-receipt-html`)).status).toBe(200)
  }
  const { body } = await list(world.callers.viewer)
  expect(body.data.every(({ pricing }) => pricing.hidden && pricing.priceCadCents === null)).toBe(true)
})

test('drivers read prices once their courier allows it', async () => {
  const allow = (visible: boolean) =>
    world.database.systemTransaction((db) =>
      db.updateTable('courier_settings').set({ prices_visible_to_drivers: visible }).execute(),
    )
  await allow(true)
  const { body } = await world.call(world.callers.driver, 'GET', `/delivery-orders/${orders.mine}/summary`)
  await allow(false)
  expect(body).toMatchObject({ pricing: { hidden: false, priceCadCents: expect.any(Number) } })
})

test('another tenant sees none of the orders, and no list but its own', async () => {
  expect((await list(world.callers.stranger)).body).toMatchObject({ data: [], total: 0 })
  expect((await list(world.callers.stranger, {}, world.tenants.courier)).status).toBe(404)
  expect(await found({ search: 'broadway' }, world.callers.stranger)).toEqual([])
})

async function csv(who: Caller, filter: Schema<'DeliveryOrderFilter'>, columns = '') {
  const asked = encodeURIComponent(JSON.stringify({ filter, sort: [{ field: 'id', direction: 'asc' }] }))
  const path = `/tenants/${who.tenantId}/paginated-delivery-orders?pagination=${asked}${columns}`
  const headers = { accept: 'text/csv', 'x-timezone': 'America/Regina' }
  const answer = await world.call<string>(who, 'GET', path, { headers })
  const rows: Record<string, string>[] = parse(answer.body, { columns: true })
  return { ...answer, rows }
}

test('the CSV holds the filtered whole, and no cell runs as a formula', async () => {
  const { headers, body, rows } = await csv(world.callers.dispatcher, {
    statuses: ['created'],
    availableBefore: noon + 901,
  })
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(headers.get('x-total-count')).toBe('3')
  expect(body.startsWith('Order,Status,PO Number,')).toBe(true)
  expect(rows.map(({ Order }) => Number(Order))).toEqual([orders.plain, orders.sooner, orders.formula])
  expect(rows[0]).toMatchObject({ Status: 'Unassigned', Scheduled: '2026-11-20 12:15', 'Distance (km)': '14.3' })
  expect(rows[2]).toMatchObject({ 'PO Number': "'=1+1", Notes: `'@SUM(A1), "quoted"\nsecond line` })
})

test('the CSV of chosen columns has these in their order', async () => {
  const chosen = await csv(world.callers.dispatcher, { search: 'porter' }, '&columns=dropoff,progress,number')
  expect(chosen.body.split('\r\n')[0]).toBe('Drop Off,Drop Off Address,Status,Order')
  const path = `/tenants/${world.tenants.courier}/paginated-delivery-orders?columns=number,secret`
  expect((await world.call(world.callers.dispatcher, 'GET', path, { headers: { accept: 'text/csv' } })).status).toBe(
    400,
  )
})

test('the CSV of a search, of nobody and of a viewer', async () => {
  expect((await csv(world.callers.dispatcher, { search: 'porter' })).rows.map(({ Order }) => Number(Order))).toEqual([
    orders.mine,
  ])
  const [labelled] = labelsOf(orders.plain)
  expect((await csv(world.callers.dispatcher, { search: labelled })).rows.map(({ Order }) => Number(Order))).toEqual([
    orders.plain,
  ])
  const empty = await csv(world.callers.stranger, {})
  expect(empty.headers.get('x-total-count')).toBe('0')
  expect(empty.rows).toEqual([])
  const hidden = await csv(world.callers.viewer, { search: 'porter' })
  expect(hidden.rows[0]).toMatchObject({ 'Price (CAD)': '' })
})

test('a download that goes over several batches meets every order once', async () => {
  await world.database.systemTransaction(async (db) => {
    const copied = await db
      .selectFrom('delivery_orders')
      .selectAll()
      .where('id', '=', orders.plain)
      .executeTakeFirstOrThrow()
    const { id: _id, uid: _uid, pickup_place: _pickup, dropoff_place: _dropoff, ...columns } = copied
    const copy = {
      ...columns,
      pickup_location: JSON.stringify(columns.pickup_location),
      dropoff_location: JSON.stringify(columns.dropoff_location),
      order_fields: JSON.stringify(columns.order_fields),
      charged_to: null,
      po_number: 'batch',
    }
    await db
      .insertInto('delivery_orders')
      .values(Array.from({ length: 1_100 }, () => copy))
      .execute()
  })
  const { rows, headers } = await csv(world.callers.dispatcher, { search: 'batch' })
  expect(headers.get('x-total-count')).toBe('1100')
  expect(new Set(rows.map(({ Order }) => Order)).size).toBe(1_100)
  expect((await list(world.callers.dispatcher)).body).toMatchObject({ total: 1_001, totalIsCapped: true })
})
