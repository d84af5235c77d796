import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'csv-parse/sync'
import { orderStatuses, type OrderStatus } from '#domain/orders/order-status.ts'
import type { Schema } from '#generated/handlers.ts'
import { brokerageWorld, type BrokerageWorld } from './brokerage-support.ts'
import { noon, type Caller } from './order-world.ts'

type Item = Schema<'DeliveryOrderListItem'>
type Pagination = Schema<'DeliveryOrderPagination'>
type Sort = NonNullable<Pagination['sort']>[number]

let world: BrokerageWorld
/** The order that the courier handed on, and the one that it bought for it. */
let brokered: { sell: number; buy: number }

beforeAll(async () => {
  world = await brokerageWorld()
  const { service, users } = world
  // Pairs that are equal, and some that have no due time, driver or price, in every kind of place.
  const slow = { serviceSpeedId: service.anyTime }
  const one = { parcels: [{ parcelTypeId: service.box, quantity: 1, weightKg: 1 }] }
  const ids = [
    await world.placed(),
    await world.placed({ ...slow, ...one }),
    await world.placed({ availableAt: noon + 7_200, ...one }),
    await world.placed(slow),
    await world.placed({ availableAt: noon + 1_200 }),
    await world.placedAt('completed'),
    await world.placedAt('cancelled'),
    await world.placedAt('pickedUp'),
    await world.placedAt('completed'),
  ]
  await world.assign([ids[1] ?? 0, ids[2] ?? 0], users.otherDriver)
  await world.assign([ids[4] ?? 0])
  brokered = await world.brokered({ ...slow, ...one })
  await world.partnerAssigns(brokered.buy)
  await world.database.systemTransaction((db) =>
    db
      .updateTable('delivery_order_prices')
      .set({ total_cents: null })
      .where('delivery_order_id', 'in', [ids[3] ?? 0, ids[6] ?? 0])
      .execute(),
  )
})
afterAll(() => world.close())

function list(who: Caller, pagination: Pagination) {
  const asked = encodeURIComponent(JSON.stringify(pagination))
  return world.call<Schema<'DeliveryOrderPage'>>(
    who,
    'GET',
    `/tenants/${who.tenantId}/paginated-delivery-orders?pagination=${asked}`,
  )
}

async function found(search: string, who = world.callers.dispatcher): Promise<number[]> {
  const { status, body } = await list(who, { filter: { search }, pageSize: 100 })
  expect(status).toBe(200)
  return body.data.map(({ id }) => id).toSorted((a, b) => a - b)
}

/** What the list shows where it is sorted. */
const shown: Record<Sort['field'], (item: Item) => number | string | null> = {
  id: ({ id }) => id,
  createdAt: ({ id }) => id,
  availableAt: ({ availableAt }) => availableAt,
  dueAt: ({ dueAt }) => dueAt,
  status: ({ status }) => orderStatuses.indexOf(status),
  driver: ({ driver }) => driver && `${driver.firstName} ${driver.lastName}`.toLowerCase(),
  price: ({ pricing }) => pricing.priceCadCents,
}

/** Ties fall by number, in the direction of the sort; what has no value comes last in both. */
function inOrder(items: readonly Item[], { field, direction }: Sort): number[] {
  const sign = direction === 'asc' ? 1 : -1
  const compared = (a: Item, b: Item) => {
    const [left, right] = [shown[field](a), shown[field](b)]
    if ((left === null) !== (right === null)) return left === null ? 1 : -1
    if (left === null || right === null || left === right) return sign * (a.id - b.id)
    return left < right ? -sign : sign
  }
  return items.toSorted(compared).map(({ id }) => id)
}

async function walked(who: Caller, pagination: Pagination): Promise<number[]> {
  const seen: number[] = []
  let after: string | undefined
  do {
    const { status, body } = await list(who, { ...pagination, pageSize: 2, ...(after !== undefined && { after }) })
    expect(status).toBe(200)
    seen.push(...body.data.map(({ id }) => id))
    after = body.next
  } while (after !== undefined)
  return seen
}

const fields = ['id', 'createdAt', 'availableAt', 'dueAt', 'status', 'driver', 'price'] as const
const sorts = fields.flatMap((field): Sort[] => [
  { field, direction: 'asc' },
  { field, direction: 'desc' },
])

