import type { EventSourceMessage } from 'eventsource-parser'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { seesOnlyOwnOrders } from '#domain/access/role-permissions.ts'
import { roleNames, roles, type RoleId } from '#domain/access/roles.ts'
import { topics } from '#server/events/topics.ts'
import { startTestApp, type TestApp } from '#tests/api/support/app.ts'
import { openStream, type OpenStream } from '#tests/api/support/event-stream.ts'
import { buildWorld, signIn, type World } from '#tests/api/support/world.ts'

/* Open streams: who hears of what, generated over every topic and every role; and how a stream begins, goes on and ends. */

let app: TestApp
let world: World
const tokens = new Map<RoleId, string>()
let strangerToken: string
let opened: OpenStream[] = []

beforeAll(async () => {
  app = await startTestApp()
  world = await buildWorld(app)
  for (const role of Object.values(roles)) tokens.set(role, (await signIn(app, world.emailOf[role])).token)
  strangerToken = (await signIn(app, world.strangerEmail)).token
  // What the database itself has told of all these people lies behind.
  const all = await listen(tokenOf(roles.admin))
  await publish({ topic: 'tenant.changed', key: 'begun' })
  await until(all, 'begun')
})
afterEach(() => {
  for (const stream of opened) stream.close()
  opened = []
})
afterAll(() => app.close())

interface Published {
  topic?: string
  key?: string
  audience?: number[]
  drivers?: number[]
  users?: number[]
}

/** Writes an event as an act does. */
async function publish({ topic = 'locations', key = '1', audience, drivers, users }: Published): Promise<void> {
  const { tenantId } = world.courier
  await app.database.systemTransaction((db) =>
    db
      .insertInto('outbox')
      .values({
        tenant_id: tenantId,
        audience_tenant_ids: audience ?? [tenantId],
        topic,
        payload: JSON.stringify({ key, ...(drivers && { driverUserIds: drivers }), ...(users && { userIds: users }) }),
      })
      .execute(),
  )
  app.deps.events.wake()
}

const addressOf = (tenantId: number) => `${app.origin}/api/tenants/${tenantId}/events`

async function listen(token: string, tenantId = world.courier.tenantId, after?: string): Promise<OpenStream> {
  const stream = await openStream(addressOf(tenantId), token, tenantId, after)
  opened.push(stream)
  // It has begun: what is published from now on is heard.
  if (stream.status === 200 && after === undefined) await stream.next()
  return stream
}

function tokenOf(role: RoleId): string {
  return tokens.get(role) ?? ''
}

const eventOf = ({ data }: EventSourceMessage): { topic: string; key: string; touches: string[] } => JSON.parse(data)

/** The events until one with this key, which is left out. */
async function until(stream: OpenStream, last: string) {
  const events = []
  for (;;) {
    const event = eventOf(await stream.next())
    if (event.key === last) return events
    events.push(event)
  }
}

const days = 'from=2026-11-01&until=2026-11-30'
/** What a touched path stands for: it is told to those who may ask one of these. */
const addressesOf: Readonly<Record<string, readonly string[]>> = {
  '/delivery-orders/1/': ['/delivery-orders/1/page-view'],
  '/delivery-orders/*/': ['/delivery-orders/1/page-view'],
  '/services/1/': ['/services/1/revisions'],
  '/service-revisions/1/': ['/service-revisions/1/tags', '/service-revisions/1/protocols'],
  '/tenants/1/vendors/1/': ['/tenants/1/vendors/1/terms'],
  '/tenants/1/users-by-role/*': ['/tenants/1/users-by-role/Driver'],
  '/tenants/1/reports/*': [`/tenants/1/reports/AllOrders?${days}`],
  '/tenants/1/report-totals/*': [`/tenants/1/report-totals/AllOrders?${days}`],
}

/** Looks that say in a body what is looked at. */
const previewed = { until: '2026-10-31', invoiceDate: '2026-10-31', grouping: 'CustomerMonth' }
const posted = new Set(['/tenants/1/billing-export-preview'])

/** What everybody may ask of themselves. */
const ofOneself = new Set(['/users/*/notifications', '/users/*/unread-notification-count'])

async function userOf(role: RoleId): Promise<number> {
  const claims = await app.deps.signer.readAccessToken(tokenOf(role), app.deps.clock())
  return claims?.userId ?? 0
}

async function mayAsk(role: RoleId, path: string): Promise<boolean> {
  const addresses = ofOneself.has(path)
    ? [path.replace('*', String(await userOf(role)))]
    : (addressesOf[path] ?? [path.replaceAll('*', '1')])
  const asked = addresses.map((address) =>
    app.call(`/api${address}`, {
      token: tokenOf(role),
      tenantId: world.courier.tenantId,
      ...(posted.has(path) && { method: 'POST', json: previewed }),
    }),
  )
  return (await Promise.all(asked)).some(({ status }) => status !== 403)
}

