import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#tests/api/support/database.ts'
import { endServer, signedInHeaders, startServer, type ServerProcess } from '#tests/api/support/server-process.ts'
import { importRows, insertStops, type ImportingCustomer } from './killed-import-file.ts'
import { insertPeople, insertService } from './order-fixtures.ts'

/* A server is killed twice in the middle of an import: the next one goes on by itself, and each reference is one whole order. */

const rows = 300

let database: TestDatabase
let servers: ServerProcess[] = []

const start = () => startServer({ DATABASE_URL: database.databaseUrl })

beforeAll(async () => {
  database = await testDatabase()
  servers = [await start()]
}, 60_000)
afterAll(async () => {
  await Promise.all(servers.map((server) => endServer(server, 'SIGKILL')))
  await database.close()
})

const prepare = () =>
  database.systemTransaction(async (db): Promise<ImportingCustomer> => {
    const { tenants, users } = await insertPeople(db)
    await insertService(db, tenants.courier, tenants.customer)
    await insertStops(db, tenants.customer)
    return { headers: await signedInHeaders(db, users.scheduler, tenants.customer), tenantId: tenants.customer }
  })

const run = (id: number) =>
  database.systemTransaction((db) =>
    db
      .selectFrom('order_imports')
      .select(['state', 'done', 'placed', 'duplicates', 'refused', 'failure'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  )

/** Orders, those of them that have all that an order has, and how many references have how many of them. */
const orders = () =>
  database.systemTransaction(async (db) => {
    const { rows: found } = await sql<{ orders: number; whole: number; references: number; bakeries: number }>`
      select (select count(*)::int from delivery_orders) as orders,
        (select count(distinct o.id)::int from delivery_orders o
          join delivery_order_prices on delivery_order_prices.delivery_order_id = o.id
          join delivery_order_parcels on delivery_order_parcels.delivery_order_id = o.id
          join delivery_order_updates on delivery_order_updates.delivery_order_id = o.id
          join audit_entries on audit_entries.subject_id = o.id
          join order_import_rows of_file on of_file.delivery_order_id = o.id and of_file.outcome = 'placed'
            and o.order_notes = 'Reference ' || of_file.reference) as whole,
        (select count(distinct order_notes)::int from delivery_orders) as references,
        (select count(*)::int from locations where name like 'Bakery%') as bakeries`.execute(db)
    return found[0]
  })

const patience = { timeout: 120_000, interval: 20 }

test(
  'an import whose server is killed goes on by itself, and places each order once and whole',
  { timeout: 300_000 },
  async () => {
    const customer = await prepare()
    const [first] = servers
    if (!first) throw new Error('There is no server.')
    const id = await importRows(first, customer, rows)
    for (const reached of [30, 120]) {
      await expect.poll(async () => (await run(id)).done, patience).toBeGreaterThanOrEqual(reached)
      const [running] = servers
      if (running) await endServer(running, 'SIGKILL')
      const left = await run(id)
      expect(left).toMatchObject({ state: 'running', refused: 0, duplicates: 0 })
      expect(left.done).toBeLessThan(rows)
      expect(await orders()).toMatchObject({ orders: left.placed, whole: left.placed, references: left.placed })
      servers = [await start()]
    }

    await expect.poll(async () => (await run(id)).state, patience).toBe('done')
    expect(await run(id)).toEqual({ state: 'done', done: rows, placed: rows, duplicates: 0, refused: 0, failure: null })
    const all = { orders: rows, whole: rows, references: rows, bakeries: 3 }
    expect(await orders()).toEqual(all)

    const [last] = servers
    if (!last) throw new Error('There is no server.')
    const again = await importRows(last, customer, rows)
    await expect.poll(async () => (await run(again)).state, patience).toBe('done')
    expect(await run(again)).toMatchObject({ placed: 0, duplicates: rows, refused: 0 })
    expect(await orders()).toEqual(all)
  },
)
