import { sql, type Kysely } from 'kysely'
import { endedEachTime } from '#domain/text/failure-words.ts'
import type { Database } from '#server/db/schema.ts'
import type { Deps } from '#server/http/context.ts'
import { isHeldBack } from './held-sending.ts'
import type { AnyJob } from './job.ts'
import { giveUp, ownerIsSuspended } from './run-job.ts'

/** Seconds without a sign of life after which a job counts as left behind by its process; pg-boss takes no less. */
const heartbeatSeconds = 10

/** Seconds after which an attempt counts as stuck. */
const longestAttemptSeconds = 6 * 3_600

/** Seconds that pg-boss keeps what is over: what is worth knowing of it stands in our own table. */
const keptSeconds = 3_600

/** Seconds that it keeps what waits; whatever it drops is queued again. */
const retentionSeconds = 14 * 86_400

/** Tells pg-boss the terms of each job: nothing can be enqueued before. Processes may do so at once. */
export async function prepareQueues(db: Kysely<Database>, jobs: readonly AnyJob[]): Promise<void> {
  const queues = jobs.map(({ name, attempts, pause }) => ({
    name,
    retry_limit: attempts - 1,
    retry_delay: pause.first,
    retry_delay_max: pause.longest,
  }))
  await sql`
    insert into pgboss.queue as queue (name, policy, partition, table_name, retry_limit, retry_delay, retry_backoff, retry_delay_max,
      expire_seconds, retention_seconds, deletion_seconds, heartbeat_seconds)
    select name, 'standard', false, 'job_common', retry_limit, retry_delay, true, retry_delay_max,
      ${longestAttemptSeconds}::int, ${retentionSeconds}::int, ${keptSeconds}::int, ${heartbeatSeconds}::int
    from json_to_recordset(${JSON.stringify(queues)}::json)
      as declared (name text, retry_limit int, retry_delay int, retry_delay_max int)
    on conflict (name) do update set retry_limit = excluded.retry_limit, retry_delay = excluded.retry_delay,
      retry_delay_max = excluded.retry_delay_max, expire_seconds = excluded.expire_seconds,
      heartbeat_seconds = excluded.heartbeat_seconds, updated_on = now()
    where (queue.retry_limit, queue.retry_delay, queue.retry_delay_max, queue.expire_seconds, queue.heartbeat_seconds)
      is distinct from (excluded.retry_limit, excluded.retry_delay, excluded.retry_delay_max, excluded.expire_seconds,
        excluded.heartbeat_seconds)`.execute(db)
}

/**
 * Brings the queue in line with our own table: what is open and not queued, as after a backup was restored, is queued; what
 * pg-boss has given up, because the process of its last attempt ended, has failed.
 */
export async function reconcileQueues(deps: Deps, jobs: readonly AnyJob[]): Promise<void> {
  const names = jobs.map(({ name }) => name)
  const abandoned = await deps.systemTransaction(async (db) => {
    await sql`
      select queue_job(id) from jobs where state in ('waiting', 'running') and name = any(${names})
        and not ${ownerIsSuspended}
        and not ${isHeldBack(jobs, deps.config.sending)}
        and not exists (select from pgboss.job as queued where queued.name = jobs.name and queued.id = jobs.id
          and queued.state in ('created', 'retry', 'active', 'failed'))`.execute(db)
    return db
      .selectFrom('jobs')
      .select(['id', 'name', 'attempts', 'payload', 'tenant_id'])
      .where('state', '=', 'running')
      .where(
        sql<boolean>`exists (select from pgboss.job as queued where queued.name = jobs.name and queued.id = jobs.id
          and queued.state = 'failed')`,
      )
      .execute()
  })
  for (const row of abandoned) {
    const job = jobs.find(({ name }) => name === row.name)
    if (job) await giveUp(deps, job, row, endedEachTime)
  }
}
