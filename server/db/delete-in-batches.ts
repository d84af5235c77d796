import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import type { Transactions } from '#server/db/tenant-transaction.ts'

/** Rows of one transaction: it is over in a few milliseconds, and nobody waits for a lock of it. */
const batch = 1_000

/**
 * Deletes what the condition finds, in transactions of at most a thousand rows. A row that somebody holds is left to the
 * next time. The condition needs an index, or every batch reads the whole table.
 */
export async function deleteInBatches(
  { systemTransaction }: Pick<Transactions, 'systemTransaction'>,
  table: keyof Database,
  condition: RawBuilder<SqlBool>,
): Promise<void> {
  let deleted: bigint
  do {
    const { numAffectedRows = 0n } = await systemTransaction((db) =>
      sql`delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${condition} limit ${batch} for update skip locked))`.execute(db),
    )
    deleted = numAffectedRows
  } while (deleted >= batch)
}
