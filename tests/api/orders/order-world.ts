import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql, type Kysely } from 'kysely'
import { buildApp } from '#server/app.ts'
import { loadConfig, type Config } from '#server/config.ts'
import type { Database } from '#server/db/schema.ts'
import { testDatabase, type TestDatabase } from '#tests/api/support/database.ts'
import { insertPeople, insertLocation, insertService } from './order-fixtures.ts'

/** Friday noon in Saskatchewan, unix seconds: when everything in these tests happens unless a test says otherwise. */
export const noon = Date.parse('2026-11-20T18:00:00Z') / 1000

/** What the routing server of the tests answers for every way: the distance of the worked example. */
const measuredWay = { distance: 14_300, duration: 1_471 }

export interface Caller {
  readonly userId: number
  readonly tenantId: number
  readonly token: string
}

export interface Answer<Body = unknown> {
  readonly status: number
  readonly body: Body
  readonly headers: Headers
}

export interface Call {
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly tenantId?: number
}

export type World = Awaited<ReturnType<typeof orderWorld>>

/** A courier with its people, a customer linked with it, and a stranger; a running server and a way to call it. */
export async function orderWorld(settings: Partial<Config> = {}) {
  const database = await testDatabase(settings.poolSize)
  const routing = await listen(
    http.createServer((_request, response) => {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ code: 'Ok', routes: [measuredWay] }))
    }),
  )
  const clock = { now: noon }
  const config = {
    ...loadConfig({ NODE_ENV: 'test', SESSION_SECRET: 'a long random text for the tests of orders', PORT: '0' }),
    routingUrl: routing.address,
    ...settings,
  }
  const { server, deps } = await buildApp({
    config,
    transactions: database,
    listenWith: database.settings,
    clock: () => clock.now,
  })
  const address = await server.listen({ port: 0, host: '127.0.0.1' })

  const people = await database.systemTransaction((db) => insertPeople(db))
  const service = await database.systemTransaction((db) =>
    insertService(db, people.tenants.courier, people.tenants.customer),
  )
  const locations = await database.systemTransaction(async (db) => ({
    pickup: await insertLocation(db, people.tenants.customer, { name: 'Broadway Pharmacy' }),
    dropoff: await insertLocation(db, people.tenants.customer, {
      name: 'Stonebridge Clinic',
      formatted_address: '3160 Preston Avenue, Saskatoon, SK S7T 1C5',
      latitude: 52.09,
    }),
    depot: await insertLocation(db, people.tenants.courier, {
      name: 'Courier Depot',
      formatted_address: '820 51st Street East, Saskatoon, SK S7K 0X8',
      latitude: 52.17,
    }),
    foreign: await insertLocation(db, people.tenants.stranger, { name: 'Regina Office' }),
  }))

  /** Somebody signed in. */
  async function caller(userId: number, tenantId: number): Promise<Caller> {
    // A day ahead, so that a test may move the clock.
    const issuedAt = clock.now + 86_400
    const family = await database.systemTransaction((db) =>
      db
        .insertInto('sign_in_families')
        .values({ user_id: userId, confirmed_at: issuedAt })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
    const token = await deps.signer.accessToken({ userId, familyId: family.id, impersonatorUserId: null }, issuedAt)
    return { userId, tenantId, token }
  }

  const { users, tenants } = people
  const callers = {
    dispatcher: await caller(users.dispatcher, tenants.courier),
    viewer: await caller(users.viewer, tenants.courier),
    driver: await caller(users.driver, tenants.courier),
    otherDriver: await caller(users.otherDriver, tenants.courier),
    scheduler: await caller(users.scheduler, tenants.customer),
    customerOwner: await caller(users.customerOwner, tenants.customer),
    stranger: await caller(users.stranger, tenants.stranger),
  }

  async function raw(who: Caller, method: string, path: string, asked: Call = {}): Promise<Response> {
    return fetch(`${address}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${who.token}`,
        'x-tenant-id': String(asked.tenantId ?? who.tenantId),
        ...(asked.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...asked.headers,
      },
      ...(asked.body === undefined ? {} : { body: JSON.stringify(asked.body) }),
    })
  }

  /** Calls the API as a person in their tenant. */
  async function call<Body>(who: Caller, method: string, path: string, asked?: Call): Promise<Answer<Body>> {
    const response = await raw(who, method, path, asked)
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false
    const body: Body = isJson ? await response.json() : await response.text()
    return { status: response.status, body, headers: response.headers }
  }

  /** An order that can be placed as it is, with what a test wants changed. */
  function order(changes: Record<string, unknown> = {}): Record<string, unknown> {
    return {
      customerTenantId: tenants.customer,
      serviceId: service.id,
      serviceSpeedId: service.rush,
      pickupLocationId: locations.pickup,
      dropoffLocationId: locations.dropoff,
      parcels: [{ parcelTypeId: service.box, quantity: 2, weightKg: 30 }],
      availableAt: noon + 900,
      poNumber: 'PO-7781',
      orderNotes: 'Fragile',
      ...changes,
    }
  }

  /** Places an order as the customer's scheduler and answers its number. */
  async function placed(changes: Record<string, unknown> = {}, who: Caller = callers.scheduler): Promise<number> {
    const answer = await call<{ id: number }>(who, 'POST', '/delivery-orders', { body: order(changes) })
    if (answer.status !== 200) throw new Error(`The order was refused: ${JSON.stringify(answer.body)}`)
    return answer.body.id
  }

  /** Places an order and takes it to a status, as the office would. */
  async function placedAt(
    status: 'created' | 'assigned' | 'pickedUp' | 'droppedOff' | 'completed' | 'cancelled',
    changes: Parameters<typeof placed>[0] = {},
  ) {
    const id = await placed(changes)
    if (status === 'created') return id
    if (status === 'cancelled') {
      await call(callers.dispatcher, 'POST', `/delivery-orders/${id}/cancelled`, {
        body: { tenantId: tenants.courier, reason: 'A test' },
      })
      return id
    }
    await assign([id])
    const steps = { assigned: null, pickedUp: 'picked-up', droppedOff: 'dropped-off', completed: 'completed' }
    const step = steps[status]
    if (step !== null) await call(callers.dispatcher, 'POST', `/delivery-orders/${id}/${step}`, { body: {} })
    return id
  }

  function assign(ids: readonly number[], driverUserId = users.driver) {
    return call<{ results: { orderId: number; ok: boolean; code?: string; status?: string }[] }>(
      callers.dispatcher,
      'PUT',
      `/users/${driverUserId}/delivery-orders/bulk`,
      { body: { ids } },
    )
  }

  return {
    database,
    clock,
    deps,
    address,
    tenants,
    users,
    service,
    locations,
    callers,
    caller,
    raw,
    call,
    order,
    placed,
    placedAt,
    assign,
    async close() {
      await server.close()
      await routing.close()
      await database.close()
    },
  }
}

