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
    running: number
    failed: number
    waiting_since: number | null
    last_done_at: number | null
  }>`select * from queue_lengths(array(
      select unnest(${[...titles.keys()]}::text[]) union select name from pgboss.queue), ${countedTo})`.execute(db)
  return rows
    .filter(({ name, waiting, running, failed }) => titles.has(name) || waiting + running + failed > 0)
    .map(({ waiting_since: since, last_done_at: lastDoneAt, ...row }) => ({
      ...row,
      title: titles.get(row.name) ?? row.name,
      oldestWaitingSeconds: since !== null && since <= now ? now - since : null,
      lastDoneAt,
    }))
    .toSorted((one, other) => one.title.localeCompare(other.title, 'en-CA'))
}
