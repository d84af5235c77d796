import { afterAll, beforeAll, expect, test } from 'vitest'
import { figureDimensions, figureMeasures, hasDimension, type FigureSide } from '#domain/figures/figures.ts'
import { amountsOfOrders, countOrders, isCounted } from '#domain/figures/count-orders.ts'
import { daysBefore, figureSpans, spansOf, type FigureSpan } from '#domain/figures/spans.ts'
import type { Schema } from '#generated/handlers.ts'
import { keepFigures } from '#server/figures/keep-figures.ts'
import { createRandom, type Random } from '#server/seed/random.ts'
import { ledgerWorld, type LedgerWorld, type Side, type SideName } from '#tests/api/billing/ledger-world.ts'
import { noon, type Caller } from '#tests/api/orders/order-world.ts'
import { countByHand, type CountedByHand } from './counted-by-hand.ts'

/*
 * Two couriers live through a random month over HTTP: orders are placed, handed on, carried out with waits, too late, cancelled, priced again,
 * and their drivers are paid otherwise. Whatever the figures say is then counted anew, order by order, from the orders themselves.
 */

let world: LedgerWorld

beforeAll(async () => {
  world = await ledgerWorld()
  const couriers = [world.sides.prairie, world.sides.queen]
  // By it a report knows whose side it is.
  await world.database.systemTransaction((db) =>
    db
      .insertInto('tenant_features')
      .values(couriers.map(({ tenantId }) => ({ tenant_id: tenantId, feature: 'Courier' as const })))
      .onConflict((of) => of.doNothing())
      .execute(),
  )
}, 60_000)
afterAll(() => world.close())

const first = noon - 40 * 86_400

async function live(random: Random, acts: number): Promise<void> {
  const placed: Placed[] = []
  for (let act = 0; act < acts; act++) {
    world.clock.now = first + Math.floor((act / acts) * 40 * 86_400) + random.between(0, 3_000)
    const name: SideName = random.pick(['prairie', 'queen'])
    const side = world.sides[name]
    const open = placed.length === 0 ? null : random.pick(placed)
    const kind = random.next()
    if (open === null || kind < 0.3) placed.push(await place(random, name))
    else if (kind < 0.8) await moveOn(random, open, placed)
    else if (kind < 0.86) {
      await attempt(open.side.customer, 'POST', `/delivery-orders/${open.id}/cancelled`, {
        tenantId: open.side.customer.tenantId,
        reason: 'No longer needed',
      })
      if (open.state === 'created') placed.splice(placed.indexOf(open), 1)
    } else if (kind < 0.95)
      await world
        .adjust(name === 'prairie' ? 'prairie' : 'queen', await anyOf(side, random), random.between(-400, 900))
        .catch(() => {})
    else await changeRates(side, random)
    if (random.chance(0.2)) await keepFigures(world.deps)
  }
}

async function place(random: Random, name: SideName): Promise<Placed> {
  const side = world.sides[name]
  const [from, to] = [random.pick(Object.values(side.locations)), random.pick(Object.values(side.locations))]
  const id = await world.placed(
    {
      customerTenantId: side.customerId,
      serviceId: side.sells.id,
      serviceSpeedId: side.sells.rush,
      pickupLocationId: from,
      dropoffLocationId: from === to ? Object.values(side.locations).find((other) => other !== from) : to,
      parcels: [{ parcelTypeId: side.sells.box, quantity: random.between(1, 4), weightKg: random.between(1, 29) }],
      availableAt: world.clock.now + 900,
    },
    side.customer,
  )
  if (random.chance(0.3)) {
    const other = world.sides[name === 'prairie' ? 'queen' : 'prairie']
    const { buyOrderId } = await world.askAs<Schema<'Brokerage'>>(
      side.office,
      'POST',
      `/delivery-orders/${id}/brokerage/${other.tenantId}`,
      { serviceId: side.buys.id, serviceSpeedId: side.buys.rush },
    )
    return { id: buyOrderId, side, carrier: other, state: 'created', at: world.clock.now }
  }
  return { id, side, carrier: side, state: 'created', at: world.clock.now }
}

interface Placed {
  readonly id: number
  readonly side: Side
  readonly carrier: Side
  state: 'created' | 'assigned' | 'pickedUp' | 'droppedOff'
  /** When the last thing happened to it, unix seconds. */
  at: number
}

