import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { roles } from '#domain/access/roles.ts'
import type { Schema } from '#generated/handlers.ts'
import { billingRunJob } from '#server/billing/runs/run-job.ts'
import { insertUser } from '#tests/api/orders/order-fixtures.ts'
import { workOff } from '#tests/api/support/work-off.ts'
import { billingWorld, type BillingWorld } from './billing-world.ts'

/* A run leaves exclusions unbilled: what its dry run is checked against, and how its invoices are sent. */

let world: BillingWorld
let elm: number
/** Orders of the pharmacy, then one of the bakery. */
let orderIds: number[]

beforeAll(async () => {
  world = await billingWorld()
  orderIds = []
  for (const daysAgo of [3, 24, 25]) orderIds.push(await world.completed(daysAgo))
  elm = await newCustomer('Elm Bakery')
  orderIds.push(await completedOf(elm))
  await ask('PATCH', own('accounting-mappings'), { changes: [{ kind: 'tax', key: 'GST 5', code: 'GST' }] })
  await ask('PATCH', own('accounting-settings'), { usualItem: 'Delivery', invoicePrefix: 'PSC-' })
  await world.database.systemTransaction((db) =>
    db
      .updateTable('customers')
      .set({ bill_to_name: 'Meewasin Inc.', payment_terms: 'net10', invoice_email: 'payables@meewasin.test' })
      .where('tenant_id', '=', world.tenants.courier)
      .where('id', '=', world.tenants.customer)
      .execute(),
  )
})
afterAll(() => world.close())

const own = (path: string) => `/tenants/${world.tenants.courier}/${path}`
const month = { until: '2026-11-30', invoiceDate: '2026-11-20', grouping: 'CustomerMonth' }
const reason = 'The customer has to be set up first.'

function ask<Body>(method: string, path: string, body?: unknown, who = world.bookkeeper) {
  return world.call<Body>(who, method, path, body === undefined ? {} : { body })
}

/** A managed customer that may order by the service. */
async function newCustomer(name: string): Promise<number> {
  const { courier } = world.tenants
  const { systemTransaction } = world.database
  const ownerId = await systemTransaction((db) => insertUser(db, courier, 'Olga Owner', [roles.owner]))
  const owner = await world.caller(ownerId, courier)
  const { id } = (await ask<{ id: number }>('POST', own('customers'), { name, address: '402 21st St E' }, owner)).body
  const row = { tenant_id: courier, customer_tenant_id: id, service_id: world.service.id, is_enabled: true }
  await systemTransaction(async (db) => {
    await db.insertInto('customer_services').values(row).execute()
    // Both may order between locations of the courier.
    await db.updateTable('locations').set({ tenant_id: courier }).execute()
  })
  return id
}

async function completedOf(customerTenantId: number): Promise<number> {
  const { dispatcher } = world.callers
  const id = await world.placed({ customerTenantId }, dispatcher)
  await world.assign([id])
  for (const step of ['picked-up', 'dropped-off', 'completed'])
    expect((await world.call(dispatcher, 'POST', `/delivery-orders/${id}/${step}`, { body: {} })).status).toBe(200)
  return id
}

const preview = (more: object = {}) =>
  ask<Schema<'BillingRunPreview'>>('POST', own('billing-export-preview'), { ...month, ...more })

async function run(more: object = {}): Promise<Schema<'BillingExport'>> {
  const { body, status } = await ask<Schema<'BillingExport'>>('POST', own('billing-export'), { ...month, ...more })
  expect(status, JSON.stringify(body)).toBe(200)
  await workOff(world, { of: [billingRunJob] })
  return (await ask<Schema<'BillingExport'>>('GET', `/billing-exports/${body.id}`)).body
}

const stateOf = async (id: number) => (await world.orders({ search: `#${id}` })).body.data[0]?.state
const errorsOf = (answer: { body: unknown }) => (answer.body as { errors?: Record<string, string[]> }).errors

