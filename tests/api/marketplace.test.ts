import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { roles } from '#domain/access/roles.ts'
import { distanceWithin } from '#domain/geo/surroundings.ts'
import { hashPassword } from '#server/session/passwords.ts'
import { startTestApp, type Answer, type TestApp } from '#tests/api/support/app.ts'
import { explainStatement, lastAsked } from '#tests/api/support/explain-statement.ts'
import { addTenant, addUser, buildWorld, goodPassword, signIn, type World } from '#tests/api/support/world.ts'
import { findCouriers } from '#server/customers/potential-vendors.ts'

/** What couriers show to those who look for one, and who is found at a place: docs/rules/invitations-and-customers.md, "Applications". */

interface Caller {
  readonly token: string
  readonly tenantId: number
}

let app: TestApp
let world: World
let courier: Caller
let stranger: Caller
let applicant: Caller

beforeAll(async () => {
  app = await startTestApp()
  world = await buildWorld(app)
  const tokenOf = async (email: string, tenantId: number) => ({ token: (await signIn(app, email)).token, tenantId })
  courier = await tokenOf(world.emailOf[roles.owner], world.courier.tenantId)
  stranger = await tokenOf(world.strangerEmail, world.stranger.tenantId)
  const passwordHash = await hashPassword(goodPassword)
  const tenantId = await app.database.systemTransaction(async (db) => {
    const id = await addTenant(db, 'Riverbend', 'Customer')
    await db.insertInto('tenant_features').values({ tenant_id: id, feature: 'Customer' }).execute()
    await addUser(db, 'owner@riverbend.test', id, [roles.owner], passwordHash)
    return id
  })
  applicant = await tokenOf('owner@riverbend.test', tenantId)
})
afterAll(() => app.close())

const read = (path: string, by: Caller) => app.call(`/api${path}`, by)
const profileOf = ({ tenantId }: Caller) => `/tenants/${tenantId}/marketplace-profile`
const publicly = (of: Caller, by: Caller) => read(`/tenants/${of.tenantId}/public-profile`, by)
const set = (by: Caller, json: object) => app.call(`/api${profileOf(by)}`, { method: 'PATCH', json, ...by })
const find = (pagination: object = {}, search = '', by = applicant) => {
  const query = new URLSearchParams({ pagination: JSON.stringify(pagination), search })
  return read(`/tenants/${by.tenantId}/potential-vendors?${query}`, by)
}
const found = ({ json }: Answer) => (json as { data: { id: number; distanceM: number | null }[] }).data
const idsIn = (answer: Answer) => found(answer).map(({ id }) => id)

const regina = { latitude: 50.4452, longitude: -104.6189 }
const saskatoon = { latitude: 52.1332, longitude: -106.67 }
const area = (place: string, at: typeof regina, radiusM: number) => ({ place, ...at, radiusM })

test('is empty and found until its courier says otherwise, and shown to strangers as it says it', async () => {
  expect((await read(profileOf(courier), courier)).json).toEqual({
    version: 1,
    isListed: true,
    headline: null,
    description: null,
    picture: null,
    areas: [],
    serviceIds: [],
    phone: null,
    website: null,
  })
  const areas = [area(' Saskatoon, SK ', saskatoon, 30_000)]
  const changed = await set(courier, {
    headline: ' Same day in Saskatoon ',
    description: 'Six drivers.',
    areas,
    phone: '+13066517211',
    website: 'https://prairie.test/hello',
    picture: `/api/images/${world.courier.imageUid}`,
    serviceIds: [world.courier.serviceId],
  })
  expect(changed.json).toMatchObject({ version: 2, headline: 'Same day in Saskatoon', phone: '+13066517211' })
  const shown = (await publicly(courier, applicant)).json
  expect(shown).toMatchObject({
    isListed: true,
    headline: 'Same day in Saskatoon',
    description: 'Six drivers.',
    areas: [{ ...areas[0], place: 'Saskatoon, SK' }],
    phone: '+13066517211',
    website: 'https://prairie.test/hello',
    picture: `/api/images/${world.courier.imageUid}`,
    services: [{ name: 'Same Day', description: expect.any(String) }],
  })
  expect(JSON.stringify(shown)).not.toMatch(/cents|price/i)
})

