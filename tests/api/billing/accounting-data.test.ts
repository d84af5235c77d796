import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { groupings, partyOf, spanOf, type Grouping } from '#domain/accounting/groupings.ts'
import { groupOf } from '#domain/accounting/periods.ts'
import type { Schema } from '#generated/handlers.ts'
import { billingWorld, type BillingWorld } from './billing-world.ts'

let world: BillingWorld
let all: Schema<'AccountingOrder'>[]
let discounted: number
let unpriced: number
let open: number

beforeAll(async () => {
  world = await billingWorld()
  const { users } = world
  for (const [index, daysAgo] of [0, 1, 4, 5, 12, 19, 20, 34, 50, 51, 110, 200, 323].entries()) {
    await world.completed(daysAgo, {}, index % 3 === 0 ? users.otherDriver : users.driver)
  }
  discounted = await world.completed(3)
  await world.edits.price(discounted, { items: [{ name: 'Goodwill', priceCadCents: -500 }] })
  unpriced = await world.completed(2)
  await world.database.systemTransaction((db) =>
    db
      .updateTable('delivery_order_prices')
      .set({ lines: '[]', base_cents: null, pre_tax_cents: null, tax_cents: null, total_cents: null })
      .where('delivery_order_id', '=', unpriced)
      .execute(),
  )
  open = await world.placedAt('droppedOff')
  await world.placedAt('cancelled')
  all = (await world.orders({ pagination: JSON.stringify({ page: 0, pageSize: 100 }) })).body.data
})
afterAll(() => world.close())

function order(id: number): Schema<'AccountingOrder'> {
  const found = all.find((each) => each.id === id)
  if (!found) throw new Error(`Order ${id} is not among them`)
  return found
}

const schedule = { payPeriod: 'semiMonthly', anchor: '2026-01-05' } as const

/** What the groups come to, added up order by order. */
function expected(grouping: Grouping) {
  const groups = Map.groupBy(all, (each) => {
    const party = partyOf(grouping) === 'Customer' ? each.customer.id : (each.driver?.id ?? 0)
    const { from } = groupOf(grouping, { orderId: each.id, date: each.billableOn }, schedule)
    return `${party}:${spanOf(grouping) === 'Order' ? each.id : (from ?? 'all')}`
  })
  return [...groups].map(([id, orders]) => ({
    id,
    orders: orders.length,
    totalCadCents: orders.reduce((sum, { totalCadCents }) => sum + (totalCadCents ?? 0), 0),
    payCadCents: orders.reduce((sum, { payCadCents }) => sum + (payCadCents ?? 0), 0),
  }))
}

test('completed orders count on their day by the clock of the courier, and no other one', () => {
  expect(all).toHaveLength(15)
  expect(all.map(({ id }) => id)).not.toContain(open)
  expect(all.map(({ billableOn }) => billableOn)).toEqual(
    all
      .map(({ billableOn }) => billableOn)
      .toSorted()
      .toReversed(),
  )
  expect(order(discounted)).toMatchObject({
    billableOn: '2026-11-17',
    customer: { name: 'Meewasin Pharmacy' },
    driver: { name: 'Ravi Patel' },
    state: 'unbilled',
    poNumber: 'PO-7781',
    parcels: 2,
    preTaxCadCents: 3_732,
    taxCadCents: 187,
    totalCadCents: 3_919,
  })
})

test('what a driver earns is what the page of the order says', async () => {
  for (const { id, payCadCents, rate } of all.slice(0, 6)) {
    const { body } = await world.edits.ask<Schema<'DriverPay'>>('GET', id, 'driver-pay', undefined, world.bookkeeper)
    expect({ payCadCents, rate }).toEqual({ payCadCents: body.plusAdjustmentsTotalCadCents, rate: body.rate })
  }
  expect(order(unpriced)).toMatchObject({ totalCadCents: null, payCadCents: null, rate: 60 })
})

describe.each(groupings)('%s', (grouping) => {
  test('has the sums of its orders, and opens to them', async () => {
    const { body, status } = await world.groups({ grouping, pagination: JSON.stringify({ page: 0, pageSize: 100 }) })
    expect(status).toBe(200)
    const sums = body.data.map(({ id, sums: { orders, totalCadCents, payCadCents } }) => ({
      id,
      orders,
      totalCadCents,
      payCadCents,
    }))
    const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)
    expect(sums.toSorted(byId)).toEqual(expected(grouping).toSorted(byId))

    const [group] = body.data
    const opened = await world.orders({ grouping, ids: group?.id ?? '' })
    expect(opened.body.total).toBe(group?.sums.orders)
  })

  test('is paged to its end in either direction', async () => {
    const whole = (await world.groups({ grouping, pagination: JSON.stringify({ page: 0, pageSize: 100 }) })).body.data
    for (const direction of ['asc', 'desc']) {
      for (const field of ['party', 'span', 'total', 'pay', 'orders', 'preTax']) {
        const ids: string[] = []
        let after: string | undefined
        do {
          const pagination = { page: 0, pageSize: 2, sort: [{ field, direction }], after }
          const { body } = await world.groups({ grouping, pagination: JSON.stringify(pagination) })
          ids.push(...body.data.map(({ id }) => id))
          after = body.next
        } while (after !== undefined)
        expect(ids.toSorted()).toEqual(whole.map(({ id }) => id).toSorted())
      }
    }
  })
})

