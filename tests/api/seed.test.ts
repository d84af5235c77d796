import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PriceRule } from '#domain/pricing/types.ts'
import { missingActions, protocolActionTypes } from '#domain/orders/protocol.ts'
import { firstOwnRoleId, roles } from '#domain/access/roles.ts'
import { waitPeriods, waitTimeCents } from '#domain/orders/wait-time.ts'
import { demoTimeZone } from '#server/seed/demo-organisations.ts'
import { demoPassword } from '#server/session/demo-people.ts'
import { photoCount, signatureCount } from '#server/seed/demo-pictures.ts'
import { seedDemo } from '#server/seed/seed-demo.ts'
import {
  beside,
  countBy,
  hour,
  isPlanted,
  midnight,
  demoMorning,
  demoNight,
  ordersOf,
  protocolsOf,
  recordsOf,
  rowsOf,
  seededApp,
  stampsOf,
  tenantNamed,
  timelines,
  timelinesOf,
} from '#tests/api/seed-support.ts'
import { startTestApp, type TestApp } from '#tests/api/support/app.ts'
import { signIn } from '#tests/api/support/world.ts'

/** How old the demo makes itself: its organisations stand this long. */
const worldAge = 111 * 24 * hour

let morning: TestApp
let night: TestApp

// One after the other and each with its own patience: a world is made in seconds, and in many on a busy machine.
beforeAll(async () => {
  morning = await seededApp(demoMorning)
}, 180_000)
beforeAll(async () => {
  night = await seededApp(demoNight)
}, 180_000)
afterAll(() => Promise.all([morning.close(), night.close()]))

// Before anybody signs in: the mails of that are jobs, which the database's clock stamps.
test.each([
  ['morning', demoMorning],
  ['night', demoNight],
] as const)(
  'made in the %s, nothing has happened that is yet to come, and nothing at any other clock',
  async (when, now) => {
    const { database } = when === 'morning' ? morning : night
    const { rows: columns } = await database.pool.query<{ table: string; column: string }>(`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and data_type = 'bigint' and column_name like '%\\_at'
      and table_name <> 'schema_migrations' and column_name not in ('available_at', 'due_at', 'expires_at', 'look_at', 'next_at')`)
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
    expect(seen.filter(({ first, last }) => first < now - worldAge || last > now)).toEqual([])
  },
)

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
    const aCustomer = { kind: 'Customer', features: ['Customer'] }
    const customers = [
      ['Bridge City Dental Lab', 'owner@bridgecity.example'],
      ['Broadway Roasters', 'owner@broadwayroasters.example'],
      ['Riverside Framing', 'owner@riversideframing.example'],
    ] as const
    const aCourier = { kind: 'Courier', features: ['Courier'] }
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
          'bookkeeper@prairiesky.example': [firstOwnRoleId],
          ...Object.fromEntries(drivers),
        },
      },
      {
        name: 'Meewasin Pharmacy Group',
        kind: 'Customer',
        features: ['Customer', 'Planner'],
        accounts: { 'owner@meewasin.example': [roles.owner], 'scheduler@meewasin.example': [roles.scheduler] },
      },
      {
        name: 'Northline Medical Supply',
        kind: 'Supplier',
        features: ['Supplier'],
        accounts: { 'owner@northline.example': [roles.owner], 'supplier@northline.example': [roles.scheduler] },
      },
      {
        name: 'Queen City Rush',
        kind: 'Courier',
        features: ['Courier', 'CourierLocations'],
        accounts: { 'owner@queencity.example': [roles.owner], 'courier1@queencity.example': [roles.driver] },
      },
      { name: 'Waybill', kind: 'Internal', features: [], accounts: { 'admin@waybill.example': [roles.admin] } },
      { name: 'Nutana Flowers', kind: 'Customer', features: ['Customer'], accounts: null },
      ...customers.map(([name, email]) => ({ ...aCustomer, name, accounts: { [email]: [roles.owner] } })),
      { ...aCourier, name: 'Battlefords Express', accounts: { 'owner@battlefords.example': [roles.owner] } },
      { ...aCourier, name: 'Yellowhead Freight', accounts: { 'owner@yellowhead.example': [roles.owner] } },
    ])
  })

  test('links the customers and the broker partner to the courier and the supplier to the customer, and one person alone is an administrator', async () => {
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
    const to = (kind: string) => (partner: string) => ({ provider: 'Prairie Sky Couriers', partner, kind })
    expect(links).toEqual([
      { provider: 'Northline Medical Supply', partner: 'Meewasin Pharmacy Group', kind: 'supplier-customer' },
      ...['Meewasin Pharmacy Group', 'Nutana Flowers', 'Bridge City Dental Lab'].map(to('courier-customer')),
      ...['Queen City Rush', 'Yellowhead Freight'].flatMap((partner) => [
        to('courier-broker')(partner),
        { provider: partner, partner: 'Prairie Sky Couriers', kind: 'courier-broker' },
      ]),
    ])
    expect(admins).toEqual([{ email: 'admin@waybill.example' }])
  })

  test('lets an account in with the demo password, and shows it the orders', async () => {
    const { token } = await signIn(morning, 'scheduler@meewasin.example', demoPassword)
    expect((await morning.call('/api/me', { token })).json).toMatchObject({ email: 'scheduler@meewasin.example' })
    const tenantId = await tenantNamed(morning, 'Meewasin Pharmacy Group')
    const page = await morning.call(`/api/tenants/${tenantId}/paginated-delivery-orders`, { token, tenantId })
    expect(page.json).toMatchObject({ total: 500, totalIsCapped: false })
  })

  test('has what orders are made from', async () => {
    const [counts] = await morning.database.systemTransaction(
      async (db) =>
        (
          await sql`select
            (select count(*) from locations) as locations,
            (select count(*) from services where published_revision_id is not null) as services,
            (select jsonb_array_length(published_zones) from service_maps) as zones,
            (select count(distinct driver_user_id) from vehicles) as vehicles,
            (select count(distinct kind || state) from invitations) as invitations, (select count(*) from driver_positions) as positions,
            (select count(*) from absences) as absences, (select count(*) from driver_pay_rates) as rates,
            (select count(*) from customer_services where is_enabled) as offers`.execute(db)
        ).rows,
    )
    const ofDrivers = { vehicles: 7, positions: 7, absences: 3, rates: 7, invitations: 13 }
    expect(counts).toEqual({ locations: 47, services: 6, zones: 56, ...ofDrivers, offers: 10 })
  })
})

