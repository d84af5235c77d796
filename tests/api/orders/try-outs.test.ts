import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seededFuelRows } from '#domain/pricing/fuel-table.ts'
import { roles } from '#domain/access/roles.ts'
import type { NewRow } from '#server/db/schema.ts'
import type { Schema } from '#generated/handlers.ts'
import { insertJob } from '#server/jobs/enqueue.ts'
import { tryOutJob } from '#server/services/try-outs/run-try-out.ts'
import { editingTests, type Refusal } from './editing-support.ts'
import { insertUser } from './order-fixtures.ts'
import { noon, orderWorld, type Caller, type World } from './order-world.ts'
import { workOff } from '#tests/api/support/work-off.ts'

/** A draft tried on the orders of the last month, before it is published. */

type TryOut = Schema<'TryOut'>

let world: World
let owner: Caller
let draftId: number
const orders = { rush: 0, plain: 0, tagged: 0 }

beforeAll(async () => {
  world = await orderWorld()
  const { tenants, service, database } = world
  const userId = await database.systemTransaction(async (db) => {
    await db
      .insertInto('fuel_tables')
      .values({
        tenant_id: tenants.courier,
        fuel_type: 'regular',
        effective_from: '2026-01-01',
        rows: JSON.stringify(seededFuelRows),
      })
      .execute()
    await db
      .insertInto('fuel_prices')
      .values({ tenant_id: tenants.courier, fuel_type: 'regular', date: '2026-10-12', dollars_per_litre: 1.07 })
      .execute()
    return insertUser(db, tenants.courier, 'Olga Owner', [roles.owner])
  })
  owner = await world.caller(userId, tenants.courier)
  const envelope = {
    serviceSpeedId: service.anyTime,
    parcels: [{ parcelTypeId: service.envelope, quantity: 1, weightKg: 0.5 }],
  }
  orders.rush = await world.placed()
  orders.plain = await world.placed(envelope)
  orders.tagged = await world.placed({ ...envelope, tagIds: [service.zone] })
  await editingTests(world).price(orders.rush, { items: [{ name: 'Dock fee', priceCadCents: 1_000 }] })
  await world.placedAt('cancelled')
  world.clock.now = noon + 86_400
  draftId = (await asOwner<Schema<'ServiceRevision'>>('POST', `/services/${service.id}/revisions`)).body.id
})
afterAll(() => world.close())

const asOwner = <Body = TryOut & Refusal>(method: string, path: string, body?: unknown) =>
  world.call<Body>(owner, method, path, body === undefined ? {} : { body })
const tryOutsPath = () => `/services/${world.service.id}/revisions/${draftId}/try-outs`
const change = (part: string, body: object) => asOwner('PATCH', `/service-revisions/${draftId}/${part}`, body)
const variables = { type: 'variable', baseFeeCadCents: 1_300, minimumCadCents: null, maximumCadCents: null }

