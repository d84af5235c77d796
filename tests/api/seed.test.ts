import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { roles } from '#domain/roles.ts'
import { unixSecondsAt } from '#domain/zoned-time.ts'
import { DEMO_TIME_ZONE } from '#server/seed/demo-organisations.ts'
import { DEMO_PASSWORD } from '#server/seed/demo-people.ts'
import { seedDemo } from '#server/seed/seed-demo.ts'
import { startTestApp, type TestApp } from '#tests/api/support/app.ts'
import { signIn } from '#tests/api/support/world.ts'

/** A day that no clock of a database stands at: what was stamped by one shows. */
const DAY = '2031-05-14'
const HOUR = 3_600
const MIDNIGHT = unixSecondsAt(DAY, 0, DEMO_TIME_ZONE)
const MORNING = MIDNIGHT + 6 * HOUR + 600
const NIGHT = MIDNIGHT + 22 * HOUR + 1_800
/** How old the demo makes itself: its organisations stand this long. */
const WORLD_AGE = 61 * 24 * HOUR

/** Of the timeline, by status. A cancelled order may have had a driver or not. */
const timelines: Record<string, string[]> = {
  created: ['created'],
  assigned: ['created', 'assigned'],
  pickedUp: ['created', 'assigned', 'assigned_pickedUp'],
  droppedOff: ['created', 'assigned', 'assigned_pickedUp', 'assigned_droppedOff'],
  completed: ['created', 'assigned', 'assigned_pickedUp', 'assigned_droppedOff', 'completed'],
}

let morning: TestApp
let night: TestApp

beforeAll(async () => {
  morning = await seededApp(MORNING)
  night = await seededApp(NIGHT)
})
afterAll(() => Promise.all([morning.close(), night.close()]))

/** Made by two processes that start at the same moment, of which one has to leave it to the other. */
async function seededApp(now: number): Promise<TestApp> {
  const app = await startTestApp()
  app.clock.now = now
  const made = await Promise.all([seedDemo(app.deps), seedDemo(app.deps)])
  expect(made.toSorted()).toEqual([false, true])
  return app
}

/** Orders as far as the day decides them: what has happened today depends on the hour. */
function ordersOf({ database }: TestApp) {
  return database.systemTransaction(async (db) => {
    const rows = await db
      .selectFrom('delivery_orders as o')
      .leftJoin('delivery_order_prices as price', 'price.delivery_order_id', 'o.id')
      .selectAll('o')
      .select(['price.lines', 'price.total_cents', 'price.tax_cents', 'price.is_pending', 'price.pricing_type'])
      .orderBy('o.id')
      .execute()
    return rows.map(({ uid: _, updated_at, assigned_at, picked_up_at, dropped_off_at, completed_at, ...order }) => {
      const steps = { updated_at, assigned_at, picked_up_at, dropped_off_at, completed_at }
      return order.available_at < MIDNIGHT ? { ...order, steps } : order
    })
  })
}

function timelinesOf({ database }: TestApp) {
  return database.systemTransaction((db) =>
    db
      .selectFrom('delivery_order_updates as u')
      .select(['u.delivery_order_id as id'])
      .select(sql<string[]>`array_agg(u.type order by u.id)`.as('types'))
      .select(sql<number[]>`array_agg(u.occurred_at order by u.id)`.as('times'))
      .groupBy('u.delivery_order_id')
      .execute(),
  )
}

