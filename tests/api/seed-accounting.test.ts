import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { leakKinds } from '#domain/accounting/leaks.ts'
import type { Schema } from '#generated/handlers.ts'
import { billingRunJob } from '#server/billing/runs/run-job.ts'
import { demoPassword } from '#server/session/demo-people.ts'
import { readCsvRecords } from '#tests/api/billing/read-file.ts'
import {
  countBy,
  demoMorning,
  hour,
  isPlanted,
  midnight,
  ordersOf,
  seededApp,
  tenantNamed,
} from '#tests/api/seed-support.ts'
import type { TestApp } from '#tests/api/support/app.ts'
import { workOff } from '#tests/api/support/work-off.ts'
import { signIn } from '#tests/api/support/world.ts'

/** The demo is made on 14 May: February and March are billed, April is over. */
const april = { until: '2031-04-30', invoiceDate: '2031-04-30', grouping: 'CustomerMonth' } as const
const bothTaxes = 'GST 5 + PST SK 6'

let app: TestApp
let token: string
let tenantId: number

beforeAll(async () => {
  app = await seededApp(demoMorning)
  token = (await signIn(app, 'bookkeeper@prairiesky.example', demoPassword)).token
  tenantId = await tenantNamed(app, 'Prairie Sky Couriers')
}, 180_000)
afterAll(() => app.close())

/** Asks as the bookkeeper. */
async function ask<Body>(method: string, path: string, json?: unknown): Promise<Body> {
  const {
    status,
    json: body,
    text,
  } = await app.call(`/api${path}`, { method, token, tenantId, ...(json !== undefined && { json }) })
  if (status !== 200) throw new Error(`${method} ${path}: ${status} ${text}`)
  return body as Body
}

const inTenant = (path: string) => `/tenants/${tenantId}/${path}`
const asWords = (pagination: object) => encodeURIComponent(JSON.stringify(pagination))

async function runs(): Promise<Schema<'BillingExport'>[]> {
  const { data } = await ask<Schema<'BillingExportPage'>>('GET', inTenant('billing-exports'))
  return Promise.all(data.map(({ id }) => ask<Schema<'BillingExport'>>('GET', `/billing-exports/${id}`)))
}

async function filesOf({ id }: Schema<'BillingExport'>): Promise<Schema<'BillingFiles'>['data']> {
  return (await ask<Schema<'BillingFiles'>>('GET', `/billing-exports/${id}/files`)).data
}

/** What the files of a run add up to, in cents: credit notes are taken off. */
async function centsInFiles(run: Schema<'BillingExport'>): Promise<number> {
  let sum = 0
  for (const { position, kind } of await filesOf(run)) {
    const { text } = await app.call(`/api/billing-exports/${run.id}/files/${position}`, { token, tenantId })
    for (const row of readCsvRecords(text)) {
      const cents = Math.round(100 * (Number(row['*ItemAmount']) + Number(row['ItemTaxAmount'])))
      sum += kind === 'invoices' ? cents : -cents
    }
  }
  return sum
}

const preview = () => ask<Schema<'BillingRunPreview'>>('POST', inTenant('billing-export-preview'), april)

async function leaksOf(leak: Schema<'RevenueLeak'>['leak']): Promise<Schema<'RevenueLeak'>[]> {
  const pagination = asWords({ pageSize: 100, filter: { leaks: [leak] } })
  const path = inTenant(`revenue-leaks?until=${april.until}&pagination=${pagination}`)
  return (await ask<Schema<'RevenueLeakPage'>>('GET', path)).data
}

/** Of an order that was planted: the demo gives these alone such a number. */
async function plantedOn(day: number): Promise<number> {
  const { id } = await app.database.systemTransaction((db) =>
    db
      .selectFrom('delivery_orders')
      .select('id')
      .where('po_number', '=', `ME-${String(day).padStart(2, '0')}`)
      .where('broker_tenant_id', 'is', null)
      .executeTakeFirstOrThrow(),
  )
  return id
}

test('before the thirty full days two or three orders came a day, and ten of last month have something to find', async () => {
  const rows = (await ordersOf(app)).filter((row) => row.created_by_recurring_order_id === null)
  const older = rows.filter((row) => row.available_at < midnight - 30 * 24 * hour && !isPlanted(row))
  const days = countBy(older.map((row) => String(Math.ceil((midnight - row.available_at) / (24 * hour)))))
  expect(Object.keys(days)).toHaveLength(60)
  expect(new Set(Object.values(days))).toEqual(new Set([2, 3]))
  expect(new Set(older.map(({ status }) => status))).toEqual(new Set(['completed', 'cancelled']))
  expect(rows.filter(isPlanted)).toHaveLength(10)
})

