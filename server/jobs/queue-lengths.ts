import { sql, type Kysely } from 'kysely'
import type { Schema } from '#generated/handlers.ts'
import type { Database } from '#server/db/schema.ts'

/** Counting stops here: what is longer is too long, and is read in one look all the same. */
const countedTo = 10_001

/**
 * How the jobs of every kind stand, by their titles. In a system transaction.
 * @param titles of the kinds that there are, by their names; of others, such as those of an older version, only what is left is told
 * @param now unix seconds
 */
export async function queueLengths(
  db: Kysely<Database>,
  titles: ReadonlyMap<string, string>,
  now: number,
): Promise<Schema<'JobQueue'>[]> {
  const { rows } = await sql<{
    name: string
    waiting: number
    waiting_again: number
    running: number
    failed: number
    waiting_since: number | null
    last_done_at: number | null
    next_attempt_at: number | null
    last_error: string | null
  }>`select * from queue_lengths(array(
      select unnest(${[...titles.keys()]}::text[]) union select name from pgboss.queue), ${countedTo})`.execute(db)
  return rows
    .filter(
      ({ name, waiting, waiting_again, running, failed }) =>
        titles.has(name) || waiting + waiting_again + running + failed > 0,
    )
    .map(({ name, running, failed, ...row }) => ({
      name,
      title: titles.get(name) ?? name,
      waiting: Math.min(countedTo, row.waiting + row.waiting_again),
      waitingAgain: row.waiting_again,
      running,
      failed,
      oldestWaitingSeconds: row.waiting_since !== null && row.waiting_since <= now ? now - row.waiting_since : null,
      lastDoneAt: row.last_done_at,
      nextAttemptAt: row.next_attempt_at,
      lastError: row.last_error,
    }))
    .toSorted((one, other) => one.title.localeCompare(other.title, 'en-CA'))
}
