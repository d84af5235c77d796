import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { roles } from '#domain/access/roles.ts'
import type { Schema } from '#generated/handlers.ts'
import { keepFigures } from '#server/figures/keep-figures.ts'
import { billingWorld, type BillingWorld } from '#tests/api/billing/billing-world.ts'
import { insertUser } from '#tests/api/orders/order-fixtures.ts'
import { noon, type Caller } from '#tests/api/orders/order-world.ts'

let world: BillingWorld
let viewer: Caller
let driver: Caller
let orders: number[]

beforeAll(async () => {
  world = await billingWorld()
  const { tenants, users } = world
  viewer = await world.caller(
    await world.database.systemTransaction((db) => insertUser(db, tenants.courier, 'Wanda Watcher', [roles.viewer])),
    tenants.courier,
  )
  driver = await world.caller(users.driver, tenants.courier)
  orders = [await world.completed(3), await world.completed(2), await world.completed(40, {}, users.otherDriver)]
  await keepFigures(world.deps)
}, 60_000)
afterAll(() => world.close())

const november = { from: '2026-11-01', until: '2026-11-30' }
type Refusal = Partial<Schema<'FormError'>>

function ask<Body>(who: Caller, path: string, query: Readonly<Record<string, unknown>>, tenantId = who.tenantId) {
  const words = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  )
  return world.call<Body & Refusal>(who, 'GET', `/tenants/${tenantId}/${path}?${words}`)
}

describe('who may ask', () => {
  test('money of what a courier carries out is for those who read its accounting', async () => {
    expect((await ask(world.bookkeeper, 'analytics/revenue', { params: november })).status).toBe(200)
    // A dispatcher reads the price of each order, and not what they come to.
    expect((await ask(world.callers.dispatcher, 'analytics/revenue', { params: november })).status).toBe(403)
    expect((await ask(viewer, 'analytics/revenue', { params: november })).status).toBe(403)
    expect((await ask(viewer, 'analytics/orders', { params: november })).status).toBe(200)
    const sorted = {
      params: november,
      dimension: 'party',
      pagination: { sort: [{ field: 'margin', direction: 'asc' }] },
    }
    expect((await ask(world.callers.dispatcher, 'analytics/groups', sorted)).status).toBe(403)
  })

  test('a driver sees what they carried out themselves, and no other', async () => {
    expect((await ask(driver, 'analytics/orders', { params: november })).status).toBe(403)
    const own = (userId: number) =>
      world.call<Schema<'OnTimeAnalytics'>>(
        driver,
        'GET',
        `/users/${userId}/analytics?params=${encodeURIComponent(JSON.stringify(november))}`,
      )
    expect((await own(driver.userId)).body.total.delivered).toBe(2)
    expect((await own(world.users.otherDriver)).status).toBe(404)
  })

  test('a customer sees what it ordered of the courier, with what it costs and nothing of what is paid for it', async () => {
    const { scheduler } = world.callers
    const { body } = await ask<Schema<'RevenueAnalytics'>>(scheduler, 'analytics/revenue', { params: november })
    expect(body).toMatchObject({
      side: 'ordered',
      total: { earned: 2, withoutPay: null, payCadCents: null, boughtCadCents: null, marginCadCents: null },
    })
    expect(body.total.revenueCadCents).toBeGreaterThan(0)
    const page = await ask<Schema<'FigureOrderPage'>>(scheduler, 'analytics/figure-orders', {
      params: november,
      measure: 'earned',
    })
    expect(page.body.data.map(({ payCadCents, driver: name }) => [payCadCents, name])).toEqual([
      [null, null],
      [null, null],
    ])
    // What others ordered of the same courier is not there, nor is the courier's own side.
    const carried = await ask<Schema<'OrderAnalytics'>>(scheduler, 'analytics/orders', {
      params: { ...november, side: 'carried' },
    })
    expect(carried.body.total).toEqual({ placed: 0, delivered: 0, cancelled: 0 })
    expect((await ask(scheduler, 'analytics/orders', { params: november }, world.tenants.courier)).status).toBe(404)
  })
})