describe('the demo world', () => {
  test('has the organisations and accounts that people are told of, with their roles and features', async () => {
    const found = await morning.database.systemTransaction((db) =>
      db
        .selectFrom('tenants as t')
        .select(['t.name', 't.kind'])
        .select(sql`array(select feature from tenant_features f where f.tenant_id = t.id order by 1)`.as('features'))
        .select(
          sql<Record<string, number[]>>`(select json_object_agg(u.email, m.roles) from memberships m
            join users u on u.id = m.user_id where m.tenant_id = t.id)`.as('accounts'),
        )
        .orderBy('t.id')
        .execute(),
    )
    const drivers = Array.from({ length: 8 }, (_, index) => [`driver${index + 1}@prairiesky.example`, [roles.driver]])
    expect(found).toEqual([
      {
        name: 'Prairie Sky Couriers',
        kind: 'Courier',
        features: ['Courier', 'CourierLocations', 'Planner'],
        accounts: {
          'owner@prairiesky.example': [roles.owner],
          'dispatcher@prairiesky.example': [roles.dispatcher],
          'viewer@prairiesky.example': [roles.viewer],
          ...Object.fromEntries(drivers),
        },
      },
      {
        name: 'Meewasin Pharmacy Group',
        kind: 'Customer',
        features: ['Customer', 'Planner'],
        accounts: { 'scheduler@meewasin.example': [roles.scheduler] },
      },
      {
        name: 'Northline Medical Supply',
        kind: 'Supplier',
        features: ['Supplier'],
        accounts: { 'supplier@northline.example': [roles.scheduler] },
      },
      {
        name: 'Queen City Rush',
        kind: 'Courier',
        features: ['Courier', 'CourierLocations'],
        accounts: { 'owner@queencity.example': [roles.owner] },
      },
      { name: 'Waybill', kind: 'Internal', features: [], accounts: { 'admin@waybill.example': [roles.admin] } },
    ])
  })

  test('links the customer and the broker partner to the courier, and one person alone is an administrator', async () => {
    const { links, admins } = await morning.database.systemTransaction(async (db) => ({
      links: await db
        .selectFrom('tenant_links as l')
        .innerJoin('tenants as provider', 'provider.id', 'l.tenant_id')
        .innerJoin('tenants as partner', 'partner.id', 'l.partner_tenant_id')
        .select(['provider.name as provider', 'partner.name as partner', 'l.kind'])
        .orderBy('l.id')
        .execute(),
      admins: await db.selectFrom('users').select('email').where('is_admin', '=', true).execute(),
    }))
    expect(links).toEqual([
      { provider: 'Prairie Sky Couriers', partner: 'Meewasin Pharmacy Group', kind: 'courier-customer' },
      { provider: 'Prairie Sky Couriers', partner: 'Queen City Rush', kind: 'courier-broker' },
    ])
    expect(admins).toEqual([{ email: 'admin@waybill.example' }])
  })

  test('lets an account in with the demo password, and shows it the orders', async () => {
    const { token } = await signIn(morning, 'scheduler@meewasin.example', DEMO_PASSWORD)
    const me = await morning.call('/api/me', { token })
    expect(me.json).toMatchObject({ email: 'scheduler@meewasin.example' })
    const tenantId = await tenantNamed('Meewasin Pharmacy Group')
    const page = await morning.call(`/api/tenants/${tenantId}/paginated-delivery-orders`, { token, tenantId })
    expect(page.json).toMatchObject({ total: 325, totalIsCapped: false })
  })

  test('has what orders are made from', async () => {
    const [counts] = await morning.database.systemTransaction(
      async (db) =>
        (
          await sql`select
            (select count(*) from locations) as places,
            (select count(*) from services where published_revision_id is not null) as services,
            (select count(*) from service_zones) as zones,
            (select count(distinct driver_user_id) from vehicles) as vehicles,
            (select count(*) from driver_positions) as positions,
            (select count(*) from customer_services where is_enabled) as offers`.execute(db)
        ).rows,
    )
    expect(counts).toEqual({ places: 40, services: 3, zones: 54, vehicles: 8, positions: 8, offers: 3 })
  })
})