describe('what a run is asked to leave unbilled', () => {
  test('goes out of the dry run with its faults, and is shown with its sum', async () => {
    const faulty = (await preview()).body
    const errors = ({ faults }: Schema<'BillingRunPreview'>) =>
      faults.filter(({ severity }) => severity === 'error').map(({ code, customerId }) => [code, customerId])
    expect(errors(faulty)).toEqual([['noBillToName', elm]])
    expect(faulty).toMatchObject({ excludedOrders: 0, excludedCadCents: 0, excluded: [] })

    const { body } = await preview({ excludedCustomers: [{ customerId: elm, reason: ` ${reason} ` }] })
    expect(errors(body)).toEqual([])
    expect(body.excluded).toEqual([
      {
        customer: { id: elm, name: 'Elm Bakery' },
        orderId: null,
        reason,
        orders: 1,
        unpriced: 0,
        totalCadCents: body.excludedCadCents,
      },
    ])
    expect(body).toMatchObject({ orders: 3, excludedOrders: 1 })
    expect(body.excludedCadCents).toBeGreaterThan(0)
    expect(body.totalCadCents + body.excludedCadCents).toBe(faulty.totalCadCents)
    expect(body.version).not.toBe(faulty.version)

    const [first = 0] = orderIds
    const alone = (await preview({ excludedOrders: [{ orderId: first, reason }] })).body
    expect(alone.excluded).toMatchObject([{ customer: { id: world.tenants.customer }, orderId: first, orders: 1 }])
    expect(alone.orders).toBe(3)
  })

  test('is refused at its field where it is not the caller’s, named twice or without a reason', async () => {
    const { stranger } = world.tenants
    const foreign = await preview({
      excludedCustomers: [
        { customerId: elm, reason },
        { customerId: stranger, reason },
        { customerId: elm, reason: 'Again.' },
      ],
      excludedOrders: [{ orderId: 99_999_999, reason }],
    })
    expect(foreign.status).toBe(422)
    expect(Object.keys(errorsOf(foreign) ?? {}).toSorted()).toEqual([
      '/excludedCustomers/1/customerId',
      '/excludedCustomers/2/customerId',
      '/excludedOrders/0/orderId',
    ])
    for (const bad of ['', '   ', 'x'.repeat(301)])
      expect((await preview({ excludedCustomers: [{ customerId: elm, reason: bad }] })).status).toBe(422)
    expect((await preview({ excludedCustomers: [{ customerId: elm }] })).status).toBe(422)
    expect((await preview({ excludedOrders: [{ orderId: 'all', reason }] })).status).toBe(422)
    expect((await preview({ excludedOrders: 'all' })).status).toBe(422)
    const made = await ask('POST', own('billing-export'), {
      ...month,
      excludedCustomers: [{ customerId: stranger, reason }],
    })
    expect(made.status).toBe(422)
  })

  test('does not count among the open leaks of the run', async () => {
    const [, , last = 0] = orderIds
    const before = (await preview()).body.openLeaks
    await world.database.systemTransaction((db) =>
      db.updateTable('order_revenues').set({ fallback_cents: 400 }).where('delivery_order_id', '=', last).execute(),
    )
    const { openLeaks } = (await preview()).body
    expect(openLeaks).toBeGreaterThan(before)
    expect((await preview({ excludedOrders: [{ orderId: last, reason }] })).body.openLeaks).toBe(before)
  })
})

test('a run is not made of anything else than its dry run showed', async () => {
  const excludedCustomers = [{ customerId: elm, reason }]
  const { body } = await preview({ excludedCustomers })
  const expected = { orders: body.orders, totalCadCents: body.totalCadCents, version: body.version }
  // The sum stays: what stands on the invoice does not.
  await ask('PATCH', own('accounting-mappings'), { changes: [{ kind: 'tax', key: 'GST 5', code: 'G' }] })
  const refused = await ask('POST', own('billing-export'), { ...month, excludedCustomers, expected })
  expect(refused).toMatchObject({
    status: 422,
    body: { code: 'dry_run_changed', message: expect.stringContaining('Check again') },
  })
  expect((await ask<Schema<'BillingExportPage'>>('GET', own('billing-exports'))).body.data).toEqual([])

  // A change between the wish and the run keeps it from being made as well.
  const again = (await preview({ excludedCustomers })).body
  const wish = { orders: again.orders, totalCadCents: again.totalCadCents, version: again.version }
  const wanted = await ask<Schema<'BillingExport'>>('POST', own('billing-export'), {
    ...month,
    excludedCustomers,
    expected: wish,
  })
  await ask('PATCH', own('accounting-mappings'), { changes: [{ kind: 'tax', key: 'GST 5', code: 'GST' }] })
  await workOff(world, { of: [billingRunJob] })
  expect((await ask('GET', `/billing-exports/${wanted.body.id}`)).body).toMatchObject({
    state: 'failed',
    failure: expect.stringContaining('have changed since the dry run'),
    excludedOrders: 1,
  })
})

