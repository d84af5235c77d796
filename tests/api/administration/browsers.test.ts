import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { roles } from '#domain/access/roles.ts'
import type { ErrorGroupDetail, ErrorGroupPage, PaintedRoutePage, SeenVersions } from '#generated/model/index.ts'
import { discardOldReports } from '#server/session/error-reports.ts'
import { signIn } from '#tests/api/support/world.ts'
import { adminWorld, pageQuery, day } from './admin-world.ts'

/* What administrators see of what browsers report: docs/rules/administration.md. Who may not ask is in contract-access.test.ts. */

let seen: Awaited<ReturnType<typeof adminWorld>>
beforeAll(async () => {
  seen = await adminWorld()
})
afterAll(() => seen.app.close())

const report = (changes: { words?: string; place?: string; version?: string; userId?: number } = {}) =>
  seen.app.call('/api/errors', {
    method: 'POST',
    json: {
      errorShortDescription: changes.words ?? 'Order 10482 has no stop 3',
      errorLongDescription: 'at OrderDetailScreen',
      ...(changes.userId !== undefined && { userId: changes.userId }),
      sessionInfo: {
        userAgent: 'Mozilla/5.0',
        location: changes.place ?? '/delivery-orders/10482',
        ...(changes.version !== undefined && { version: changes.version }),
      },
    },
  })
const errors = (filter?: object, search = '') =>
  seen.get<ErrorGroupPage>(`/errors?${pageQuery(filter ? { filter } : {})}&search=${search}`)

test('errors that say the same on the same kind of page are one, with who met it, where and in which versions', async () => {
  const { app, world, get, list, overview, userOf, at } = seen
  const owner = await userOf(world.emailOf[roles.owner])
  const other = await userOf(world.customerEmail)
  await report({ userId: owner, version: '0.9.0' })
  app.clock.now += 60
  await report({
    words: 'Order 7 has no stop 12',
    place: '/delivery-orders/7?tab=media',
    userId: other,
    version: '0.10.0',
  })
  await report({ userId: owner, version: '0.9.0' })
  await report({ place: '/home' })
  const { data } = await errors()
  const group = data.find(({ place }) => place === '/delivery-orders/:id')
  expect(group).toMatchObject({
    description: 'Order # has no stop #',
    reports: 3,
    people: 2,
    versions: ['0.10.0', '0.9.0'],
    tenants: [{ name: 'Prairie Test Couriers' }, { name: 'Test Pharmacy' }],
    firstSeenAt: at() - 60,
    lastSeenAt: at(),
    resolvedAt: null,
  })
  expect(data.find(({ place }) => place === '/home')).toMatchObject({
    reports: 1,
    people: 0,
    versions: [],
    tenants: [],
  })
  expect((await errors(undefined, 'delivery-orders')).data).toHaveLength(1)
  expect((await errors({ tenantId: world.customerTenantId })).data.map(({ id }) => id)).toEqual([group?.id])
  const detail = await get<ErrorGroupDetail>(`/errors/${group?.id}`)
  expect(detail.latest).toHaveLength(3)
  expect(detail.latest[1]).toMatchObject({
    description: 'Order 7 has no stop 12',
    location: '/delivery-orders/7?tab=media',
    stack: 'at OrderDetailScreen',
    userAgent: 'Mozilla/5.0',
    version: '0.10.0',
    tenantName: 'Test Pharmacy',
  })
  expect((await list({}, 'prairie test')).data).toMatchObject([{ errorReports: 2 }])
  expect((await overview()).errors.map(({ id }) => id)).toEqual([group?.id])
})