test('the bookkeeper reads what three months brought in, and may price an order and give a driver a rate', async () => {
  const query = new URLSearchParams({ grouping: 'CustomerMonth', from: '2031-02-01', until: april.until })
  const { data } = await ask<Schema<'AccountingGroupPage'>>('GET', inTenant(`accounting-data?${query}`))
  expect(new Set(data.map(({ label }) => label))).toEqual(new Set(['February 2031', 'March 2031', 'April 2031']))
  const { permissions } = await ask<Schema<'PermissionSet'>>('GET', '/permissions')
  expect(permissions.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['accounting.create', 'accounting.update', 'pricing.update', 'delivery-orders.update']),
  )
})

test('her books were closed twice, the second time after a run that was reversed, and the files say what the runs say', async () => {
  const made = await runs()
  expect(made.map(({ state, until, invoiceDate }) => [state, until, invoiceDate])).toEqual([
    ['done', '2031-03-31', '2031-03-31'],
    ['reversed', '2031-03-31', '2031-04-01'],
    ['done', '2031-02-28', '2031-02-28'],
  ])
  const [again, reversed, first] = made
  for (const run of made) {
    expect(run).toMatchObject({ madeByName: 'Marta Lindqvist', failure: null })
    expect(run.orders).toBeGreaterThan(20)
    expect(await centsInFiles(run)).toBe(run.totalCadCents)
  }
  expect(first?.firstNumber).toBe('PSC-2318')
  expect([again?.totalCadCents, again?.orders]).toEqual([reversed?.totalCadCents, reversed?.orders])
  const files = await Promise.all(made.map(filesOf))
  const downloads = files.map((own) => own.map(({ downloadedByName }) => downloadedByName))
  expect(downloads).toEqual([['Marta Lindqvist'], [null], ['Marta Lindqvist']])
  expect(reversed).toMatchObject({ reversedByName: 'Marta Lindqvist', reversalReason: expect.any(String) })
})

test('last month has an open leak of each kind, and the planted ones are among them', async () => {
  const { kinds } = await ask<Schema<'RevenueLeakCounts'>>('GET', inTenant(`revenue-leak-counts?until=${april.until}`))
  expect(kinds.filter(({ open }) => open > 0).map(({ leak }) => leak)).toEqual(leakKinds)
  const planted = [
    ['notCompleted', 4],
    ['noPrice', 6],
    ['waitNotCharged', 8],
    ['taxOfElsewhere', 10],
    ['zoneFallback', 12],
    ['noDriverRate', 14],
    ['boughtDearer', 16],
    ['largeDiscount', 18],
    ['longWay', 20],
  ] as const
  for (const [leak, day] of planted) {
    const id = await plantedOn(day)
    const found = (await leaksOf(leak)).find(({ orderId }) => orderId === id)
    expect([leak, found?.day]).toEqual([leak, `2031-04-${String(day).padStart(2, '0')}`])
  }
  const changed = await leaksOf('changedSinceBilled')
  expect(changed).toMatchObject([{ day: expect.stringMatching(/^2031-03/), cents: 1_260 }])
})

describe('the dry run of last month', () => {
  test('names what was planted, and nothing else', async () => {
    const { faults } = await preview()
    const onHold = await tenantNamed(app, 'Bridge City Dental Lab')
    const managed = await tenantNamed(app, 'Nutana Flowers')
    expect(faults.map(({ code, severity }) => [code, severity])).toEqual([
      ['noPrice', 'error'],
      ['noBillToName', 'error'],
      ['noTaxCode', 'error'],
      ['formulaName', 'warning'],
      ['dueInPast', 'warning'],
    ])
    const [noPrice, noName, noCode, formula] = faults
    expect(noPrice?.orderIds).toContain((await leaksOf('noPrice'))[0]?.orderId)
    expect([noName?.customerId, formula?.customerId]).toEqual([onHold, managed])
    expect(noCode).toMatchObject({ taxKey: bothTaxes, orderIds: [await plantedOn(21)] })
  })

  test('is clean but for words once it is mended, and what it says is made', async () => {
    const id = await plantedOn(6)
    const { pricingVersion: version } = await ask<Schema<'DeliveryOrderPageView'>>(
      'GET',
      `/delivery-orders/${id}/page-view`,
    )
    const price = { version, items: [], waitTimePriceCadCents: 0, manualPriceCadCents: 15_000 }
    await ask('PATCH', `/delivery-orders/${id}/override-other`, price)
    const others = (await leaksOf('noPrice')).map(({ orderId }) => ({ orderId, leak: 'noPrice' }))
    const reason = 'The office names the price next month.'
    await ask('PUT', inTenant('revenue-leaks/accept'), { leaks: others, reason })
    const onHold = await tenantNamed(app, 'Bridge City Dental Lab')
    const changes = [
      { kind: 'tax', key: bothTaxes, code: 'GST/PST SK' },
      { kind: 'customer', key: String(onHold), code: 'Bridge City Dental Lab Inc.' },
    ]
    await ask('PATCH', inTenant('accounting-mappings'), { changes })

    const dry = await preview()
    expect(dry.faults.map(({ code, severity }) => [code, severity])).toEqual([
      ['newContact', 'warning'],
      ['formulaName', 'warning'],
      ['dueInPast', 'warning'],
    ])
    expect(dry.leftOut).toBe(others.length)
    const expected = { orders: dry.orders, totalCadCents: dry.totalCadCents }
    const wanted = await ask<Schema<'BillingExport'>>('POST', inTenant('billing-export'), { ...april, expected })
    await workOff(app, { of: [billingRunJob] })
    const run = await ask<Schema<'BillingExport'>>('GET', `/billing-exports/${wanted.id}`)
    expect(run).toMatchObject({ state: 'done', orders: dry.orders, totalCadCents: dry.totalCadCents })
    expect(await centsInFiles(run)).toBe(dry.totalCadCents)
    // What was billed dearer since is corrected by it.
    expect(await leaksOf('changedSinceBilled')).toEqual([])
  })
})

