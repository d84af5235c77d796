import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { grantOutside } from '#server/seed/demo-external.ts'
import { holdCredit } from '#server/seed/demo-customers.ts'
import { seedOrdersOfOthers } from '#server/seed/demo-orders.ts'
import { seedOrganisations } from '#server/seed/demo-organisations.ts'
import { startTestApp, type TestApp } from './support/app.ts'

/** 21 November 2026 at 1:00 in Saskatchewan. */
const night = Date.UTC(2026, 10, 21, 7) / 1_000

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
  app.clock.now = night
  await app.deps.systemTransaction(async (db) => {
    const world = await seedOrganisations(db, night - 60 * 86_400, 'nobody signs in here')
    await seedOrdersOfOthers({ db, deps: app.deps, world, names: new Map() }, night, 7)
    await holdCredit(db, world.tenants)
    await db
      .insertInto('tenant_links')
      .values({ tenant_id: world.tenants.courier, partner_tenant_id: world.tenants.stranger, kind: 'courier-broker' })
      .execute()
    await grantOutside(db, world, night)
  })
})
afterAll(() => app.close())

test('one customer is managed and one on credit hold, and both have ordered before', async () => {
  const { rows } = await app.database.systemTransaction((db) =>
    sql`select c.name, c.credit_hold as held, (select count(*)::int from memberships m where m.tenant_id = c.id) as people,
      (select count(*)::int from delivery_orders o where o.sender_tenant_id = c.id and o.status = 'completed') as orders
      from customers c join tenants t on t.id = c.tenant_id
      where t.name = 'Prairie Sky Couriers' and c.relation = 'customer' order by c.name`.execute(db),
  )
  expect(rows).toEqual([
    { name: 'Bridge City Dental Lab', held: true, people: 1, orders: 3 },
    { name: 'Meewasin Pharmacy Group', held: false, people: 2, orders: 0 },
    { name: 'Nutana Flowers', held: false, people: 0, orders: 3 },
  ])
})

test('a driver of the broker partner drives for the courier as well', async () => {
  const { rows } = await app.database.systemTransaction((db) =>
    sql`select u.email, host.name as host, through.name as through from external_standings s join users u on u.id = s.user_id
      join tenants host on host.id = s.host_id join tenants through on through.id = s.through_id`.execute(db),
  )
  expect(rows).toEqual([
    { email: 'courier1@queencity.example', host: 'Prairie Sky Couriers', through: 'Queen City Rush' },
  ])
})
