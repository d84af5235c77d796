import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { roles } from '#domain/access/roles.ts'
import type { Schema } from '#generated/handlers.ts'
import type { Database } from '#server/db/schema.ts'
import { insertPeople, insertService, insertUser } from '#tests/api/orders/order-fixtures.ts'
import { testDatabase, type TestDatabase } from '#tests/api/support/database.ts'
import { addOrder } from '#tests/api/support/rows.ts'
import {
  callServer,
  endServer,
  signedInHeaders,
  startServer,
  type CallerHeaders,
  type ServerProcess,
} from '#tests/api/support/server-process.ts'

/* A server is killed in the middle of a pay run: nothing of it is there, and the next one makes all of it once. */

const orders = 3_000

let database: TestDatabase
let servers: ServerProcess[] = []

const start = () => startServer({ DATABASE_URL: database.databaseUrl })

beforeAll(async () => {
  database = await testDatabase()
  servers = [await start()]
}, 60_000)
afterAll(async () => {
  await Promise.all(servers.map((server) => endServer(server, 'SIGTERM')))
  await database.close()
})

/** A courier that pays its drivers 60 %, with thousands of orders of $10.00 that were completed last month, and a deduction. */
async function prepareOrders(db: Kysely<Database>): Promise<{ headers: CallerHeaders; tenantId: number }> {
  const { tenants, users } = await insertPeople(db)
  const { courier, customer } = tenants
  const bookkeeper = await insertUser(db, courier, 'Bea Bookman', [roles.organizationManager])
  const service = await insertService(db, courier, customer)
  const ids = { serviceId: service.id, revisionId: service.revisionId }
  const orderId = await addOrder(
    { ...database, systemTransaction: (work) => work(db) },
    { sender: customer, receiver: courier },
    users.scheduler,
    ids,
  )
  await sql`insert into delivery_orders (sender_tenant_id, receiver_tenant_id, scheduled_by_tenant_id, sender_user_id, sender_user_name,
      service_id, service_revision_id, service_name, pickup_location, dropoff_location, available_at, distance_m, time_s, status,
      completed_at, driver_user_id, total_cents)
    select sender_tenant_id, receiver_tenant_id, scheduled_by_tenant_id, sender_user_id, sender_user_name, service_id, service_revision_id,
      service_name, pickup_location, dropoff_location, available_at, distance_m, time_s, 'completed',
      extract(epoch from timestamp '2026-10-10')::bigint + place, ${users.driver}, 1000
    from delivery_orders, generate_series(1, ${orders}::int) as place where id = ${orderId}`.execute(db)
  await sql`insert into delivery_order_prices (delivery_order_id, service_revision_id, pricing_type, inputs, lines, base_cents, pre_tax_cents,
      tax_cents, total_cents)
    select id, service_revision_id, 'fixed', '{}', '[]', 1000, 1000, 0, 1000 from delivery_orders where status = 'completed'`.execute(
    db,
  )
  await sql`select keep_order_revenues(array(select id from delivery_orders where status = 'completed'))`.execute(db)
  await db
    .insertInto('accounting_settings')
    .values({ tenant_id: courier, more: JSON.stringify({ package: 'xero', payAccount: '5100', payTaxCode: 'Exempt' }) })
    .execute()
  const pay = JSON.stringify({ defaultRate: 60, leaveOut: { fuel: false, waitTime: false, adjustments: false } })
  await db
    .insertInto('courier_settings')
    .values({ tenant_id: courier, driver_pay: pay })
    .onConflict((of) => of.column('tenant_id').doUpdateSet({ driver_pay: pay }))
    .execute()
  await db
    .insertInto('pay_extras')
    .values({
      tenant_id: courier,
      driver_user_id: users.driver,
      day: '2026-10-10',
      name: 'Fuel card',
      amount_cad_cents: -1,
    })
    .execute()
  return { headers: await signedInHeaders(db, bookkeeper, courier), tenantId: courier }
}

const patience = { timeout: 90_000, interval: 20 }

test('a pay run of a server that is killed is made once by the next', { timeout: 200_000 }, async () => {
  const [killed] = servers
  if (!killed) throw new Error('There is no server.')
  const { headers, tenantId } = await database.systemTransaction(prepareOrders)
  const input = { until: '2026-10-15', payDate: '2026-10-20' }
  const answer = await callServer(killed, { headers }, 'POST', `/tenants/${tenantId}/invoice-export`, input)
  expect(answer.status).toBe(200)
  const { id }: Schema<'PayExport'> = JSON.parse(await answer.text())

  const run = () =>
    database.systemTransaction((db) =>
      db.selectFrom('pay_exports').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    )
  await expect.poll(async () => (await run()).done, patience).toBeGreaterThan(0)
  await endServer(killed, 'SIGKILL')
  expect(await run()).toMatchObject({ state: 'running', total: orders, statements: 0 })
  const written = () =>
    database.systemTransaction((db) =>
      sql<{ statements: number; lines: number; files: number; paid: number; taken: number; next: number | null }>`
        select (select count(*)::int from pay_statements) as statements, (select count(*)::int from pay_lines) as lines,
          (select count(*)::int from pay_files) as files,
          (select count(*)::int from order_revenues where paid_basis = pay_basis) as paid,
          (select count(*)::int from pay_extras where is_paid_out) as taken,
          (select next_number from pay_counters) as next`.execute(db),
    )
  await expect
    .poll(async () => (await written()).rows, patience)
    .toEqual([{ statements: 0, lines: 0, files: 0, paid: 0, taken: 0, next: null }])

  servers = [await start()]
  await expect.poll(async () => (await run()).state, patience).toBe('done')
  expect((await written()).rows).toEqual([
    { statements: 1, lines: orders + 1, files: 1, paid: orders, taken: 1, next: 2 },
  ])
  expect(await run()).toMatchObject({ orders, extras: 1, total_cents: 600 * orders - 1 })
})
