import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { billingRunJob } from '#server/billing/runs/run-job.ts'
import type { Schema } from '#generated/handlers.ts'
import { billingWorld, type BillingWorld } from '#tests/api/billing/billing-world.ts'
import { insertUser } from '#tests/api/orders/order-fixtures.ts'
import type { Caller } from '#tests/api/orders/order-world.ts'
import { workOff } from '#tests/api/support/work-off.ts'
import { expectDocumented } from './documented.ts'
import { startReceiver, type Receiver } from './receiver.ts'
import { withWebhooks } from './webhook-world.ts'

/* Who hears of an invoice: the organization that issued it and its customer, as they read it on their screens. */

const invoiceEvents = ['invoice.sent', 'invoice.paid']

let world: BillingWorld & Awaited<ReturnType<typeof withWebhooks<BillingWorld>>>
let receiver: Receiver
let clerk: Caller
let invoice: Schema<'Invoice'>

beforeAll(async () => {
  world = await withWebhooks(await billingWorld())
  receiver = await startReceiver()
  const { tenants, database } = world
  const userId = await database.systemTransaction(async (db) => {
    await db
      .updateTable('customers')
      .set({ bill_to_name: 'Meewasin Inc.', payment_terms: 'net10', invoice_email: 'payables@meewasin.test' })
      .where('tenant_id', '=', tenants.courier)
      .where('id', '=', tenants.customer)
      .execute()
    return insertUser(db, tenants.customer, 'Ida Integrates', [])
  })
  clerk = await world.caller(userId, tenants.customer)
  const permissions = ['tenants.update', 'pricing.read']
  const customers = `/tenants/${tenants.customer}`
  const role = await ask<{ id: number }>(
    'POST',
    `${customers}/roles`,
    { name: 'Programs', permissions },
    customerOwner(),
  )
  await ask('POST', `${customers}/users/${userId}/roles`, { roleId: role.body.id }, customerOwner())
  await world.completed(40)
  await ask('PATCH', own('accounting-mappings'), { changes: [{ kind: 'tax', key: 'GST 5', code: 'GST' }] })
  await ask('PATCH', own('accounting-settings'), { usualItem: 'Delivery', invoicePrefix: 'PSC-' })
  const run = { until: '2026-10-31', invoiceDate: '2026-10-31', grouping: 'CustomerMonth' }
  await ask('POST', own('billing-export'), run)
  await workOff(world, { of: [billingRunJob] })
  ;[invoice] = (await ask<Schema<'InvoicePage'>>('GET', own('invoices'))).body.data as [Schema<'Invoice'>]
}, 60_000)
afterAll(async () => {
  await receiver.close()
  await world.close()
})
beforeEach(() => {
  receiver.received.length = 0
})

function ask<Body>(method: string, path: string, body?: unknown, who = world.bookkeeper) {
  return world.call<Body>(who, method, path, body === undefined ? {} : { body })
}
const own = (path: string) => `/tenants/${world.tenants.courier}/${path}`
const customerOwner = () => world.callers.customerOwner
const listen = (who: Caller, path: string, events = invoiceEvents) =>
  world.told(who, `${receiver.address}${path}`, { events })

test('both sides are told when it is sent, and when nothing of it is outstanding; strangers are not', async () => {
  await listen(world.owner, '/issuer')
  await listen(customerOwner(), '/customer')
  await listen(world.callers.stranger, '/stranger')
  await ask('POST', own('invoices/send'), { invoiceIds: [invoice.id] })
  await world.send()
  expect(receiver.received.map(({ path }) => path).toSorted()).toEqual(['/customer', '/issuer'])
  for (const { path, body } of receiver.received) {
    expectDocumented(body)
    const { type, data } = JSON.parse(body)
    expect(type).toBe('invoice.sent')
    expect(data.tenantId).toBe(path === '/issuer' ? world.tenants.courier : world.tenants.customer)
    expect(data.invoice).toMatchObject({
      id: invoice.id,
      number: invoice.number,
      state: 'open',
      issuer: { id: world.tenants.courier },
      customer: { id: world.tenants.customer },
      billTo: 'Meewasin Inc.',
      amounts: { totalCents: invoice.totalCadCents, outstandingCents: invoice.totalCadCents },
    })
    expect(body).not.toContain('payables@meewasin.test')
  }

  receiver.received.length = 0
  const half = Math.floor(invoice.totalCadCents / 2)
  const pay = (cadCents: number) =>
    ask('POST', own('settlements'), {
      kind: 'payment',
      customerId: world.tenants.customer,
      settledOn: '2026-11-20',
      method: 'cheque',
      parts: [{ invoiceId: invoice.id, cadCents }],
    })
  await pay(half)
  await world.send()
  expect(receiver.types()).toEqual([])
  await pay(invoice.totalCadCents - half)
  await world.send()
  expect(receiver.types('/issuer')).toEqual(['invoice.paid'])
  expect(receiver.types('/customer')).toEqual(['invoice.paid'])
  expect(receiver.received).toHaveLength(2)
  for (const { body } of receiver.received) {
    expectDocumented(body)
    expect(JSON.parse(body).data.invoice).toMatchObject({ state: 'paid', amounts: { outstandingCents: 0 } })
  }
})

test('who may not read invoices can have none sent, and reads none in the log', async () => {
  await expect(listen(clerk, '/clerk')).rejects.toThrow('/events')
  const { id } = await listen(clerk, '/clerk', ['order.created'])
  const change = await ask('PATCH', `/webhook-endpoints/${id}`, { events: ['invoice.paid'], version: 1 }, clerk)
  expect(change).toMatchObject({ status: 422, body: { errors: { '/events': [expect.any(String)] } } })
  const told = (await world.deliveries(clerk)).find(({ event }) => event === 'invoice.sent')
  const path = `/webhook-deliveries/${told?.id}/sent`
  expect((await ask('GET', path, undefined, clerk)).status).toBe(403)
  expect((await ask('GET', path, undefined, customerOwner())).status).toBe(200)
})

test('what nobody listens to is not noted', async () => {
  await world.forget()
  await listen(world.owner, '/issuer', ['order.created'])
  await ask('POST', own('invoices/send'), { invoiceIds: [invoice.id] })
  const noted = await world.database.systemTransaction((db) =>
    db.selectFrom('webhook_events').select('event').execute(),
  )
  expect(noted).toEqual([])
})
