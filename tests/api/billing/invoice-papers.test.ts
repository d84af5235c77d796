import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatCents } from '#domain/amounts/money.ts'
import { roles } from '#domain/access/roles.ts'
import type { Schema } from '#generated/handlers.ts'
import { billingRunJob } from '#server/billing/runs/run-job.ts'
import { pdfPages } from '#server/documents/testing/pdf-text.ts'
import { messageJob } from '#server/notices/send-message.ts'
import { insertUser } from '#tests/api/orders/order-fixtures.ts'
import type { Caller } from '#tests/api/orders/order-world.ts'
import { workOff } from '#tests/api/support/work-off.ts'
import { billingWorld, type BillingWorld } from './billing-world.ts'

/** Invoices and statements on paper and by e-mail: what is said there is what the API says. */

let world: BillingWorld
let manager: Caller
let invoice: Schema<'Invoice'>

beforeAll(async () => {
  world = await billingWorld()
  for (const daysAgo of [3, 5]) await world.completed(daysAgo, { poNumber: `PO ${daysAgo}` })
  const { tenants, database } = world
  const managerId = await database.systemTransaction(async (db) => {
    await db
      .updateTable('customers')
      .set({ bill_to_name: 'Meewasin Inc.', bill_to_address: '12 Broadway Ave\nSaskatoon', payment_terms: 'net10' })
      .where('tenant_id', '=', tenants.courier)
      .where('id', '=', tenants.customer)
      .execute()
    return insertUser(db, tenants.customer, 'Cora Payable', [roles.organizationManager])
  })
  manager = await world.caller(managerId, tenants.customer)
  await ask('PATCH', own('accounting-mappings'), { changes: [{ kind: 'tax', key: 'GST 5', code: 'GST' }] })
  const registered = {
    gstHstNumber: '123456789 RT0001',
    qstNumber: '1234567890 TQ0001',
    invoiceMemo: 'Thank you.',
    eTransferTo: 'pay@sky.test',
  }
  await ask('PATCH', own('accounting-settings'), { usualItem: 'Delivery', invoicePrefix: 'PSC-', ...registered })
  await ask('POST', own('billing-export'), {
    until: '2026-11-30',
    invoiceDate: '2026-11-18',
    grouping: 'CustomerCustomer',
  })
  await workOff(world, { of: [billingRunJob] })
  const { body } = await ask<Schema<'InvoicePage'>>('GET', own('invoices'))
  ;[invoice] = body.data as [Schema<'Invoice'>]
  const parts = [{ invoiceId: invoice.id, cadCents: 1_234 }]
  const payment = { kind: 'payment', customerId: tenants.customer, settledOn: '2026-11-19', method: 'cheque', parts }
  await ask('POST', own('settlements'), payment)
})
afterAll(() => world.close())

function ask<Body>(method: string, asked: string, body?: unknown, who = world.bookkeeper) {
  return world.call<Body>(who, method, asked, body === undefined ? {} : { body })
}

const own = (asked: string) => `/tenants/${world.tenants.courier}/${asked}`
const ofVendor = (asked: string) => `/tenants/${world.tenants.customer}/vendors/${world.tenants.courier}/${asked}`

async function textOf(asked: string, who = world.bookkeeper): Promise<string> {
  const answer = await world.raw(who, 'GET', asked)
  expect(answer.status).toBe(200)
  const pages = await pdfPages(new Uint8Array(await answer.arrayBuffer()))
  // A run ends where the spacing changes.
  return pages.map(({ text }) => text.replaceAll(/\n(?=[ ,])/g, '')).join(' ')
}

test('an invoice prints its number, registrations, terms, orders, taxes, and what is due of it', async () => {
  const text = await textOf(`/invoices/${invoice.id}/pdf`)
  const due = invoice.totalCadCents - 1_234
  for (const said of [
    'PSC-1001',
    'Meewasin Inc.',
    '12 Broadway Ave',
    '123456789 RT0001',
    '1234567890 TQ0001',
    'Net 10',
    'Nov 28, 2026',
    'PO 3',
    'PO 5',
    'GST (5%)',
    formatCents(invoice.totalCadCents),
    formatCents(due),
    'Payment, cheque',
    'Thank you.',
    'How to pay',
    'to pay@sky.test',
  ]) {
    expect(text).toContain(said)
  }
  expect(await textOf(ofVendor(`invoices/${invoice.id}/pdf`), manager)).toBe(text)
  const html = await world.raw(world.bookkeeper, 'GET', `/invoices/${invoice.id}/html`)
  expect(await html.text()).toContain(formatCents(due))
})

test('a statement prints each row and what is owed after it, for both alike', async () => {
  const days = 'from=2026-11-01&until=2026-11-30'
  const text = await textOf(own(`customers/${world.tenants.customer}/statement-pdf?${days}`))
  for (const said of [
    'PSC-1001',
    'Cheque',
    formatCents(invoice.totalCadCents),
    formatCents(invoice.totalCadCents - 1_234),
    'to pay@sky.test',
  ]) {
    expect(text).toContain(said)
  }
  expect(await textOf(ofVendor(`statement-pdf?${days}`), manager)).toBe(text)
  expect((await ask('GET', own(`customers/${world.tenants.stranger}/statement-pdf?${days}`))).status).toBe(404)
})

test('one without an address is not sent, with one it goes out with its paper', async () => {
  const send = () => ask<Schema<'InvoicesDone'>>('POST', own('invoices/send'), { invoiceIds: [invoice.id] })
  expect((await send()).body).toEqual({
    done: 0,
    refused: [
      { invoiceId: invoice.id, number: 'PSC-1001', message: 'Meewasin Pharmacy has no e-mail address for invoices.' },
    ],
  })
  await world.database.systemTransaction((db) =>
    db
      .updateTable('customers')
      .set({ invoice_email: 'payables@meewasin.test' })
      .where('tenant_id', '=', world.tenants.courier)
      .where('id', '=', world.tenants.customer)
      .execute(),
  )
  expect((await send()).body).toEqual({ done: 1, refused: [] })
  const statement = { from: '2026-11-01', until: '2026-11-30' }
  const asked = own(`customers/${world.tenants.customer}/statement/send`)
  expect((await ask('POST', asked, statement)).status).toBe(200)
  await workOff(world, { of: [messageJob] })
  const folder = path.join(world.deps.config.dataDir, 'mail')
  const names = await readdir(folder)
  const papers = names.filter((name) => name.endsWith('.pdf')).map((name) => name.replace(/^\d+-/, ''))
  expect(papers.toSorted()).toEqual(['PSC-1001.pdf', 'statement-2026-11-01-2026-11-30.pdf'])
  const mail = await readFile(path.join(folder, names.find((name) => name.endsWith('invoice.eml')) ?? ''), 'utf8')
  expect(mail).toContain('Subject: Invoice PSC-1001 from Prairie Sky')
  expect(mail).toContain(`is attached: ${formatCents(invoice.totalCadCents)}.`)
  expect(mail).toContain('E-transfer: to pay@sky.test')
  expect((await ask<Schema<'InvoiceDetail'>>('GET', `/invoices/${invoice.id}`)).body.invoice.sentAt).toBe(
    world.clock.now,
  )
})
