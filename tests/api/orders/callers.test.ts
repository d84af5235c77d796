import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { permissionsOf } from '#domain/access/role-permissions.ts'
import { roles } from '#domain/access/roles.ts'
import type { Schema } from '#generated/handlers.ts'
import type { Context } from '#server/http/context.ts'
import { callersOf } from '#server/orders/queries/callers.ts'
import { externalWorld } from '#tests/api/external-world.ts'
import { insertLocation, insertUser } from './order-fixtures.ts'
import type { Caller } from './order-world.ts'

/*
 * Who has a number. That a driver or a stranger is refused, and what each kind of link opens, is asked of every operation
 * (contract-access.test.ts, links/every-operation.test.ts).
 */

const number = '+13065550201'
const crowd = 100_000

let at: Awaited<ReturnType<typeof externalWorld>>
let dispatcher: Caller
let ids: Record<'location' | 'ownLocation', number>

beforeAll(async () => {
  at = await externalWorld()
  const { tenants, users } = at.world
  dispatcher = await at.world.caller(users.dispatcher, tenants.courier)
  ids = await at.system(async (db) => {
    const contact = (tenantId: number, name: string, value: string) =>
      db
        .insertInto('tenant_contacts')
        .values({ tenant_id: tenantId, name, details: JSON.stringify([{ type: 'phone', value }]) })
        .execute()
    await db
      .updateTable('tenants')
      .set({ phone: number })
      .where('id', 'in', [tenants.customer, tenants.stranger])
      .execute()
    await contact(tenants.stranger, 'Their desk', number)
    await contact(tenants.customer, 'A desk', number)
    await insertLocation(db, tenants.stranger, { phone: number })
    await contact(tenants.customer, 'Renée Bouchard', `${number};ext=204`)
    await insertUser(db, tenants.customer, 'Paula Phone', [roles.viewer], { phone: number })
    await insertLocation(db, tenants.courier, { name: 'Gone', phone: number, archived_at: 1 })
    const own = { name: 'Clinic', friendly_name: 'back', phone: number }
    return { location: at.world.locations.pickup, ownLocation: await insertLocation(db, tenants.courier, own) }
  })
  await at.system((db) =>
    db
      .updateTable('locations')
      .set({ phone: `${number};ext=7` })
      .where('id', '=', ids.location)
      .execute(),
  )
})
afterAll(() => at.world.close())

const asked = (who: Caller, phone: string) =>
  at.world.call<Schema<'Callers'> & { message: string }>(
    who,
    'GET',
    `/tenants/${who.tenantId}/callers?${new URLSearchParams({ phone })}`,
  )
const called = async (who: Caller, phone: string) => (await asked(who, phone)).body.data.map(({ name }) => name)

describe('who has a number', () => {
  test.each(['306 555 0201', '(306) 555-0201', '+13065550201', 'tel:+1-306-555-0201'])('typed as %s', async (phone) => {
    const { body } = await asked(dispatcher, phone)
    expect(body.phone).toBe(number)
    expect(body.data.map(({ kind, name, customer }) => [kind, name, customer?.name ?? null])).toEqual([
      ['customer', 'Meewasin Pharmacy', 'Meewasin Pharmacy'],
      ['contact', 'A desk', 'Meewasin Pharmacy'],
      ['contact', 'Renée Bouchard', 'Meewasin Pharmacy'],
      ['person', 'Paula Phone', 'Meewasin Pharmacy'],
      ['location', 'Broadway Pharmacy', 'Meewasin Pharmacy'],
      ['location', 'Clinic (back)', null],
    ])
  })

  test('comes with the extension first, where one is given', async () => {
    const names = await called(dispatcher, '+13065550201;ext=204')
    expect(names.slice(1, 3)).toEqual(['Renée Bouchard', 'A desk'])
  })

  test('comes with the open orders of the customer and of the location', async () => {
    const { scheduler } = at.world.callers
    const earlier = at.seen.length
    const placed = [await at.world.placed(), await at.world.placed(), await at.world.placed()]
    await at.world.call(scheduler, 'POST', `/delivery-orders/${at.seen[0]}/cancelled`, {
      body: { tenantId: scheduler.tenantId, reason: 'A test' },
    })
    const { body } = await asked(dispatcher, number)
    for (const kind of ['customer', 'contact', 'person'] as const) {
      const caller = body.data.find((one) => one.kind === kind)
      expect(caller?.openOrders).toBe(earlier - 1 + placed.length)
      expect(caller?.orders.map(({ id }) => id)).toEqual(placed.toReversed())
    }
    expect(body.data.find(({ id }) => id === ids.location)).toMatchObject({ openOrders: 4 })
    expect(body.data.find(({ id }) => id === ids.ownLocation)).toMatchObject({ openOrders: 0, orders: [] })
    expect(body.data[0]?.orders[0]).toMatchObject({
      status: 'created',
      pickupName: 'Broadway Pharmacy',
      dropoffName: 'Stonebridge Clinic',
    })
  })

  test('is answered as far as one may read it', async () => {
    const own = await at.world.call<{ id: number }>(at.owner, 'POST', `/tenants/${at.host}/roles`, {
      body: { name: 'Desk', permissions: ['delivery-orders.read', 'locations.read'] },
    })
    expect(own.status).toBe(200)
    const desk = await at.somebody(at.host, 'Dora Desk', [])
    await at.system((db) =>
      db
        .insertInto('role_grants')
        .values({ tenant_id: at.host, user_id: desk.userId, role_id: own.body.id, role_name: 'Desk' })
        .execute(),
    )
    await at.system((db) =>
      db
        .updateTable('memberships')
        .set({ roles: sql`array[${own.body.id}::bigint]` })
        .where('user_id', '=', desk.userId)
        .execute(),
    )
    expect(await called(desk, number)).toEqual(['Broadway Pharmacy', 'Clinic (back)'])
  })

  test('is nobody for who works here for another organization, of a link that has ended, and of others', async () => {
    const { tenants, callers } = at.world
    expect(await called(await at.external(roles.externalScheduler), number)).toEqual([])
    expect((await asked(callers.stranger, number)).body.data.map(({ name }) => name)).toEqual([
      'Their desk',
      'Broadway & 10th',
    ])
    const end = (endedAt: number | null) =>
      at.system((db) =>
        db
          .updateTable('tenant_links')
          .set({ ended_at: endedAt })
          .where('partner_tenant_id', '=', tenants.customer)
          .execute(),
      )
    await end(1)
    expect(await called(dispatcher, number)).toEqual(['Clinic (back)'])
    await end(null)
  })

  test.each(['', '306 555', 'meewasin', '0'.repeat(61)])('“%s” is no number', async (phone) => {
    const { status, body } = await asked(dispatcher, phone)
    expect([status, body.message]).toEqual([400, expect.stringContaining('phone')])
  })
})

