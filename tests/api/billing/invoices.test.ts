import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Schema } from '#generated/handlers.ts'
import { roles } from '#domain/access/roles.ts'
import { billingRunJob } from '#server/billing/runs/run-job.ts'
import { insertUser } from '#tests/api/orders/order-fixtures.ts'
import type { Caller } from '#tests/api/orders/order-world.ts'
import { workOff } from '#tests/api/support/work-off.ts'
import { billingWorld, type BillingWorld } from './billing-world.ts'

let world: BillingWorld
let customer: Caller
let orderIds: number[]
/** Of October and of November. */
let invoices: Schema<'Invoice'>[]

const run = { until: '2026-11-30', invoiceDate: '2026-11-18', grouping: 'CustomerMonth' }

beforeAll(async () => {
  world = await billingWorld()
  orderIds = []
  for (const daysAgo of [3, 5, 24]) orderIds.push(await world.completed(daysAgo))
  const { tenants, database } = world
  const managerId = await database.systemTransaction(async (db) => {
    await db
      .updateTable('customers')
      .set({ bill_to_name: 'Meewasin Inc.', payment_terms: 'net10', invoice_email: 'payables@meewasin.test' })
      .where('tenant_id', '=', tenants.courier)
      .where('id', '=', tenants.customer)
      .execute()
    return insertUser(db, tenants.customer, 'Cora Payable', [roles.organizationManager])
  })
  customer = await world.caller(managerId, tenants.customer)
  await ask('PATCH', own('accounting-mappings'), { changes: [{ kind: 'tax', key: 'GST 5', code: 'GST' }] })
  await ask('PATCH', own('accounting-settings'), { usualItem: 'Delivery', invoicePrefix: 'PSC-' })
  await bill()
  invoices = (await ask<Schema<'InvoicePage'>>('GET', own('invoices'))).body.data.toReversed()
})
afterAll(() => world.close())

function ask<Body>(method: string, path: string, body?: unknown, who = world.bookkeeper) {
  return world.call<Body>(who, method, path, body === undefined ? {} : { body })
}

const own = (path: string) => `/tenants/${world.tenants.courier}/${path}`
const ofVendor = (path: string) => `/tenants/${world.tenants.customer}/vendors/${world.tenants.courier}/${path}`

async function bill(): Promise<Schema<'BillingExport'>> {
  const { body } = await ask<Schema<'BillingExport'>>('POST', own('billing-export'), run)
  await workOff(world, { of: [billingRunJob] })
  const { body: made } = await ask<Schema<'BillingExport'>>('GET', `/billing-exports/${body.id}`)
  expect(made).toMatchObject({ state: 'done', failure: null })
  return made
}

const look = async (id: number) => (await ask<Schema<'InvoiceDetail'>>('GET', `/invoices/${id}`)).body
const counts = async () => (await ask<Schema<'InvoiceCounts'>>('GET', own('invoice-counts'))).body
const ageing = async () => (await ask<Schema<'AgeingTotals'>>('GET', own('ageing-totals'))).body.ageing
const paidOrders = async () =>
  (await world.orders({ pagination: JSON.stringify({ filter: { isPaid: true } }) })).body.data.map(({ id }) => id)

function pay(parts: { invoiceId: number; cadCents: number }[], changes: object = {}, who = world.bookkeeper) {
  const body = { kind: 'payment', customerId: world.tenants.customer, settledOn: '2026-11-20', method: 'cheque', parts }
  return ask<Schema<'Settlement'> & { errors?: object }>('POST', own('settlements'), { ...body, ...changes }, who)
}

test('a run makes invoices that are open, and what they age to is what is outstanding', async () => {
  expect(invoices).toHaveLength(2)
  const [october, november] = invoices
  expect(october).toMatchObject({
    number: 'PSC-1001',
    label: 'October 2026',
    state: 'open',
    settledCadCents: 0,
    dueDate: '2026-11-28',
    daysOverdue: 0,
    email: 'payables@meewasin.test',
  })
  const total = invoices.reduce((sum, { totalCadCents }) => sum + totalCadCents, 0)
  expect(await counts()).toMatchObject({ all: 2, open: 2, paid: 0, outstandingCadCents: total, overdueCadCents: 0 })
  expect(await ageing()).toMatchObject({ currentCadCents: total, outstandingCadCents: total, days30CadCents: 0 })
  expect(november?.orders).toBe(2)
})