describe.each(sorts)('sorted by $field $direction', (sort) => {
  test.each([
    ['all', undefined],
    ['some statuses', ['created', 'completed', 'assigned'] satisfies OrderStatus[]],
  ])('each order comes once and in its place: %s', async (_which, statuses) => {
    const filter = statuses && { statuses }
    const { callers } = world
    for (const who of [callers.dispatcher, callers.scheduler]) {
      const all = (await list(who, { pageSize: 100, ...(filter && { filter }) })).body
      const expected = inOrder(all.data, sort)
      const page = (await list(who, { sort: [sort], page: 1, pageSize: 3, ...(filter && { filter }) })).body
      expect(await walked(who, { sort: [sort], ...(filter && { filter }) })).toEqual(expected)
      expect(page.data.map(({ id }) => id)).toEqual(expected.slice(3, 6))
      expect(page.total).toBe(all.total)
    }
  })

  test('the file has the order of the list', async () => {
    const who = world.callers.dispatcher
    const asked = encodeURIComponent(JSON.stringify({ sort: [sort] }))
    const path = `/tenants/${who.tenantId}/paginated-delivery-orders?pagination=${asked}`
    const { body } = await world.call<string>(who, 'GET', path, { headers: { accept: 'text/csv' } })
    const rows: Record<string, string>[] = parse(body, { columns: true })
    const { data } = (await list(who, { sort: [sort], pageSize: 100 })).body
    expect(rows.map(({ Order }) => Number(Order))).toEqual(data.map(({ id }) => id))
    expect(data).toHaveLength(11)
  })

  test('what a search found is put in the same order', async () => {
    const who = world.callers.dispatcher
    const filter = { search: 'broadway' }
    const { data } = (await list(who, { filter, pageSize: 100 })).body
    expect(data.length).toBeGreaterThan(9)
    expect(await walked(who, { sort: [sort], filter })).toEqual(inOrder(data, sort))
  })
})

test('the world has equal values and missing ones for every sort that may have them', async () => {
  const { data } = (await list(world.callers.dispatcher, { pageSize: 100 })).body
  for (const field of ['dueAt', 'driver', 'price'] as const) {
    const values = data.map(shown[field])
    const known = values.filter((value) => value !== null)
    expect(values.length - known.length, field).toBeGreaterThan(1)
    expect(new Set(known).size, field).toBeLessThan(known.length)
    expect(new Set(known).size, field).toBeGreaterThan(1)
  }
})

test('a cursor of another sort is refused', async () => {
  const who = world.callers.dispatcher
  const cursor = (value: unknown) => Buffer.from(JSON.stringify([value, 10_001])).toString('base64url')
  const refused: [Sort['field'], unknown][] = [
    ['driver', 1_200],
    ['price', 'mina okafor'],
    ['status', null],
    ['id', null],
  ]
  for (const [field, value] of refused) {
    const pagination = { sort: [{ field, direction: 'asc' as const }], after: cursor(value) }
    expect((await list(who, pagination)).status, field).toBe(400)
  }
})

describe('prices', () => {
  const byPrice: Pagination = { sort: [{ field: 'price', direction: 'asc' }] }

  test('a person who reads none cannot have orders sorted by them, in a list or a file', async () => {
    for (const who of [world.callers.viewer, world.callers.driver, world.partner.driver]) {
      const asked = encodeURIComponent(JSON.stringify(byPrice))
      const path = `/tenants/${who.tenantId}/paginated-delivery-orders?pagination=${asked}`
      for (const accept of ['application/json', 'text/csv']) {
        expect(await world.call(who, 'GET', path, { headers: { accept } })).toMatchObject({
          status: 403,
          body: { code: 'prices_hidden' },
        })
      }
    }
  })

  test('drivers may once their courier lets them read prices', async () => {
    const allow = (visible: boolean) =>
      world.database.systemTransaction((db) =>
        db.updateTable('courier_settings').set({ prices_visible_to_drivers: visible }).execute(),
      )
    await allow(true)
    const { status, body } = await list(world.callers.driver, byPrice)
    await allow(false)
    expect(status).toBe(200)
    expect(body.data.map(({ id }) => id)).toEqual(inOrder(body.data, { field: 'price', direction: 'asc' }))
  })
})

