import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { roles } from '#domain/access/roles.ts'
import { orderWorld, type Caller, type World } from '#tests/api/orders/order-world.ts'

/* Polls of what has not changed: answered 304 from memory, and in full whenever it is not sure. */

let world: World
let orderId: number
let page: string
const list = () => `/tenants/${world.tenants.courier}/paginated-delivery-orders`

beforeAll(async () => {
  world = await orderWorld()
  orderId = await world.placedAt('assigned')
  page = `/delivery-orders/${orderId}/page-view`
})
beforeEach(() => {
  world.clock.now += 1
})
afterAll(() => world.close())

async function ask(who: Caller, path: string, version?: string, headers: Record<string, string> = {}) {
  const response = await world.raw(who, 'GET', path, {
    headers: { ...(version !== undefined && { 'if-none-match': version }), ...headers },
  })
  const text = await response.text()
  return { status: response.status, version: response.headers.get('etag') ?? '', text }
}

/** The version of an answer that is known to be unchanged: the reader has looked since, and read what happened before this was asked. */
async function known(who: Caller, path: string): Promise<string> {
  let { version } = await ask(who, path)
  const isKnown = async () => {
    const answer = await ask(who, path, version)
    version = answer.version
    return answer.status
  }
  await expect.poll(isKnown, { timeout: 5_000 }).toBe(304)
  return version
}

const nameOf = (client: unknown): unknown =>
  Reflect.get(Object(Reflect.get(Object(client), 'connectionParameters')), 'application_name')

async function statementsOf(act: () => Promise<unknown>): Promise<number> {
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  await act()
  const ofRequests = spy.mock.contexts.filter((client) => nameOf(client) !== 'waybill outbox')
  spy.mockRestore()
  return ofRequests.length
}

test('lists, their counts, a page and its timeline are answered without a statement, and with no body', async () => {
  const { dispatcher } = world.callers
  const badge = `${list()}?${new URLSearchParams({ pagination: JSON.stringify({ page: 0, pageSize: 1 }) })}`
  for (const path of [list(), badge, page, `/delivery-orders/${orderId}/updates`]) {
    const version = await known(dispatcher, path)
    let again = { status: 0, version: '', text: 'none' }
    const statements = await statementsOf(async () => {
      again = await ask(dispatcher, path, version)
    })
    expect([path, statements, again.status, again.text]).toEqual([path, 0, 304, ''])
    // It goes on from there.
    expect((await ask(dispatcher, path, again.version)).status).toBe(304)
  }
})

test('an act makes what it touches new at once, and nothing else', async () => {
  const { dispatcher, stranger } = world.callers
  const other = await world.placedAt('assigned')
  const versions = new Map<string, string>()
  const quiet = [page, `/tenants/${world.tenants.courier}/clock`]
  const changed = [`/delivery-orders/${other}/page-view`, `/delivery-orders/${other}/updates`, list()]
  for (const path of [...quiet, ...changed]) versions.set(path, await known(dispatcher, path))
  const elsewhere = `/tenants/${stranger.tenantId}/clock`
  const ofStranger = await known(stranger, elsewhere)

  const told = await world.call(dispatcher, 'POST', `/delivery-orders/${other}/comments`, { body: { comment: 'Ring' } })
  expect(told.status).toBe(200)
  for (const path of changed) {
    const answer = await ask(dispatcher, path, versions.get(path))
    expect([path, answer.status]).toEqual([path, 200])
    expect(answer.version).not.toBe(versions.get(path))
  }
  await expect.poll(async () => (await ask(dispatcher, page, versions.get(page))).status).toBe(304)
  for (const path of quiet)
    expect([path, (await ask(dispatcher, path, versions.get(path))).status]).toEqual([path, 304])
  expect((await ask(stranger, elsewhere, ofStranger)).status).toBe(304)
})

