import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/db/schema.ts'
import { openBoss } from '#server/jobs/workers.ts'
import { changedGroundsJob } from '#server/planner/look-at-changed.ts'
import { insertLocation, insertPeople, insertService } from '#tests/api/orders/order-fixtures.ts'
import { testDatabase, type TestDatabase } from '#tests/api/support/database.ts'
import { copyRecurringOrder } from '#tests/api/support/recurring-rows.ts'
import {
  callServer,
  endServer,
  signedInHeaders,
  startServer,
  type CallerHeaders,
  type ServerProcess,
} from '#tests/api/support/server-process.ts'
import { makeAllDue, planTwoDays, type Plan } from './killed-plans.ts'

/* Two servers on one database make the orders of many recurring orders; one is killed in the middle, and started again. */

/** Recurring orders, each of which has an order for today and one for tomorrow. */
const recurring = 150
const wanted = 2 * recurring
/** Orders after which one is killed, or more: the other goes on meanwhile. */
const madeBefore = 30

let database: TestDatabase
let servers: ServerProcess[]

beforeAll(async () => {
  database = await testDatabase()
  servers = await Promise.all([start(), start()])
}, 60_000)
afterAll(async () => {
  await Promise.all(servers.map((server) => endServer(server, 'SIGTERM')))
  await database.close()
})

const start = () => startServer({ DATABASE_URL: database.databaseUrl })

/** A customer that plans each day from today to tomorrow, {@link recurring} times over. */
async function preparePlanning(db: Kysely<Database>): Promise<Plan & { readonly headers: CallerHeaders }> {
  const { tenants, users } = await insertPeople(db)
  const service = await insertService(db, tenants.courier, tenants.customer)
  const locationId = await insertLocation(db, tenants.customer)
  const plan = await planTwoDays(db, { tenants, service, locationId })
  return { ...plan, headers: await signedInHeaders(db, users.scheduler, tenants.customer) }
}

const haveAllMade = async (db: Kysely<Database>, tenantId: number) => {
  await makeAllDue(db, tenantId)
  await openBoss(database.pool).send('recurring-orders', { tenantId: null })
}

const counted = async (table: 'delivery_orders' | 'jobs' | 'recurring_orders', where = sql<boolean>`true`) =>
  Number(
    (
      await database.systemTransaction((db) =>
        sql<{ count: number }>`select count(*) as count from ${sql.table(table)} where ${where}`.execute(db),
      )
    ).rows[0]?.count,
  )
const orders = () => counted('delivery_orders')
const patience = { timeout: 60_000, interval: 50 }
async function settled(): Promise<void> {
  const left = async () =>
    (await counted('jobs', sql`state in ('waiting', 'running')`)) +
    (await counted('recurring_orders', sql`look_at = 0`))
  await expect.poll(left, patience).toBe(0)
}

test('each day of each has one order, whenever a server is killed', { timeout: 120_000 }, async () => {
  const [killed, left] = servers
  if (!killed || !left) throw new Error('There are no servers.')
  const { headers, tenantId, form, days } = await database.systemTransaction(preparePlanning)
  const path = `/tenants/${tenantId}/recurring-orders`
  const answer = await callServer(left, { headers }, 'POST', path, form)
  const made: { id: number } = JSON.parse(await answer.text())
  expect(answer.status).toBe(200)

  await database.systemTransaction(async (db) => {
    await copyRecurringOrder(db, made.id, recurring - 1)
    await haveAllMade(db, tenantId)
  })
  await expect.poll(orders, patience).toBeGreaterThanOrEqual(madeBefore)
  await endServer(killed, 'SIGKILL')
  const atKill = await orders()
  expect(atKill).toBeLessThan(wanted)
  servers = [left, await start()]
  await expect.poll(orders, patience).toBeGreaterThanOrEqual(wanted)
  await settled()

  // Looked at once more by both, nothing comes of it.
  await database.systemTransaction((db) => haveAllMade(db, tenantId))
  await settled()
  const { rows } = await database.systemTransaction((db) =>
    sql<{ id: number; days: string[]; orders: number; told: number }>`
      select r.id, array_agg(d.date order by d.date) as days,
        (select count(*) from delivery_orders o where o.created_by_recurring_order_id = r.id
          and exists (select from recurring_order_days own where own.delivery_order_id = o.id and own.recurring_order_id = r.id)) as orders,
        (select count(*) from recurring_order_events e where e.recurring_order_id = r.id and e.type = 'delivery_order_created') as told
      from recurring_orders r join recurring_order_days d on d.recurring_order_id = r.id and d.state = 'made'
      group by r.id order by r.id`.execute(db),
  )
  expect(await orders()).toBe(wanted)
  expect(rows).toHaveLength(recurring)
  expect(rows.filter((row) => row.days.join() !== days.join() || row.orders !== 2 || row.told !== 2)).toEqual([])

  // What they stand on goes: both hear of it, and no minute has to go by.
  const archived = await callServer(left, { headers }, 'PUT', '/locations/archive', { ids: [form.pickupLocationId] })
  expect(archived.status).toBe(200)
  await expect.poll(() => counted('recurring_orders', sql`status = 'invalid'`), patience).toBe(recurring)
  await settled()
  expect(await counted('jobs', sql`name = ${changedGroundsJob.name} and state = 'done'`)).toBeGreaterThan(0)
})
