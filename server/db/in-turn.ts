import { setTimeout as pause } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import type { Transactions } from './tenant-transaction.ts'
import type { Database } from './schema.ts'

/** Milliseconds until one asks again whether it is its turn. */
const turnMs = 50

/**
 * Works above the tenants in a transaction that only one process has at a time. Who waits holds no transaction meanwhile: by its number
 * alone it would hold all events back.
 * @param lock a number that no other advisory lock of ours has
 */
export async function inTurn<Result>(
  { systemTransaction }: Pick<Transactions, 'systemTransaction'>,
  lock: number,
  work: (db: Kysely<Database>) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  for (;;) {
    signal?.throwIfAborted()
    const done = await systemTransaction(async (db) => {
      const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(${lock}::bigint) as mine`.execute(
        db,
      )
      return rows[0]?.mine === true ? { result: await work(db) } : null
    })
    if (done !== null) return done.result
    await pause(turnMs, undefined, { signal })
  }
}
