import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { roles } from '#domain/access/roles.ts'
import type { Schema } from '#generated/handlers.ts'
import { reminderRunJob } from '#server/billing/invoices/reminder-runs.ts'
import { billingRunJob } from '#server/billing/runs/run-job.ts'
import { connectTenants } from '#server/relationships/connect.ts'
import { makeTenant } from '#server/relationships/make-tenant.ts'
import { insertUser } from '#tests/api/orders/order-fixtures.ts'
import type { Caller } from '#tests/api/orders/order-world.ts'
import { addInvoice } from '#tests/api/support/billing-rows.ts'
import { workOff } from '#tests/api/support/work-off.ts'
import { billingWorld, type BillingWorld } from './billing-world.ts'

/*
 * A customer that owes $170.49 is merged into another one of the same courier: every reader of the account follows
 * (docs/rules/ownership-and-merge.md, "Merging").
 */

let world: BillingWorld
let manager: Caller
let source: number
let target: number
let orderId: number
let invoice: Schema<'Invoice'>
/** The adjustment by which the order comes to $170.49. */
let extra: { name: string; priceCadCents: number }
/** Another courier, which billed the source once. */
let foreignInvoiceId: number

beforeAll(async () => {
  world = await billingWorld()
  const { tenants, users, database, service, clock } = world
  orderId = await world.completed(24)
  await database.systemTransaction(async (db) => {
    source = await managed('Nutana Florists')
    target = await managed('Nutana Flowers')
    const of = (id: number) => db.updateTable('customers').where('tenant_id', '=', tenants.courier).where('id', '=', id)
    await of(source)
      .set({
        bill_to_name: 'Florists Ltd.',
        bill_to_address: '1 Old Road',
        invoice_email: 'old@nutana.test',
        payment_terms: 'net10',
        notes: 'Call before noon.',
      })
      .execute()
    await of(target).set({ bill_to_name: 'Flowers Inc.', invoice_email: 'new@nutana.test' }).execute()
    await db.updateTable('tenants').set({ phone: '+13065550170' }).where('id', '=', source).execute()
    await db.updateTable('delivery_orders').set({ sender_tenant_id: source }).where('id', '=', orderId).execute()
    const elsewhere = { tenantId: tenants.stranger, userId: users.stranger, orderId, serviceId: service.id }
    foreignInvoiceId = (await addInvoice(db, { ...elsewhere, customerTenantId: source })).invoiceId

    async function managed(name: string) {
      const given = { kind: 'Customer', features: ['Customer'], address: '', time_zone: 'America/Regina' } as const
      const id = await makeTenant(db, { name, ...given }, clock.now)
      await connectTenants(db, {
        kind: 'courier-customer',
        tenantId: tenants.courier,
        partnerTenantId: id,
        now: clock.now,
      })
      return id
    }
  })
  const managerId = await database.systemTransaction((db) =>
    insertUser(db, tenants.courier, 'Mara Manager', [roles.owner]),
  )
  manager = await world.caller(managerId, tenants.courier)
  await ask('PATCH', own('accounting-mappings'), { changes: [{ kind: 'tax', key: 'GST 5', code: 'GST' }] })
  await ask('PATCH', own('accounting-settings'), { usualItem: 'Delivery', invoicePrefix: 'PSC-' })
  extra = { name: 'Extra', priceCadCents: 16_237 - (await preTax()) }
  await world.edits.price(orderId, { items: [extra] })
  await bill({ until: '2026-10-31', invoiceDate: '2026-11-01' })
  invoice = (await ask<Schema<'InvoicePage'>>('GET', own('invoices'))).body.data[0] as Schema<'Invoice'>
  await ask('PUT', own('invoices/sent'), { invoiceIds: [invoice.id] })
})
afterAll(() => world.close())

function ask<Body>(method: string, path: string, body?: unknown, who = world.bookkeeper) {
  return world.call<Body>(who, method, path, body === undefined ? {} : { body })
}

const own = (path: string) => `/tenants/${world.tenants.courier}/${path}`
const system: BillingWorld['database']['systemTransaction'] = (work) => world.database.systemTransaction(work)
const days = 'from=2026-10-01&until=2026-11-30'

async function preTax(): Promise<number> {
  const row = await system((db) =>
    db
      .selectFrom('order_revenues')
      .select('pre_tax_cents')
      .where('delivery_order_id', '=', orderId)
      .executeTakeFirstOrThrow(),
  )
  return row.pre_tax_cents ?? 0
}