describe('a run with exclusions', () => {
  let made: Schema<'BillingExport'>

  test('keeps what it left unbilled, and says so in the audit', async () => {
    const excludedCustomers = [{ customerId: elm, reason }]
    const excludedOrders = [{ orderId: orderIds[0] ?? 0, reason: 'It is in dispute.' }]
    const { body } = await preview({ excludedCustomers, excludedOrders })
    const expected = { orders: body.orders, totalCadCents: body.totalCadCents, version: body.version }
    made = await run({ excludedCustomers, excludedOrders, expected })
    expect(made).toMatchObject({
      state: 'done',
      orders: 2,
      excludedOrders: 2,
      excludedCadCents: body.excludedCadCents,
      totalCadCents: body.totalCadCents,
    })
    const path = `/billing-exports/${made.id}/exclusions`
    expect((await ask<Schema<'BillingExclusions'>>('GET', path)).body.data).toEqual(body.excluded)
    expect((await world.call(world.callers.stranger, 'GET', path)).status).toBe(404)
    const [listed] = (await ask<Schema<'BillingExportPage'>>('GET', own('billing-exports'))).body.data
    expect(listed).toMatchObject({ excludedOrders: 2, excludedCadCents: body.excludedCadCents })
    expect(listed).not.toHaveProperty('excluded')
    const entries = await world.database.systemTransaction((db) =>
      db
        .selectFrom('audit_entries')
        .select(['action', 'after'])
        .where('subject_type', '=', 'billing-export')
        .where('subject_id', '=', made.id)
        .execute(),
    )
    expect(JSON.stringify(entries)).toContain(reason)
    expect(JSON.stringify(entries)).toContain('It is in dispute.')
  })

  test('leaves them to the next one, which picks them up by itself', async () => {
    expect(await stateOf(orderIds[0] ?? 0)).toBe('unbilled')
    expect(await stateOf(orderIds[3] ?? 0)).toBe('unbilled')
    expect(await stateOf(orderIds[1] ?? 0)).toBe('exported')
    expect((await preview()).body).toMatchObject({ orders: 2, excluded: [] })
  })

  test('of which everything is excluded makes nothing', async () => {
    const everybody = [elm, world.tenants.customer].map((customerId) => ({ customerId, reason }))
    expect((await preview({ excludedCustomers: everybody })).body).toMatchObject({ orders: 0, excludedOrders: 2 })
    expect(await run({ excludedCustomers: everybody })).toMatchObject({
      state: 'failed',
      failure: 'There is nothing to bill any more.',
    })
  })

  test('sends each customer one e-mail with all of its invoices, once', async () => {
    const who = () => ask<Schema<'BillingRecipients'>>('GET', `/billing-exports/${both.id}/recipients`)
    await world.database.systemTransaction((db) =>
      db
        .updateTable('customers')
        .set({ bill_to_name: 'Elm Bakery Ltd.' })
        .where('tenant_id', '=', world.tenants.courier)
        .where('id', '=', elm)
        .execute(),
    )
    await world.completed(26)
    const both = await run()
    expect(both).toMatchObject({ state: 'done', invoices: 3 })
    expect((await who()).body).toMatchObject({
      documents: 3,
      unsent: 2,
      unreachable: 1,
      mails: 1,
      data: [
        { customer: { name: 'Elm Bakery' }, email: null, invoices: 1 },
        { customer: { name: 'Meewasin Pharmacy' }, email: 'payables@meewasin.test', invoices: 2, sentAt: null },
      ],
    })
    const send = (body: object = {}, caller = world.bookkeeper) =>
      ask<Schema<'BillingSent'>>('POST', `/billing-exports/${both.id}/send`, body, caller)
    expect((await send({}, world.callers.stranger)).status).toBe(404)
    expect((await send({}, world.callers.dispatcher)).status).toBe(403)
    expect((await send({ again: 'yes' })).status).toBe(422)
    expect((await send()).body).toMatchObject({
      documents: 2,
      mails: 1,
      refused: [{ customer: { name: 'Elm Bakery' }, message: expect.stringContaining('no e-mail address') }],
    })
    const mails = await world.database.systemTransaction((db) =>
      db.selectFrom('messages').select(['subject', 'text_body', 'papers', 'recipient']).execute(),
    )
    const sent = (await ask<Schema<'InvoicePage'>>('GET', `/billing-exports/${both.id}/invoices`)).body.data.filter(
      ({ customer }) => customer.id === world.tenants.customer,
    )
    expect(mails).toMatchObject([
      {
        recipient: 'payables@meewasin.test',
        subject: expect.stringMatching(/^2 invoices from /),
        papers: sent.map(({ id: invoiceId }) => ({ kind: 'invoice', invoiceId })),
      },
    ])
    for (const { number } of sent) expect(mails[0]?.text_body).toContain(number)
    expect((await who()).body).toMatchObject({
      unsent: 0,
      mails: 0,
      mailsAgain: 1,
      data: [{}, { sentAt: world.clock.now }],
    })
    expect((await send()).body).toMatchObject({ documents: 0, mails: 0 })
    expect((await send({ again: true })).body).toMatchObject({ documents: 2, mails: 1 })
  })

  test('sends nothing once it is reversed, and belongs to nobody else', async () => {
    await ask('PUT', `/billing-exports/${made.id}/reverse`, { reason: 'The wrong month.' })
    expect(await ask('POST', `/billing-exports/${made.id}/send`, {})).toMatchObject({
      status: 422,
      body: { code: 'not_made' },
    })
    const { stranger } = world.callers
    expect((await ask('GET', `/billing-exports/${made.id}/recipients`, undefined, stranger)).status).toBe(404)
  })
})
