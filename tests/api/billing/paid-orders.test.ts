import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Schema } from '#generated/handlers.ts'
import { billingRunJob } from '#server/billing/runs/run-job.ts'
import { workOff } from '#tests/api/support/work-off.ts'
import { billingWorld, type BillingWorld } from './billing-world.ts'

/* The money that came in for an order is told by its payments, whatever somebody said of it and whatever it costs by now. */

let world: BillingWorld
beforeAll(async () => {
  world = await billingWorld()
  await world.database.systemTransaction((db) =>
    db
      .updateTable('customers')
      .set({ bill_to_name: 'Meewasin Inc.', invoice_email: 'payables@meewasin.test' })
      .where('tenant_id', '=', world.tenants.courier)
      .where('id', '=', world.tenants.customer)
      .execute(),
  )
  await ask('PATCH', own('accounting-mappings'), { changes: [{ kind: 'tax', key: 'GST 5', code: 'GST' }] })
  await ask('PATCH', own('accounting-settings'), { usualItem: 'Delivery', invoicePrefix: 'PSC-' })
})
afterAll(() => world.close())

async function ask<Body>(method: string, path: string, body?: unknown): Promise<Body> {
  const answer = await world.call<Body>(world.bookkeeper, method, path, body === undefined ? {} : { body })
  if (answer.status !== 200 && answer.status !== 201) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
  return answer.body
}

const own = (path: string) => `/tenants/${world.tenants.courier}/${path}`
const run = { until: '2026-11-30', invoiceDate: '2026-11-20', grouping: 'CustomerCustomer' }

async function bill(): Promise<Schema<'Invoice'>[]> {
  const { id } = await ask<Schema<'BillingExport'>>('POST', own('billing-export'), run)
  await workOff(world, { of: [billingRunJob] })
  expect(await ask('GET', `/billing-exports/${id}`)).toMatchObject({ state: 'done', failure: null })
  const { data } = await ask<Schema<'InvoicePage'>>('GET', own('invoices'))
  return data.filter((invoice) => invoice.billingExportId === id)
}

const orderOf = async (id: number) => {
  const { body } = await world.orders({ search: `#${id}` })
  const [order] = body.data
  if (order === undefined) throw new Error(`Order ${id} is not there.`)
  return order
}
const paidIn = async (id: number) => (await groupsOf(id)).reduce((sum, { sums }) => sum + sums.paidCadCents, 0)
const groupsOf = async (id: number) => {
  const { body } = await world.groups({ grouping: 'CustomerDeliveryOrder', search: `#${id}` })
  return body.data
}
const pay = (invoice: Schema<'Invoice'>, cadCents: number, kind = 'payment') =>
  ask<Schema<'Settlement'>>('POST', own('settlements'), {
    kind,
    customerId: world.tenants.customer,
    settledOn: '2026-11-20',
    method: 'cheque',
    parts: [{ invoiceId: invoice.id, cadCents }],
  })

test('an order that was paid before it was billed is invoiced as paid, and the dry run says so', async () => {
  const [prepaid, other] = [await world.completed(3), await world.completed(2)]
  const { totalCadCents } = await orderOf(prepaid)
  await ask('PUT', `/delivery-orders/${prepaid}/pricing/paid`)
  expect(await paidIn(prepaid)).toBe(totalCadCents)
  const dry = await ask<Schema<'BillingRunPreview'>>('POST', own('billing-export-preview'), run)
  expect(dry.faults.find(({ code }) => code === 'paidBefore')).toMatchObject({
    severity: 'warning',
    orderIds: [prepaid],
    message: `1 order is marked as paid already: $${((totalCadCents ?? 0) / 100).toFixed(2)} is recorded as paid.`,
  })
  const [invoice] = await bill()
  expect(invoice).toMatchObject({ state: 'partPaid', settledCadCents: totalCadCents })
  if (invoice === undefined) return
  expect((await paidIn(prepaid)) + (await paidIn(other))).toBe(totalCadCents)
  const detail = await ask<Schema<'InvoiceDetail'>>('GET', `/invoices/${invoice.id}`)
  expect(detail.settlements).toMatchObject([
    { kind: 'payment', settledOn: '2026-11-20', note: 'Marked as paid before it was billed' },
  ])
  await pay(invoice, invoice.outstandingCadCents)
  expect([await paidIn(prepaid), await paidIn(other)]).toEqual([totalCadCents, (await orderOf(other)).totalCadCents])
})