test('a resolved error stays so in the versions that it was met in, and is open again in a later one', async () => {
  const { world, call, list, userOf, at } = seen
  const words = 'The map is gone'
  const find = async () => (await errors(undefined, 'map is gone')).data[0]
  await report({ words, version: '0.9.0', userId: await userOf(world.emailOf[roles.owner]) })
  await report({ words, version: '0.10.0' })
  const id = (await find())?.id
  const resolve = (resolved: boolean) => call('PATCH', `/errors/${id}`, { resolved })
  expect((await resolve(true)).json).toMatchObject({ group: { resolvedAt: at(), resolvedByName: expect.any(String) } })
  const resolvedHere = (await list({}, 'prairie test')).data[0]?.errorReports
  for (const version of ['0.9.0', '0.10.0']) await report({ words, version })
  await report({ words })
  expect(await find()).toMatchObject({ reports: 5, resolvedAt: at() })
  expect((await errors({ resolved: true })).data.map((group) => group.id)).toEqual([id])
  await report({ words, version: '0.11.0' })
  expect(await find()).toMatchObject({ resolvedAt: null, resolvedByName: null })
  expect((await list({}, 'prairie test')).data[0]?.errorReports).toBe((resolvedHere ?? 0) + 1)
  await resolve(true)
  await resolve(false)
  expect(await find()).toMatchObject({ resolvedAt: null })
  expect((await call('GET', '/errors/999999')).status).toBe(404)
  expect((await call('PATCH', '/errors/999999', { resolved: true })).status).toBe(404)
})

test('errors that nobody has met for a season are forgotten', async () => {
  const { app } = seen
  app.clock.now += 91 * day
  await report({ words: 'A new one' })
  await discardOldReports(app.deps)
  app.clock.now -= 91 * day
  expect((await errors()).data.map(({ description }) => description)).toEqual(['A new one'])
})

test('versions are told with how many people ran each last, and those of an organisation', async () => {
  const { app, world, courier, get, overview, at } = seen
  const load = async (email: string, version: string, tenantId = courier) => {
    const { token: theirs } = await signIn(app, email)
    const json = { version, route: '/home' }
    await app.call('/api/client-versions', { method: 'POST', json, token: theirs, tenantId })
  }
  const [owner, dispatcher] = [world.emailOf[roles.owner], world.emailOf[roles.dispatcher]]
  await load(owner, '0.9.0')
  app.clock.now += 60
  await load(owner, '0.10.0')
  await load(dispatcher, '0.10.0')
  await load(dispatcher, 'not a version')
  await load(world.customerEmail, '0.9.0', world.customerTenantId)
  const { data } = await get<SeenVersions>('/client-versions')
  const byVersion = data.toSorted((one, other) => other.people - one.people)
  expect(byVersion).toMatchObject([
    { version: '0.10.0', people: 2, loads: 2, lastSeenAt: at(), isServers: false },
    { version: '0.9.0', people: 1, loads: 2, lastSeenAt: at() },
    { version: 'other', people: 0, loads: 1, lastSeenAt: null },
  ])
  expect((await overview()).versions).toEqual([{ version: '0.10.0', people: 2, lastSeenAt: at() }])
})

test('first paints are told by page and version: what half and nine of ten did not exceed', async () => {
  const { app, get, at } = seen
  const today = new Date(at() * 1_000).toISOString().slice(0, 10)
  const ago = (days: number) => new Date((at() - days * day) * 1_000).toISOString().slice(0, 10)
  await app.database.systemTransaction(async (db) => {
    await sql`delete from first_paints`.execute(db)
    await sql`insert into first_paints (day, version, route, up_to_ms, loads) values
      (${today}::date, '0.1.0', '/home', 200, 4), (${ago(3)}::date, '0.1.0', '/home', 200, 1), (${today}::date, '0.1.0', '/home', 500, 4),
      (${today}::date, '0.1.0', '/home', 3000, 1), (${ago(10)}::date, '0.1.0', '/home', 10000, 90), (${today}::date, '0.2.0', '/home', 100, 2)`.execute(
      db,
    )
  })
  const paints = (query: string) => get<PaintedRoutePage>(`/metrics/fcp?${query}`)
  expect(await paints('')).toMatchObject({
    total: 2,
    data: [
      { route: '/home', version: '0.1.0', loads: 10, medianMs: 200, ninetiethMs: 500 },
      { route: '/home', version: '0.2.0', loads: 2, medianMs: 100, ninetiethMs: 100 },
    ],
  })
  expect((await paints('days=30')).data[0]).toMatchObject({ loads: 100, medianMs: 10_000, ninetiethMs: 10_000 })
  const sorted = await paints(pageQuery({ pageSize: 1, page: 1, sort: [{ field: 'medianMs', direction: 'asc' }] }))
  expect(sorted).toMatchObject({ total: 2, data: [{ version: '0.1.0' }] })
})