/** A try-out that was begun, as it stands in the database, with its job. */
async function begun(changes: Partial<NewRow<'try_outs'>> = {}): Promise<number> {
  const courier = { tenantId: world.tenants.courier, userId: null }
  return world.database.tenantTransaction(courier, async (db) => {
    await db.deleteFrom('jobs').execute()
    await db.deleteFrom('try_outs').execute()
    const { pricing } = await db
      .selectFrom('service_revisions')
      .select('pricing')
      .where('id', '=', draftId)
      .executeTakeFirstOrThrow()
    const { id } = await db
      .insertInto('try_outs')
      .values({
        tenant_id: world.tenants.courier,
        service_id: world.service.id,
        service_revision_id: draftId,
        compared_revision_id: world.service.revisionId,
        from_at: noon,
        until_at: noon + 86_400,
        pricing: JSON.stringify(pricing),
        versions: '{}',
        orders: 3,
        ...changes,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await insertJob(db, tryOutJob, { tryOutId: id }, { key: String(id) })
    return id
  })
}

test('a draft that cannot price anything yet says why, and no try-out begins', async () => {
  await change('distance-range-modifiers', { distanceRanges: null })
  await change('weight-range-modifiers', { weightRanges: null })
  await change('variables', { ...variables, baseFeeCadCents: null })
  const { status, body } = await asOwner('POST', tryOutsPath())
  expect([status, body.code, Object.keys(body.errors ?? {})]).toEqual([
    422,
    'revision_faults',
    ['/variables/baseFeeCadCents'],
  ])
  expect((await asOwner('GET', tryOutsPath())).body).toEqual({ data: [] })
  // Of a service that the draft is none of.
  expect((await asOwner('GET', `/services/${world.service.id + 1}/revisions/${draftId}/try-outs`)).status).toBe(404)
})

/*
 * Published: two boxes by Rush come to 1200 + 9.3 km x 110 = 1023 + 4 steps x 150 = 600 + 200 = 3023, 40 % = 1209, 4232 and GST 212; the
 * envelope to 1200 + 1023 = 2223 and GST 111, with the tag to 2523 and 126. The dock fee is no engine's price.
 * The draft has no bands of weight, Rush 50 %, 14.5 % fuel of the day and no tag "Outer zone": 1300 + 1023 + 200 = 2523,
 * 50 % = 1261.5, 3785, fuel 548.8, 4334 and GST 216.7; the envelope 2323, fuel 336.8, 2660 and GST 133.
 */
test('each order is priced by both revisions to the cent, and what the draft lacks is named', async () => {
  const bands = [
    { from: 0, to: 5_000, flatCadCents: 0, perStepCadCents: 0, step: 1, stepCount: 'started' },
    { from: 5_000, to: null, flatCadCents: 0, perStepCadCents: 110, step: 1_000, stepCount: 'exact' },
  ]
  await change('distance-range-modifiers', {
    distanceRanges: { mode: 'graduated', fallbackCadCents: null, bands },
  })
  await change('variables', variables)
  await change('fuel-surcharge', { fuelSurchargeOf: 'subtotal', fuelType: 'regular' })
  const listed = async (part: string) =>
    (await asOwner<Schema<'ServiceSpeeds'>>('GET', `/service-revisions/${draftId}/${part}`)).body.data
  const [rush, anyTime] = await listed('service-speeds')
  await change('service-speeds', { data: [{ ...rush, charge: { percent: 50 } }, anyTime] })
  await change('tags', { data: (await listed('tags')).filter(({ name }) => name !== 'Outer zone') })

  const started = await asOwner('POST', tryOutsPath())
  expect([started.status, started.body]).toMatchObject([
    200,
    { status: 'running', orders: 3, done: 0, endedAt: null, summary: null, startedByName: 'Olga Owner' },
  ])
  await workOff(world)
  const { body } = await asOwner<{ data: TryOut[] }>('GET', tryOutsPath())
  expect(body.data).toEqual([
    {
      ...started.body,
      status: 'finished',
      done: 3,
      endedAt: world.clock.now,
      comparedRevisionId: world.service.revisionId,
      isOutdated: false,
      summary: {
        beforeCadCents: 6_778,
        afterCadCents: 7_344,
        differenceCadCents: 566,
        gainCadCents: 539,
        priced: 2,
        dearer: 2,
        cheaper: 0,
        unpriceable: 1,
        newlyPriced: 0,
        unpriced: 0,
      },
    },
  ])
  const path = `/try-outs/${started.body.id}`
  const shown = async (query = '') =>
    (await asOwner<Schema<'TryOutOrderPage'>>('GET', `${path}/orders${query}`)).body.data
  const customer = { id: world.tenants.customer, name: 'Meewasin Pharmacy' }
  const order = { customer, availableAt: noon + 900, outcome: 'priced', reasons: [] }
  const rushed = { beforeCadCents: 4_444, afterCadCents: 4_551, differenceCadCents: 107, gainCadCents: 102 }
  const plain = { beforeCadCents: 2_334, afterCadCents: 2_793, differenceCadCents: 459, gainCadCents: 437 }
  const tagged = { beforeCadCents: 2_649, afterCadCents: null, differenceCadCents: null, gainCadCents: null }
  const reasons = ['The draft has no tag Outer zone.']
  expect(await shown()).toEqual([
    { ...order, id: orders.plain, ...plain },
    { ...order, id: orders.rush, ...rushed },
    { ...order, id: orders.tagged, ...tagged, outcome: 'unpriceable', reasons },
  ])
  const sorted = encodeURIComponent(
    JSON.stringify({ sort: [{ field: 'gainCadCents', direction: 'asc' }], pageSize: 2 }),
  )
  expect((await shown(`?pagination=${sorted}`)).map(({ id }) => id)).toEqual([orders.rush, orders.plain])
  expect((await shown(`?outcome=unpriceable&customerId=${customer.id}`)).map(({ id }) => id)).toEqual([orders.tagged])
  expect(await shown(`?customerId=${world.tenants.stranger}`)).toEqual([])
  expect((await asOwner<Schema<'TryOutCustomerPage'>>('GET', `${path}/customers`)).body.data).toEqual([
    {
      ...customer,
      orders: 3,
      unpriceable: 1,
      beforeCadCents: 6_778,
      afterCadCents: 7_344,
      differenceCadCents: 566,
      gainCadCents: 539,
    },
  ])
  const csv = await world.call<string>(owner, 'GET', path, {
    headers: { accept: 'text/csv', 'x-timezone': 'America/Regina' },
  })
  expect(csv.headers.get('x-total-count')).toBe('3')
  expect(csv.body.split('\r\n').slice(0, 2)).toEqual([
    'Order,Scheduled,Customer,Before (CAD),After (CAD),Difference (CAD),Gain before Taxes (CAD),Outcome,What Is Missing',
    `${orders.rush},2026-11-20 12:15,Meewasin Pharmacy,44.44,45.51,1.07,1.02,Priced by both,`,
  ])

  await change('variables', { ...variables, baseFeeCadCents: 1_400 })
  expect((await asOwner('GET', path)).body.isOutdated).toBe(true)
  const next = await asOwner('POST', `${tryOutsPath()}?period=lastMonth`)
  expect(next.body).toMatchObject({ orders: 0, from: Date.parse('2026-10-01T06:00:00Z') / 1_000 })
  await workOff(world)
  expect((await asOwner('GET', `/try-outs/${next.body.id}`)).body).toMatchObject({ status: 'finished', orders: 0 })
  expect((await asOwner('GET', path)).status).toBe(404)
})

const listed = async (id: number) =>
  (await asOwner<Schema<'TryOutOrderPage'>>('GET', `/try-outs/${id}/orders`)).body.data

/** Works on the try-outs, and does something else just before its transaction of this number. */
async function workDisturbed(at: number, disturb: () => Promise<unknown>, stopping?: AbortSignal) {
  let calls = 0
  const tenantTransaction: World['deps']['tenantTransaction'] = async (context, work) => {
    calls += 1
    if (calls === at) await disturb()
    return world.deps.tenantTransaction(context, work)
  }
  const deps = { ...world.deps, tenantTransaction }
  await workOff({ deps, database: world.database }, { of: [tryOutJob], stopping })
  return calls
}

// The third transaction writes what the orders cost, the fifth adds it up.
test.each([
  [3, 0],
  [5, 3],
])(
  'one runs at a time; cancelled before transaction %i it keeps nothing, no matter who was at it',
  async (at, done) => {
    const id = await begun()
    expect((await asOwner('POST', tryOutsPath())).body.code).toBe('try_out_running')
    const cancelled = () => asOwner('DELETE', `/try-outs/${id}`)
    const calls = await workDisturbed(at, async () => {
      // What there is so far is no result.
      expect(await listed(id)).toEqual([])
      expect((await cancelled()).body).toMatchObject({ status: 'cancelled', summary: null, done })
    })
    expect(calls).toBe(at)
    expect((await asOwner('GET', `/try-outs/${id}`)).body).toMatchObject({ status: 'cancelled', done })
    const kept = await world.database.systemTransaction((db) =>
      db.selectFrom('try_out_orders').select('delivery_order_id').where('try_out_id', '=', id).execute(),
    )
    expect(kept).toEqual([])
    expect((await cancelled()).body.code).toBe('invalid_transition')
  },
)

test('what another process has begun anew is written by that one alone', async () => {
  const id = await begun()
  const beginElsewhere = () =>
    world.database.systemTransaction((db) =>
      db
        .updateTable('jobs')
        .set({ attempts: sql<number>`attempts + 1` })
        .where('name', '=', tryOutJob.name)
        .execute(),
    )
  expect(await workDisturbed(3, beginElsewhere)).toBe(3)
  expect((await asOwner('GET', `/try-outs/${id}`)).body).toMatchObject({ status: 'running', done: 0 })
})

test('what a stopped server left off is gone on with after the last order that was done', async () => {
  const id = await begun({ done: 2, last_available_at: noon + 900, last_order_id: orders.plain })
  const stopping = new AbortController()
  await workDisturbed(1, async () => stopping.abort(), stopping.signal)
  expect((await asOwner('GET', `/try-outs/${id}`)).body).toMatchObject({ status: 'running', done: 2 })
  // The pause is over.
  await world.database.pool.query(`update pgboss.job set start_after = now() where name = 'try-out'`)
  await workOff(world)
  expect((await asOwner('GET', `/try-outs/${id}`)).body).toMatchObject({
    status: 'finished',
    done: 3,
    summary: { unpriceable: 1 },
  })
})

test('one that fails at each attempt has failed, and another may begin', async () => {
  const id = await begun()
  await world.database.pool.query(`alter table try_out_orders add constraint never check (false) not valid`)
  for (let attempt = 0; attempt < tryOutJob.attempts; attempt += 1) {
    expect((await asOwner('GET', `/try-outs/${id}`)).body.status).toBe('running')
    await world.database.pool.query(`update pgboss.job set start_after = now() where name = 'try-out'`)
    await workOff(world)
  }
  await world.database.pool.query(`alter table try_out_orders drop constraint never`)
  expect((await asOwner('GET', `/try-outs/${id}`)).body).toMatchObject({ status: 'failed', endedAt: world.clock.now })
  expect((await asOwner('POST', tryOutsPath())).status).toBe(200)
})

/* The envelope by any time, as above: 1200 + 9.3 km x 110 = 1023, 2223 and GST 111; as a draft with a base fee of 1400 and fuel, 2423, 351 and 139. */
test('a delivery that nobody ordered is priced by a draft or by what is published, each line explained', async () => {
  const { service, tenants } = world
  const asked = {
    serviceRevisionId: service.revisionId,
    serviceSpeedId: service.anyTime,
    parcels: [{ parcelTypeId: service.envelope, quantity: 1 }],
    weightKg: 0.4,
    pickup: { lat: 52.12, lng: -106.66 },
    dropoff: { lat: 52.09, lng: -106.66 },
    dropoffProvince: 'SK',
    availableAt: noon + 900,
  }
  const preview = (changes: object = {}) =>
    asOwner<Schema<'PricePreview'> & Refusal>('POST', `/tenants/${tenants.courier}/services/price-preview`, {
      ...asked,
      ...changes,
    })
  const { body } = await preview()
  expect(body).toMatchObject({
    status: 'priced',
    baseCadCents: 2_223,
    taxCadCents: 111,
    totalCadCents: 2_334,
    distanceM: 14_300,
    distanceEstimated: false,
    dueAt: null,
    missing: [],
  })
  expect(body.explanation.find(({ key }) => key === 'distance_range')).toMatchObject({
    words: 'Distance 14.3 km, band above 5 km: each band pays for its own part',
    arithmetic: '5 km free + 9.3 km × $1.10 = $10.23',
    setting: { serviceId: service.id, serviceRevisionId: service.revisionId, component: 'distance-range' },
  })
  expect((await preview({ serviceSpeedId: service.rush })).body.dueAt).toBe(noon + 900 + 5_400)
  expect((await preview({ weightKg: null })).body).toMatchObject({
    status: 'missing',
    totalCadCents: null,
    missing: [{ message: 'The weight is not known.', component: 'weight-range' }],
  })
  // What is said of the way stands before what is measured: 1200 + 15 km x 110 = 1650, 2850 and GST 142.5.
  expect((await preview({ distanceM: 20_000 })).body).toMatchObject({ distanceM: 20_000, totalCadCents: 2_993 })
  const typed = { weightKg: null, manualPriceCadCents: 4_000 }
  expect((await preview(typed)).body).toMatchObject({ status: 'priced', totalCadCents: 4_200 })
  const foreign = await preview({ serviceRevisionId: draftId, tagIds: [service.zone] })
  expect([foreign.status, Object.keys(foreign.body.errors ?? {})]).toEqual([
    422,
    ['/serviceSpeedId', '/tagIds/0', '/parcels/0/parcelTypeId'],
  ])
  const own = { serviceRevisionId: draftId, serviceSpeedId: null, parcels: [], weightKg: null }
  expect((await preview(own)).body).toMatchObject({ status: 'priced', totalCadCents: 2_913 })
})