describe('drivers', () => {
  test('a courier that bought an order learns nothing of its driver by sort, filter or search', async () => {
    const { callers, partner } = world
    const sorted = (await list(callers.dispatcher, { sort: [{ field: 'driver', direction: 'asc' }], pageSize: 100 }))
      .body
    const withDriver = sorted.data.filter(({ driver }) => driver !== null)
    expect(sorted.data.slice(0, withDriver.length)).toEqual(withDriver)
    const { sell, buy } = brokered
    expect(sorted.data.findLastIndex(({ id }) => id === sell)).toBeGreaterThanOrEqual(withDriver.length)
    expect(sorted.data.findLastIndex(({ id }) => id === buy)).toBeGreaterThanOrEqual(withDriver.length)
    for (const who of [callers.dispatcher, callers.scheduler, callers.customerOwner]) {
      expect(await found('quinn', who)).toEqual([])
      const filtered = await list(who, { filter: { driverId: partner.driver.userId } })
      expect(filtered.body.data).toEqual([])
    }
    expect(await found('quinn quick', partner.dispatcher)).toEqual([buy])
    expect(await found('meewasin', partner.dispatcher)).toEqual([])
    expect(await found('prairie', partner.dispatcher)).toEqual([buy])
  })

  test('a customer finds its orders by who drives them, and a stranger none', async () => {
    const { callers, users } = world
    const driven = (await list(callers.scheduler, { filter: { driverId: users.otherDriver } })).body.data
    expect(driven).toHaveLength(2)
    expect(await found('okafor', callers.scheduler)).toEqual(driven.map(({ id }) => id).toSorted((a, b) => a - b))
    expect(await found('okafor mina')).toHaveLength(2)
    expect(await found('okafor', world.outsider)).toEqual([])
    expect(await found('okafor', callers.driver)).toEqual([])
  })

  test('a renamed driver is found and sorted by the new name alone', async () => {
    const { callers, users } = world
    const before = await found('okafor')
    const rename = (first_name: string, last_name: string) =>
      world.database.systemTransaction((db) =>
        db.updateTable('users').set({ first_name, last_name }).where('id', '=', users.otherDriver).execute(),
      )
    await rename('Žofia', 'Öztürk')
    expect(await found('okafor')).toEqual([])
    expect(await found('zofia OZTURK')).toEqual(before)
    for (const who of [callers.dispatcher, callers.scheduler]) {
      const page = await list(who, { sort: [{ field: 'driver', direction: 'desc' }], pageSize: 2 })
      expect(page.body.data.map(({ id }) => id)).toEqual(before.toReversed())
    }
    await rename('Mina', 'Okafor')
    expect(await found('okafor')).toEqual(before)
  })
})

test('a customer is found by name, accents or not, together with other words, and by a new name at once', async () => {
  const { callers, tenants } = world
  const rename = (name: string) =>
    world.database.systemTransaction((db) =>
      db.updateTable('tenants').set({ name }).where('id', '=', tenants.customer).execute(),
    )
  const all = (await list(callers.dispatcher, { pageSize: 100, filter: { customerId: tenants.customer } })).body.data
  const ids = all.map(({ id }) => id).toSorted((a, b) => a - b)
  expect(await found('meewasin')).toEqual(ids)
  expect(await found('meewasin okafor')).toHaveLength(2)
  expect(await found('meewasin nowhere')).toEqual([])
  // One's own name stands in all of one's orders and finds none by itself.
  expect(await found('meewasin', callers.scheduler)).toEqual([])
  await rename('Clínica São João')
  expect(await found('meewasin')).toEqual([])
  expect(await found('clinica joao')).toEqual(ids)
  await rename('Meewasin Pharmacy')
})

test('the file of a search holds what the list found by names', async () => {
  const who = world.callers.dispatcher
  const asked = encodeURIComponent(JSON.stringify({ filter: { search: 'okafor' } }))
  const path = `/tenants/${who.tenantId}/paginated-delivery-orders?pagination=${asked}`
  const { body, headers } = await world.call<string>(who, 'GET', path, { headers: { accept: 'text/csv' } })
  const rows: Record<string, string>[] = parse(body, { columns: true })
  expect(headers.get('x-total-count')).toBe('2')
  expect(rows.map(({ Driver }) => Driver)).toEqual(['Mina Okafor', 'Mina Okafor'])
})

test('a price that changes changes the place in the list', async () => {
  const who = world.callers.dispatcher
  const first = async () =>
    (await list(who, { sort: [{ field: 'price', direction: 'desc' }], pageSize: 1 })).body.data[0]
  const dearest = await first()
  const other = (await list(who, { filter: { statuses: ['created'] } })).body.data.at(-1)
  await world.database.systemTransaction((db) =>
    db
      .updateTable('delivery_order_prices')
      .set({ total_cents: 900_000 })
      .where('delivery_order_id', '=', other?.id ?? 0)
      .execute(),
  )
  expect(other?.id).not.toBe(dearest?.id)
  expect(await first()).toMatchObject({ id: other?.id, pricing: { priceCadCents: 900_000 } })
})
