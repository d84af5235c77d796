import { randomUUID } from 'node:crypto'
import http from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { roles } from '#domain/access/roles.ts'
import { geocoderFor } from '#server/outside/geocoder.ts'
import { routeProviderFor } from '#server/outside/route-provider.ts'
import { insertLocation, insertUser } from '#tests/api/orders/order-fixtures.ts'
import { listen, noon, orderWorld, storedRows } from '#tests/api/orders/order-world.ts'

/** A provider that takes every question and never answers one. */
async function silentProvider() {
  let asked = 0
  let enough = { count: Infinity, reached: () => {} }
  const server = await listen(
    http.createServer(() => {
      asked += 1
      if (asked >= enough.count) enough.reached()
    }),
  )
  onTestFinished(server.close)
  return {
    ...server,
    /** Resolves when so many questions wait for an answer. */
    asked: (count: number) =>
      new Promise<void>((resolve) => {
        enough = { count, reached: resolve }
        if (asked >= count) resolve()
      }),
  }
}

/** A provider that answers the same to every question; `asked` counts them. */
async function provider(answer: unknown, status = 200) {
  const asked = { count: 0 }
  const server = await listen(
    http.createServer((_request, response) => {
      asked.count += 1
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    }),
  )
  onTestFinished(server.close)
  return { ...server, asked }
}

async function started(settings: Parameters<typeof orderWorld>[0]) {
  const world = await orderWorld(settings)
  onTestFinished(world.close)
  return world
}

const way = { code: 'Ok', routes: [{ distance: 14_300, duration: 1_471 }] }

test('ten previews that wait for the routing server hold none of two connections: others are answered', async () => {
  const silent = await silentProvider()
  const world = await started({ poolSize: 2 })
  const { deps, callers, tenants } = world
  const patient = { name: 'routing server', patienceMs: 600_000, mostAtOnce: 10 }
  deps.routes = routeProviderFor({ routingUrl: silent.address }, deps.log, patient)
  const dropoffs = await world.database.systemTransaction(async (db) => {
    const ids: number[] = []
    for (let index = 0; index < 10; index += 1) {
      ids.push(await insertLocation(db, tenants.customer, { name: `Clinic ${index}`, latitude: 52 + index / 100 }))
    }
    return ids
  })
  const answered: unknown[] = []
  const previews = dropoffs.map(async (dropoffLocationId) => {
    const body = world.order({ dropoffLocationId })
    const answer = await world.call(callers.scheduler, 'POST', '/delivery-orders/preview', { body })
    answered.push(answer)
    return answer
  })
  await silent.asked(10)
  for (let other = 0; other < 3; other += 1) {
    expect((await world.call(callers.dispatcher, 'GET', '/me')).status).toBe(200)
  }
  expect(answered).toEqual([])
  await silent.close()
  for (const preview of previews) {
    expect(await preview).toMatchObject({ status: 200, body: { distanceEstimated: true } })
  }
})

test('ten price previews that wait for the routing server hold no turn of those whose answers are heavy', async () => {
  const silent = await silentProvider()
  const world = await started({})
  const { deps, service, tenants } = world
  const patient = { name: 'routing server', patienceMs: 600_000, mostAtOnce: 10 }
  deps.routes = routeProviderFor({ routingUrl: silent.address }, deps.log, patient)
  const userId = await world.database.systemTransaction((db) =>
    insertUser(db, tenants.courier, 'Olga Owner', [roles.owner]),
  )
  const owner = await world.caller(userId, tenants.courier)
  const preview = (index: number) =>
    world.call(owner, 'POST', `/tenants/${tenants.courier}/services/price-preview`, {
      body: {
        serviceRevisionId: service.revisionId,
        serviceSpeedId: service.anyTime,
        parcels: [],
        pickup: { lat: 52.12, lng: -106.66 },
        dropoff: { lat: 52 + index / 100, lng: -106.66 },
        availableAt: noon,
      },
    })
  const previews = Array.from({ length: 10 }, (_, index) => preview(index))
  await silent.asked(10)
  const changes = `/service-revisions/${service.revisionId}/changes?sinceRevisionId=${service.revisionId}`
  expect((await world.call(owner, 'GET', changes)).status).toBe(200)
  await silent.close()
  for (const answer of await Promise.all(previews))
    expect(answer).toMatchObject({ status: 200, body: { distanceEstimated: true } })
})