describe('payments', () => {
  test('a part is paid, then the rest, and the orders follow', async () => {
    const [, november] = invoices as [Schema<'Invoice'>, Schema<'Invoice'>]
    const { status, body } = await pay([{ invoiceId: november.id, cadCents: 1_000 }], { note: 'Cheque 1187' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ kind: 'payment', state: 'standing', cadCents: 1_000, madeByName: 'Bea Bookman' })
    expect((await look(november.id)).invoice).toMatchObject({ state: 'partPaid', settledCadCents: 1_000 })
    expect(await paidOrders()).toEqual([])
    await pay([{ invoiceId: november.id, cadCents: november.totalCadCents - 1_000 }])
    const { invoice, settlements } = await look(november.id)
    expect(invoice).toMatchObject({ state: 'paid', outstandingCadCents: 0 })
    expect(settlements.map(({ cadCents }) => cadCents)).toEqual([november.totalCadCents - 1_000, 1_000])
    expect((await paidOrders()).toSorted()).toEqual([orderIds[0], orderIds[1]])
    expect((await ageing()).outstandingCadCents).toBe((invoices[0] as Schema<'Invoice'>).totalCadCents)
  })

  test('one that was wrong is taken back by a row of its own, once', async () => {
    const { body: list } = await ask<Schema<'SettlementPage'>>('GET', own('settlements'))
    const [last] = list.data
    const back = await ask<Schema<'Settlement'>>('PUT', `/settlements/${last?.id}/take-back`, { reason: 'It bounced' })
    expect(back).toMatchObject({ status: 200, body: { state: 'takenBack', takenBackById: expect.any(Number) } })
    expect(await ask('PUT', `/settlements/${last?.id}/take-back`, { reason: 'Again' })).toMatchObject({
      status: 422,
      body: { code: 'invalid_transition' },
    })
    expect((await look((invoices[1] as Schema<'Invoice'>).id)).invoice.state).toBe('partPaid')
    expect(await paidOrders()).toEqual([])
  })

  test('what cannot be is refused at its field, and nothing is written', async () => {
    const [october] = invoices as [Schema<'Invoice'>]
    const before = (await ask<Schema<'SettlementPage'>>('GET', own('settlements'))).body.total
    const part = { invoiceId: october.id, cadCents: 100 }
    const refused: [string, object, unknown][] = [
      ['/parts/0/cadCents', {}, [{ ...part, cadCents: october.totalCadCents + 1 }]],
      ['/currency', { currency: 'USD' }, [part]],
      ['/settledOn', { settledOn: '2026-11-30' }, [part]],
      ['/settledOn', { settledOn: '2025-11-16' }, [part]],
      ['/customerId', { customerId: world.tenants.stranger }, [part]],
      ['/parts/0/invoiceId', {}, [{ ...part, invoiceId: 999_999 }]],
      ['/parts/1/invoiceId', {}, [part, part]],
      ['/parts/0/invoiceId', { kind: 'refund' }, [part]],
      ['/creditNoteId', { kind: 'credit' }, [part]],
    ]
    for (const [pointer, changes, parts] of refused) {
      const { status, body } = await pay(parts as never, changes)
      expect([pointer, status, Object.keys(body.errors ?? {})]).toEqual([pointer, 422, [pointer]])
    }
    expect((await ask<Schema<'SettlementPage'>>('GET', own('settlements'))).body.total).toBe(before)
  })

  test('of two who pay the same at once, the second is told that it is paid', async () => {
    const [october] = invoices as [Schema<'Invoice'>]
    const all = [{ invoiceId: october.id, cadCents: october.totalCadCents }]
    const answers = await Promise.all([pay(all), pay(all), pay(all)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422])
    expect((await look(october.id)).invoice).toMatchObject({ state: 'paid', settledCadCents: october.totalCadCents })
    const unpaid = await ask('PUT', `/invoices/${october.id}/unpaid`, { reason: 'Of another customer' })
    expect(unpaid).toMatchObject({ status: 200, body: { invoice: { state: 'open' } } })
    expect(await ask('PUT', `/invoices/${october.id}/unpaid`, { reason: 'Again' })).toMatchObject({
      body: { code: 'not_paid' },
    })
  })

  test('many are said to be paid at once, and those that are not owed are named', async () => {
    const ids = invoices.map(({ id }) => id)
    const body = { invoiceIds: ids, settledOn: '2026-11-19', method: 'eTransfer' }
    expect((await ask('PUT', own('invoices/paid'), body)).body).toEqual({ done: 2, refused: [] })
    expect((await ask<Schema<'InvoicesDone'>>('PUT', own('invoices/paid'), body)).body).toMatchObject({
      done: 0,
      refused: ids.map((invoiceId) => ({ invoiceId, message: expect.stringMatching(/is paid already\.$/) })),
    })
    expect(await counts()).toMatchObject({ paid: 2, outstandingCadCents: 0 })
    expect((await paidOrders()).toSorted()).toEqual(orderIds.toSorted())
    expect(await ask('PUT', `/delivery-orders/${orderIds[0]}/pricing/unpaid`)).toMatchObject({
      status: 422,
      body: { code: 'on_invoice' },
    })
  })
})

