import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Schema } from '#generated/handlers.ts'
import { payRunJob } from '#server/billing/pay/pay-job.ts'
import { billingRunJob } from '#server/billing/runs/run-job.ts'
import { createRandom, type Random } from '#server/seed/random.ts'
import { workOff } from '#tests/api/support/work-off.ts'
import { billingWorld, type BillingWorld } from './billing-world.ts'
import { readCsvRecords } from './read-file.ts'

/*
 * Months of a courier over HTTP: orders are placed, completed, cancelled and priced again, runs are made and the newest taken back. After
 * each step the orders, the groups, the invoices and the files say the same to the cent, and so do payments, ageing and statement of what
 * is owed, and statements, bills and dues of what drivers earned. The rules alone live through many more such worlds in
 * domain/accounting.
 */

let world: BillingWorld

beforeAll(async () => {
  world = await billingWorld()
  const settings = {
    usualItem: 'Delivery',
    usualAccount: '4000',
    invoicePrefix: 'N-',
    payAccount: '5100',
    payTaxCode: 'Exempt',
  }
  await ask('PATCH', inTenant('accounting-settings'), settings)
  for (const accounting of ['xero', 'qbo']) {
    await ask('PATCH', inTenant('accounting-settings'), { package: accounting })
    const changes = ['GST 5', 'Exempt 0', 'No tax'].map((key) => ({ kind: 'tax', key, code: `${key} code` }))
    await ask('PATCH', inTenant('accounting-mappings'), { changes })
  }
  await world.database.systemTransaction(async (db) => {
    await db
      .updateTable('customers')
      .set({ bill_to_name: 'Meewasin Inc.' })
      .where('tenant_id', '=', world.tenants.courier)
      .execute()
    const half = { beforeAssignment: { type: 'fee', amount: 700 }, afterAssignment: { type: 'percentage', amount: 50 } }
    await db
      .updateTable('courier_settings')
      .set({ cancellation_charge: JSON.stringify(half) })
      .where('tenant_id', '=', world.tenants.courier)
      .execute()
    await db
      .insertInto('tenant_features')
      .values({ tenant_id: world.tenants.courier, feature: 'Courier' })
      .onConflict((of) => of.doNothing())
      .execute()
  })
})
afterAll(() => world.close())