test('features that change are heard of on open screens', async () => {
  const stream = await listen(tokenOf(roles.owner))
  const { tenantId } = world.courier
  const planner = { tenant_id: tenantId, feature: 'Planner' } as const
  await app.database.systemTransaction(async (db) => {
    await db.deleteFrom('tenant_features').where('tenant_id', '=', tenantId).where('feature', '=', 'Planner').execute()
    await db.insertInto('tenant_features').values(planner).execute()
  })
  app.deps.events.wake()
  const { topic, touches } = eventOf(await stream.next())
  expect([topic, touches]).toEqual([
    'tenant-features',
    [
      `/tenants/${tenantId}/subscription-plan-features`,
      `/tenants/${tenantId}/subscription-plan`,
      `/tenants/${tenantId}/recurring-orders`,
      '/recurring-orders/*',
      `/tenants/${tenantId}/recurring-orders-paginated`,
      `/tenants/${tenantId}/recurring-orders-meta`,
    ],
  ])
})

describe('each role hears, of every topic, of the addresses that it may ask, and of nothing else:', () => {
  test.each(Object.values(roles).map((role) => [roleNames[role], role] as const))('%s', async (_name, role) => {
    const all = await listen(tokenOf(roles.admin))
    const own = await listen(tokenOf(role))
    for (const topic of topics.keys())
      await publish({ topic, ...(topic === 'delivery-order.changed' && { drivers: [world.courier.userId] }) })
    // Everybody who belongs to the organisation may ask what its clock says.
    await publish({ topic: 'tenant.changed', key: 'end' })
    const everything = await until(all, 'end')
    expect(everything.map(({ topic }) => topic)).toEqual([...topics.keys()])

    const expected = []
    const hasOrders =
      role === roles.driver || !seesOnlyOwnOrders({ roles: [role], ownRoles: [] }) || role === roles.admin
    for (const { topic, key, touches } of everything) {
      if (topic === 'delivery-order.changed' && !hasOrders) continue
      const allowed = []
      for (const path of touches) if (await mayAsk(role, path)) allowed.push(path)
      if (allowed.length > 0) expected.push({ topic, key, touches: allowed })
    }
    expect(await until(own, 'end')).toEqual(expected)
  })

  test('a driver of orders that are or were theirs', async () => {
    const driver = await listen(tokenOf(roles.driver))
    const { userId } = world.courier
    await publish({ topic: 'delivery-order.changed', key: '71', drivers: [] })
    await publish({ topic: 'delivery-order.changed', key: '72', drivers: [userId + 1_000] })
    await publish({ topic: 'delivery-order.changed', key: '73', drivers: [userId + 1_000, userId] })
    expect(eventOf(await driver.next()).key).toBe('73')
  })

  test('whom it is for of what is for some people alone', async () => {
    const [viewer, dispatcher] = [await listen(tokenOf(roles.viewer)), await listen(tokenOf(roles.dispatcher))]
    await publish({ topic: 'notices', key: '81', users: [await userOf(roles.viewer)] })
    await publish({ topic: 'tenant.changed', key: 'end' })
    expect((await until(viewer, 'end')).map(({ key }) => key)).toEqual(['81'])
    expect(await until(dispatcher, 'end')).toEqual([])
  })

  test('a stranger of nothing, for all that happens elsewhere', async () => {
    const stranger = await listen(strangerToken, world.stranger.tenantId)
    for (const topic of topics.keys()) await publish({ topic })
    await publish({ key: 'end', audience: [world.stranger.tenantId] })
    expect(await until(stranger, 'end')).toEqual([])
    expect((await listen(strangerToken, world.courier.tenantId)).status).toBe(404)
  })
})