describe('its orders', () => {
  test('are 300 over the 30 days before, in every status that can be past, and 25 open ones of today', async () => {
    const rows = await ordersOf(morning)
    const past = rows.filter((row) => row.available_at < MIDNIGHT)
    const today = rows.filter((row) => row.available_at >= MIDNIGHT)
    const days = new Set(past.map((row) => Math.ceil((MIDNIGHT - row.available_at) / (24 * HOUR))))
    expect(past).toHaveLength(300)
    expect([...days].toSorted((left, right) => left - right)).toEqual(
      Array.from({ length: 30 }, (_, index) => index + 1),
    )
    expect(new Set(past.map(({ status }) => status))).toEqual(new Set(['completed', 'cancelled', 'droppedOff']))
    expect(today.every((row) => row.available_at < MIDNIGHT + 24 * HOUR)).toBe(true)
    expect(countBy(today.map(({ status }) => status))).toEqual({ created: 11, assigned: 7, pickedUp: 5, droppedOff: 2 })
    expect(new Set(rows.map(({ status }) => status)).size).toBe(6)
  })

  test('each have a price with its lines, or wait for one from the office', async () => {
    const rows = await ordersOf(morning)
    const priced = rows.filter(({ is_pending }) => is_pending === false)
    const pending = rows.filter(({ is_pending }) => is_pending === true)
    expect(priced.length + pending.length).toBe(325)
    expect(priced.filter(({ total_cents, lines }) => (total_cents ?? 0) <= 0 || lines?.length === 0)).toEqual([])
    expect(new Set(pending.map(({ pricing_type }) => pricing_type))).toEqual(new Set(['manual']))
    expect(rows.filter(({ exceptions }) => exceptions.length > 0)).toEqual([])
  })

  test('each have the timeline of their status, in order, at the times that the order keeps', async () => {
    const orders = new Map((await ordersOf(morning)).map((order) => [order.id, order]))
    const stamps = await stampsOf(morning)
    const found = await timelinesOf(morning)
    expect(found).toHaveLength(325)
    for (const { id, types, times } of found) {
      const order = orders.get(id)
      const expected =
        order?.status === 'cancelled'
          ? ['created', ...(order.driver_user_id === null ? [] : ['assigned']), 'cancelled']
          : timelines[order?.status ?? '']
      expect({ id, types }).toEqual({ id, types: expected })
      expect({ id, times }).toEqual({ id, times: times.toSorted((left, right) => left - right) })
      expect({ id, times }).toEqual({ id, times: stamps.get(id) })
    }
  })

  test('belong to their sender and their receiver, and to nobody else', async () => {
    const courier = await tenantNamed('Prairie Sky Couriers')
    const customer = await tenantNamed('Meewasin Pharmacy Group')
    const parties = await morning.database.systemTransaction((db) =>
      db
        .selectFrom('delivery_order_parties as p')
        .innerJoin('delivery_orders as o', 'o.id', 'p.delivery_order_id')
        .select(['p.tenant_id', 'p.is_sender', 'p.is_receiver', 'p.is_broker'])
        .select(({ fn }) => fn.countAll<number>().as('orders'))
        .whereRef('p.status', '=', 'o.status')
        .groupBy(['p.tenant_id', 'p.is_sender', 'p.is_receiver', 'p.is_broker'])
        .orderBy('p.tenant_id')
        .execute(),
    )
    expect(parties).toEqual([
      { tenant_id: courier, is_sender: false, is_receiver: true, is_broker: false, orders: 325 },
      { tenant_id: customer, is_sender: true, is_receiver: false, is_broker: false, orders: 325 },
    ])
  })
})

test.each([
  ['morning', MORNING],
  ['night', NIGHT],
] as const)(
  'made in the %s, nothing has happened that is yet to come, and nothing at any other clock',
  async (when, now) => {
    const { database } = when === 'morning' ? morning : night
    const { rows: columns } = await database.pool.query<{ table: string; column: string }>(`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and data_type = 'bigint' and column_name like '%\\_at'
      and table_name <> 'schema_migrations' and column_name not in ('available_at', 'due_at', 'expires_at')`)
    const seen = await database.systemTransaction(async (db) => {
      const found: { name: string; first: number; last: number }[] = []
      for (const { table, column } of columns) {
        const { rows } = await sql<{ first: number | null; last: number | null }>`
        select min(${sql.ref(column)}) as first, max(${sql.ref(column)}) as last from ${sql.table(table)}`.execute(db)
        const [{ first, last } = { first: null, last: null }] = rows
        if (first !== null && last !== null) found.push({ name: `${table}.${column}`, first, last })
      }
      return found
    })
    expect(seen.map(({ name }) => name)).toContain('delivery_order_updates.occurred_at')
    expect(seen.filter(({ first, last }) => first < now - WORLD_AGE || last > now)).toEqual([])
  },
)

