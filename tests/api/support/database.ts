import { randomUUID } from 'node:crypto'
import type { ClientConfig, Pool } from 'pg'
import { inject } from 'vitest'
import { openPool } from '#server/db/connect.ts'
import { createTransactions, type Transactions } from '#server/db/tenant-transaction.ts'

export interface TestDatabase extends Transactions {
  /** Connections of the owner, who sees no row of a protected table. */
  pool: Pool
  /** What a single connection is opened with. */
  settings: ClientConfig
  /** For a server in a process of its own. */
  databaseUrl: string
  /** Closes the connections and drops the database. */
  close(): Promise<void>
}

/**
 * A migrated, empty database that nobody else uses. It is a copy of the one made by global-setup.ts, which takes a fraction
 * of the time that the migrations take. One per test file: make it in `beforeAll`, close it in `afterAll`.
 */
export async function testDatabase(connections = 5): Promise<TestDatabase> {
  const { template, ...server } = inject('testServer')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await maintain(server, `create database ${name} template ${template} strategy file_copy`)

  const settings = { ...server, database: name }
  const pool = openPool(settings, connections)
  return {
    ...createTransactions(pool),
    pool,
    settings,
    databaseUrl: `postgres://${server.user}@${encodeURIComponent(server.host)}:${server.port}/${name}`,
    async close() {
      await pool.end()
      // Not `with (force)`: that refuses while PostgreSQL itself is vacuuming the database, which a plain drop waits out.
      await maintain(
        server,
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and usename = current_user`,
      )
      await maintain(server, `drop database ${name}`)
    },
  }
}

/** Runs a statement about a whole database, which has to come from a connection to another one. */
async function maintain(server: ClientConfig, statement: string): Promise<void> {
  const pool = openPool({ ...server, database: 'waybill' }, 1)
  try {
    await pool.query(statement)
  } finally {
    await pool.end()
  }
}
