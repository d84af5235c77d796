import { afterAll, beforeAll, expect, test } from 'vitest'
import { roles } from '#domain/access/roles.ts'
import type { Schema } from '#generated/handlers.ts'
import { bigMap } from '#tests/api/support/big-map.ts'
import { insertUser } from './orders/order-fixtures.ts'
import { noon, orderWorld, type Caller, type World } from './orders/order-world.ts'

/** Large maps, previews and differences that are asked by the hundred are made two at a time, and nobody else waits for them. */

/** As many callers as ask at once, each for as many as may wait of one. */
const mostOfOne = 100
const heavyCallers = 6

let world: World
let owners: Caller[]
let largeMapId: number
let draftId: number
let publishedId: number

/** Of requests of the owners, whose every one here is heavy: those that have a transaction. */
const work = { now: 0, most: 0 }
/** Heavy requests that are in work stay so until it is opened. */
let gate = latch()

function latch() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { open, opened }
}

beforeAll(async () => {
  world = await orderWorld()
  const { tenants, database } = world
  const userIds = await database.systemTransaction(async (db) => {
    const ids: number[] = []
    for (let count = 0; count < heavyCallers; count += 1)
      ids.push(await insertUser(db, tenants.courier, `Olga Owner${count}`, [roles.organizationManager]))
    return ids
  })
  owners = await Promise.all(userIds.map((userId) => world.caller(userId, tenants.courier)))
  await world.placed()
  await buildPriceBook()
  countWork(new Set(userIds))
})
afterAll(() => world.close())

const asOwner = async <Body>(method: string, path: string, body?: unknown): Promise<Body> => {
  const [owner] = owners
  if (!owner) throw new Error('There is no owner.')
  const answer = await world.call<Body>(owner, method, path, body === undefined ? {} : { body })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body).slice(0, 500))
  return answer.body
}

/** A map of a city, 100 kB of it: here it counts how many are asked for. A service whose draft and whose published revision have it. */
async function buildPriceBook(): Promise<void> {
  const { service, tenants } = world
  const book = `/tenants/${tenants.courier}`
  largeMapId = (await asOwner<Schema<'ServiceMap'>>('POST', `${book}/service-maps`, bigMap(40))).id
  await asOwner('PUT', `/service-maps/${largeMapId}/publish`)
  const draft = () => asOwner<Schema<'ServiceRevision'>>('POST', `/services/${service.id}/revisions`)
  publishedId = (await draft()).id
  const map = { serviceMapId: largeMapId, pricingStrategy: 'both', fallbackFeeCadCents: 500 }
  await asOwner('PATCH', `/service-revisions/${publishedId}/service-map`, map)
  await asOwner('PUT', `/services/${service.id}/publish`)
  draftId = (await draft()).id
}

function countWork(heavy: ReadonlySet<number>): void {
  const { requestTransaction } = world.deps
  world.deps.requestTransaction = async (question, ...rest) => {
    if (!heavy.has(question.userId)) return requestTransaction(question, ...rest)
    work.now += 1
    work.most = Math.max(work.most, work.now)
    try {
      await gate.opened
      return await requestTransaction(question, ...rest)
    } finally {
      work.now -= 1
    }
  }
}

/** The status of each answer once it is read, and what it says of trying again. */
type Told = readonly [status: number, retryAfter: string | null]

async function ask(who: Caller, method: string, path: string, body?: unknown): Promise<Told> {
  const answer = await world.raw(who, method, path, body === undefined ? {} : { body })
  await answer.arrayBuffer()
  return [answer.status, answer.headers.get('retry-after')]
}

const map = (who: Caller) => ask(who, 'GET', `/service-maps/${largeMapId}`)
const changes = (who: Caller) => ask(who, 'GET', `/service-revisions/${draftId}/changes?sinceRevisionId=${publishedId}`)
const preview = (who: Caller) =>
  ask(who, 'POST', `/tenants/${world.tenants.courier}/services/price-preview`, {
    serviceRevisionId: draftId,
    serviceSpeedId: null,
    parcels: [],
    weightKg: 1,
    distanceM: 9_000,
    pickup: { lat: 52, lng: -106 },
    dropoff: { lat: 52, lng: -105.5 },
    availableAt: noon + 900,
  })
const light = (who: Caller) => [
  ask(who, 'GET', '/me'),
  ask(who, 'GET', `/tenants/${world.tenants.courier}/paginated-delivery-orders`),
]

test('hundreds of heavy answers are made two at a time while light ones are answered, and none is lost', async () => {
  gate = latch()
  work.most = 0
  let answered = 0
  const heavy = owners.flatMap((owner, index) => {
    const asked = index < 3 ? map : index < 5 ? preview : changes
    return Array.from({ length: mostOfOne }, () =>
      asked(owner).then((told) => {
        answered += 1
        return told
      }),
    )
  })
  await expect.poll(() => work.now).toBe(2)
  const others = [world.callers.dispatcher, world.callers.viewer]
  for (let round = 0; round < 10; round += 1) {
    const told = await Promise.all(others.flatMap(light))
    expect(told.map(([status]) => status)).toEqual([200, 200, 200, 200])
  }
  expect([answered, work.now]).toEqual([0, 2])
  gate.open()
  const told = await Promise.all([...heavy, ...others.flatMap(light)])
  expect(told.filter(([status]) => status !== 200)).toEqual([])
  expect(work.most).toBe(2)
})

test('one caller who asks for more than may wait is told to come again, and then is answered', async () => {
  gate = latch()
  const [owner] = owners
  if (!owner) throw new Error('There is no owner.')
  const asked = Array.from({ length: 3 * mostOfOne }, () => preview(owner))
  const first = await Promise.race(asked)
  expect(first).toEqual([503, expect.stringMatching(/^\d+$/)])
  gate.open()
  const told = await Promise.all(asked)
  expect(told.filter(([status]) => status === 200)).toHaveLength(mostOfOne + 2)
  expect(told.filter(([status]) => status !== 200 && status !== 503)).toEqual([])
  expect((await map(owner))[0]).toBe(200)
})
