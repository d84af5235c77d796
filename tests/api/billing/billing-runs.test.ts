import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readCsvRecords } from '#tests/api/billing/read-file.ts'
import type { Schema } from '#generated/handlers.ts'
import { workOff } from '#tests/api/support/work-off.ts'
import { billingRunJob } from '#server/billing/runs/run-job.ts'
import { billingWorld, type BillingWorld } from './billing-world.ts'
import { closeBooks } from './closed-books.ts'

let world: BillingWorld

beforeAll(async () => {
  world = await billingWorld()
  for (const daysAgo of [3, 5, 9, 24, 25]) await world.completed(daysAgo)
})
afterAll(() => world.close())

const month = { until: '2026-11-30', invoiceDate: '2026-11-20', grouping: 'CustomerMonth' }

function ask<Body>(method: string, path: string, body?: unknown) {
  return world.call<Body>(world.bookkeeper, method, path, body === undefined ? {} : { body })
}

function inTenant(path: string): string {
  return `/tenants/${world.tenants.courier}/${path}`
}

const preview = (input: object = month) =>
  ask<Schema<'BillingRunPreview'>>('POST', inTenant('billing-export-preview'), input)

async function run(input: object = month): Promise<Schema<'BillingExport'>> {
  const { body } = await ask<Schema<'BillingExport'>>('POST', inTenant('billing-export'), input)
  expect(body).toMatchObject({ state: 'waiting', done: 0, madeByName: 'Bea Bookman' })
  await workOff(world, { of: [billingRunJob] })
  return look(body.id)
}

async function filesOf(id: number): Promise<Schema<'BillingFiles'>['data']> {
  return (await ask<Schema<'BillingFiles'>>('GET', `/billing-exports/${id}/files`)).body.data
}

async function look(id: number): Promise<Schema<'BillingExport'>> {
  return (await ask<Schema<'BillingExport'>>('GET', `/billing-exports/${id}`)).body
}

async function matchBooks(): Promise<void> {
  const changes = [{ kind: 'tax', key: 'GST 5', code: 'GST' }]
  expect((await ask('PATCH', inTenant('accounting-mappings'), { changes })).status).toBe(200)
  const settings = { usualItem: 'Delivery', invoicePrefix: 'PSC-', package: 'qbo' }
  expect((await ask('PATCH', inTenant('accounting-settings'), settings)).status).toBe(200)
  await world.database.systemTransaction((db) =>
    db
      .updateTable('customers')
      .set({ bill_to_name: '=Meewasin "Pharmacy", Inc.', payment_terms: 'net10' })
      .where('tenant_id', '=', world.tenants.courier)
      .execute(),
  )
}

const stateOf = async (id: number) => (await world.orders({ search: `#${id}` })).body.data[0]

test('the dry run names what is missing, and a run in spite of it makes nothing', async () => {
  const { body } = await preview()
  expect(body).toMatchObject({ orders: 5, invoices: 2 })
  expect(body.faults.filter(({ severity }) => severity === 'error').map(({ code, count }) => [code, count])).toEqual(
    expect.arrayContaining([
      ['noTaxCode', 5],
      ['unknownAccount', 5],
      ['noBillToName', 5],
    ]),
  )
  const made = await run()
  expect(made).toMatchObject({ state: 'failed', invoices: 0, failure: expect.any(String) })
  expect((await world.orders({ exported: 'true' })).body.total).toBe(0)
})

test('what orders wait for stands on top of what is matched to the books', async () => {
  const mappings = async (kind: string) =>
    (await ask<Schema<'AccountingMappingPage'>>('GET', inTenant(`accounting-mappings?kind=${kind}`))).body.data
  expect((await mappings('tax'))[0]).toMatchObject({ key: 'GST 5', name: 'GST 5%', isMissing: true, orders: 5 })
  expect((await mappings('service'))[0]).toMatchObject({ name: 'City Same Day', isMissing: true, orders: 5 })
  expect((await mappings('customer'))[0]).toMatchObject({ name: 'Meewasin Pharmacy', isMissing: true, orders: 5 })
  await matchBooks()
  for (const kind of ['tax', 'service', 'customer']) expect((await mappings(kind))[0]?.isMissing).toBe(false)
  const foreign = { changes: [{ kind: 'customer', key: String(world.tenants.stranger), code: 'X' }] }
  expect(await ask('PATCH', inTenant('accounting-mappings'), foreign)).toMatchObject({
    status: 422,
    body: { errors: { '/changes/0/key': [expect.any(String)] } },
  })
})