test('what was billed is partly paid: a credit hold is proposed, a cheque came back, and a line waits for an answer', async () => {
  const { data } = await ask<Schema<'AgeingCustomerPage'>>('GET', inTenant('ageing'))
  const held = data.filter(({ holdProposal }) => holdProposal !== null)
  expect(held.map(({ name }) => name)).toEqual(['Nutana Flowers'])
  const counts = await ask<Schema<'InvoiceCounts'>>('GET', inTenant('invoice-counts'))
  expect(counts).toMatchObject({ partPaid: 1, disputed: 1, paid: expect.any(Number) })
  expect(counts.paid).toBeGreaterThan(0)
  const totals = await ask<Schema<'AgeingTotals'>>('GET', inTenant('ageing-totals'))
  expect(totals.ageing.outstandingCadCents).toBe(counts.outstandingCadCents)
  const { data: payments } = await ask<Schema<'SettlementPage'>>('GET', inTenant('settlements'))
  expect(payments.filter(({ state }) => state === 'takenBack')).toHaveLength(1)
  const { data: disputes } = await ask<Schema<'InvoiceDisputePage'>>('GET', inTenant('invoice-disputes'))
  expect(disputes.map(({ state }) => state)).toEqual(['open', 'answered'])
})

test('the pharmacy has a budget that is nearly used, and one above which its owner ordered', async () => {
  const owner = await signIn(app, 'owner@meewasin.example', demoPassword)
  const pharmacyId = await tenantNamed(app, 'Meewasin Pharmacy Group')
  const answer = await app.call(`/api/tenants/${pharmacyId}/budgets`, { token: owner.token, tenantId: pharmacyId })
  const { data } = answer.json as Schema<'BudgetPage'>
  const used = data.map(({ value, spentCadCents, monthlyCadCents }) => [value, (spentCadCents / monthlyCadCents) * 100])
  expect(used).toEqual([
    ['B-7000', expect.any(Number)],
    ['PO-2207', expect.any(Number)],
  ])
  const [renovation = 0, clinics = 0] = used.map(([, percent]) => Number(percent))
  expect(renovation).toBeGreaterThan(100)
  expect(clinics).toBeGreaterThan(82)
  expect(clinics).toBeLessThan(88)
})

test('drivers were paid for the month before last, and elsewhere before it: last month is due, but for those without a rate', async () => {
  const { data: made } = await ask<Schema<'PayExportPage'>>('GET', inTenant('invoice-exports'))
  expect(made.map(({ state, from, until }) => [state, from, until])).toEqual([
    ['done', '2031-03-16', '2031-03-31'],
    ['done', '2031-03-01', '2031-03-15'],
  ])
  const { data: statements } = await ask<Schema<'PayStatementPage'>>('GET', inTenant('driver-pay-statements'))
  expect(new Set(statements.map(({ state }) => state))).toEqual(new Set(['paid', 'unpaid']))
  const due = await ask<Schema<'PayRunPreview'>>('POST', inTenant('invoice-export-preview'), {
    until: '2031-04-30',
    payDate: '2031-05-04',
  })
  expect(due.faults.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(due.faults.map(({ code }) => code)).toContain('noRate')
  expect(due.orders).toBeGreaterThan(20)
  const { data: compared } = await ask<Schema<'DriverFairnessPage'>>(
    'GET',
    inTenant('driver-fairness?from=2031-03-01&until=2031-03-31'),
  )
  expect(compared.length).toBeGreaterThan(3)
})
