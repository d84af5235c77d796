import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { roles } from '#domain/access/roles.ts'
import type { Schema } from '#generated/handlers.ts'
import type { Database } from '#server/db/schema.ts'
import { insertPeople, insertService, insertUser } from '#tests/api/orders/order-fixtures.ts'
import { testDatabase, type TestDatabase } from '#tests/api/support/database.ts'
import {
  callServer,
  endServer,
  signedInHeaders,
  startServer,
  type CallerHeaders,
  type ServerProcess,
} from '#tests/api/support/server-process.ts'
import { billedUntilOctober, matchBooks } from './killed-books.ts'

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

/** The courier's books, and somebody who keeps them. */
async function prepareBooks(db: Kysely<Database>): Promise<{ headers: CallerHeaders; tenantId: number }> {
  const people = await insertPeople(db)
  const { courier, customer } = people.tenants
  await matchBooks(db, people, await insertService(db, courier, customer), orders)
  const bookkeeper = await insertUser(db, courier, 'Bea Bookman', [roles.organizationManager])
  return { headers: await signedInHeaders(db, bookkeeper, courier), tenantId: courier }
}

const patience = { timeout: 90_000, interval: 20 }

test('a run of a server that is killed is made once by the next', { timeout: 200_000 }, async () => {
  const [killed] = servers
  if (!killed) throw new Error('There is no server.')
  const { headers, tenantId } = await database.systemTransaction(prepareBooks)
  const path = `/tenants/${tenantId}/billing-export`
  const answer = await callServer(killed, { headers }, 'POST', path, billedUntilOctober)
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