test('what was read while an act was under way is not taken for what came of it', async () => {
  const { dispatcher } = world.callers
  const client = await world.database.pool.connect()
  try {
    await client.query('begin; set local role waybill_system')
    await client.query(`update delivery_orders set po_number = 'UNDER WAY' where id = $1`, [orderId])
    await client.query(
      `insert into outbox (tenant_id, audience_tenant_ids, topic, payload) values ($1, array[$1::bigint], 'delivery-order.changed', $2)`,
      [world.tenants.courier, JSON.stringify({ key: String(orderId) })],
    )
    const before = await ask(dispatcher, page)
    expect(before.text).not.toContain('UNDER WAY')
    await client.query('commit')
    world.deps.events.wake()
    await expect.poll(async () => (await ask(dispatcher, page, before.version)).status).toBe(200)
    // And what was read after it is, whenever its event was read.
    const after = await ask(dispatcher, page)
    expect(after.text).toContain('UNDER WAY')
    await expect.poll(async () => (await ask(dispatcher, page, after.version)).status).toBe(304)
  } finally {
    client.release()
  }
})

test('a version is good for its own question alone: sign-in, address, zone, form, and for ten minutes', async () => {
  const { dispatcher } = world.callers
  const again = await world.caller(dispatcher.userId, dispatcher.tenantId)
  await known(again, page)
  const version = await known(dispatcher, page)
  const status = async (who: Caller, path: string, sent: string, headers?: Record<string, string>) =>
    (await ask(who, path, sent, headers)).status

  expect(await status(again, page, version)).toBe(200)
  expect(await status(world.callers.viewer, page, version)).toBe(200)
  expect(await status(world.callers.stranger, page, version)).toBe(404)
  expect(await status(dispatcher, list(), version)).toBe(200)
  expect(await status(dispatcher, page, version, { 'x-timezone': 'America/Toronto' })).toBe(200)
  expect(await status(dispatcher, page, version.replace(/\.[\w-]+"$/, `.${'A'.repeat(43)}"`))).toBe(200)
  expect(await status(dispatcher, page, '"1-1"')).toBe(200)
  const csv = await ask(dispatcher, list(), await known(dispatcher, list()), { accept: 'text/csv' })
  expect([csv.status, csv.version]).toEqual([200, ''])

  expect(await status(dispatcher, page, version)).toBe(304)
  world.clock.now += 601
  expect(await status(dispatcher, page, version)).toBe(200)
})

test('what changes with time is always made anew', async () => {
  const { dispatcher } = world.callers
  for (const path of [
    `/delivery-orders/${orderId}/driver-view`,
    `/tenants/${dispatcher.tenantId}/users-by-role/Driver`,
  ])
    expect([path, await ask(dispatcher, path)]).toMatchObject([path, { status: 200, version: '' }])
})

test('a right that is taken away is told as it is', async () => {
  const { database, deps, users, tenants } = world
  const viewer = await world.caller(users.viewer, tenants.courier)
  const version = await known(viewer, list())
  await database.systemTransaction((db) =>
    db
      .updateTable('memberships')
      .set({ roles: [roles.user] })
      .where('user_id', '=', users.viewer)
      .execute(),
  )
  // As an act of this process does.
  deps.events.wake()
  expect((await ask(viewer, list(), version)).status).toBe(403)

  await database.systemTransaction((db) => db.deleteFrom('memberships').where('user_id', '=', users.viewer).execute())
  deps.events.wake()
  expect((await ask(viewer, list(), version)).status).toBe(404)
})

test('who has signed out is told so, and who is called otherwise gets what says so', async () => {
  const { database, deps, users, tenants } = world
  const driver = await world.caller(users.otherDriver, tenants.courier)
  const path = `/users/${users.otherDriver}/in-progress-delivery-orders`
  const version = await known(driver, path)
  await database.systemTransaction((db) =>
    db.updateTable('users').set({ unit_preference: 'Imperial' }).where('id', '=', users.otherDriver).execute(),
  )
  deps.events.wake()
  expect((await ask(driver, path, version)).status).toBe(200)

  const later = await known(driver, path)
  await database.systemTransaction((db) =>
    db.updateTable('sign_in_families').set({ revoked_at: 1 }).where('user_id', '=', users.otherDriver).execute(),
  )
  deps.events.wake()
  expect((await ask(driver, path, later)).status).toBe(401)
})

test('while events are held back, or the reader has lost its connection, nothing is known', async () => {
  const { dispatcher } = world.callers
  const version = await known(dispatcher, list())
  await world.database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'waybill outbox' and datname = current_database()`,
  )
  await expect.poll(async () => (await ask(dispatcher, list(), version)).status).toBe(200)
  const after = await ask(dispatcher, list(), version)
  await expect.poll(async () => (await ask(dispatcher, list(), after.version)).status, { timeout: 5_000 }).toBe(304)
})
