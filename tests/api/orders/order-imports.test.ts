import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { referenceKey } from '#domain/addresses/address-import.ts'
import { mostRowsOfImport } from '#server/order-imports/imports.ts'
import { orderImportJob } from '#server/order-imports/order-rows.ts'
import { runJob } from '#server/jobs/run-job.ts'
import { openBoss } from '#server/jobs/workers.ts'
import type { Schema } from '#generated/handlers.ts'
import { workOff } from '#tests/api/support/work-off.ts'
import {
  columns,
  fileOf,
  knownRow,
  fileColumns,
  orderImports,
  unknownRow,
  type OrderImports,
} from './order-imports-support.ts'
import { noon, orderWorld, type World } from './order-world.ts'

/* Orders of a file: tried, placed as one order is, each once (docs/rules/orders-by-file.md). */

let world: World

beforeAll(async () => {
  world = await orderWorld()
  ;({ check, create, placed } = orderImports(world))
})
beforeEach(() => {
  world.clock.now = noon
})
afterAll(() => world.close())

let check: OrderImports['check']
let create: OrderImports['create']
let placed: OrderImports['placed']

const countOf = (table: 'delivery_orders' | 'locations') =>
  world.database.systemTransaction(async (db) => {
    const { count } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return Number(count)
  })

test('a check says where each row would go and what it would cost, as the preview of one order does, and stores nothing', async () => {
  const before = [await countOf('delivery_orders'), await countOf('locations')]
  const { body } = await check(fileOf(knownRow('C-1'), unknownRow('C-2', 'Broadway Bakery')))
  const { service } = world
  const one = await world.call<Schema<'DeliveryOrderPreview'>>(
    world.callers.scheduler,
    'POST',
    '/delivery-orders/preview',
    {
      body: world.order({
        // What most people want comes first.
        serviceSpeedId: Math.min(service.rush, service.anyTime),
        availableAt: noon + 5_400,
        parcels: [{ parcelTypeId: service.box, quantity: 2, weightKg: 66 * 0.453_592_37 }],
        orderNotes: 'Fragile',
        poNumber: '',
      }),
    },
  )
  expect(body.rows).toMatchObject([
    {
      line: 2,
      outcome: 'created',
      reference: 'C-1',
      pickup: 'Broadway Pharmacy',
      dropoff: 'Stonebridge Clinic',
      makes: [],
      priceCadCents: one.body.pricing.priceCadCents,
      faults: [],
      warnings: one.body.warnings.map(({ message }) => message),
    },
    { line: 3, outcome: 'created', dropoff: 'Broadway Bakery', makes: ['dropoff'], priceCadCents: expect.any(Number) },
  ])
  expect(one.body.pricing.priceCadCents).toEqual(expect.any(Number))
  expect([await countOf('delivery_orders'), await countOf('locations')]).toEqual(before)
})

test('an import places what the check said, adds its locations, and the same file again places none', async () => {
  const csv = fileOf(knownRow('I-1'), unknownRow('I-2', 'Riversdale Florist'), unknownRow('I-3', 'Riversdale Florist'))
  const { body: checked } = await check(csv)
  const before = [await countOf('delivery_orders'), await countOf('locations')]
  const { run, rows } = await placed(csv)
  const total = checked.rows.reduce((sum, row) => sum + (row.priceCadCents ?? 0), 0)
  expect(run).toMatchObject({
    state: 'done',
    done: 3,
    total: 3,
    placed: 3,
    duplicates: 0,
    refused: 0,
    totalCadCents: total,
  })
  expect(rows.map(({ priceCadCents }) => priceCadCents)).toEqual(checked.rows.map((row) => row.priceCadCents))
  expect([await countOf('delivery_orders'), await countOf('locations')]).toEqual([
    (before[0] ?? 0) + 3,
    (before[1] ?? 0) + 1,
  ])
  const [first] = rows
  const page = await world.call(world.callers.dispatcher, 'GET', `/delivery-orders/${first?.deliveryOrderId}/page-view`)
  expect(page.body).toMatchObject({ orderNotes: 'Reference I-1. Fragile', availableAt: noon + 5_400 })

  const again = await placed(csv)
  expect(again.run).toMatchObject({ state: 'done', placed: 0, duplicates: 3, refused: 0 })
  expect(again.rows.map(({ outcome, deliveryOrderId }) => ({ outcome, deliveryOrderId }))).toEqual(
    rows.map(({ deliveryOrderId }) => ({ outcome: 'duplicate', deliveryOrderId })),
  )
  expect(await countOf('delivery_orders')).toBe((before[0] ?? 0) + 3)
})