describe('a stream', () => {
  test('goes on after the last event that was heard', async () => {
    const before = await listen(tokenOf(roles.owner))
    await publish({ key: 'heard' })
    const { id } = await before.next()
    before.close()
    await publish({ key: 'missed' })
    await publish({ key: 'foreign', audience: [world.stranger.tenantId] })
    await publish({ key: 'missed too' })
    await expect.poll(() => app.deps.events.openStreams).toBe(0)

    const after = await listen(tokenOf(roles.owner), world.courier.tenantId, id)
    await publish({ key: 'new' })
    const messages = [await after.next(), await after.next(), await after.next(), await after.next()]
    expect(messages.map(({ event, data }) => event ?? eventOf({ data, event, id: '' }).key).toSorted()).toEqual([
      'missed',
      'missed too',
      'new',
      'ready',
    ])
  })

  test.each(['no cursor', '9'.repeat(40)])('says "stale" to the cursor %s', async (cursor) => {
    const stream = await listen(tokenOf(roles.owner), world.courier.tenantId, cursor)
    const { event, id } = await stream.next()
    expect(event).toBe('stale')
    expect(id).toMatch(/^\d+-\d+$/)
  })

  test('says when to come again, and is not held back by a proxy', async () => {
    const { headers } = await listen(tokenOf(roles.owner))
    expect(headers['content-type']).toBe('text/event-stream; charset=utf-8')
    expect(headers['x-accel-buffering']).toBe('no')
    expect(headers['cache-control']).toBe('no-store')
  })

  test('is answered at once where no stream is asked for', async () => {
    const ask = (after: string) =>
      app.call(`/api/tenants/${world.courier.tenantId}/events`, {
        token: tokenOf(roles.owner),
        tenantId: world.courier.tenantId,
        headers: { 'last-event-id': after },
      })
    const { cursor } = (await ask('')).json as { cursor: string }
    await publish({ key: 'later' })
    const answered = async () => (await ask(cursor)).json
    await expect.poll(answered).toMatchObject({ stale: false, events: [{ topic: 'locations', key: 'later' }] })
    expect((await ask('no cursor')).json).toMatchObject({ stale: true, events: [] })
  })

  test('is dropped when a megabyte is left unread', async () => {
    const { tenantId } = world.courier
    const owner = await app.database.systemTransaction((db) =>
      db
        .selectFrom('sign_in_families as f')
        .innerJoin('memberships as m', 'm.user_id', 'f.user_id')
        .select(['f.id as familyId', 'f.user_id as userId', 'm.permission_version as permissionVersion'])
        .where('f.user_id', '=', sql<number>`(select id from users where email = ${world.emailOf[roles.owner]})`)
        .executeTakeFirstOrThrow(),
    )
    const stream = app.deps.events.open(
      { ...owner, tenantId, roles: [roles.owner], ownRoles: [], admin: false, external: null },
      '',
    )
    // Begins it; nothing is taken out.
    stream.read(0)
    for (let count = 0; count < 3; count += 1) await publish({ topic: 'tenant.changed', key: 'x'.repeat(300_000) })
    await expect.poll(() => stream.readableLength).toBeGreaterThan(900_000)
    expect(stream.destroyed).toBe(false)
    await publish({ topic: 'tenant.changed', key: 'x'.repeat(300_000) })
    await expect.poll(() => stream.destroyed).toBe(true)
  })

  test('is refused to the twenty-first of one person', async () => {
    const token = tokenOf(roles.viewer)
    for (let count = 0; count < 20; count += 1) await listen(token)
    expect((await listen(token)).status).toBe(503)
  })
})

describe('a stream ends', () => {
  const run = (
    statement: (db: Parameters<Parameters<TestApp['database']['systemTransaction']>[0]>[0]) => Promise<unknown>,
  ) => app.database.systemTransaction(statement)

  const personWith = (role: RoleId) => sql<number>`(select id from users where email = ${world.emailOf[role]})`

  test('when its person is given another role', async () => {
    const stream = await listen(tokenOf(roles.dispatcher))
    const other = await listen(tokenOf(roles.owner))
    await run((db) =>
      db
        .updateTable('memberships')
        .set({ roles: [roles.viewer] })
        .where('user_id', '=', personWith(roles.dispatcher))
        .execute(),
    )
    await stream.ended()
    await publish({ key: 'still' })
    // The others hear that somebody is somebody else now.
    expect((await until(other, 'still')).map(({ topic }) => topic)).toEqual(['users'])
  })

  test('when a role of the organisation that its person holds allows less', async () => {
    const token = tokenOf(roles.viewer)
    const { tenantId } = world.courier
    const ask = (method: string, address: string, json: unknown) =>
      app.call(`/api${address}`, { method, token: tokenOf(roles.owner), tenantId, json })
    const made = await ask('POST', `/tenants/${tenantId}/roles`, { name: 'Pricer', permissions: ['pricing.read'] })
    const { id } = made.json as { id: number }
    const viewer = await app.database.systemTransaction((db) =>
      db.selectFrom('users').select('id').where('email', '=', world.emailOf[roles.viewer]).executeTakeFirstOrThrow(),
    )
    await ask('POST', `/tenants/${tenantId}/users/${viewer.id}/roles`, { roleId: id })
    const stream = await listen(token)
    await ask('PATCH', `/roles/${id}`, { permissions: [] })
    await stream.ended()
    expect((await listen(token)).status).toBe(200)
  })

  test('when its person no longer belongs to the organisation', async () => {
    const stream = await listen(tokenOf(roles.scheduler))
    await run((db) => db.deleteFrom('memberships').where('user_id', '=', personWith(roles.scheduler)).execute())
    await stream.ended()
    expect((await listen(tokenOf(roles.scheduler))).status).toBe(404)
  })

  test('when its person signs out', async () => {
    const { token, refreshToken } = await signIn(app, world.emailOf[roles.organizationManager])
    const stream = await listen(token)
    await app.call('/api/auth/logout', { json: { refreshToken } })
    await stream.ended()
    expect((await listen(token)).status).toBe(401)
  })

  test('when its organisation is archived', async () => {
    const stream = await listen(strangerToken, world.stranger.tenantId)
    await run((db) =>
      db.updateTable('tenants').set({ archived_at: 1 }).where('id', '=', world.stranger.tenantId).execute(),
    )
    await expect(stream.ended()).resolves.toBeUndefined()
  })
})
