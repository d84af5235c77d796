import type { Pool } from 'pg'
import { expect } from 'vitest'

/*
 * Something is killed in the middle of what servers do. They are made to stand still in the middle, by locks of somebody else, so that the
 * moment is certain; what they have written by then shows that it is one.
 */

/** Milliseconds: the machine may be busy. */
export const patience = { timeout: 150_000, interval: 20 }
/** The same while something is held up: PostgreSQL ends a transaction that does nothing for a minute. */
const patienceWhileHeldUp = { timeout: 55_000, interval: 20 }

/** Locks that hold servers up, until they are released or whatever holds them is killed. */
export interface HeldUp {
  /** Lets nobody write these tables, once those who are at it are through. */
  tables(...names: readonly string[]): Promise<void>
  /** Lets nobody write this row. */
  row(table: string, id: number): Promise<void>
  /** The tables that those who are held up have written, in transactions that are open. */
  written(): Promise<ReadonlySet<string>>
  release(): Promise<void>
}

/** @param pool of the database's owner, with two connections or more */
export async function holdUp(pool: Pool): Promise<HeldUp> {
  const client = await pool.connect()
  // The database may be killed under it.
  client.on('error', () => {})
  let isReleased = false
  await client.query('begin')
  return {
    async tables(...names) {
      await client.query(`lock table ${names.join(', ')} in share mode`)
    },
    async row(table, id) {
      await client.query('set local role waybill_system')
      await client.query(`select from ${table} where id = $1 for no key update`, [id])
      await client.query('reset role')
    },
    async written() {
      const { rows } = await pool.query<{ name: string }>(`
        select distinct written.relation::regclass::text as name from pg_locks as awaited
          join pg_locks as written on written.pid = awaited.pid and written.granted and written.mode = 'RowExclusiveLock'
        where not awaited.granted and written.database = (select oid from pg_database where datname = current_database())`)
      return new Set(rows.map(({ name }) => name))
    },
    async release() {
      if (isReleased) return
      isReleased = true
      // Nothing has to be given back where the database was killed.
      const lost = await client.query('rollback').then(
        () => undefined,
        (error: Error) => error,
      )
      client.release(lost)
    },
  }
}

/** Waits until the process that is held up has written to each of these tables, and stands still. */
export function expectInTheMiddle(held: HeldUp, tables: readonly string[]): Promise<void> {
  return expect
    .poll(async () => {
      const written = await held.written()
      return tables.filter((table) => !written.has(table))
    }, patienceWhileHeldUp)
    .toEqual([])
}

/** Waits until nothing is open in the database but what this process does itself: transactions of a killed server end a moment after it. */
export async function expectNothingOpen(pool: Pool): Promise<void> {
  const open = async () => {
    const { rows } = await pool.query<{ query: string }>(`
      select query from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle' and backend_type = 'client backend'`)
    return rows.map(({ query }) => query)
  }
  await expect.poll(open, patience).toEqual([])
}
