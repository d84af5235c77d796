import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Schema } from '#generated/handlers.ts'
import { roles, type RoleId } from '#domain/access/roles.ts'
import { reminderRunJob } from '#server/billing/invoices/reminder-runs.ts'
import { billingRunJob } from '#server/billing/runs/run-job.ts'
import { insertUser } from '#tests/api/orders/order-fixtures.ts'
import type { Caller } from '#tests/api/orders/order-world.ts'
import { workOff } from '#tests/api/support/work-off.ts'
import { billingWorld, type BillingWorld } from './billing-world.ts'

/** What a customer sees of its vendor's invoices, disputes on both sides, and reminders. */

let world: BillingWorld
let manager: Caller
let scheduler: Caller
let stranger: Caller
let invoice: Schema<'Invoice'>
let lines: Schema<'InvoiceLine'>[]

beforeAll(async () => {
  world = await billingWorld()
  for (const daysAgo of [40, 41]) await world.completed(daysAgo)
  const { tenants, database } = world
  const person = async (tenantId: number, name: string, role: RoleId) => {
    const id = await database.systemTransaction((db) => insertUser(db, tenantId, name, [role]))
    return world.caller(id, tenantId)
  }
  manager = await person(tenants.customer, 'Cora Payable', roles.organizationManager)
  scheduler = await person(tenants.customer, 'Sam Scheduling', roles.scheduler)
  stranger = await person(tenants.stranger, 'Stan Strange', roles.organizationManager)
  await database.systemTransaction((db) =>
    db
      .updateTable('customers')
      .set({ bill_to_name: 'Meewasin Inc.', payment_terms: 'net10', invoice_email: 'payables@meewasin.test' })
      .where('tenant_id', '=', tenants.courier)
      .where('id', '=', tenants.customer)
      .execute(),
  )
  await ask('PATCH', own('accounting-mappings'), { changes: [{ kind: 'tax', key: 'GST 5', code: 'GST' }] })
  await ask('PATCH', own('accounting-settings'), { usualItem: 'Delivery', invoicePrefix: 'PSC-' })
  await ask('POST', own('billing-export'), {
    until: '2026-10-31',
    invoiceDate: '2026-10-31',
    grouping: 'CustomerMonth',
  })
  await workOff(world, { of: [billingRunJob] })
  const { body } = await ask<Schema<'InvoicePage'>>('GET', own('invoices'))
  ;[invoice] = body.data as [Schema<'Invoice'>]
  lines = (await ask<Schema<'InvoiceLinePage'>>('GET', `/invoices/${invoice.id}/lines`)).body.data
})
afterAll(() => world.close())

function ask<Body>(method: string, path: string, body?: unknown, who = world.bookkeeper) {
  return world.call<Body>(who, method, path, body === undefined ? {} : { body })
}

const own = (path: string) => `/tenants/${world.tenants.courier}/${path}`
const ofVendor = (path: string, customerId = world.tenants.customer) =>
  `/tenants/${customerId}/vendors/${world.tenants.courier}/${path}`

test('a customer reads what its vendor billed, line by line', async () => {
  const { body } = await ask<Schema<'InvoicePage'>>('GET', ofVendor('invoices'), undefined, manager)
  expect(body.data).toEqual([invoice])
  const detail = await ask<Schema<'InvoiceDetail'>>('GET', ofVendor(`invoices/${invoice.id}`), undefined, manager)
  expect(detail.body).toMatchObject({ invoice, paymentTerms: 'net10', taxes: [{ name: 'GST (5%)' }] })
  const theirs = await ask<Schema<'InvoiceLinePage'>>(
    'GET',
    ofVendor(`invoices/${invoice.id}/lines`),
    undefined,
    manager,
  )
  expect(theirs.body.data).toEqual(lines)
  expect(lines.reduce((sum, { totalCadCents }) => sum + totalCadCents, 0)).toBe(invoice.totalCadCents)
  expect((await ask('GET', ofVendor('invoice-counts'), undefined, manager)).body).toMatchObject({
    all: 1,
    overdue: 1,
    overdueCadCents: invoice.totalCadCents,
  })
})

test('nobody else does: neither those without the books, nor strangers, nor the customer on the side of the courier', async () => {
  const paths = ['invoices', 'invoice-counts', `invoices/${invoice.id}`, `invoices/${invoice.id}/lines`]
  for (const path of [...paths, 'statement?from=2026-10-01&until=2026-10-31']) {
    expect([path, (await ask('GET', ofVendor(path), undefined, scheduler)).status]).toEqual([path, 403])
    const asked = ofVendor(path, world.tenants.stranger)
    expect([path, (await ask('GET', asked, undefined, stranger)).status]).toEqual([path, 404])
  }
  expect((await ask('GET', `/invoices/${invoice.id}`, undefined, manager)).status).toBe(404)
  expect((await ask('GET', `/invoices/${invoice.id}`, undefined, stranger)).status).toBe(404)
})