describe('credit notes', () => {
  let credit: Schema<'Invoice'>

  test('one of a later run is taken off what is owed by itself; of what is paid it stays as credit', async () => {
    const [november] = invoices.slice(-1) as [Schema<'Invoice'>]
    await world.edits.price(orderIds[0] ?? 0, { items: [{ name: 'Late', priceCadCents: -500 }] })
    await bill()
    const { body } = await ask<Schema<'InvoicePage'>>(
      'GET',
      own(`invoices?pagination=${encodeURIComponent(JSON.stringify({ filter: { kinds: ['creditNote'] } }))}`),
    )
    expect(body.data).toHaveLength(1)
    credit = body.data[0] as Schema<'Invoice'>
    expect(credit).toMatchObject({ state: 'open', outstandingCadCents: -credit.totalCadCents, dueDate: null })
    expect(await ageing()).toMatchObject({ outstandingCadCents: -credit.totalCadCents })
    // Once the invoice is owed again, the credit can be taken off it by hand.
    await ask('PUT', `/invoices/${november.id}/unpaid`, { reason: 'Wrong account' })
    const parts = [{ invoiceId: november.id, cadCents: credit.totalCadCents }]
    const used = await pay(parts, { kind: 'credit', creditNoteId: credit.id, method: undefined })
    expect(used).toMatchObject({ status: 200, body: { creditNote: { number: credit.number }, method: null } })
    expect((await look(credit.id)).invoice).toMatchObject({ state: 'paid', outstandingCadCents: 0 })
    expect((await look(november.id)).invoice.settledCadCents).toBe(credit.totalCadCents)
  })

  test('a run is not reversed while money moved for its invoices', async () => {
    const { body: before } = await ask<Schema<'BillingExportPage'>>('GET', own('billing-exports'))
    const [later, first] = before.data as [Schema<'BillingExport'>, Schema<'BillingExport'>]
    // The credit note of the later one goes by itself.
    expect(await ask('PUT', `/billing-exports/${later.id}/reverse`, { reason: 'A test' })).toMatchObject({
      status: 200,
    })
    expect((await look(credit.id)).invoice).toMatchObject({ state: 'void', outstandingCadCents: 0 })
    expect(await ask('PUT', `/billing-exports/${first.id}/reverse`, { reason: 'A test' })).toMatchObject({
      status: 422,
      body: { code: 'cannot_reverse', message: expect.stringContaining('Take it back first') },
    })
    expect(await pay([{ invoiceId: credit.id, cadCents: 1 }], { kind: 'refund' })).toMatchObject({
      status: 422,
      body: { errors: { '/parts/0/invoiceId': [expect.stringContaining('void')] } },
    })
  })
})

test('the statement goes from first invoice to last payment, and closes with what is outstanding', async () => {
  const days = 'from=2026-11-01&until=2026-11-30'
  const { body } = await ask<Schema<'Statement'>>('GET', own(`customers/${world.tenants.customer}/statement?${days}`))
  const moved = body.rows.reduce((sum, { cadCents }) => sum + cadCents, 0)
  expect(body.openingCadCents + moved).toBe(body.closingCadCents)
  expect(body.closingCadCents).toBe((await counts()).outstandingCadCents)
  expect(body.ageing.outstandingCadCents).toBe(body.closingCadCents)
  expect(body.rows.at(-1)?.balanceCadCents).toBe(body.closingCadCents)
  const theirs = await ask<Schema<'Statement'>>('GET', ofVendor(`statement?${days}`), undefined, customer)
  expect(theirs.body).toEqual(body)
  const { body: earlier } = await ask<Schema<'AgeingTotals'>>('GET', own('ageing-totals?on=2026-11-18'))
  const then = body.rows.findLast(({ on }) => on <= '2026-11-18')?.balanceCadCents
  expect([earlier.on, earlier.ageing.outstandingCadCents]).toEqual(['2026-11-18', then])
  expect(then).not.toBe(body.closingCadCents)
})