describe('its orders', () => {
  test('that people placed are 300 over the 30 days before and 6 of the other customers, in every status that can be past, and 27 open ones of today', async () => {
    const rows = (await ordersOf(morning)).filter(
      (row) => row.created_by_recurring_order_id === null && !isPlanted(row),
    )
    const past = rows.filter((row) => row.available_at < midnight && row.available_at >= midnight - 30 * 24 * hour)
    const today = rows.filter((row) => row.available_at >= midnight)
    const days = new Set(past.map((row) => Math.ceil((midnight - row.available_at) / (24 * hour))))
    expect(past).toHaveLength(306)
    expect([...days].toSorted((left, right) => left - right)).toEqual(
      Array.from({ length: 30 }, (_, index) => index + 1),
    )
    expect(new Set(past.map(({ status }) => status))).toEqual(new Set(['completed', 'cancelled', 'droppedOff']))
    expect(today.every((row) => row.available_at < midnight + 24 * hour)).toBe(true)
    expect(countBy(today.map(({ status }) => status))).toEqual({ created: 13, assigned: 7, pickedUp: 5, droppedOff: 2 })
    expect(new Set(rows.map(({ status }) => status)).size).toBe(6)
  })

  test('are priced by all that the price book of the courier has', async () => {
    const rows = await ordersOf(morning)
    const reasons = rows.flatMap(({ lines }) => (lines ?? []).map(({ reason }) => reason))
    const measured: readonly PriceRule[] = ['distance_range', 'weight_range', 'volume_range', 'parcel_type', 'minimum']
    const chosen: readonly PriceRule[] = ['base_fee', 'service_speed', 'tag', 'time_range', 'time_of_day', 'zone']
    const rules = [...measured, ...chosen, 'fuel_surcharge', 'wait_time', 'tax']
    expect([...new Set(reasons.map(({ rule }) => rule))]).toEqual(expect.arrayContaining(rules))
    // Each at its own day's fuel and by the courier's own tax.
    expect(reasons.filter(({ rule, input }) => rule === 'fuel_surcharge' && !input.month)).toEqual([])
    expect(reasons.some(({ rule, input }) => rule === 'tax' && input.rowName === 'GST Saskatchewan')).toBe(true)
    const revisions = await morning.database.systemTransaction((db) =>
      db
        .selectFrom('service_revisions as revision')
        .innerJoin('services', 'services.id', 'revision.service_id')
        .select(['revision.id', 'number', 'status'])
        .where('services.name', '=', 'City Same Day')
        .orderBy('number')
        .execute(),
    )
    expect(revisions.map(({ status }) => status)).toEqual(['published', 'published', 'draft'])
    // A draft is compared with the zones and taxes that it would take: those are the same.
    const { token } = await signIn(morning, 'owner@prairiesky.example', demoPassword)
    const tenantId = await tenantNamed(morning, 'Prairie Sky Couriers')
    const [, inForce, draft] = revisions
    const path = `/api/service-revisions/${draft?.id}/changes?sinceRevisionId=${inForce?.id}`
    const { json } = await morning.call(path, { token, tenantId })
    const changed = new Set((json as { data: { component: string }[] }).data.map(({ component }) => component))
    expect([...changed]).toEqual(['variables', 'distance-range', 'time-of-day'])
  })

  test('each have a price with its lines, or wait for one from the office', async () => {
    const rows = await ordersOf(morning)
    const missing = rows.filter(({ exceptions }) => exceptions.includes('price_missing'))
    const priced = rows.filter(({ is_pending }) => is_pending === false)
    const pending = rows.filter((order) => order.is_pending === true && !missing.includes(order))
    expect(priced.length + pending.length).toBe(540)
    // What was cancelled before a driver had it costs nothing.
    const isFree = ({ status, driver_user_id }: (typeof rows)[number]) =>
      status === 'cancelled' && driver_user_id === null
    expect(rows.filter(isFree).length).toBeGreaterThan(2)
    expect(priced.filter((order) => (order.total_cents ?? 0) > 0 === isFree(order))).toEqual([])
    expect(priced.filter(({ lines }) => lines?.length === 0)).toEqual([])
    expect(new Set(pending.map(({ pricing_type }) => pricing_type))).toEqual(new Set(['manual']))
    // Nobody wrote down the province that one goes to.
    expect(missing).toMatchObject([{ total_cents: null, exceptions: ['price_missing'] }])
  })

  test('each have the timeline of their status, in order, at the times that the order keeps', async () => {
    const orders = new Map((await ordersOf(morning)).map((order) => [order.id, order]))
    const stamps = await stampsOf(morning)
    const found = await timelinesOf(morning)
    expect(found).toHaveLength(541)
    for (const { id, types, times } of found) {
      const order = orders.get(id)
      const expected =
        order?.status === 'cancelled'
          ? ['created', ...(order.driver_user_id === null ? [] : ['assigned']), 'cancelled']
          : timelines[order?.status ?? '']
      const moved = types.map((type, index) => ({ type, at: times[index] })).filter(({ type }) => !beside.has(type))
      expect({ id, types: moved.map(({ type }) => type) }).toEqual({ id, types: expected })
      expect({ id, times }).toEqual({ id, times: times.toSorted((left, right) => left - right) })
      expect({ id, times: moved.map(({ at }) => at) }).toEqual({ id, times: stamps.get(id) })
    }
  })

  test('belong to their sender and their receiver and, some of them, to a courier in between or the supplier that placed them', async () => {
    const courier = await tenantNamed(morning, 'Prairie Sky Couriers')
    const customer = await tenantNamed(morning, 'Meewasin Pharmacy Group')
    const partner = await tenantNamed(morning, 'Queen City Rush')
    const supplier = await tenantNamed(morning, 'Northline Medical Supply')
    const [managed, onHold] = [
      await tenantNamed(morning, 'Nutana Flowers'),
      await tenantNamed(morning, 'Bridge City Dental Lab'),
    ]
    const parties = await morning.database.systemTransaction((db) =>
      db
        .selectFrom('delivery_order_parties as p')
        .innerJoin('delivery_orders as o', 'o.id', 'p.delivery_order_id')
        .select(['p.tenant_id', 'p.is_sender', 'p.is_receiver', 'p.is_broker'])
        .select(({ fn }) => fn.countAll<number>().as('orders'))
        .whereRef('p.status', '=', 'o.status')
        .groupBy(['p.tenant_id', 'p.is_sender', 'p.is_receiver', 'p.is_broker'])
        .orderBy('p.tenant_id')
        .orderBy('p.is_sender')
        .execute(),
    )
    expect(parties).toEqual([
      { tenant_id: courier, is_sender: false, is_receiver: true, is_broker: false, orders: 544 },
      { tenant_id: courier, is_sender: true, is_receiver: false, is_broker: true, orders: 3 },
      { tenant_id: customer, is_sender: true, is_receiver: false, is_broker: false, orders: 500 },
      { tenant_id: supplier, is_sender: false, is_receiver: false, is_broker: false, orders: 30 },
      { tenant_id: partner, is_sender: false, is_receiver: true, is_broker: false, orders: 3 },
      { tenant_id: managed, is_sender: true, is_receiver: false, is_broker: false, orders: 40 },
      { tenant_id: onHold, is_sender: true, is_receiver: false, is_broker: false, orders: 4 },
    ])
  })
})