describe('the same day', () => {
  test('gives the same orders, whatever the hour', async () => {
    expect(await ordersOf(night)).toEqual(await ordersOf(morning))
  })

  test('gives the same timelines, those of today at other times at most', async () => {
    const [early, late] = [await timelinesOf(morning), await timelinesOf(night)]
    const typesOf = (rows: typeof early) => rows.map(({ id, types }) => ({ id, types }))
    const pastOf = (rows: typeof early) => rows.filter(({ times }) => (times.at(-1) ?? 0) < MIDNIGHT - 6 * HOUR)
    expect(typesOf(late)).toEqual(typesOf(early))
    expect(pastOf(late)).toEqual(pastOf(early))
  })

  test.each(['tenants', 'locations', 'services', 'service_zones', 'vehicles', 'gazetteer_places'])(
    'gives the same %s',
    async (table) => {
      const [early, late] = await Promise.all([rowsOf(morning, table), rowsOf(night, table)])
      expect(early.length).toBeGreaterThan(0)
      expect(late).toEqual(early)
    },
  )
})

describe('it is not made', () => {
  test('in a database that holds an organisation, be it a single one', async () => {
    const app = await startTestApp()
    await app.database.systemTransaction((db) =>
      db.insertInto('tenants').values({ name: 'Somebody', kind: 'Customer', time_zone: DEMO_TIME_ZONE }).execute(),
    )
    expect(await seedDemo(app.deps)).toBe(false)
    const rows = await rowsOf(app, 'tenants')
    expect(rows.map(({ name }) => name)).toEqual(['Somebody'])
    expect(await rowsOf(app, 'users')).toEqual([])
    await app.close()
  })

  test('a second time', async () => {
    expect(await seedDemo(morning.deps)).toBe(false)
    expect(await ordersOf(morning)).toHaveLength(325)
  })

  test('in production, where everybody would know the password of an administrator', async () => {
    const app = await startTestApp()
    const production = { ...app.deps, config: { ...app.deps.config, environment: 'production' as const } }
    await expect(seedDemo(production)).rejects.toThrow('production')
    expect(await rowsOf(app, 'tenants')).toEqual([])
    await app.close()
  })
})

async function tenantNamed(name: string): Promise<number> {
  const { id } = await morning.database.systemTransaction((db) =>
    db.selectFrom('tenants').select('id').where('name', '=', name).executeTakeFirstOrThrow(),
  )
  return id
}

/** When each order came to each status that it has been in, by its own columns. */
async function stampsOf({ database }: TestApp): Promise<ReadonlyMap<number, number[]>> {
  const rows = await database.systemTransaction((db) =>
    db
      .selectFrom('delivery_orders')
      .select(['id', 'created_at', 'assigned_at', 'picked_up_at', 'dropped_off_at', 'completed_at', 'cancelled_at'])
      .execute(),
  )
  return new Map(
    rows.map(({ id, ...stamps }) => [
      id,
      [
        stamps.created_at,
        stamps.assigned_at,
        stamps.picked_up_at,
        stamps.dropped_off_at,
        stamps.completed_at,
        stamps.cancelled_at,
      ].filter((at) => at !== null),
    ]),
  )
}

async function rowsOf({ database }: TestApp, table: string): Promise<Record<string, unknown>[]> {
  return database.systemTransaction(async (db) => {
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(t) as row from ${sql.table(table)} t order by id`.execute(db)
    return rows.map(({ row }) => row)
  })
}

function countBy(values: readonly string[]): Record<string, number> {
  return Object.fromEntries(
    [...new Set(values)].map((value) => [value, values.filter((other) => other === value).length]),
  )
}
