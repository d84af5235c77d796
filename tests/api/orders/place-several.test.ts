import http from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { routeProviderFor } from '#server/outside/route-provider.ts'
import { insertLocation } from './order-fixtures.ts'
import { listen, noon, orderWorld, storedRows, type Caller, type World } from './order-world.ts'

let world: World
let dropoffs: number[]

beforeAll(async () => {
  world = await orderWorld()
  dropoffs = await locationsAround(world, 12)
})
beforeEach(() => {
  world.clock.now = noon
})
afterAll(() => world.close())

/** Locations of the customer, each elsewhere. */
async function locationsAround({ database, tenants }: World, count: number): Promise<number[]> {
  return database.systemTransaction(async (db) => {
    const ids: number[] = []
    for (let step = 1; step <= count; step += 1) {
      const street = `${700 + step} 20th Street West`
      const elsewhere = {
        street_address: street,
        formatted_address: `${street}, Saskatoon`,
        latitude: 52.2 + step / 100,
      }
      ids.push(await insertLocation(db, tenants.customer, elsewhere))
    }
    return ids
  })
}

interface Answer {
  readonly orders: { id: number; priceCadCents: number }[]
  readonly code?: string
  readonly message?: string
  readonly errors?: Record<string, string[]>
}

function place(changes: readonly Record<string, unknown>[], who: Caller = world.callers.scheduler, headers = {}) {
  const body = { orders: changes.map((each) => world.order(each)) }
  return world.call<Answer>(who, 'POST', '/delivery-orders/batch', { body, headers })
}

async function countOrders(): Promise<number> {
  return (await storedRows(world.database)).delivery_orders ?? 0
}

test('several drop-offs are as many orders, each with its own place, parcels and price', async () => {
  const { service } = world
  const { status, body } = await place([
    { dropoffLocationId: dropoffs[0] },
    { dropoffLocationId: dropoffs[1], parcels: [{ parcelTypeId: service.box, quantity: 3 }] },
    { dropoffLocationId: dropoffs[2] },
  ])
  expect({ status, body }).toMatchObject({ status: 200 })
  const [first, second, third] = body.orders
  expect([second?.id, third?.id]).toEqual([(first?.id ?? 0) + 1, (first?.id ?? 0) + 2])
  for (const [index, { id, priceCadCents }] of body.orders.entries()) {
    const data = await world.call<Record<string, unknown>>(
      world.callers.scheduler,
      'GET',
      `/delivery-orders/${id}/data`,
    )
    expect(data.body).toMatchObject({
      dropoffLocationId: dropoffs[index],
      parcels: [{ parcelTypeId: service.box, quantity: index === 1 ? 3 : expect.any(Number) }],
    })
    const alone = await world.call<{ pricing: { priceCadCents: number } }>(
      world.callers.scheduler,
      'POST',
      '/delivery-orders/preview',
      {
        body: world.order({
          dropoffLocationId: dropoffs[index],
          ...(index === 1 && { parcels: [{ parcelTypeId: service.box, quantity: 3 }] }),
        }),
      },
    )
    expect(priceCadCents).toBe(alone.body.pricing.priceCadCents)
  }
})

describe('all of them or none', () => {
  test('what is wrong with one stands under its place, and none is placed', async () => {
    const before = await countOrders()
    const { status, body } = await place([
      { dropoffLocationId: dropoffs[0] },
      { dropoffLocationId: world.locations.foreign, serviceSpeedId: 999_999 },
    ])
    expect(status).toBe(422)
    expect(Object.keys(body.errors ?? {}).toSorted()).toEqual([
      '/orders/1/dropoffLocationId',
      '/orders/1/serviceSpeedId',
    ])
    expect(await countOrders()).toBe(before)
  })

  test('what is hardly meant of one is asked back, and a yes is said of each', async () => {
    const toItself = { dropoffLocationId: world.order({}).pickupLocationId }
    const asked = await place([{ dropoffLocationId: dropoffs[0] }, toItself])
    expect(asked).toMatchObject({ status: 422, body: { code: 'unusual_order' } })
    const before = await countOrders()
    expect((await place([{}, { ...toItself, confirmUnusual: true }])).status).toBe(200)
    expect(await countOrders()).toBe(before + 2)
  })

  test('sent again with its key they are not placed again', async () => {
    const headers = { 'idempotency-key': 'several-drop-offs-1' }
    const orders = [{ dropoffLocationId: dropoffs[3] }, { dropoffLocationId: dropoffs[4] }]
    const first = await place(orders, world.callers.scheduler, headers)
    const before = await countOrders()
    const again = await place(orders, world.callers.scheduler, headers)
    expect(again.body).toEqual(first.body)
    expect(await countOrders()).toBe(before)
  })

  test.each([
    ['none', 0],
    ['more than fifty', 51],
  ])('%s are refused at the list', async (_how, count) => {
    const { status, body } = await place(Array.from({ length: count }, () => ({})))
    expect(status).toBe(422)
    expect(Object.keys(body.errors ?? {})).toEqual(['/orders'])
  })

  test('to look on is not enough', async () => {
    expect((await place([{}], world.callers.viewer)).status).toBe(403)
  })
})

test('the ways of all are asked for at once, before anything is written', async () => {
  // The number of an order is taken where it is drafted: twice the orders, once for each round.
  const before = (await place([{}])).body.orders[0]?.id ?? 0
  let asked = 0
  const provider = await listen(
    http.createServer((_request, response) => {
      asked += 1
      const way = { code: 'Ok', routes: [{ distance: 14_300, duration: 1_471 }] }
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(way))
    }),
  )
  onTestFinished(provider.close)
  const { deps } = world
  const { routes } = deps
  onTestFinished(() => void (deps.routes = routes))
  const patient = { name: 'routing server', patienceMs: 60_000, mostAtOnce: 20 }
  deps.routes = routeProviderFor({ routingUrl: provider.address }, deps.log, patient)
  const { status, body } = await place(dropoffs.map((dropoffLocationId) => ({ dropoffLocationId })))
  expect(status).toBe(200)
  expect(asked).toBe(12)
  expect(body.orders.at(-1)?.id).toBe(before + 2 * 12)
})