test('a reference whose row says something else is refused, with what differs', async () => {
  const { rows } = await placed(fileOf(knownRow('00077')))
  const changed = fileOf(knownRow('77', '2026-11-20,1:30 pm,Box,3,66,Fragile'))
  const why = `Order ${rows[0]?.deliveryOrderId} was placed of 77 with another quantity: change that order, or give this row a reference of its own`
  expect((await check(changed)).body.rows).toMatchObject([{ outcome: 'refused', faults: [{ column: 'Ref', why }] }])
  expect((await placed(changed)).rows).toMatchObject([{ outcome: 'refused', faults: [{ column: 'Ref', why }] }])
})

test('two rows of one file with one reference: the second asks which is meant', async () => {
  const { run, rows } = await placed(fileOf(knownRow('T-1'), knownRow('T-1')))
  expect(run).toMatchObject({ placed: 1, refused: 1, done: 2 })
  expect(rows[1]?.faults).toEqual([
    { column: 'Ref', why: expect.stringContaining('Line 2 has the reference T-1 too. Is this another order?') },
  ])
})

const faulty: readonly (readonly [string, string, readonly [string, string]])[] = [
  ['a reference that a spreadsheet rounded', knownRow('4.68769E+11'), ['Ref', 'a number that a spreadsheet rounded']],
  ['a date that can be two', knownRow('F-1', '03/04/2027,9:00,Box,1,1,'), ['Date', 'can be 2027-04-03 or 2027-03-04']],
  ['a bare hour', knownRow('F-2', '2026-11-21,9,Box,1,1,'), ['Time', '“9” is not a time']],
  [
    'a parcel type that is none',
    knownRow('F-3', '2026-11-21,9:00,Crate,1,1,'),
    ['Parcel', 'There is no parcel type “Crate”'],
  ],
  ['a quantity of none', knownRow('F-4', '2026-11-21,9:00,Box,0,1,'), ['Qty', 'Must be a whole number']],
  ['a time that is past', knownRow('F-5', '2026-11-01,9:00,Box,1,1,'), ['Date', 'Must not be more than 24 hours ago']],
  [
    'a location that is unknown',
    'F-6,Broadway Pharmacy,Nowhere,,,,,2026-11-21,9:00,Box,1,1,',
    ['To', 'No location “Nowhere”'],
  ],
  [
    'a way to the same place',
    'F-7,Broadway Pharmacy,Broadway Pharmacy,,,,,2026-11-21,9:00,Box,1,1,',
    ['To', 'the same place'],
  ],
  ['a row that is too short', 'F-8,Broadway Pharmacy', ['Ref', 'The row has 2 columns']],
  [
    'a city that is missing',
    'F-9,Broadway Pharmacy,Bakery,615 Broadway,,SK,,2026-11-21,9:00,Box,1,1,',
    ['City', 'Required'],
  ],
]

test.each(faulty)('%s is refused at its column, by the check and by the import', async (_what, row, [column, why]) => {
  const fault = { column, why: expect.stringContaining(why) }
  const { body } = await check(fileOf(row))
  expect(body.rows[0]?.faults).toContainEqual(fault)
  const { run, rows } = await placed(fileOf(row))
  expect(run).toMatchObject({ placed: 0, refused: 1 })
  expect(rows[0]?.faults).toContainEqual(fault)
})

test('day first is asked once: said, the date is one', async () => {
  const rows = fileOf(knownRow('D-1', '03/04/2027,9:00,Box,1,1,'))
  expect((await check(rows, { terms: { dayFirst: true } })).body.rows).toMatchObject([{ outcome: 'created' }])
})

test('a courier orders for its customer, and a supplier, stranger or viewer does not', async () => {
  const { dispatcher, stranger, viewer } = world.callers
  const csv = fileOf(knownRow('W-1'))
  expect((await check(csv, { who: dispatcher })).body.rows).toMatchObject([{ outcome: 'created' }])
  expect(await check(csv, { who: stranger })).toMatchObject({
    status: 422,
    body: { errors: { '/customerTenantId': ['Choose your own organization or one of your customers'] } },
  })
  expect((await check(csv, { who: viewer })).status).toBe(403)
  const { run } = await placed(csv, { who: dispatcher })
  expect(run).toMatchObject({ placed: 1, customer: { id: world.tenants.customer } })
  // The reference is the customer's: what its courier has placed of it is there.
  expect((await placed(csv)).run).toMatchObject({ placed: 0, duplicates: 1 })
  for (const path of [`/order-imports/${run.id}`, `/order-imports/${run.id}/rows`])
    expect((await world.call(stranger, 'GET', path)).status).toBe(404)
  expect((await world.call(stranger, 'PUT', `/order-imports/${run.id}/cancel`)).status).toBe(404)
})