test('an order that was previewed is placed without asking again, one that was not is asked for once and written once', async () => {
  const routing = await provider(way)
  const world = await started({ routingUrl: routing.address })
  const { scheduler } = world.callers
  const place = (body: unknown, key: string) =>
    world.call<{ id: number }>(scheduler, 'POST', '/delivery-orders', { body, headers: { 'idempotency-key': key } })

  await world.call(scheduler, 'POST', '/delivery-orders/preview', { body: world.order() })
  expect((await place(world.order(), 'previewed-order')).status).toBe(200)
  expect(routing.asked.count).toBe(1)

  const before = await storedRows(world.database)
  const back = world.order({ pickupLocationId: world.locations.dropoff, dropoffLocationId: world.locations.pickup })
  const [first, second] = await Promise.all([place(back, 'not-previewed'), place(back, 'not-previewed')])
  expect([first.status, second.status]).toEqual([200, 200])
  expect(second.body).toEqual(first.body)
  expect(routing.asked.count).toBe(2)
  const after = await storedRows(world.database)
  expect({
    orders: (after.delivery_orders ?? 0) - (before.delivery_orders ?? 0),
    audit: (after.audit_entries ?? 0) - (before.audit_entries ?? 0),
    keys: (after.idempotency_keys ?? 0) - (before.idempotency_keys ?? 0),
  }).toEqual({ orders: 1, audit: 1, keys: 1 })
})

test('a geocoder answers between the own locations and the known ones; one that fails leaves those', async () => {
  const properties = { street: '21st Street East', housenumber: '601', city: 'Saskatoon', state: 'Saskatchewan' }
  const feature = { geometry: { coordinates: [-106.65, 52.12] }, properties: { ...properties, postcode: 'S7K 0C7' } }
  const good = await provider({ features: [feature] })
  const bad = await provider({}, 500)
  const world = await started({})
  for (const [geocoder, labels] of [
    [good, ['601 21st Street East, Saskatoon, SK S7K 0C7']],
    [bad, []],
  ] as const) {
    world.deps.geocoder = geocoderFor({ geocoderUrl: geocoder.address }, world.deps.log)
    const answer = await world.call<{ data: { label: string }[] }>(
      world.callers.scheduler,
      'GET',
      `/address-suggestions?query=${encodeURIComponent('no such place')}`,
    )
    expect(answer.status).toBe(200)
    expect(answer.body.data.map(({ label }) => label)).toEqual(labels)
    expect(geocoder.asked.count).toBe(1)
  }
})

test('no provider may be asked inside a transaction', async () => {
  const { address, asked } = await provider(way)
  const { deps } = await started({
    routingUrl: address,
    geocoderUrl: address,
    smtpUrl: address.replace('http:', 'smtp:'),
    objectStorage: { url: address, bucket: 'waybill', region: 'us-east-1', key: 'key', secret: 'secret' },
  })
  const from = { lat: 52.12, lng: -106.66 }
  const mail = { jobId: randomUUID(), to: 'dana@courier.test', subject: 'Hello', text: 'Hello', purpose: 'test' }
  for (const call of [
    () => deps.routes.route(from, { lat: 52.09, lng: -106.6 }),
    () => deps.geocoder?.search('Broadway', 5),
    () => deps.objectStorage?.sizeOf('files/1'),
    () => deps.objectStorage?.read('files/1', 1),
    () => deps.objectStorage?.stream('files/1'),
    () => deps.objectStorage?.write('files/1', Buffer.from('1')),
    () => deps.objectStorage?.remove('files/1'),
    () => deps.mailer.send(mail),
  ]) {
    const asking = deps.tenantTransaction({ tenantId: null, userId: null }, async () => call())
    await expect(asking, String(call)).rejects.toThrow('must not be asked inside a transaction')
  }
  expect(asked.count).toBe(0)
})