async function bill(run: { until: string; invoiceDate: string }): Promise<void> {
  const { body } = await ask<Schema<'BillingExport'>>('POST', own('billing-export'), {
    grouping: 'CustomerMonth',
    ...run,
  })
  await workOff(world, { of: [billingRunJob] })
  expect((await ask('GET', `/billing-exports/${body.id}`)).body).toMatchObject({ state: 'done', failure: null })
}

/** All who read the account of a customer, each with its answer. */
async function readers(id: number) {
  const list = (filter: object) =>
    own(`invoices?pagination=${encodeURIComponent(JSON.stringify({ filter: { customerIds: [id], ...filter } }))}`)
  const ageing = await ask<Schema<'AgeingCustomerPage'>>('GET', own('ageing'))
  const aged = ageing.body.data.find((row) => row.id === id)
  const statement = await ask<Schema<'Statement'>>('GET', own(`customers/${id}/statement?${days}`))
  const counts = await ask<Schema<'InvoiceCounts'>>('GET', own(`invoice-counts?customerId=${id}`))
  const overdue = await ask<Schema<'InvoicePage'>>('GET', list({ isOverdue: true }))
  const sent = await ask<Schema<'InvoicePage'>>('GET', list({ isSent: true }))
  const reminders = await ask<Schema<'ReminderPreview'>>('POST', own('invoice-reminders/preview'), {
    customerIds: [id],
  })
  const payments = await ask<Schema<'SettlementPage'>>(
    'GET',
    own(`settlements?pagination=${encodeURIComponent(JSON.stringify({ filter: { customerIds: [id] } }))}`),
  )
  const disputes = await ask<Schema<'InvoiceDisputePage'>>(
    'GET',
    own(`invoice-disputes?pagination=${encodeURIComponent(JSON.stringify({ filter: { customerIds: [id] } }))}`),
  )
  return {
    ageing: aged?.ageing.outstandingCadCents ?? 0,
    statement: statement.body.closingCadCents,
    statementRows: statement.body.rows.length,
    outstanding: counts.body.outstandingCadCents,
    overdue: [counts.body.overdue, counts.body.overdueCadCents],
    overdueList: overdue.body.data.map(({ number }) => number),
    sentList: sent.body.data.map(({ number }) => number),
    reminder: reminders.body.reminders.map(({ email, totalCadCents }) => [email, totalCadCents]),
    leftOut: reminders.body.leftOut.map(({ reason }) => reason),
    payments: payments.body.data.map(({ cadCents }) => cadCents),
    disputes: disputes.body.data.map(({ comment }) => comment),
  }
}

const nothing = {
  ageing: 0,
  statement: 0,
  statementRows: 0,
  outstanding: 0,
  overdue: [0, 0],
  overdueList: [],
  sentList: [],
  reminder: [],
  leftOut: [],
  payments: [],
  disputes: [],
}

const owing = (cents: number, email: string) => ({
  ...nothing,
  ageing: cents,
  statement: cents,
  statementRows: 1,
  outstanding: cents,
  overdue: [1, cents],
  overdueList: ['PSC-1001'],
  sentList: ['PSC-1001'],
  reminder: [[email, cents]],
})

const pairOf = (who: Caller) =>
  `/tenants/${who.tenantId}/merge-preview?sourceTenantId=${source}&targetTenantId=${target}`
const pay = (customerId: number, cadCents: number) =>
  ask<Schema<'Settlement'> & { errors?: object }>('POST', own('settlements'), {
    kind: 'payment',
    customerId,
    settledOn: '2026-11-20',
    method: 'cheque',
    parts: [{ invoiceId: invoice.id, cadCents }],
  })
const paperOf = async (id: number) => {
  const answer = await world.raw(world.bookkeeper, 'GET', `/invoices/${id}/pdf`)
  expect(answer.status).toBe(200)
  return Buffer.from(await answer.arrayBuffer()).toString('base64')
}