describe('a disputed line', () => {
  const disputes = async (states: string[]) =>
    (
      await ask<Schema<'InvoiceDisputePage'>>(
        'GET',
        own(`invoice-disputes?pagination=${encodeURIComponent(JSON.stringify({ filter: { states } }))}`),
      )
    ).body.data

  const dispute = (comment: string, lineId = lines[0]?.id) =>
    ask<Schema<'InvoiceDisputeText'>>(
      'PUT',
      ofVendor(`invoices/${invoice.id}/lines/${lineId}/dispute`),
      { comment },
      manager,
    )

  test('waits for an answer, and the customer reads it', async () => {
    expect(await dispute('We cancelled this one.')).toMatchObject({
      status: 200,
      body: { state: 'open', disputedByName: 'Cora Payable' },
    })
    const [open] = await disputes(['open'])
    expect(open).toMatchObject({ orderId: lines[0]?.orderId, comment: 'We cancelled this one.' })
    expect((await ask<Schema<'InvoiceDetail'>>('GET', `/invoices/${invoice.id}`)).body.invoice.openDisputes).toBe(1)
    const answered = await ask('PUT', `/invoice-disputes/${open?.id}/answer`, { answer: 'The driver was there.' })
    expect(answered).toMatchObject({ status: 200, body: { state: 'answered', answeredByName: 'Bea Bookman' } })
    const read = await ask<Schema<'InvoiceLinePage'>>(
      'GET',
      ofVendor(`invoices/${invoice.id}/lines`),
      undefined,
      manager,
    )
    expect(read.body.data[0]?.dispute).toMatchObject({ state: 'answered', answer: 'The driver was there.' })
    expect(await disputes(['open'])).toEqual([])
  })

  test('said once more it waits again, and can be taken back once', async () => {
    await dispute('He was not.')
    expect(await disputes(['open'])).toMatchObject([{ comment: 'He was not.', answer: 'The driver was there.' }])
    const path = ofVendor(`invoices/${invoice.id}/lines/${lines[0]?.id}/withdraw-dispute`)
    expect((await ask('PUT', path, undefined, manager)).body).toMatchObject({ state: 'withdrawn' })
    expect(await ask('PUT', path, undefined, manager)).toMatchObject({ status: 422, body: { code: 'not_disputed' } })
  })

  test('is one of an invoice that the customer has', async () => {
    expect((await dispute('No', 999_999)).status).toBe(404)
    const path = `invoices/${invoice.id}/lines/${lines[0]?.id}/dispute`
    expect((await ask('PUT', ofVendor(path), { comment: 'No' }, scheduler)).status).toBe(403)
    const asked = ofVendor(path, world.tenants.stranger)
    expect((await ask('PUT', asked, { comment: 'No' }, stranger)).status).toBe(404)
    expect((await ask('PUT', ofVendor(path), { comment: '  ' }, manager)).status).toBe(422)
  })
})

describe('reminders', () => {
  const preview = async () => (await ask<Schema<'ReminderPreview'>>('POST', own('invoice-reminders/preview'), {})).body

  test('are of what was sent, by e-mail or by another way', async () => {
    const unsent = { reason: 'Meewasin Pharmacy has not been sent what is overdue: send it, or mark it as sent.' }
    expect(await preview()).toMatchObject({ reminders: [], leftOut: [unsent] })
    const mark = (who?: Caller, tenantId = world.tenants.courier) =>
      ask('PUT', `/tenants/${tenantId}/invoices/sent`, { invoiceIds: [invoice.id] }, who)
    expect((await mark(world.callers.viewer)).status).toBe(403)
    expect((await mark(stranger, world.tenants.stranger)).status).toBe(404)
    expect(await mark()).toMatchObject({ status: 200, body: { done: 1, refused: [] } })
    const sentAt = async () =>
      (await ask<Schema<'InvoiceDetail'>>('GET', `/invoices/${invoice.id}`)).body.invoice.sentAt
    const first = await sentAt()
    expect(first).toBe(world.clock.now)
    world.clock.now += 60
    expect(await mark()).toMatchObject({ status: 200, body: { done: 1, refused: [] } })
    expect(await sentAt()).toBe(first)
    world.clock.now -= 60
  })

  test('are tried before they are sent, and what is disputed is not reminded of', async () => {
    const { reminders } = await preview()
    expect(reminders).toMatchObject([
      {
        email: 'payables@meewasin.test',
        step: 'friendly',
        invoices: [{ number: invoice.number }],
        totalCadCents: invoice.totalCadCents,
        subject: expect.stringContaining('Reminder'),
      },
    ])
    const path = ofVendor(`invoices/${invoice.id}/lines/${lines[0]?.id}/dispute`)
    await ask('PUT', path, { comment: 'Once more' }, manager)
    expect(await preview()).toMatchObject({ reminders: [], leftOut: [{ reason: expect.stringContaining('disputes') }] })
    await ask('PUT', path.replace(/dispute$/, 'withdraw-dispute'), undefined, manager)
  })

  test('go out once, with the invoices, and not again within a week', async () => {
    const made = await ask<Schema<'ReminderRun'>>('POST', own('invoice-reminders'), {})
    expect(made.body).toMatchObject({ state: 'waiting' })
    await workOff(world, { of: [reminderRunJob] })
    expect((await ask('GET', `/reminder-runs/${made.body.id}`)).body).toMatchObject({
      state: 'done',
      done: 1,
      total: 1,
      sent: 1,
      leftOut: 0,
    })
    const [message] = await world.database.systemTransaction((db) =>
      db.selectFrom('messages').selectAll().where('purpose', '=', 'reminder').execute(),
    )
    expect(message).toMatchObject({
      recipient: 'payables@meewasin.test',
      papers: [{ kind: 'invoice', invoiceId: invoice.id }],
      text_body: expect.stringContaining(invoice.number),
    })
    expect(await preview()).toMatchObject({
      reminders: [],
      leftOut: [{ reason: expect.stringContaining('was reminded') }],
    })
    const again = await ask<Schema<'ReminderRun'>>('POST', own('invoice-reminders'), {})
    await workOff(world, { of: [reminderRunJob] })
    expect((await ask('GET', `/reminder-runs/${again.body.id}`)).body).toMatchObject({ sent: 0, leftOut: 1 })
    expect((await ask('PUT', `/reminder-runs/${again.body.id}/cancel`)).status).toBe(422)
  })

  test('are of customers alone', async () => {
    const body = { customerIds: [world.tenants.stranger] }
    expect(await ask('POST', own('invoice-reminders'), body)).toMatchObject({
      status: 422,
      body: { errors: { '/customerIds/0': [expect.any(String)] } },
    })
  })
})