test('shows the chosen services alone, and of those the published ones', async () => {
  const other = await app.database.systemTransaction(async (db) => {
    const { published_revision_id } = await db
      .selectFrom('services')
      .select('published_revision_id')
      .where('id', '=', world.courier.serviceId)
      .executeTakeFirstOrThrow()
    const service = { tenant_id: courier.tenantId, name: 'Overnight', published_revision_id }
    const { id } = await db.insertInto('services').values(service).returning('id').executeTakeFirstOrThrow()
    return id
  })
  const names = async () => {
    const { services } = (await publicly(courier, applicant)).json as { services: { name: string }[] }
    return services.map(({ name }) => name)
  }
  await set(courier, { serviceIds: [] })
  expect(await names()).toEqual(['Overnight', 'Same Day'])
  await set(courier, { serviceIds: [other] })
  expect(await names()).toEqual(['Overnight'])
  expect(found(await find({}, 'prairie'))[0]).toMatchObject({ services: ['Overnight'], distanceM: null })
  const asPartner = async () => {
    const answer = await read(`/tenants/${stranger.tenantId}/potential-partners?search=prairie`, stranger)
    return (answer.json as { data: { services: string[] }[] }).data.map(({ services }) => services)
  }
  expect(await asPartner()).toEqual([['Overnight']])
  await app.database.systemTransaction((db) =>
    db.updateTable('services').set({ is_enabled: false }).where('id', '=', other).execute(),
  )
  expect(await names()).toEqual([])
  expect(await asPartner()).toEqual([[]])
  // Chosen before, it may stay among those that are chosen while others come to it.
  expect((await set(courier, { serviceIds: [other, world.courier.serviceId] })).status).toBe(200)
  expect(await names()).toEqual(['Same Day'])
  await set(courier, { serviceIds: [] })
})

test('finds at a place those whose area it lies in, the nearest first', async () => {
  await set(courier, { areas: [area('Saskatoon', saskatoon, 30_000), area('Regina', regina, 100_000)] })
  await set(stranger, { areas: [area('Near Regina', { latitude: 50.5, longitude: -104.6189 }, 20_000)] })
  const north = { latitude: 50.49, longitude: -104.6189 }
  const both = found(await find({ filter: { near: north } }))
  expect(both.map(({ id }) => id)).toEqual([stranger.tenantId, courier.tenantId])
  expect(both[0]?.distanceM).toBeGreaterThan(1_000)
  expect(both[0]?.distanceM).toBeLessThan(1_200)
  expect(both[1]?.distanceM).toBeGreaterThan(4_900)
  // In the box around the circle, and not in the circle.
  const corner = { latitude: 50.5 + 0.17, longitude: -104.6189 - 0.27 }
  expect(idsIn(await find({ filter: { near: corner } }))).toEqual([courier.tenantId])
  expect(idsIn(await find({ filter: { near: saskatoon } }))).toEqual([courier.tenantId])
  expect(idsIn(await find({ filter: { near: { latitude: 45.5, longitude: -73.6 } } }))).toEqual([])
  expect(idsIn(await find({ filter: { near: north }, sort: [{ field: 'name', direction: 'asc' }] }))).toEqual([
    courier.tenantId,
    stranger.tenantId,
  ])
  expect(idsIn(await find({ filter: { near: north } }, 'stranger'))).toEqual([stranger.tenantId])
  const first = await find({ filter: { near: north }, pageSize: 1 })
  const { next, total } = first.json as { next: string; total: number }
  expect(total).toBe(2)
  expect(idsIn(await find({ filter: { near: north }, pageSize: 1, after: next }))).toEqual([courier.tenantId])
})

test('finds across the meridian of 180 degrees, from either side of it', async () => {
  const west = { latitude: -16.85, longitude: 179.95 }
  const east = { latitude: -16.85, longitude: -179.95 }
  for (const [middle, at] of [
    [west, east],
    [east, west],
  ] as const) {
    const areas = [area('Taveuni', middle, 30_000)]
    await set(stranger, { areas })
    const [only, ...others] = found(await find({ filter: { near: at } }))
    expect([only?.id, others]).toEqual([stranger.tenantId, []])
    expect(only?.distanceM).toBe(distanceWithin({ lat: at.latitude, lng: at.longitude }, areas))
    expect(idsIn(await find({ filter: { near: { ...at, longitude: 0 } } }))).toEqual([])
  }
})