/** Holds an order still, perhaps changing it, until `waiting` requests of `act` wait for it, then lets them go at once. */
export function raceOnOrder<Result>(
  database: TestDatabase,
  orderId: number,
  waiting: number,
  act: () => Promise<Result>,
  meanwhile?: (db: Kysely<Database>) => Promise<unknown>,
): Promise<Result> {
  return raceOnLock(database, waiting, act, async (db) => {
    await db.selectFrom('delivery_orders').select('id').where('id', '=', orderId).forUpdate().execute()
    await meanwhile?.(db)
  })
}

/**
 * The same with whatever `hold` locks: without it requests might by chance come one after the other, and a race would prove nothing.
 * The database's pool has five connections, one of which does the holding.
 */
export async function raceOnLock<Result>(
  database: TestDatabase,
  waiting: number,
  act: () => Promise<Result>,
  hold: (db: Kysely<Database>) => Promise<unknown>,
): Promise<Result> {
  const acted = await database.systemTransaction(async (db) => {
    await hold(db)
    const result = act()
    result.catch(() => {})
    // The lock of a row belongs to no database, and another file's test may wait for one: who waits here holds something here.
    const ours = sql<{ count: number }>`select count(*) as count from pg_locks as awaited
      where not granted and exists (select from pg_locks as held
        where held.pid = awaited.pid and held.database = (select oid from pg_database where datname = current_database()))`
    while (Number((await ours.execute(db)).rows[0]?.count) < waiting);
    return { result }
  })
  return acted.result
}

const orderTables = [
  'delivery_orders',
  'delivery_order_parties',
  'delivery_order_parcels',
  'delivery_order_tags',
  'delivery_order_updates',
  'delivery_order_prices',
  'audit_entries',
  'outbox',
  'idempotency_keys',
] as const

/** Counts what the tables hold that an order is written to: to show that a refusal stores nothing. */
export function storedRows(database: TestDatabase): Promise<Record<string, number>> {
  return database.systemTransaction(async (db) => {
    const counts = await Promise.all(
      orderTables.map((table) =>
        db
          .selectFrom(table)
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow(),
      ),
    )
    return Object.fromEntries(orderTables.map((table, index) => [table, Number(counts[index]?.count)]))
  })
}

export async function listen(server: http.Server) {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
