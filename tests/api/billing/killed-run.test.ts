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

/* A server is killed in the middle of a billing run: nothing of it is there, and the next one makes all of it once. */

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

/** A courier that has matched its books, with thousands of orders that were completed last month. */
async function prepareBooks(db: Kysely<Database>): Promise<{ headers: CallerHeaders; tenantId: number }> {
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
      extract(epoch from timestamp '2026-10-15')::bigint + place, ${users.driver}, 1050
    from delivery_orders, generate_series(1, ${orders}::int) as place where id = ${orderId}`.execute(db)
  const tax = {
    key: 'tax:GST',
    group: 'tax',
    name: 'GST (5%)',
    priceCadCents: 50,
    reason: { rule: 'tax', input: { type: 'GST', percent: 5 } },
  }
  await sql`insert into delivery_order_prices (delivery_order_id, service_revision_id, pricing_type, inputs, lines, base_cents, pre_tax_cents,
      tax_cents, total_cents)
    select id, service_revision_id, 'fixed', '{}', ${JSON.stringify([tax])}::jsonb, 1000, 1000, 50, 1050
    from delivery_orders where status = 'completed'`.execute(db)
  await sql`select keep_order_revenues(array(select id from delivery_orders where status = 'completed'))`.execute(db)
  await db
    .insertInto('accounting_settings')
    .values({
      tenant_id: courier,
      more: JSON.stringify({ package: 'xero', usualAccount: '4000', invoicePrefix: 'KR-' }),
    })
    .execute()
  await db
    .insertInto('accounting_mappings')
    .values({ tenant_id: courier, package: 'xero', kind: 'tax', key: 'GST 5', code: 'GST on Income' })
    .execute()
  await db.updateTable('customers').set({ bill_to_name: 'Meewasin Inc.' }).where('tenant_id', '=', courier).execute()
  return { headers: await signedInHeaders(db, bookkeeper, courier), tenantId: courier }
}

const patience = { timeout: 90_000, interval: 20 }

test('a run of a server that is killed is made once by the next', { timeout: 200_000 }, async () => {
  const [killed] = servers
  if (!killed) throw new Error('There is no server.')
  const { headers, tenantId } = await database.systemTransaction(prepareBooks)
  const input = { until: '2026-10-31', invoiceDate: '2026-10-31', grouping: 'CustomerDeliveryOrder' }
  const answer = await callServer(killed, { headers }, 'POST', `/tenants/${tenantId}/billing-export`, input)
  expect(answer.status).toBe(200)
  const { id }: Schema<'BillingExport'> = JSON.parse(await answer.text())

  const run = () =>
    database.systemTransaction((db) =>
      db.selectFrom('billing_exports').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    )
  await expect.poll(async () => (await run()).done, patience).toBeGreaterThan(0)
  await endServer(killed, 'SIGKILL')
  expect(await run()).toMatchObject({ state: 'running', total: orders, invoices: 0 })
  const written = () =>
    database.systemTransaction((db) =>
      sql<{ invoices: number; lines: number; files: number; billed: number; next: number | null }>`
        select (select count(*)::int from invoices) as invoices, (select count(distinct delivery_order_id)::int from invoice_lines) as lines,
          (select count(*)::int from billing_files) as files,
          (select count(*)::int from delivery_orders where bill_status = 'exported') as billed,
          (select next_number from invoice_counters) as next`.execute(db),
    )
  await expect
    .poll(async () => (await written()).rows, patience)
    .toEqual([{ invoices: 0, lines: 0, files: 0, billed: 0, next: null }])

  servers = [await start()]
  await expect.poll(async () => (await run()).state, patience).toBe('done')
  // 500 invoices a file is what the package takes.
  expect((await written()).rows).toEqual([
    { invoices: orders, lines: orders, files: 6, billed: orders, next: 1_001 + orders },
  ])
  expect(await run()).toMatchObject({ orders, total_cents: 1_050 * orders })
})