test('what came in stays what it is when the price changes, and follows what is given back', async () => {
  const id = await world.completed(1)
  const before = (await orderOf(id)).totalCadCents ?? 0
  const [invoice] = await bill()
  if (invoice === undefined) throw new Error('Nothing was billed.')
  const payment = await pay(invoice, before)
  expect(await paidIn(id)).toBe(before)
  const adjust = async (priceCadCents: number) => {
    const { pricingVersion } = await world.edits.page(id)
    const items = [{ name: 'Adjusted', priceCadCents }]
    await world.edits.price(id, { version: pricingVersion, items, confirmLargeDiscount: true })
  }
  await adjust(1_000)
  expect((await orderOf(id)).totalCadCents).toBe(before + 1_050)
  expect(await paidIn(id)).toBe(before)
  await adjust(-500)
  const [credit] = await bill()
  expect(credit).toMatchObject({ kind: 'creditNote', outstandingCadCents: -525 })
  expect(await paidIn(id)).toBe(before)
  if (credit === undefined) return
  const refund = await pay(credit, 500, 'refund')
  expect(await paidIn(id)).toBe(before - 500)
  await ask('PUT', `/settlements/${refund.id}/take-back`, { reason: 'A test' })
  await ask('PUT', `/settlements/${payment.id}/take-back`, { reason: 'A test' })
  expect(await paidIn(id)).toBe(0)
})

test('a run that is reversed takes its own payments along, and what was paid before it is paid again', async () => {
  const [prepaid, other] = [await world.completed(3), await world.completed(2)]
  const { totalCadCents } = await orderOf(prepaid)
  await ask('PUT', `/delivery-orders/${prepaid}/pricing/paid`)
  const said = (await orderOf(prepaid)).paidAt
  world.clock.now += 3_600
  const [invoice] = await bill()
  if (invoice === undefined) throw new Error('Nothing was billed.')
  expect((await orderOf(prepaid)).paidAt).toBeNull()
  const payment = await pay(invoice, 100)
  const reverse = () =>
    world.call<{ message: string }>(world.bookkeeper, 'PUT', `/billing-exports/${invoice.billingExportId}/reverse`, {
      body: { reason: 'The wrong month.' },
    })
  expect(await reverse()).toMatchObject({ status: 422, body: { code: 'cannot_reverse' } })
  expect((await reverse()).body.message).toContain('$1.00')
  await ask('PUT', `/settlements/${payment.id}/take-back`, { reason: 'A test' })
  expect(await reverse()).toMatchObject({ status: 200, body: { state: 'reversed' } })
  expect((await orderOf(prepaid)).paidAt).toBe(said)
  expect([await paidIn(prepaid), await paidIn(other)]).toEqual([totalCadCents, 0])
  const { settlements } = await ask<Schema<'InvoiceDetail'>>('GET', `/invoices/${invoice.id}`)
  expect(settlements.reduce((sum, { cadCents }) => sum + cadCents, 0)).toBe(0)
  const [again] = await bill()
  expect(again).toMatchObject({ state: 'partPaid', settledCadCents: totalCadCents })
  if (again === undefined) return
  // One that somebody took back, since it was not paid after all, stays unpaid.
  const [byRun] = (await ask<Schema<'InvoiceDetail'>>('GET', `/invoices/${again.id}`)).settlements
  await ask('PUT', `/settlements/${byRun?.id}/take-back`, { reason: 'It was another customer.' })
  await ask('PUT', `/billing-exports/${again.billingExportId}/reverse`, { reason: 'The wrong month.' })
  expect((await orderOf(prepaid)).paidAt).toBeNull()
  await bill()
})

test('the sums of what was paid are the payments', async () => {
  const { body } = await world.groups({ grouping: 'CustomerCustomer' })
  const { data } = await ask<Schema<'SettlementPage'>>('GET', own('settlements'))
  const sign = { payment: 1, refund: -1, credit: 0 }
  const moved = data.reduce((sum, { kind, cadCents }) => sum + sign[kind] * cadCents, 0)
  expect(moved).toBeGreaterThan(0)
  expect(body.data.reduce((sum, { sums }) => sum + sums.paidCadCents, 0)).toBe(moved)
})
