import { sql } from 'kysely'
import { deleteInBatches } from '#server/db/delete-in-batches.ts'
import type { Transactions } from '#server/db/tenant-transaction.ts'

/** Seconds that an event stays in the outbox. Nobody resumes from so far back; it is kept for those who look for what went wrong. */
const keptSeconds = 7 * 86_400

/** Removes what was told long ago, but for the newest: by it a process that begins knows that there was something before. */
export async function discardOldEvents(
  deps: Pick<Transactions, 'systemTransaction'> & { clock(): number },
): Promise<void> {
  await deleteInBatches(
    deps,
    'outbox',
    sql`created_at <= ${deps.clock() - keptSeconds}
    and (xid, id) < (select xid, id from outbox order by xid desc, id desc limit 1)`,
  )
}