test('refuses what is none of its own, and places that are none, at their fields', async () => {
  const refused = async (json: object) => {
    const { status, json: body } = await set(courier, json)
    return [status, Object.keys((body as { errors?: object }).errors ?? {})]
  }
  expect(await refused({ serviceIds: [world.stranger.serviceId] })).toEqual([422, ['/serviceIds/0']])
  expect(await refused({ picture: `/api/images/${world.stranger.imageUid}` })).toEqual([422, ['/picture']])
  expect(await refused({ phone: '12' })).toEqual([422, ['/phone']])
  expect(await refused({ website: 'http://plain.test' })).toEqual([422, ['/website']])
  expect(await refused({ website: 'javascript:alert(1)' })).toEqual([422, ['/website']])
  expect(await refused({ website: 'https://[half.an.address' })).toEqual([422, ['/website']])
  expect(await refused({ headline: 'x'.repeat(300) })).toEqual([422, ['/headline']])
  expect(await refused({ headline: '\u200b' })).toEqual([422, ['/headline']])
  expect(await refused({ areas: [area('Far', regina, 900_000)] })).toEqual([422, ['/areas/0/radiusM']])
  expect(await refused({ areas: [{ place: 'Regina', radiusM: 5_000 }] })).toEqual([
    422,
    expect.arrayContaining([expect.stringMatching(/^\/areas\/0/)]),
  ])
  expect((await find({ filter: { near: { latitude: 95, longitude: 0 } } })).status).toBe(400)
  expect((await find({ filter: { near: { latitude: 50 } } })).status).toBe(400)
  const nowhere = await find({ sort: [{ field: 'distance', direction: 'asc' }] })
  expect([nowhere.status, nowhere.json]).toMatchObject([400, { message: expect.stringContaining('filter.near') }])
})

test('is read and changed by its own people alone, and seen by strangers only while it wants to be found', async () => {
  expect((await app.call(`/api${profileOf(courier)}`, stranger)).status).toBe(404)
  expect((await app.call(`/api${profileOf(courier)}`, { method: 'PATCH', json: {}, ...stranger })).status).toBe(404)
  await set(courier, { isListed: false })
  expect((await publicly(courier, applicant)).status).toBe(404)
  expect(idsIn(await find({ filter: { near: saskatoon } }))).toEqual([])
  // As a stranger would see it.
  expect((await publicly(courier, courier)).json).toMatchObject({ isListed: false, id: courier.tenantId })
  await set(courier, { isListed: true })
  expect((await publicly(courier, applicant)).status).toBe(200)
})

test('reads of three thousand couriers those alone that serve the place, and the services of no other', async () => {
  await app.database.systemTransaction((db) =>
    sql`with made as (
        insert into tenants (name, kind, address, time_zone) select 'Far ' || n, 'Courier', '', 'America/Regina'
        from generate_series(1, 3000) n returning id),
      offering as (
        insert into services (tenant_id, name, published_revision_id)
        select made.id, 'Same Day', services.published_revision_id from made, services where services.id = ${world.courier.serviceId})
      insert into marketplace_profiles (tenant_id, areas)
        select id, jsonb_build_array(jsonb_build_object('place', 'Far', 'latitude', 43 + id % 7, 'longitude', -80 + id % 11,
          'radiusM', 20000)) from made`.execute(db),
  )
  await app.database.pool.query('analyze')
  const rowsRead = (table: string, pagination: object) =>
    app.database.systemTransaction(async (db) => {
      const { text, parameters, answer } = await lastAsked(db, (asking) =>
        findCouriers(asking, applicant.tenantId, { pagination }, sql<boolean>`false`),
      )
      return { ...(await explainStatement(db, text, parameters, table)), total: answer.page.total }
    })
  const near = { filter: { near: saskatoon } }
  for (const table of ['marketplace_areas', 'tenants', 'services', 'marketplace_profiles']) {
    const { read: rows, plan, total } = await rowsRead(table, near)
    expect(total).toBe(1)
    expect(rows, `${table}: ${plan}`).toBeLessThan(40)
  }
  // Of the whole installation a page is read, and as many as are counted.
  const all = await rowsRead('services', {})
  expect(all.total).toBe(1_001)
  expect(all.read, all.plan).toBeLessThan(3_000)
})