describe('what is refused', () => {
  test.each([
    ['days that end before they begin', { from: '2026-11-30', until: '2026-11-01' }, '/until'],
    ['more days than can be read', { from: '2020-01-01', until: '2026-11-30', by: 'day' }, '/by'],
    ['drivers of others', { ...november, side: 'ordered', of: { dimension: 'driver', key: '7' } }, '/of'],
  ])('%s', async (_what, params, at) => {
    const { status, body } = await ask(world.bookkeeper, 'analytics/orders', { params })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [at]])
  })

  test('what is no key is nobody’s', async () => {
    const params = { ...november, of: { dimension: 'party', key: "1' or true" } }
    const { status, body } = await ask<Schema<'FigureSums'>>(world.bookkeeper, 'analytics/figure-sums', {
      params,
      measure: 'placed',
    })
    expect([status, body.orders]).toEqual([200, 0])
  })
})

test('another rate changes what was earned before, and another calendar its days', async () => {
  const read = async () =>
    (await ask<Schema<'RevenueAnalytics'>>(world.bookkeeper, 'analytics/revenue', { params: november })).body.total
  const before = await read()
  const path = `/tenants/${world.tenants.courier}/driver-pay-rates`
  const { body: rates } = await world.call<Schema<'DriverPayRates'>>(world.bookkeeper, 'GET', path)
  const answer = await world.call(world.bookkeeper, 'PATCH', path, { body: { version: rates.version, defaultRate: 0 } })
  expect(answer.status).toBe(200)
  expect(await read()).toEqual(before)
  await keepFigures(world.deps)
  expect(await read()).toMatchObject({ revenueCadCents: before.revenueCadCents, payCadCents: 0 })

  const days = async () => {
    const { body } = await ask<Schema<'OrderAnalytics'>>(world.bookkeeper, 'analytics/orders', {
      params: { ...november, by: 'day' },
    })
    return body.buckets.flatMap(({ from, figures }) => (figures.delivered > 0 ? [from] : []))
  }
  expect(await days()).toEqual(['2026-11-17', '2026-11-18'])
  // Noon in Saskatchewan is the next morning on the other side of the date line.
  await world.database.systemTransaction((db) =>
    db.updateTable('tenants').set({ time_zone: 'Pacific/Auckland' }).where('id', '=', world.tenants.courier).execute(),
  )
  await keepFigures(world.deps)
  expect(await days()).toEqual(['2026-11-18', '2026-11-19'])
  await world.database.systemTransaction((db) =>
    db.updateTable('tenants').set({ time_zone: 'America/Regina' }).where('id', '=', world.tenants.courier).execute(),
  )
  await keepFigures(world.deps)
})

test('drivers have what they carried out, those with the most first', async () => {
  const { body } = await ask<Schema<'AnalyticsGroupPage'>>(world.bookkeeper, 'driver-statistics', {
    params: { from: '2026-10-01', until: '2026-11-30' },
  })
  expect(body.data.map(({ key, onTime }) => [Number(key), onTime.delivered])).toEqual([
    [world.users.driver, 2],
    [world.users.otherDriver, 1],
  ])
})

test('what is invoiced and owed is of the days of the organization’s own calendar', async () => {
  const stats = (days: number) =>
    ask<Schema<'InvoicingStats'>>(world.bookkeeper, 'analytics/invoicing-stats', {
      start: noon - days * 86_400,
      end: noon,
    })
  const [few, many] = [(await stats(5)).body, (await stats(60)).body]
  expect([few.unbilledOrders, many.unbilledOrders, few.invoices]).toEqual([2, orders.length, 0])
  const { body: listed } = await world.orders({ pagination: JSON.stringify({ page: 0, pageSize: 100 }) })
  expect(many.unbilledCadCents).toBe(listed.data.reduce((sum, { totalCadCents }) => sum + (totalCadCents ?? 0), 0))
  const reversed = await ask(world.bookkeeper, 'analytics/invoicing-stats', { start: noon, end: noon - 86_400 * 2 })
  expect(reversed.status).toBe(422)
})