async function moveOn(random: Random, order: Placed, all: Placed[]): Promise<void> {
  const { id, carrier } = order
  world.clock.now = order.at + random.between(30, 3_000)
  const step = async (path: string, body: object = {}) =>
    attempt(carrier.driver, 'POST', `/delivery-orders/${id}/${path}`, body)
  if (order.state === 'created') {
    await attempt(carrier.office, 'PUT', `/users/${carrier.driver.userId}/delivery-orders/bulk`, { ids: [id] })
    order.state = 'assigned'
  } else if (order.state === 'assigned') {
    if (random.chance(0.6)) await wait(random, 'pickup')
    await step('picked-up')
    order.state = 'pickedUp'
  } else if (order.state === 'pickedUp') {
    world.clock.now += random.between(60, random.chance(0.3) ? 40_000 : 5_000)
    if (random.chance(0.4)) await wait(random, 'dropoff')
    await step('dropped-off')
    order.state = 'droppedOff'
  } else {
    await step('completed')
    all.splice(all.indexOf(order), 1)
  }
  order.at = world.clock.now
  async function wait(by: Random, stop: string) {
    await step('checkin', { stop })
    world.clock.now += by.between(10, 3_000)
    if (by.chance(0.9)) await step('checkout', { stop })
  }
}

/** What may be refused, as an order that moved on meanwhile is. */
async function attempt(who: Caller, method: string, path: string, body: unknown): Promise<void> {
  const { status } = await world.call(who, method, path, { body })
  expect(status).toBeLessThan(500)
}

async function anyOf({ tenantId }: Side, random: Random): Promise<number> {
  const rows = await world.database.systemTransaction((db) =>
    db.selectFrom('delivery_orders').select('id').where('receiver_tenant_id', '=', tenantId).orderBy('id').execute(),
  )
  return rows.length === 0 ? 0 : random.pick(rows).id
}

async function changeRates({ bookkeeper, tenantId }: Side, random: Random): Promise<void> {
  const { version } = await world.askAs<Schema<'DriverPayRates'>>(
    bookkeeper,
    'GET',
    `/tenants/${tenantId}/driver-pay-rates`,
  )
  await world.askAs(bookkeeper, 'PATCH', `/tenants/${tenantId}/driver-pay-rates`, {
    version,
    defaultRate: random.chance(0.3) ? null : random.between(30, 80),
  })
}

function get<Body>(who: Caller, path: string, query: Readonly<Record<string, unknown>>): Promise<Body> {
  const words = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  )
  return world.askAs<Body>(who, 'GET', `/tenants/${who.tenantId}/${path}?${words}`)
}

async function payOf({ bookkeeper }: Side) {
  const orders: Schema<'AccountingOrder'>[] = []
  let after: string | undefined
  do {
    const query = new URLSearchParams({
      grouping: 'CustomerMonth',
      from: '2026-01-01',
      until: '2026-12-31',
      pagination: JSON.stringify({ page: 0, pageSize: 100, ...(after && { after }) }),
    })
    const page = await world.askAs<Schema<'AccountingOrderPage'>>(
      bookkeeper,
      'GET',
      `/tenants/accounting-data?${query}`,
    )
    orders.push(...page.data)
    after = page.next
  } while (after)
  return new Map(orders.map((order) => [order.id, order]))
}

interface Asked {
  readonly who: Caller
  readonly side: FigureSide
  readonly orders: readonly CountedByHand[]
  readonly days: { readonly from: string; readonly until: string }
  readonly seesMoney: boolean
}

const sum = (values: readonly (number | null)[]) => values.reduce<number>((all, value) => all + (value ?? 0), 0)

async function checkOverTime({ who, side, orders, days, seesMoney }: Asked, by: FigureSpan, of?: Schema<'FigureOf'>) {
  const params = { ...days, by, side, ...(of && { of }) }
  const narrowed = of ? orders.filter(({ keys }) => keys[of.dimension] === of.key) : orders
  const shaped = <Figures>(figures: (of: Asked['days']) => Figures) => {
    const at = (span: Asked['days']) => ({ ...span, figures: figures(span) })
    return { side, by, buckets: spansOf(days, by).map(at), total: figures(days), before: at(daysBefore(days)) }
  }
  const orderFigures = shaped((span) => countOrders(narrowed, span).orders)
  expect(await get(who, 'analytics/orders', { params })).toEqual(orderFigures)
  expect(await get(who, 'analytics/on-time', { params })).toEqual(shaped((span) => countOrders(narrowed, span).onTime))
  if (!seesMoney) return
  const revenue = shaped((span) => amountsOfOrders(narrowed, span, side))
  expect(await get(who, 'analytics/revenue', { params })).toEqual(revenue)
}