test('one that is cancelled places nothing further, and keeps what is placed', async () => {
  const { scheduler } = world.callers
  const { body } = await create(fileOf(knownRow('X-1'), knownRow('X-2')))
  const before = await countOf('delivery_orders')
  const cancelled = await world.call(scheduler, 'PUT', `/order-imports/${body.id}/cancel`)
  expect(cancelled).toMatchObject({ status: 200, body: { state: 'cancelled' } })
  await workOff(world)
  expect(await countOf('delivery_orders')).toBe(before)
  expect(await world.call(scheduler, 'PUT', `/order-imports/${body.id}/cancel`)).toMatchObject({ status: 422 })
  expect((await placed(fileOf(knownRow('X-1'), knownRow('X-2')))).run).toMatchObject({ placed: 2 })
})

test('an order of a reference is found again by the other side, and by nobody who is no party of it', async () => {
  const { courier, customer, stranger } = world.tenants
  const { rows } = await placed(fileOf(knownRow('S-1')))
  const { body } = await check(fileOf(knownRow('S-1'), knownRow('S-2')), { who: world.callers.dispatcher })
  expect(body.rows).toMatchObject([
    { outcome: 'duplicate', deliveryOrderId: rows[0]?.deliveryOrderId },
    { outcome: 'created', deliveryOrderId: null },
  ])
  const { run } = await placed(fileOf(knownRow('S-1', '2026-11-20,1:30 pm,Box,3,66,Fragile')), {
    who: world.callers.dispatcher,
  })
  expect(run).toMatchObject({ placed: 0, duplicates: 0, refused: 1 })

  const foundBy = (tenantId: number, userId: number) =>
    world.database.tenantTransaction({ tenantId, userId }, async (db) => {
      const found = await sql<{ id: number }>`
        select delivery_order_id as id from placed_of_references(${customer}, ${[referenceKey('S-1')]}::text[])`.execute(
        db,
      )
      return found.rows.map(({ id }) => id)
    })
  expect(await foundBy(courier, world.users.dispatcher)).toEqual([rows[0]?.deliveryOrderId])
  expect(await foundBy(stranger, world.users.stranger)).toEqual([])
})

test('a job that ends in the middle goes on where it was, and places none twice', async () => {
  const rows = Array.from({ length: 6 }, (_, index) => knownRow(`K-${index}`))
  const { body } = await create(fileOf(...rows))
  const before = await countOf('delivery_orders')
  const boss = openBoss(world.database.pool)
  const [taken] = await boss.fetch<null>(orderImportJob.name, { batchSize: 1, includeMetadata: true })
  if (!taken) throw new Error('There is no job.')
  const stopping = new AbortController()
  let stopped: Promise<unknown> = Promise.resolve(null)
  // The third row is held, so that the job is in the middle when it is stopped.
  await world.database.systemTransaction(async (db) => {
    await db
      .selectFrom('order_import_rows')
      .select('id')
      .where('order_import_id', '=', body.id)
      .where('line', '=', 4)
      .forUpdate()
      .execute()
    const running = runJob(world.deps, orderImportJob, { ...taken, signal: stopping.signal }, stopping.signal)
    stopped = running.then(
      () => null,
      (error: unknown) => error,
    )
    await expect.poll(async () => (await countOf('delivery_orders')) - before).toBe(2)
    stopping.abort(new Error('The server stops.'))
  })
  expect(await stopped).toEqual(new Error('The server stops.'))
  expect((await countOf('delivery_orders')) - before).toBe(3)
  await boss.fail(orderImportJob.name, taken.id)
  world.clock.now += 60
  await expect
    .poll(
      async () => {
        await workOff(world)
        return (await world.call<Schema<'OrderImport'>>(world.callers.scheduler, 'GET', `/order-imports/${body.id}`))
          .body.state
      },
      { timeout: 20_000, interval: 500 },
    )
    .toBe('done')
  expect((await countOf('delivery_orders')) - before).toBe(rows.length)
})

test('what became of the rows is a list that can be filtered, and a file', async () => {
  const { scheduler } = world.callers
  const { run } = await placed(fileOf(knownRow('L-1'), knownRow('L-2', '2026-11-20,9,Box,1,1,"=1+1, ""x"""')))
  const filter = encodeURIComponent(JSON.stringify({ filter: { outcome: 'refused' } }))
  const refused = await world.call<Schema<'OrderImportRowPage'>>(
    scheduler,
    'GET',
    `/order-imports/${run.id}/rows?pagination=${filter}`,
  )
  expect(refused.body).toMatchObject({ total: 1, data: [{ line: 3, reference: 'L-2' }] })
  const file = await world.call<string>(scheduler, 'GET', `/order-imports/${run.id}/rows`, {
    headers: { accept: 'text/csv' },
  })
  const [heading, first, second] = file.body.split('\r\n')
  expect(heading).toBe(`${columns},Outcome,Order,Price,Why`)
  expect(first).toMatch(/^L-1,.*,Placed,\d+,\d+\.\d\d,$/)
  expect(second).toMatch(/^L-2,.*"'=1\+1, ""x""",Refused,,,/)
  const list = await world.call<Schema<'OrderImportPage'>>(
    scheduler,
    'GET',
    `/tenants/${scheduler.tenantId}/order-imports`,
  )
  expect(list.body.data[0]).toMatchObject({ id: run.id, fileName: 'monday.csv' })
})