test('among 100,000 locations few rows are read', async () => {
  const { stranger } = at.world.tenants
  await at.system((db) =>
    sql`insert into locations (tenant_id, name, formatted_address, latitude, longitude, time_zone, phone)
      select ${stranger}, 'Shop ' || n, 'Somewhere', 52, -106, 'America/Regina', '+1306' || (6000000 + n)
      from generate_series(1, ${crowd}::int) n`.execute(db),
  )
  await at.world.database.pool.query('vacuum analyze locations')
  const tenant = { tenantId: stranger, userId: at.world.users.stranger }
  const { rows } = await at.world.database.tenantTransaction(tenant, async (db) => {
    await sql`select * from callers_by_phone('13066004711', '', 10)`.execute(db)
    return sql<{ read: number }>`select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read
      from pg_stat_xact_user_tables where relname in ('locations', 'users', 'tenants', 'tenant_contacts')`.execute(db)
  })
  expect(rows[0]?.read).toBeLessThan(100)
  expect(await called(at.world.callers.stranger, '306 600 4711')).toEqual(['Shop 4711'])
}, 60_000)

test('of a depot the open orders alone are read, and counted up to a limit', async () => {
  const { tenants, users, callers } = at.world
  const depot = await at.system((db) => insertLocation(db, tenants.customer, { name: 'Depot', phone: '+13066009999' }))
  const model = await at.world.placed()
  // Places among each other, as they come: of one that has all orders, or all in a row, the database expects something else.
  const others = await at.system(async (db) => {
    const made: number[] = []
    for (let ward = 0; ward < 40; ward += 1)
      made.push(await insertLocation(db, tenants.customer, { name: `Ward ${ward}` }))
    return made
  })
  const copies = (count: number, { closed, from = [depot] }: { closed: boolean; from?: readonly number[] }) =>
    at.system((db) =>
      sql`insert into delivery_orders (sender_tenant_id, receiver_tenant_id, scheduled_by_tenant_id, sender_user_id, sender_user_name,
          service_id, service_revision_id, service_name, pickup_location_id, pickup_location, dropoff_location_id, dropoff_location,
          available_at, distance_m, time_s, status, cancelled_at)
        select sender_tenant_id, receiver_tenant_id, scheduled_by_tenant_id, sender_user_id, sender_user_name, service_id,
          service_revision_id, service_name, (${from}::bigint[])[1 + n % ${from.length}::int], pickup_location,
          (${others}::bigint[])[1 + n % ${others.length}::int], dropoff_location, available_at,
          distance_m, time_s, ${closed ? 'cancelled' : 'created'}, ${closed ? 1 : null}::bigint
        from delivery_orders, generate_series(1, ${count}::int) as n where id = ${model}`.execute(db),
    )
  await copies(6_000, { closed: true, from: others.flatMap((other) => [other, depot]) })
  await copies(1_500, { closed: false, from: others })
  await copies(3, { closed: false })
  const tenant = { tenantId: tenants.courier, userId: users.dispatcher }
  const held = { admin: false, roles: [roles.dispatcher], ownRoles: [], permissions: permissionsOf([roles.dispatcher]) }
  async function measured() {
    // One after the other: what is analysed with a vacuum counts no rows of an index, and a partial one counts as empty.
    for (const act of ['vacuum', 'analyze'])
      await at.world.database.pool.query(`${act} delivery_orders, delivery_order_parties`)
    return at.world.database.tenantTransaction(tenant, async (db) => {
      const ctx: Partial<Context> = { db, ...tenant, ...held }
      const answer = await callersOf(ctx as Context, '306 600 9999')
      const { rows } = await sql<{ read: number }>`select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read
        from pg_stat_xact_user_tables where relname in ('delivery_orders', 'delivery_order_parties')`.execute(db)
      return { found: answer.data, read: rows[0]?.read }
    })
  }
  expect((await measured()).found).toMatchObject([{ name: 'Depot', openOrders: 3 }])
  // While others of this PostgreSQL are in the middle of something a vacuum does less, and the database expects something else.
  await expect.poll(async () => (await measured()).read, { timeout: 30_000, interval: 500 }).toBeLessThan(200)
  await copies(1_100, { closed: false })
  expect((await asked(callers.dispatcher, '306 600 9999')).body.data).toMatchObject([{ openOrders: 1_001 }])
}, 60_000)