/** Figures and reports are made by other ways, and say the same. */
async function checkReport({ who, side, days, seesMoney }: Asked) {
  // Those who order here read no books.
  if (!seesMoney || side !== 'carried') return
  const { total } = await get<Schema<'RevenueAnalytics'>>(who, 'analytics/revenue', { params: { ...days, side } })
  const report = await get<Schema<'ReportSums'>>(who, 'report-totals/AllOrders', days)
  expect(report).toMatchObject({
    orders: total.earned,
    unpriced: total.unpriced,
    preTaxCadCents: total.revenueCadCents,
    payCadCents: total.payCadCents,
    boughtCadCents: total.boughtCadCents,
    marginCadCents: total.marginCadCents,
  })
}

async function checkGroups({ who, side, orders, days, seesMoney }: Asked) {
  for (const dimension of figureDimensions.filter((each) => hasDimension(side, each))) {
    const page = await get<Schema<'AnalyticsGroupPage'>>(who, 'analytics/groups', {
      params: { ...days, side },
      dimension,
      pagination: { page: 0, pageSize: 100 },
    })
    const keys = [...new Set(orders.map((order) => order.keys[dimension]))]
    const expected = keys.flatMap((key) => {
      const those = orders.filter((order) => order.keys[dimension] === key)
      const counted = countOrders(those, days)
      const revenue = amountsOfOrders(those, days, side)
      const isThere = sum(Object.values(counted.orders)) + revenue.earned > 0
      return isThere ? [{ key, ...counted, revenue: seesMoney ? revenue : null }] : []
    })
    const byKey = (a: { key: string }, b: { key: string }) => (a.key < b.key ? -1 : 1)
    expect(page.data.map(({ id: _id, label: _label, ...group }) => group).toSorted(byKey)).toEqual(
      expected.toSorted(byKey),
    )
  }
}

async function checkOrders({ who, side, orders, days, seesMoney }: Asked) {
  for (const measure of figureMeasures) {
    if (side === 'supplied' && measure === 'unpriced') continue
    const counted = orders.filter((order) => isCounted(order, measure, days))
    const params = { ...days, side }
    const found: Schema<'FigureOrder'>[] = []
    let after: string | undefined
    do {
      const pagination = { page: 0, pageSize: 50, ...(after && { after }) }
      const page = await get<Schema<'FigureOrderPage'>>(who, 'analytics/figure-orders', { params, measure, pagination })
      found.push(...page.data)
      after = page.next
    } while (after)
    expect(found.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
      counted.map(({ id }) => id).toSorted((a, b) => a - b),
    )
    const sums = await get<Schema<'FigureSums'>>(who, 'analytics/figure-sums', { params, measure })
    expect(sums.orders).toBe(found.length)
    // What the list shows of each adds up to what is said of all.
    for (const name of ['revenueCadCents', 'payCadCents', 'boughtCadCents', 'marginCadCents'] as const)
      if (seesMoney && (side === 'carried' || name === 'revenueCadCents'))
        expect([measure, name, sum(found.map((order) => order[name]))]).toEqual([measure, name, sums[name]])
      else expect([sums[name], ...found.map((order) => order[name])]).toEqual([null, ...found.map(() => null)])
  }
}

async function keptOrders(): Promise<number> {
  const rows = await world.database.systemTransaction((db) =>
    db.selectFrom('order_figures').select('delivery_order_id').execute(),
  )
  return rows.length
}

test.each([11, 23])('figures are what the orders come to, world %i', { timeout: 240_000 }, async (seed) => {
  const random = createRandom(seed)
  await live(random, 160)
  world.clock.now = noon
  await keepFigures(world.deps)
  expect(await keptOrders()).toBeGreaterThan(50)
  for (const side of Object.values(world.sides)) {
    const pay = await payOf(side)
    const questions = [
      { who: side.bookkeeper, side: 'carried', seesMoney: true },
      { who: side.office, side: 'carried', seesMoney: false },
      { who: side.customer, side: 'ordered', seesMoney: true },
    ] as const
    for (const question of questions) {
      const orders = await world.database.systemTransaction((db) =>
        countByHand(db, { tenantId: question.who.tenantId, side: question.side }, pay),
      )
      for (const days of [
        { from: '2026-10-01', until: '2026-11-30' },
        { from: '2026-11-03', until: '2026-11-17' },
        { from: '2026-10-15', until: '2026-12-03' },
      ]) {
        const asked: Asked = { ...question, orders, days }
        for (const by of figureSpans) await checkOverTime(asked, by)
        const { keys } = random.pick(orders)
        for (const dimension of figureDimensions.filter((each) => hasDimension(question.side, each)))
          await checkOverTime(asked, 'week', { dimension, key: keys[dimension] })
        await checkReport(asked)
        await checkGroups(asked)
        await checkOrders(asked)
      }
    }
  }
})