test('totals are those of the groups that the same words find', async () => {
  const filter = { states: ['unbilled'], isPriced: true }
  const words = { grouping: 'CustomerMonth', search: 'meewasin', from: '2026-10-01', until: '2026-11-18' }
  const pagination = JSON.stringify({ page: 0, pageSize: 100, filter })
  const groups = (await world.groups({ ...words, pagination })).body.data
  const totals = await world.call<Schema<'AccountingSums'>>(
    world.bookkeeper,
    'GET',
    `/tenants/${world.tenants.courier}/accounting-totals?${new URLSearchParams({ ...words, filter: JSON.stringify(filter) })}`,
  )
  expect(totals.body.totalCadCents).toBe(groups.reduce((sum, { sums }) => sum + sums.totalCadCents, 0))
  expect(totals.body.orders).toBeGreaterThan(3)
  expect((await world.groups({ ...words, search: 'nobody', pagination })).body.data).toEqual([])
})

test('orders by themselves are found as the list of orders finds them, also of long ago and in their sums', async () => {
  const oldest = all.toSorted((a, b) => a.billableOn.localeCompare(b.billableOn))[0]
  const words = {
    grouping: 'CustomerDeliveryOrder',
    search: `#${oldest?.id}`,
    from: '2020-01-01',
    until: '2026-12-31',
  }
  expect((await world.groups(words)).body.data.map(({ orderId }) => orderId)).toEqual([oldest?.id])
  const path = `/tenants/${world.tenants.courier}/accounting-totals?${new URLSearchParams(words)}`
  const totals = await world.call<Schema<'AccountingSums'>>(world.bookkeeper, 'GET', path)
  expect(totals.body).toMatchObject({ orders: 1, totalCadCents: oldest?.totalCadCents })
})

test('CSV has the columns that are named, and of orders every kind of price line', async () => {
  const query = new URLSearchParams({ grouping: 'CustomerCustomer', from: '2026-01-01', until: '2026-12-31' })
  for (const column of ['party', 'total', 'orders']) query.append('columns', column)
  const csv = { accept: 'text/csv' }
  const groups = await world.call<string>(
    world.bookkeeper,
    'GET',
    `/tenants/${world.tenants.courier}/accounting-data?${query}`,
    { headers: csv },
  )
  const total = all.reduce((sum, each) => sum + (each.totalCadCents ?? 0), 0)
  expect(groups.body).toBe(`Customer,Total (CAD),Orders\r\nMeewasin Pharmacy,${(total / 100).toFixed(2)},15\r\n`)

  query.delete('columns')
  const orders = await world.call<string>(world.bookkeeper, 'GET', `/tenants/accounting-data?${query}`, {
    headers: csv,
  })
  const [header = '', ...lines] = orders.body.trim().split('\r\n')
  expect(header).toContain('Rush (CAD)')
  expect(header).toContain('GST (CAD)')
  expect(lines).toHaveLength(15)
  expect(lines.find((line) => line.startsWith(`${discounted},`))).toContain('-5.00')
  expect(orders.headers.get('x-total-count')).toBe('15')
})

test('drivers have what they earned in the pay period of a day', async () => {
  const answer = await world.call<Schema<'PaidDriverPage'>>(
    world.bookkeeper,
    'GET',
    `/tenants/${world.tenants.courier}/accounting-invoicing-data?until=2026-11-19`,
  )
  const earned = (name: string) => all.filter((each) => each.driver?.name === name && each.billableOn >= '2026-11-16')
  expect(answer.body.data.map(({ name }) => name)).toEqual(['Mina Okafor', 'Ravi Patel'])
  for (const { name, from, until, orders, payCadCents } of answer.body.data) {
    const own = earned(name)
    const pay = own.reduce((sum, each) => sum + (each.payCadCents ?? 0), 0)
    expect([from, until, orders, payCadCents]).toEqual(['2026-11-16', '2026-11-30', own.length, pay])
  }
})

