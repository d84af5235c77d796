import { sql, type Kysely } from 'kysely'
import type { Schema } from '#generated/handlers.ts'
import type { Database } from '#server/db/schema.ts'
import type { MailJobs } from '#server/http/context.ts'
import type { AnyJob } from './job.ts'

/** Counting stops here, as with every queue. */
const countedTo = 10_001

export function mailJobsOf(jobs: readonly AnyJob[]): MailJobs {
  const those = (wanted: AnyJob['sends']) => jobs.filter(({ sends }) => sends === wanted).map(({ name }) => name)
  return { mails: those('mail'), messages: those('messages') }
}

/**
 * Whether e-mails leave. In a system transaction.
 * @param now unix seconds
 */
export async function mailState(
  db: Kysely<Database>,
  { mails, messages }: MailJobs,
  now: number,
): Promise<Schema<'MailState'>> {
  const { rows } = await sql<{ waiting: number; since: number | null }>`
    select count(*)::int as waiting, min(start_at) as since from (
      select start_at from jobs
      where name = any(${[...mails, ...messages]}::text[])
        and (state = 'waiting' and start_at <= ${now} or state = 'running' and waits_again)
        and (name = any(${mails}::text[]) or exists (
          select from messages where messages.id = (jobs.payload ->> 'messageId')::bigint and channel = 'email'))
      order by start_at limit ${sql.lit(countedTo)}) as due`.execute(db)
  const noted = await db
    .selectFrom('mail_state')
    .select(['last_sent_at', 'failing_since', 'last_failure'])
    .executeTakeFirst()
  const { waiting = 0, since = null } = rows[0] ?? {}
  return {
    lastSentAt: noted?.last_sent_at ?? null,
    waiting,
    waitingSince: since,
    failingSince: noted?.failing_since ?? null,
    lastFailure: noted?.last_failure ?? null,
  }
}