test('too many rows are refused, and nothing is kept', async () => {
  const rows = Array.from({ length: mostRowsOfImport + 1 }, (_, index) => `M-${index},a,b,,,,,,,,,,`)
  const answer = await create(fileOf(...rows))
  expect(answer).toMatchObject({
    status: 422,
    body: { errors: { '': ['At most 5,000 rows can be sent at once; this part has 5,001.'] } },
  })
})

test('what the courier asks for in fields of its own comes from columns, and a pin from degrees', async () => {
  const { courier } = world.tenants
  const [costCentre = 0, ward = 0] = await world.database.systemTransaction(async (db) => {
    const rows = await db
      .insertInto('delivery_order_fields')
      .values([
        { tenant_id: courier, name: 'Cost centre', kind: 'text', required: true, position: 1 },
        {
          tenant_id: courier,
          name: 'Ward',
          kind: 'choice',
          options: JSON.stringify(['Pharmacy', 'Laboratory']),
          position: 2,
        },
      ])
      .returning('id')
      .execute()
    return rows.map(({ id }) => id)
  })
  try {
    const terms = {
      mapping: {
        ...fileColumns,
        dropoffLatitude: 'Lat',
        dropoffLongitude: 'Lng',
        orderFields: { [costCentre]: 'Centre', [ward]: 'Ward' },
      },
    }
    const to = (reference: string, rest: string) => `${unknownRow(reference, 'Nutana Depanneur')},${rest}`
    const csv = [
      `${columns},Lat,Lng,Centre,Ward`,
      to('O-1', '52.119,-106.656,A-4410,laboratory'),
      to('O-2', '52.119,-106.656,,Kitchen'),
      to('O-3', '-106.656,52.119,A-4410,'),
    ].join('\r\n')
    const faults = [
      [],
      [
        { column: 'Ward', why: '“Kitchen” is none of Pharmacy, Laboratory' },
        { column: 'Centre', why: 'Required' },
      ],
      [{ column: 'Lat', why: 'Latitude and longitude are swapped' }],
    ]
    expect((await check(csv, { terms })).body.rows.map((row) => row.faults)).toEqual(faults)
    const { rows } = await placed(csv, { terms })
    expect(rows.map((row) => row.faults)).toEqual(faults)
    const page = await world.call<Schema<'DeliveryOrderPageView'>>(
      world.callers.dispatcher,
      'GET',
      `/delivery-orders/${rows[0]?.deliveryOrderId}/page-view`,
    )
    expect(page.body.orderFields.map(({ name, value }) => [name, value])).toEqual([
      ['Cost centre', 'A-4410'],
      ['Ward', 'Laboratory'],
    ])
    const added = await world.database.systemTransaction((db) =>
      db
        .selectFrom('locations')
        .select(['latitude', 'longitude', 'approximate_pin'])
        .where('name', '=', 'Nutana Depanneur')
        .execute(),
    )
    expect(added).toEqual([{ latitude: 52.119, longitude: -106.656, approximate_pin: false }])
    // Without its column what must be filled in is said by its name.
    expect((await check(fileOf(knownRow('O-4')))).body.rows[0]?.faults).toEqual([
      { column: 'Cost centre', why: 'Required' },
    ])
    const none = await check(csv, {
      terms: { mapping: { ...fileColumns, orderFields: { [ward]: 'Floor' }, dropoffLatitude: 'Lat' } },
    })
    expect(none.body.errors).toEqual({
      [`/mapping/orderFields/${ward}`]: ['The file has no column "Floor"'],
      '/mapping/dropoffLongitude': ['A pin has a latitude and a longitude'],
    })
  } finally {
    await world.database.systemTransaction((db) => db.deleteFrom('delivery_order_fields').execute())
  }
})

test('a row whose number differs from that of a budget only by signs is kept from being placed above it', async () => {
  const { customer } = world.tenants
  await world.database.systemTransaction((db) =>
    db
      .insertInto('budgets')
      .values({ tenant_id: customer, kind: 'poNumber', value: 'PO-8807', monthly_cad_cents: 1 })
      .execute(),
  )
  const terms = { mapping: { ...fileColumns, poNumber: 'PO' } }
  const csv = [`${columns},PO`, `${knownRow('B-1')},PO–8807`, `${knownRow('B-2')},8808`].join('\r\n')
  const { body } = await check(csv, { terms })
  expect(body.rows.map(({ outcome, faults }) => [outcome, faults.map(({ column }) => column)])).toEqual([
    ['refused', ['PO']],
    ['created', []],
  ])
})