test('the whole account of a customer that owes $170.49 becomes the one of the customer that remains', async () => {
  expect(invoice).toMatchObject({ number: 'PSC-1001', totalCadCents: 17_049, billToName: 'Florists Ltd.' })
  await system((db) =>
    sql`insert into invoice_disputes (tenant_id, customer_tenant_id, invoice_id, invoice_line_id, state, comment, disputed_by_user_id,
      disputed_by_name) select tenant_id, ${source}, invoice_id, id, 'answered', 'Too dear', ${world.bookkeeper.userId}, 'Bea Bookman'
      from invoice_lines where invoice_id = ${invoice.id}`.execute(db),
  )
  const before = { ...owing(17_049, 'old@nutana.test'), disputes: ['Too dear'] }
  expect([await readers(source), await readers(target)]).toEqual([before, nothing])
  // The cheque of the other one does not fit before the merge.
  expect(await pay(target, 10_000)).toMatchObject({ status: 422 })
  const paper = await paperOf(invoice.id)

  // Sums are for those who read the books.
  const keeper = await system(async (db) => {
    const permissions = ['customers.read', 'customers.update', 'customers.delete']
    const role = { tenant_id: world.tenants.courier, name: 'Customers', permissions }
    const { id } = await db.insertInto('roles').values(role).returning('id').executeTakeFirstOrThrow()
    const userId = await insertUser(db, world.tenants.courier, 'Kit Keeper', [roles.user])
    await db
      .updateTable('memberships')
      .set({ roles: [id] })
      .where('user_id', '=', userId)
      .execute()
    return userId
  })
  const without = await world.caller(keeper, world.tenants.courier)
  expect((await ask('GET', pairOf(without), undefined, without)).body).toMatchObject({ outstanding: null })

  const preview = await ask<Schema<'CustomerMerge'>>('GET', pairOf(manager), undefined, manager)
  expect(preview.body.outstanding).toEqual({ sourceCadCents: 17_049, targetCadCents: 0 })
  expect(preview.body.parts).toEqual(
    expect.arrayContaining([
      { part: 'invoices', moves: 1, joined: 0, stays: 1 },
      { part: 'creditNotes', moves: 0, joined: 0, stays: 0 },
      { part: 'payments', moves: 0, joined: 0, stays: 0 },
      { part: 'disputes', moves: 1, joined: 0, stays: 0 },
      { part: 'reminders', moves: 0, joined: 0, stays: 0 },
    ]),
  )
  expect(preview.body.kept).toEqual([
    { field: 'Phone', source: '+13065550170' },
    { field: 'Notes', source: 'Call before noon.' },
    { field: 'Bill to address', source: '1 Old Road' },
    { field: 'Payment terms', source: 'Net 10' },
  ])
  expect(preview.body.dropped.map(({ field }) => field)).toEqual(['Name', 'Bill to name', 'Email for invoices'])

  const merged = await ask<Schema<'CustomerMerge'>>(
    'POST',
    own('merge'),
    { sourceTenantId: source, targetTenantId: target },
    manager,
  )
  expect([merged.status, merged.body]).toEqual([200, preview.body])
  expect([await readers(source), await readers(target)]).toEqual([
    nothing,
    { ...owing(17_049, 'new@nutana.test'), disputes: ['Too dear'] },
  ])
  expect((await ask<Schema<'InvoiceDetail'>>('GET', `/invoices/${invoice.id}`)).body).toMatchObject({
    invoice: { customer: { id: target, name: 'Nutana Flowers' }, billToName: 'Florists Ltd.' },
    billToAddress: '1 Old Road',
  })
  expect(await paperOf(invoice.id)).toBe(paper)
  expect((await ask('GET', own(`customers/${target}`), undefined, manager)).body).toMatchObject({
    phone: '+13065550170',
    notes: 'Call before noon.',
    billToName: 'Flowers Inc.',
    billToAddress: '1 Old Road',
    paymentTerms: 'net10',
    invoiceEmail: 'new@nutana.test',
  })
})

test('both histories tell of it', async () => {
  const entriesOf = async (subjectType: string, id: number) => {
    const pagination = {
      sort: [{ field: 'createdAt', direction: 'desc' }],
      filter: { subjectType: [subjectType], subjectId: { from: id, to: id } },
    }
    const path = own(`audit-entries?pagination=${encodeURIComponent(JSON.stringify(pagination))}`)
    return (await ask<Schema<'AuditEntryPage'>>('GET', path, undefined, manager)).body.data
  }
  expect((await entriesOf('invoice', invoice.id))[0]).toMatchObject({
    act: 'Gave another customer to the invoice PSC-1001',
    changes: [{ field: 'Customer', before: 'Nutana Florists', after: 'Nutana Flowers' }],
  })
  const taken = (await entriesOf('customer', target)).find(({ act }) => act.startsWith('Changed'))
  expect(taken?.changes).toEqual(expect.arrayContaining([{ field: 'Payment terms', before: null, after: 'Net 10' }]))
  const kept = await system((db) =>
    db.selectFrom('customer_merges').select('kept').where('source_tenant_id', '=', source).executeTakeFirstOrThrow(),
  )
  expect(kept.kept).toContainEqual({ field: 'Payment terms', source: 'Net 10' })
})