test('the supplier follows the orders that it sent from its warehouse, in every status, and reads no price', async () => {
  const { token } = await signIn(morning, 'supplier@northline.example', demoPassword)
  const tenantId = await tenantNamed(morning, 'Northline Medical Supply')
  const pagination = encodeURIComponent(JSON.stringify({ page: 0, pageSize: 100 }))
  const path = `/api/tenants/${tenantId}/paginated-delivery-orders?pagination=${pagination}`
  const { json } = await morning.call(path, { token, tenantId })
  const { data, total } = json as { data: Record<string, unknown>[]; total: number }
  expect(total).toBe(30)
  expect(new Set(data.map(({ status }) => status)).size).toBe(6)
  for (const order of data) {
    expect(order).toMatchObject({
      senderTenant: { name: 'Meewasin Pharmacy Group' },
      receiverTenant: { name: 'Prairie Sky Couriers' },
      pickupLocation: { name: 'Northline Warehouse' },
      pricing: { hidden: true, priceCadCents: null },
    })
  }
})

describe('what is recorded on the way', () => {
  test('is asked for in all the ways there are', async () => {
    const services = await protocolsOf(morning)
    const actions = services.flatMap(({ pickup, dropoff }) => [...pickup, ...dropoff])
    expect(new Set(actions.map(({ type }) => type))).toEqual(new Set(protocolActionTypes))
  })

  test('is whole at every stop that was left since three days ago, and nothing was before', async () => {
    const records = await recordsOf(morning)
    const left = records.filter(
      (record) => record.picked_up_at !== null && record.status !== 'cancelled' && !isPlanted(record),
    )
    for (const { id, available_at, dropped_off_at, entries, stamps } of left) {
      const isRecent = available_at >= midnight - 3 * 24 * hour
      const stops = !isRecent ? [] : dropped_off_at === null ? ['pickup'] : ['dropoff', 'pickup']
      expect({ id, stops: entries.map(({ stop }) => stop).toSorted() }).toEqual({ id, stops })
      const ended = waitPeriods(stamps).filter(({ checkOut }) => checkOut !== null)
      expect({ id, stops: ended.map(({ stop }) => stop).toSorted() }).toEqual({ id, stops })
      for (const { stop, actions, answers, files } of entries) {
        const given = new Map(
          actions.map((action) => [
            action.id,
            { value: answers[action.id] ?? null, files: files.filter((file) => file === action.id).length },
          ]),
        )
        expect({ id, stop, missing: missingActions(actions, given) }).toEqual({ id, stop, missing: [] })
      }
    }
  })

  test('is charged by the terms of the courier where a driver waited too long, and some wait now', async () => {
    const records = await recordsOf(morning)
    const terms = { freeMinutes: 10, incrementMinutes: 1, centsPerMinute: 75, capCents: null }
    const waits = records.filter(
      (record) => record.total !== null && record.status !== 'cancelled' && !isPlanted(record),
    )
    const charged = waits.map(({ id, lines }) => [id, lines?.find(({ key }) => key === 'wait_time')?.priceCadCents])
    expect(charged).toEqual(
      waits.map(({ id, stamps, available_at }) => [id, waitTimeCents(stamps, available_at, terms)]),
    )
    expect(charged.filter(([, cents]) => (cents ?? 0) > 0).length).toBeGreaterThan(5)
    const open = records.flatMap(({ stamps }) => waitPeriods(stamps).filter(({ checkOut }) => checkOut === null))
    expect(open.map(({ stop }) => stop).toSorted()).toEqual(['dropoff', 'pickup', 'pickup'])
  })

  test('has comments, files, adjustments and pay of all sorts, each picture kept once by an organisation', async () => {
    const [counts] = await morning.database.systemTransaction(
      async (db) =>
        (
          await sql<Record<string, number>>`select
            (select count(*) from delivery_order_updates where type = 'assigned_commented') as comments,
            (select count(*) from delivery_order_media where action_id is null) as attached,
            (select count(*) from delivery_order_media) as media,
            (select max(n) from (select count(*) as n from stored_files group by tenant_id) kept) as files,
            (select count(*) from uploads) as uploads,
            (select count(*) from delivery_order_driver_pay) as pays,
            (select count(*) from driver_pay_rates) as rates,
            (select count(*) from delivery_order_prices where lines @> '[{"reason": {"rule": "adjustment"}}]') as adjusted`.execute(
            db,
          )
        ).rows,
    )
    expect(counts).toMatchObject({ uploads: 0, rates: 7 })
    for (const name of ['comments', 'attached', 'pays', 'adjusted'])
      expect([name, counts?.[name]]).toEqual([name, expect.toSatisfy((count: number) => count >= 3)])
    // Its logo, and the picture of its profile.
    const own = 2
    expect(counts?.files).toBeLessThanOrEqual(signatureCount + photoCount + own)
    expect(counts?.media).toBeGreaterThan(40)
  })

  test('is the same whatever the hour, but for the times of today', async () => {
    const answersOf = async (app: TestApp) =>
      (await recordsOf(app)).map(({ id, entries, stamps }) => ({
        id,
        entries: entries.map(({ stop, answers, files }) => ({ stop, answers, files })),
        stamps: stamps.map(({ uid, type, stop, latitude, longitude }) => ({ uid, type, stop, latitude, longitude })),
      }))
    expect(await answersOf(night)).toEqual(await answersOf(morning))
  })
})

