import { sql, type Kysely } from 'kysely'
import type { Schema } from '#generated/handlers.ts'
import type { Database } from '#server/db/schema.ts'

/** Counting stops here: what is longer is too long, and is read in one look all the same. */
const countedTo = 10_001

type JobQueue = Schema<'JobQueue'>

/**
 * How the jobs of every kind stand. In a system transaction.
 * @param titles of the kinds that there are, by their names; of others, such as those of an older version, only what is left is told
 * @param now unix seconds
 */
export async function queueLengths(
  db: Kysely<Database>,
  titles: ReadonlyMap<string, string>,
  now: number,
): Promise<JobQueue[]> {
  const count = (state: string) => sql<number>`(select count(*)::int from (
    select from jobs where jobs.name = kind.name and state = ${sql.lit(state)} limit ${sql.lit(countedTo)}) as counted)`
  // Each is found by an index of its own: to group the whole table would read every job of the last day.
  const { rows } = await sql<Omit<JobQueue, 'title' | 'oldestWaitingSeconds'> & { waitingSince: number | null }>`
    select name, ${count('waiting')} as waiting, ${count('running')} as running, ${count('failed')} as failed,
      (select start_at from jobs where jobs.name = kind.name and state = 'waiting' order by start_at limit 1) as "waitingSince",
      (select ended_at from jobs where jobs.name = kind.name and state = 'done' order by ended_at desc limit 1) as "lastDoneAt"
    from (select unnest(${[...titles.keys()]}::text[]) as name union select name from pgboss.queue) as kind`.execute(db)
  return rows
    .filter(({ name, waiting, running, failed }) => titles.has(name) || waiting + running + failed > 0)
    .map(({ waitingSince, ...row }) => ({
      ...row,
      title: titles.get(row.name) ?? row.name,
      oldestWaitingSeconds: waitingSince !== null && waitingSince <= now ? now - waitingSince : null,
    }))
    .toSorted((one, other) => one.title.localeCompare(other.title, 'en-CA'))
}