async function ask<Body>(method: string, path: string, body?: unknown): Promise<Body> {
  const answer = await world.call<Body>(world.bookkeeper, method, path, body === undefined ? {} : { body })
  if (answer.status !== 200) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`)
  return answer.body
}

function inTenant(path: string): string {
  return `/tenants/${world.tenants.courier}/${path}`
}

const everything = JSON.stringify({ page: 0, pageSize: 100 })

async function runs(): Promise<Schema<'BillingExport'>[]> {
  const page = await ask<Schema<'BillingExportPage'>>(
    'GET',
    inTenant(`billing-exports?pagination=${encodeURIComponent(everything)}`),
  )
  return page.data.filter(({ state }) => state === 'done')
}

/** What all runs that stand billed: by their own sums, by their invoices, and by their files, before tax and with it. */
async function billedByRuns() {
  const billed = { sums: 0, invoices: 0, preTax: 0, filesPreTax: 0, withTax: 0, filesWithTax: 0 }
  for (const { id, package: accounting, totalCadCents, preTaxCadCents } of await runs()) {
    billed.sums += totalCadCents
    billed.preTax += preTaxCadCents
    const page = await ask<Schema<'InvoicePage'>>(
      'GET',
      `/billing-exports/${id}/invoices?pagination=${encodeURIComponent(everything)}`,
    )
    for (const { kind, totalCadCents: total } of page.data) billed.invoices += kind === 'invoice' ? total : -total
    const { data: written } = await ask<Schema<'BillingFiles'>>('GET', `/billing-exports/${id}/files`)
    for (const { position, kind } of written) {
      const rows = readCsvRecords(await ask<string>('GET', `/billing-exports/${id}/files/${position}`))
      const sign = accounting === 'qbo' && kind === 'creditNotes' ? -1 : 1
      const column = accounting === 'qbo' ? '*ItemAmount' : '*UnitAmount'
      const preTax = sign * centsIn(rows, column)
      billed.filesPreTax += preTax
      // Xero works the tax out by itself.
      if (accounting === 'qbo') billed.filesWithTax += preTax + sign * centsIn(rows, 'ItemTaxAmount')
    }
    if (accounting === 'qbo') billed.withTax += totalCadCents
  }
  return billed
}

function centsIn(rows: readonly Record<string, string>[], column: string): number {
  return rows.reduce((sum, row) => sum + Math.round(100 * Number(row[column])), 0)
}

async function agree(): Promise<void> {
  const { body } = await world.orders({ pagination: everything })
  expect(body.totalIsCapped || body.next !== undefined).toBe(false)
  const billed = body.data.reduce((sum, { billedCadCents }) => sum + (billedCadCents ?? 0), 0)
  const costs = body.data.reduce((sum, { totalCadCents }) => sum + (totalCadCents ?? 0), 0)
  for (const grouping of [
    'CustomerDeliveryOrder',
    'CustomerCustomer',
    'CustomerWeek',
    'CustomerMonth',
    'DriverMonth',
    'DriverPayPeriod',
  ]) {
    const { body: groups } = await world.groups({ grouping, pagination: everything })
    const sum = (of: (sums: Schema<'AccountingSums'>) => number) =>
      groups.data.reduce((all, { sums }) => all + of(sums), 0)
    expect([grouping, sum(({ billedCadCents }) => billedCadCents), sum(({ totalCadCents }) => totalCadCents)]).toEqual([
      grouping,
      billed,
      costs,
    ])
  }
  const byRuns = await billedByRuns()
  expect(byRuns).toMatchObject({
    sums: billed,
    invoices: billed,
    preTax: byRuns.filesPreTax,
    withTax: byRuns.filesWithTax,
  })
  await oweTheSame(billed)
  await payTheSame()
  await reportTheSame(body.data)
}

/** The sums of every report, by its rows and by its totals, are those of the orders of accounting. */
async function reportTheSame(orders: readonly Schema<'AccountingOrder'>[]): Promise<void> {
  const sum = (of: (order: Schema<'AccountingOrder'>) => number | null) =>
    orders.reduce((all, order) => all + (of(order) ?? 0), 0)
  const expected = {
    orders: orders.length,
    preTaxCadCents: sum(({ preTaxCadCents }) => preTaxCadCents),
    totalCadCents: sum(({ totalCadCents }) => totalCadCents),
    payCadCents: sum(({ payCadCents }) => payCadCents),
    marginCadCents: sum(({ preTaxCadCents }) => preTaxCadCents) - sum(({ payCadCents }) => payCadCents),
  }
  const days = 'from=2026-01-01&until=2026-12-31'
  for (const kind of [
    'AllOrders',
    'SummaryByDriver',
    'TransactionByDriver',
    'SummaryByCustomer',
    'TransactionByCustomer',
  ]) {
    expect(await ask('GET', inTenant(`report-totals/${kind}?${days}`))).toMatchObject(expected)
    const { data, next } = await ask<Schema<'ReportRowPage'>>(
      'GET',
      inTenant(`reports/${kind}?${days}&pagination=${encodeURIComponent(everything)}`),
    )
    expect(next).toBeUndefined()
    const rows = data.filter(({ order }) => (order === null) === kind.startsWith('Summary'))
    const total = (of: keyof typeof expected) => rows.reduce((all, { sums }) => all + (sums[of] ?? 0), 0)
    const added = Object.keys(expected).map((name) => [name, total(name as keyof typeof expected)])
    expect({ kind, ...Object.fromEntries(added) }).toEqual({ kind, ...expected })
  }
}

const asked = (filter: object = {}) => encodeURIComponent(JSON.stringify({ page: 0, pageSize: 100, filter }))

/** What is outstanding by invoices, ageing and statement, and what was billed less what was paid. @param billed cents, credits taken off */
async function oweTheSame(billed: number): Promise<void> {
  const invoices = await ask<Schema<'InvoicePage'>>('GET', inTenant(`invoices?pagination=${asked()}`))
  const settlements = await ask<Schema<'SettlementPage'>>('GET', inTenant(`settlements?pagination=${asked()}`))
  expect([invoices.next, settlements.next]).toEqual([undefined, undefined])
  for (const { settledCadCents: settled, totalCadCents: total, state } of invoices.data) {
    expect(settled >= 0 && settled <= total && (state !== 'void' || settled === 0)).toBe(true)
  }
  const sign = { payment: -1, refund: 1, credit: 0 }
  const moved = settlements.data.reduce((sum, { kind, cadCents }) => sum + sign[kind] * cadCents, 0)
  const ageing = await ask<Schema<'AgeingTotals'>>('GET', inTenant('ageing-totals'))
  const { outstandingCadCents, ...columns } = ageing.ageing
  const statement = await ask<Schema<'Statement'>>(
    'GET',
    inTenant(`customers/${world.tenants.customer}/statement?from=2026-01-01&until=2026-11-30`),
  )
  const owed = billed + moved
  expect({
    invoices: invoices.data.reduce((sum, invoice) => sum + invoice.outstandingCadCents, 0),
    ageing: outstandingCadCents,
    columns: Object.values(columns).reduce((sum, cents) => sum + cents, 0),
    statement: statement.closingCadCents,
    statementAgeing: statement.ageing.outstandingCadCents,
  }).toEqual({ invoices: owed, ageing: owed, columns: owed, statement: owed, statementAgeing: owed })
}

const payPeriod = { until: '2026-11-30', payDate: '2026-12-04' }

async function payRuns(): Promise<Schema<'PayExport'>[]> {
  const { data } = await ask<Schema<'PayExportPage'>>(
    'GET',
    inTenant(`invoice-exports?pagination=${encodeURIComponent(everything)}`),
  )
  return data.filter(({ state }) => state === 'done')
}

/** What drivers were paid by runs, statements, lines and bills, and with what is due to them, what they earned by order and beside. */
async function payTheSame(): Promise<void> {
  const paid = { runs: 0, statements: 0, lines: 0, bills: 0 }
  for (const { id, package: accounting, totalCadCents } of await payRuns()) {
    paid.runs += totalCadCents
    const { data: statements } = await ask<Schema<'PayStatementPage'>>('GET', `/invoice-exports/${id}/statements`)
    for (const statement of statements) {
      paid.statements += statement.totalCadCents
      const { data: lines, next } = await ask<Schema<'PayLinePage'>>(
        'GET',
        `/driver-pay-statements/${statement.id}/lines?pagination=${encodeURIComponent(everything)}`,
      )
      expect(next).toBeUndefined()
      paid.lines += lines.reduce((sum, line) => sum + line.totalCadCents, 0)
    }
    const { data: files } = await ask<Schema<'PayFiles'>>('GET', `/invoice-exports/${id}/files`)
    for (const { position } of files) {
      const rows = readCsvRecords(await ask<string>('GET', `/invoice-exports/${id}/files/${position}`))
      paid.bills += centsIn(rows, accounting === 'qbo' ? '*LineAmount' : '*UnitAmount')
    }
  }
  expect(paid).toEqual({ runs: paid.runs, statements: paid.runs, lines: paid.runs, bills: paid.runs })
  const due = await ask<Schema<'PayRunPreview'>>('POST', inTenant('invoice-export-preview'), payPeriod)
  // With those that would be below zero, which wait.
  const left = due.drafts.reduce((sum, { totalCadCents }) => sum + totalCadCents, 0)
  const { body: groups } = await world.groups({ grouping: 'DriverMonth', pagination: everything })
  const earned = groups.data.reduce((sum, { sums }) => sum + sums.payCadCents, 0)
  const extras = await ask<Schema<'PayExtraPage'>>(
    'GET',
    inTenant(`driver-pay-extras?pagination=${encodeURIComponent(everything)}`),
  )
  const beside = extras.data.reduce((sum, { amountCadCents }) => sum + amountCadCents, 0)
  expect(paid.runs + left).toBe(earned + beside)
}

async function payDrivers(): Promise<void> {
  const due = await ask<Schema<'PayRunPreview'>>('POST', inTenant('invoice-export-preview'), payPeriod)
  if (due.statements === 0) return
  await ask('POST', inTenant('invoice-export'), payPeriod)
  await workOff(world, { of: [payRunJob] })
}

const addExtra = (driverUserId: number, amountCadCents: number) =>
  ask('POST', inTenant('driver-pay-extras'), { driverUserId, amountCadCents, day: '2026-11-20', name: 'A test' })

/** A part, or all, of an invoice that is owed; of a credit note it goes back. */
async function pay(random: Random): Promise<void> {
  const { data } = await ask<Schema<'InvoicePage'>>(
    'GET',
    inTenant(`invoices?pagination=${asked({ states: ['open', 'partPaid'] })}`),
  )
  if (data.length === 0) return
  const { id, kind, customer, totalCadCents, settledCadCents } = random.pick(data)
  const left = totalCadCents - settledCadCents
  await ask('POST', inTenant('settlements'), {
    kind: kind === 'invoice' ? 'payment' : 'refund',
    customerId: customer.id,
    settledOn: '2026-11-20',
    method: 'cheque',
    parts: [{ invoiceId: id, cadCents: random.chance(0.5) ? left : random.between(1, left) }],
  })
}

async function takeBack(random: Random): Promise<void> {
  const { data } = await ask<Schema<'SettlementPage'>>('GET', inTenant(`settlements?pagination=${asked()}`))
  const standing = data.filter(({ state }) => state === 'standing')
  if (standing.length === 0) return
  await ask('PUT', `/settlements/${random.pick(standing).id}/take-back`, { reason: 'A test' })
}

async function step(random: Random): Promise<void> {
  const known = (await world.orders({ pagination: everything })).body.data
  const order = known.length > 0 ? random.pick(known) : undefined
  switch (random.between(1, 13)) {
    case 1:
    case 2:
      await world.completed(
        random.between(0, 60),
        { parcels: [{ parcelTypeId: world.service.box, quantity: random.between(1, 4), weightKg: 20 }] },
        random.pick([world.users.driver, world.users.otherDriver]),
      )
      return
    case 3: {
      const id = await world.placedAt(random.chance(0.5) ? 'created' : 'assigned')
      await world.call(world.callers.dispatcher, 'POST', `/delivery-orders/${id}/cancelled`, {
        body: { tenantId: world.tenants.courier, reason: 'A test' },
      })
      return
    }
    case 4: {
      if (order === undefined || order.status === 'cancelled') return
      const { pricingVersion } = await world.edits.page(order.id)
      const items = [{ name: 'Adjusted', priceCadCents: random.between(-1_500, 2_500) }]
      await world.edits.price(order.id, { version: pricingVersion, items, confirmLargeDiscount: true })
      return
    }
    case 5:
      await ask('PATCH', inTenant('accounting-settings'), { package: random.pick(['qbo', 'xero']) })
      await ask('POST', inTenant('billing-export'), {
        until: '2026-11-30',
        invoiceDate: '2026-11-20',
        grouping: random.pick(['CustomerDeliveryOrder', 'CustomerCustomer', 'CustomerWeek', 'CustomerMonth']),
      })
      await workOff(world, { of: [billingRunJob] })
      return
    case 6: {
      const [newest] = await runs()
      if (!newest) return
      const { status, body } = await world.call<{ code?: string }>(
        world.bookkeeper,
        'PUT',
        `/billing-exports/${newest.id}/reverse`,
        { body: { reason: 'A test' } },
      )
      // What was paid stands in its way.
      expect([200, 'cannot_reverse']).toContain(status === 200 ? status : body.code)
      return
    }
    case 7:
    case 8:
      await pay(random)
      return
    case 9:
      await takeBack(random)
      return
    case 10:
    case 11:
      await payDrivers()
      return
    case 12: {
      const [newest] = await payRuns()
      if (newest) await ask('PUT', `/invoice-exports/${newest.id}/reverse`, { reason: 'A test' })
      return
    }
    default:
      await addExtra(world.users.driver, random.between(-2_000, 4_000) || 1)
  }
}

test.each([1, 2, 3])('orders, groups, invoices and files say the same: seed %d', { timeout: 120_000 }, async (seed) => {
  const random = createRandom(seed)
  for (let count = 0; count < 48; count++) {
    await step(random)
    if (count % 6 === 5) await agree()
  }
  await ask('POST', inTenant('billing-export'), {
    until: '2026-11-30',
    invoiceDate: '2026-11-20',
    grouping: 'CustomerMonth',
  })
  await workOff(world, { of: [billingRunJob] })
  // Nobody is below zero with that.
  for (const driver of [world.users.driver, world.users.otherDriver]) await addExtra(driver, 500_000)
  await payDrivers()
  expect(await ask('POST', inTenant('invoice-export-preview'), payPeriod)).toMatchObject({ drafts: [], waiting: 0 })
  expect((await payRuns()).length).toBeGreaterThan(0)
  await agree()
  const { body } = await world.orders({ pagination: everything })
  expect(body.data.filter(({ state }) => state !== 'exported')).toEqual([])
  expect(body.data.every(({ billedCadCents, totalCadCents }) => billedCadCents === totalCadCents)).toBe(true)
  expect((await runs()).length).toBeGreaterThan(0)
})