test('the cheque of the customer that remains settles the invoice, and a correction is a credit note of its account', async () => {
  expect(await pay(source, 10_000)).toMatchObject({ status: 422 })
  expect(await pay(target, 10_000)).toMatchObject({ status: 200, body: { customer: { id: target } } })
  await world.edits.price(orderId, {
    version: 2,
    items: [extra, { name: 'Late', priceCadCents: -500 }],
  })
  await bill({ until: '2026-11-20', invoiceDate: '2026-11-20' })
  const credits = await ask<Schema<'InvoicePage'>>(
    'GET',
    own(`invoices?pagination=${encodeURIComponent(JSON.stringify({ filter: { kinds: ['creditNote'] } }))}`),
  )
  expect(credits.body.data).toMatchObject([
    { customer: { id: target }, billToName: 'Flowers Inc.', totalCadCents: 525 },
  ])
  const left = 17_049 - 10_000 - 525
  expect([await readers(source), await readers(target)]).toMatchObject([
    nothing,
    { ageing: left, statement: left, outstanding: left, reminder: [['new@nutana.test', left]] },
  ])
})

test('reminders that the source had count as those of the customer that remains', async () => {
  const path = own('invoice-reminders')
  await ask('POST', path, { customerIds: [target] })
  await workOff(world, { of: [reminderRunJob] })
  const last = await system(async (db) => {
    const { clock, tenants } = world
    const given = { kind: 'Customer', features: ['Customer'], address: '', time_zone: 'America/Regina' } as const
    const id = await makeTenant(db, { name: 'Nutana Blooms', ...given }, clock.now)
    await connectTenants(db, {
      kind: 'courier-customer',
      tenantId: tenants.courier,
      partnerTenantId: id,
      now: clock.now,
    })
    return id
  })
  const merged = await ask<Schema<'CustomerMerge'>>(
    'POST',
    own('merge'),
    { sourceTenantId: target, targetTenantId: last },
    manager,
  )
  expect(merged.body.parts).toContainEqual({ part: 'reminders', moves: 1, joined: 0, stays: 0 })
  expect(merged.body.parts).toContainEqual({ part: 'creditNotes', moves: 1, joined: 0, stays: 0 })
  expect(merged.body.parts).toContainEqual({ part: 'payments', moves: 2, joined: 0, stays: 0 })
  const now = await readers(last)
  expect(now.reminder).toEqual([])
  expect(now.leftOut).toEqual([
    'Nutana Blooms was reminded on November 20, 2026, and is again from November 27, 2026 on.',
  ])
  // A paper that was made out to the first of them still says so.
  const names = await system((db) =>
    db
      .selectFrom('invoices')
      .select(['number', 'charged_name'])
      .where('customer_tenant_id', '=', last)
      .orderBy('id')
      .execute(),
  )
  expect(names).toEqual([
    { number: 'PSC-1001', charged_name: 'Nutana Florists' },
    { number: expect.any(String), charged_name: 'Nutana Flowers' },
  ])
})

test('another courier’s papers stay, and nobody else merges', async () => {
  const foreign = await system((db) =>
    db
      .selectFrom('invoices')
      .select(['customer_tenant_id', 'charged_name'])
      .where('id', '=', foreignInvoiceId)
      .executeTakeFirstOrThrow(),
  )
  expect(foreign).toEqual({ customer_tenant_id: source, charged_name: null })
  const stranger = await world.caller(world.users.stranger, world.tenants.stranger)
  expect((await ask('GET', pairOf(stranger), undefined, stranger)).status).toBe(404)
})

test('a paper or payment that is written while its customer is merged is turned away and run anew', async () => {
  const late = (table: 'invoices' | 'settlements') =>
    system((db) =>
      table === 'settlements'
        ? sql`insert into settlements (tenant_id, customer_tenant_id, kind, settled_on, amount_cents, made_by_user_id, made_by_name)
            values (${world.tenants.courier}, ${source}, 'payment', '2026-11-20', 1, ${world.bookkeeper.userId}, 'Bea')`.execute(
            db,
          )
        : sql`insert into invoices (tenant_id, billing_export_id, kind, number, customer_tenant_id, bill_to_name, contact, key, label,
            invoice_date, payment_terms, pre_tax_cents, tax_cents, total_cents, orders)
            select tenant_id, billing_export_id, kind, 'LATE-1', ${source}, 'Late', 'Late', 'all', 'All', invoice_date, 'net30', 1, 0, 1, 1
            from invoices where id = ${invoice.id}`.execute(db),
    )
  for (const table of ['invoices', 'settlements'] as const)
    await expect(late(table)).rejects.toMatchObject({ code: '40001' })
})