test('a run that is reversed answers what its lines are disputed by', async () => {
  await world.completed(30)
  const made = await ask<Schema<'BillingExport'>>('POST', own('billing-export'), {
    until: '2026-11-30',
    invoiceDate: '2026-11-20',
    grouping: 'CustomerCustomer',
  })
  await workOff(world, { of: [billingRunJob] })
  const { body: found } = await ask<Schema<'InvoicePage'>>('GET', own('invoices'))
  const second = found.data.find(({ billingExportId }) => billingExportId === made.body.id)
  const linesOf = async () =>
    (await ask<Schema<'InvoiceLinePage'>>('GET', ofVendor(`invoices/${second?.id}/lines`), undefined, manager)).body
      .data
  const [line] = await linesOf()
  const path = ofVendor(`invoices/${second?.id}/lines/${line?.id}/dispute`)
  expect((await ask('PUT', path, { comment: 'Never ordered.' }, manager)).status).toBe(200)
  const reversed = await ask('PUT', `/billing-exports/${made.body.id}/reverse`, { reason: 'The wrong month.' })
  expect(reversed.status).toBe(200)
  expect((await linesOf())[0]?.dispute).toMatchObject({
    state: 'answered',
    comment: 'Never ordered.',
    answer: 'The billing run was reversed, and nothing is owed on this line: The wrong month.',
    answeredByName: 'Bea Bookman',
  })
  const open = encodeURIComponent(JSON.stringify({ filter: { states: ['open'] } }))
  expect(
    (await ask<Schema<'InvoiceDisputePage'>>('GET', own(`invoice-disputes?pagination=${open}`))).body.data,
  ).toEqual([])
})

test('a customer that is gone pays still, and reads what it was billed', async () => {
  const { tenants, database } = world
  await database.systemTransaction((db) =>
    db
      .updateTable('tenant_links')
      .set({ ended_at: world.clock.now })
      .where('tenant_id', '=', tenants.courier)
      .where('partner_tenant_id', '=', tenants.customer)
      .execute(),
  )
  const { body } = await ask<Schema<'InvoicePage'>>('GET', ofVendor('invoices'), undefined, manager)
  expect(body.data.filter(({ state }) => state !== 'void').map(({ id }) => id)).toEqual([invoice.id])
  expect((await ask<Schema<'AgeingCustomerPage'>>('GET', own('ageing'))).body.data).toMatchObject([
    {
      id: tenants.customer,
      isConnected: false,
      holdProposal: null,
      ageing: { outstandingCadCents: invoice.totalCadCents },
    },
  ])
  const parts = [{ invoiceId: invoice.id, cadCents: invoice.totalCadCents }]
  const payment = { kind: 'payment', customerId: tenants.customer, settledOn: '2026-11-20', method: 'cheque', parts }
  expect((await ask('POST', own('settlements'), payment)).status).toBe(200)
  expect((await ask<Schema<'AgeingCustomerPage'>>('GET', own('ageing'))).body.data).toEqual([])
})