test('days that end before they begin, and more than ten years, are refused by name', async () => {
  for (const [from, until] of [
    ['2026-11-02', '2026-11-01'],
    ['2010-01-01', '2026-01-01'],
    ['2026-02-30', '2026-03-01'],
  ]) {
    const { status, body } = await world.groups({ grouping: 'CustomerMonth', from: from ?? '', until: until ?? '' })
    expect([status, JSON.stringify(body)]).toEqual([expect.any(Number), expect.stringMatching(/until|from/)])
    expect([400, 422]).toContain(status)
  }
})

describe('billing statuses of several', () => {
  test('change by groups and by numbers, say why they are not billable, and are told on each timeline', async () => {
    const [group] = (await world.groups({ grouping: 'CustomerMonth', from: '2026-11-01' })).body.data
    const path = `/tenants/${world.tenants.courier}/bill-statuses`
    const without = await world.call(world.bookkeeper, 'PATCH', path, {
      body: { orderIds: [discounted], billStatus: 'not_exportable' },
    })
    expect(without).toMatchObject({ status: 422, body: { errors: { '/reason': ['Required'] } } })

    const body = {
      groups: { grouping: 'CustomerMonth', ids: [group?.id], from: '2026-11-01', until: '2026-12-31' },
      billStatus: 'not_exportable',
      reason: 'For charity',
    }
    const answer = await world.call<Schema<'BillStatusesChanged'>>(world.bookkeeper, 'PATCH', path, { body })
    expect(answer.body).toEqual({ changed: group?.sums.orders, unchanged: 0, refused: [] })
    const [row] = (await world.orders({ ids: group?.id ?? '', pagination: '{"filter":{"states":["notBillable"]}}' }))
      .body.data
    expect(row).toMatchObject({ state: 'notBillable', notBillableReason: 'For charity' })
    expect((await world.edits.updates(discounted))[0]).toMatchObject({
      changes: [{ field: 'billStatus', from: 'not_exported', to: 'not_exportable' }],
    })

    const back = { orderIds: [discounted, open], billStatus: 'not_exported' }
    expect((await world.call(world.bookkeeper, 'PATCH', path, { body: back })).body).toMatchObject({
      changed: 1,
      unchanged: 1,
      refused: [],
    })
    const foreign = { orderIds: [discounted, 999_999], billStatus: 'exported' }
    expect(await world.call(world.bookkeeper, 'PATCH', path, { body: foreign })).toMatchObject({
      status: 422,
      body: { errors: { '/orderIds/1': [expect.any(String)] } },
    })
  })

  test('a price that changes after it was billed is seen, and is not any more once it is back', async () => {
    const id = await world.completed(6)
    const path = `/tenants/${world.tenants.courier}/bill-statuses`
    await world.call(world.bookkeeper, 'PATCH', path, { body: { orderIds: [id], billStatus: 'exported' } })
    const state = async () => (await world.orders({ search: `#${id}` })).body.data[0]?.state
    expect(await state()).toBe('exported')
    await world.edits.price(id, { items: [{ name: 'Stairs', priceCadCents: 700 }] })
    expect(await state()).toBe('changed')
    await world.edits.price(id, { version: 2, items: [] })
    expect(await state()).toBe('exported')
  })
})

test('an order is paid once it brings something in, and is not again', async () => {
  const paid = (id: number, word: string) =>
    world.call(world.bookkeeper, 'PUT', `/delivery-orders/${id}/pricing/${word}`)
  expect(await paid(open, 'paid')).toMatchObject({ status: 422, body: { code: 'not_billable_yet' } })
  const [id = 0] = all.map((each) => each.id)
  expect((await paid(id, 'paid')).status).toBe(200)
  expect((await world.orders({ pagination: '{"filter":{"isPaid":true}}' })).body.data).toMatchObject([
    { id, paidAt: world.clock.now },
  ])
  expect((await paid(id, 'unpaid')).status).toBe(200)
  expect((await world.orders({ pagination: '{"filter":{"isPaid":true}}' })).body.data).toEqual([])
})

test('without days it is the month of the courier’s today that is asked for', async () => {
  const ask = (path: string, days = '') =>
    world.call(world.bookkeeper, 'GET', `${path}?grouping=CustomerCustomer${days}`)
  const month =
    all
      .map(({ billableOn }) => billableOn)
      .toSorted()
      .at(-1)
      ?.slice(0, 7) ?? ''
  const { tenants } = world
  for (const path of [
    `/tenants/${tenants.courier}/accounting-data`,
    `/tenants/${tenants.courier}/accounting-totals`,
    '/tenants/accounting-data',
  ]) {
    const { status, body } = await ask(path)
    expect([path, status, body]).toEqual([path, 200, (await ask(path, `&from=${month}-01&until=${month}-30`)).body])
  }
  const beforeItsMonth = await ask('/tenants/accounting-data', '&from=2100-01-01')
  expect(beforeItsMonth).toMatchObject({ status: 422, body: { errors: { '/until': [expect.any(String)] } } })
})