describe('the same day', () => {
  test('gives the same orders, whatever the hour', async () => {
    expect(await ordersOf(night)).toEqual(await ordersOf(morning))
  })

  test('gives the same timelines, those of today at other times at most', async () => {
    const [early, late] = [await timelinesOf(morning), await timelinesOf(night)]
    const typesOf = (rows: typeof early) => rows.map(({ id, types }) => ({ id, types }))
    const pastOf = (rows: typeof early) => rows.filter(({ times }) => (times.at(-1) ?? 0) < midnight - 6 * hour)
    expect(typesOf(late)).toEqual(typesOf(early))
    expect(pastOf(late)).toEqual(pastOf(early))
  })

  test.each(['tenants', 'locations', 'services', 'service_maps', 'vehicles', 'gazetteer_places'])(
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
      db.insertInto('tenants').values({ name: 'Somebody', kind: 'Customer', time_zone: demoTimeZone }).execute(),
    )
    expect(await seedDemo(app.deps)).toBe(false)
    const rows = await rowsOf(app, 'tenants')
    expect(rows.map(({ name }) => name)).toEqual(['Somebody'])
    expect(await rowsOf(app, 'users')).toEqual([])
    await app.close()
  })

  test('a second time', async () => {
    expect(await seedDemo(morning.deps)).toBe(false)
    expect(await ordersOf(morning)).toHaveLength(541)
  })

  test('in production, where everybody would know the password of an administrator', async () => {
    const app = await startTestApp()
    const production = { ...app.deps, config: { ...app.deps.config, environment: 'production' as const } }
    await expect(seedDemo(production)).rejects.toThrow('production')
    expect(await rowsOf(app, 'tenants')).toEqual([])
    await app.close()
  })
})