describe('a run', () => {
  let first: Schema<'BillingExport'>

  test('makes what its dry run said, and a file that says the same', async () => {
    const { body } = await preview()
    expect(body.faults.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(body.faults.map(({ code }) => code)).toContain('formulaName')
    expect(body.drafts.map(({ number, label, orders }) => [number, label, orders])).toEqual([
      ['PSC-1001', 'October 2026', 2],
      ['PSC-1002', 'November 2026', 3],
    ])
    first = await run({ ...month, expected: { orders: body.orders, totalCadCents: body.totalCadCents } })
    expect(first).toMatchObject({ state: 'done', orders: 5, invoices: 2, totalCadCents: body.totalCadCents })
    expect(await filesOf(first.id)).toMatchObject([
      { position: 1, name: 'PSC-2026-11-20-invoices.csv', rows: 5, downloadedAt: null },
    ])

    const file = await world.call<string>(world.bookkeeper, 'GET', `/billing-exports/${first.id}/files/1`)
    const rows = readCsvRecords(file.body)
    expect(rows.map((row) => row['*InvoiceNo'])).toEqual(['PSC-1001', 'PSC-1001', 'PSC-1002', 'PSC-1002', 'PSC-1002'])
    expect(new Set(rows.map((row) => row['*Customer']))).toEqual(new Set(['=Meewasin "Pharmacy", Inc.']))
    expect(new Set(rows.map((row) => row['*DueDate']))).toEqual(new Set(['2026-11-30']))
    const cents = rows.reduce(
      (sum, row) => sum + Math.round(100 * (Number(row['*ItemAmount']) + Number(row['ItemTaxAmount']))),
      0,
    )
    expect(cents).toBe(first.totalCadCents)
    await ask('PUT', `/billing-exports/${first.id}/files/1/downloaded`)
    expect((await filesOf(first.id))[0]).toMatchObject({
      downloadedByName: 'Bea Bookman',
      downloadedAt: world.clock.now,
    })
  })

  test('marks its orders, which say so, and leaves nothing to bill', async () => {
    const { body } = await world.orders({ exported: 'true' })
    expect(body.data).toHaveLength(5)
    expect(body.data[0]).toMatchObject({ state: 'exported', invoiceNumbers: ['PSC-1002'] })
    const [id = 0] = body.data.map((order) => order.id)
    expect((await world.edits.updates(id))[0]).toMatchObject({ changes: [{ field: 'billStatus', to: 'exported' }] })
    expect((await preview()).body).toMatchObject({ orders: 0, invoices: 0 })
    expect(await run()).toMatchObject({ state: 'failed', failure: 'There is nothing to bill any more.' })
    const statuses = await ask<Schema<'BillStatusesChanged'>>('PATCH', inTenant('bill-statuses'), {
      orderIds: [id],
      billStatus: 'not_exported',
    })
    expect(statuses.body).toMatchObject({ changed: 0, refused: [{ orderId: id, code: 'on_invoice' }] })
  })

  test('corrects what changed since, up on the next invoice and down on a credit note', async () => {
    const [dearer = 0, cheaper = 0] = (await world.orders({ exported: 'true' })).body.data.map(({ id }) => id)
    const asked = { items: [{ name: 'Stairs', priceCadCents: 1_000 }], waitTimePriceCadCents: 0 }
    const shown = await world.edits.ask<Schema<'PreviewedPricing'>>(
      'POST',
      dearer,
      'override-other/preview-price',
      asked,
    )
    expect(shown.body.invoices).toEqual(['PSC-1002'])
    await world.edits.price(dearer, asked)
    await world.edits.price(cheaper, { items: [{ name: 'Late', priceCadCents: -700 }] })
    await world.completed(1)
    expect((await stateOf(dearer))?.state).toBe('changed')
    const second = await run()
    expect(second).toMatchObject({
      state: 'done',
      invoices: 1,
      creditNotes: 1,
      firstNumber: 'PSC-1003',
      lastNumber: 'PSC-1004',
    })
    expect((await filesOf(second.id)).map(({ kind }) => kind)).toEqual(['invoices', 'creditNotes'])
    expect(await stateOf(dearer)).toMatchObject({ state: 'exported', invoiceNumbers: ['PSC-1003', 'PSC-1002'] })
    expect((await world.edits.page(dearer)).exceptions).toEqual([])

    const refused = await ask('PUT', `/billing-exports/${first.id}/reverse`, { reason: 'The wrong month.' })
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'cannot_reverse', message: expect.stringContaining('PSC-100') },
    })

    const reversed = await ask<Schema<'BillingExport'>>('PUT', `/billing-exports/${second.id}/reverse`, {
      reason: 'Too early.',
    })
    expect(reversed.body).toMatchObject({
      state: 'reversed',
      reversedByName: 'Bea Bookman',
      reversalReason: 'Too early.',
    })
    expect(await stateOf(dearer)).toMatchObject({ state: 'changed', invoiceNumbers: ['PSC-1002'] })
    expect((await world.edits.page(dearer)).exceptions).toEqual(['price_changed_after_export'])
    const { body } = await ask<Schema<'InvoicePage'>>('GET', `/billing-exports/${second.id}/invoices`)
    expect(body.data.map(({ number, voidedAt }) => [number, voidedAt])).toEqual([
      ['PSC-1003', world.clock.now],
      ['PSC-1004', world.clock.now],
    ])
    expect(await ask('PUT', `/billing-exports/${second.id}/reverse`, { reason: 'Again.' })).toMatchObject({
      status: 422,
    })

    const third = await run()
    expect(third).toMatchObject({ state: 'done', firstNumber: 'PSC-1005', totalCadCents: second.totalCadCents })
    const differences = await ask<Schema<'BillingDifferences'>>('GET', `/billing-exports/${third.id}/differences`)
    expect(differences.body).toMatchObject({
      before: first.id,
      data: [{ beforeCadCents: first.totalCadCents, nowCadCents: third.totalCadCents }],
    })
  })

  test('is not made where the orders are others than those of the dry run', async () => {
    const { body } = await preview({ ...month, until: '2026-11-30' })
    const late = await world.completed(0)
    const made = await run({ ...month, expected: { orders: body.orders, totalCadCents: body.totalCadCents } })
    expect(made).toMatchObject({
      state: 'failed',
      failure: expect.stringContaining('Orders have changed since the dry run'),
    })
    expect((await stateOf(late))?.state).toBe('unbilled')
  })

  test('is cancelled before it begins, and makes nothing', async () => {
    const { body } = await ask<Schema<'BillingExport'>>('POST', inTenant('billing-export'), month)
    expect((await ask<Schema<'BillingExport'>>('PUT', `/billing-exports/${body.id}/cancel`)).body.state).toBe(
      'cancelled',
    )
    await workOff(world, { of: [billingRunJob] })
    expect(await look(body.id)).toMatchObject({ state: 'cancelled', invoices: 0 })
  })

  test('of two at once bills each order once, and skips no number', async () => {
    for (const daysAgo of [0, 0, 0]) await world.completed(daysAgo)
    const wanted = await Promise.all(
      [0, 1].map(async () => (await ask<Schema<'BillingExport'>>('POST', inTenant('billing-export'), month)).body.id),
    )
    await Promise.all([
      workOff(world, { of: [billingRunJob], batch: 1 }),
      workOff(world, { of: [billingRunJob], batch: 1 }),
    ])
    const made = await Promise.all(wanted.map(look))
    expect(made.map(({ state }) => state).toSorted()).toEqual(['done', 'failed'])
    expect(made.reduce((sum, { orders }) => sum + orders, 0)).toBe(4)
    const numbers = await world.database.systemTransaction((db) =>
      db.selectFrom('invoices').select('number').where('tenant_id', '=', world.tenants.courier).orderBy('id').execute(),
    )
    expect(numbers.map(({ number }) => Number(number.slice(4)))).toEqual(numbers.map((_, index) => 1_001 + index))
  })

  test('beside which prices change bills each at one of its prices, and knows which of them changed', async () => {
    const ids = [await world.completed(0), await world.completed(0), await world.completed(0), await world.completed(0)]
    await ask('POST', inTenant('billing-export'), month)
    const edit = (id: number, index: number) =>
      world.edits.price(id, { items: [{ name: 'Meanwhile', priceCadCents: 100 + index }] })
    await Promise.all([workOff(world, { of: [billingRunJob] }), ...ids.map(edit)])
    const rows = (await world.orders({ pagination: JSON.stringify({ page: 0, pageSize: 100 }) })).body.data
    const { rows: lines } = await world.database.systemTransaction((db) =>
      sql<{ id: number; cents: number }>`
        select delivery_order_id as id, sum((case when kind = 'credit' then -1 else 1 end) * (pre_tax_cents + tax_cents))::int as cents
        from invoice_lines where is_live and delivery_order_id = any (${ids}::bigint[]) group by 1`.execute(db),
    )
    expect(lines).toHaveLength(ids.length)
    for (const { id, cents } of lines) {
      const row = rows.find((order) => order.id === id)
      expect(row?.billedCadCents).toBe(cents)
      expect(row?.state).toBe(row?.totalCadCents === cents ? 'exported' : 'changed')
    }
    // The next run corrects those that were billed before their price changed, however many that were.
    if ((await preview()).body.orders > 0) expect(await run()).toMatchObject({ state: 'done' })
    expect((await preview()).body).toMatchObject({ orders: 0, invoices: 0 })
  })

  test('is dated today at the latest', async () => {
    expect(await preview({ ...month, invoiceDate: '2026-11-20' })).toMatchObject({ status: 200 })
    for (const invoiceDate of ['2026-11-21', '2031-11-20']) {
      const refused = {
        status: 422,
        body: { errors: { '/invoiceDate': ['Must not be after today, November 20, 2026'] } },
      }
      expect(await preview({ ...month, invoiceDate })).toMatchObject(refused)
      expect(await ask('POST', inTenant('billing-export'), { ...month, invoiceDate })).toMatchObject(refused)
    }
  })

  test('asks about a date before its last order, and about one that is over', async () => {
    const codesOf = async (invoiceDate: string) =>
      (await preview({ ...month, invoiceDate })).body.faults.map(({ code }) => code)
    const id = await world.completed(1)
    expect(await codesOf('2026-11-19')).not.toContain('datedBeforeOrders')
    expect(await codesOf('2026-11-18')).toContain('datedBeforeOrders')
    expect(await codesOf('2026-11-18')).not.toContain('dueInPast')
    expect(await codesOf('2000-01-01')).toEqual(expect.arrayContaining(['datedBeforeOrders', 'dueInPast']))
    await ask('PATCH', inTenant('bill-statuses'), { orderIds: [id], billStatus: 'exported' })
  })

  test('is neither dated nor reversed within closed books', async () => {
    await closeBooks(world, '2026-11-30')
    expect(await preview()).toMatchObject({
      status: 422,
      body: { errors: { '/invoiceDate': [expect.stringContaining('2026-11-30')] } },
    })
    expect(await ask('PUT', `/billing-exports/${first.id}/reverse`, { reason: 'No.' })).toMatchObject({
      status: 422,
      body: { code: 'cannot_reverse', message: expect.stringContaining('closed') },
    })
    const id = await world.completed(1)
    const statuses = await ask('PATCH', inTenant('bill-statuses'), { orderIds: [id], billStatus: 'exported' })
    expect(statuses).toMatchObject({ body: { changed: 0, refused: [{ orderId: id, code: 'books_closed' }] } })
    const one = await ask('PATCH', `/delivery-orders/${id}/invoiced-status`, { billStatus: 'exported' })
    expect(one).toMatchObject({ status: 422, body: { code: 'books_closed' } })
    await closeBooks(world, null)
  })

  test('is none of another courier, nor of those who may not', async () => {
    const { stranger, dispatcher } = world.callers
    expect((await world.call(stranger, 'GET', `/billing-exports/${first.id}`)).status).toBe(404)
    expect((await world.call(stranger, 'GET', `/billing-exports/${first.id}/files/1`)).status).toBe(404)
    expect((await world.call(dispatcher, 'GET', `/billing-exports/${first.id}`)).status).toBe(403)
  })
})

test('who is to be billed says what of, and whether a cycle of theirs is over', async () => {
  await run()
  await world.completed(30)
  const until = '2026-11-30'
  const { body } = await ask<Schema<'BillingCustomerPage'>>('GET', inTenant(`accounting-billing-data?until=${until}`))
  expect(body.data).toMatchObject([
    {
      name: 'Meewasin Pharmacy',
      isDue: true,
      orders: 1,
      corrections: 0,
      billingCycle: 'monthly',
      lastBilledOn: '2026-11-20',
    },
  ])
})
