import type { Kysely } from 'kysely'
import { countText } from '#domain/amounts/count-text.ts'
import { failureWords } from '#domain/text/failure-words.ts'
import type { DatabaseConnection } from '#server/db/connect.ts'
import type { Schema } from '#generated/handlers.ts'
import type { Database } from '#server/db/schema.ts'
import { createTransactions } from '#server/db/tenant-transaction.ts'
import { jobs } from '#server/job-list.ts'
import { beginAnew } from '#server/jobs/failed-jobs.ts'
import { mailJobsOf, mailState } from '#server/jobs/mail-state.ts'
import { queueLengths } from '#server/jobs/queue-lengths.ts'
import { operateOnDatabase } from './terminal.ts'

/* npm run jobs: how the queues of the configured database stand, while servers run on it, with exit code 1 if jobs have failed; npm run jobs -- retry 31: lets a failed one begin anew. */

const usage = 'npm run jobs, or npm run jobs -- retry <number>, as it is listed'

const [act, number, ...more] = process.argv.slice(2)
const isRetry = act === 'retry' && /^[1-9]\d{0,14}$/.test(number ?? '') && more.length === 0
if (act !== undefined && !isRetry) {
  console.error(usage)
  process.exit(1)
}

const now = Math.floor(Date.now() / 1000)

await operateOnDatabase(async (database) => {
  const { systemTransaction } = createTransactions(database.pool)
  if (isRetry) await systemTransaction((db) => retry(db, Number(number)))
  else {
    const servers = await serversNow(database)
    await systemTransaction((db) => report(db, servers))
  }
})

/** By the connection that each server process has to read events: what others do is seen by the owner alone. */
async function serversNow({ pool }: Pick<DatabaseConnection, 'pool'>): Promise<number> {
  const { rows } = await pool.query<{ servers: number }>(
    `select count(*)::int as servers from pg_stat_activity where application_name = 'waybill outbox' and datname = current_database()`,
  )
  return rows[0]?.servers ?? 0
}

async function report(db: Kysely<Database>, servers: number): Promise<void> {
  const queues = await queueLengths(db, new Map(jobs.map(({ name, title }) => [name, title])), now)
  console.table(
    queues.map(({ name, waiting, running, failed, oldestWaitingSeconds, lastDoneAt, nextAttemptAt, lastError }) => ({
      name,
      waiting,
      running,
      failed,
      'oldest waiting, s': oldestWaitingSeconds ?? '',
      'last done, UTC': lastDoneAt === null ? '' : minuteOf(lastDoneAt),
      'tried again, UTC': nextAttemptAt === null ? '' : minuteOf(nextAttemptAt),
      'last failed because': lastError === null ? '' : failureWords(lastError),
    })),
  )
  sayMail(await mailState(db, mailJobsOf(jobs), now))
  const failed = await db
    .selectFrom('jobs')
    .select(['number', 'name', 'tenant_id', 'attempts', 'ended_at', 'error'])
    .where('state', '=', 'failed')
    .orderBy('ended_at', 'desc')
    .orderBy('number', 'desc')
    .limit(10)
    .execute()
  if (failed.length > 0) {
    console.table(
      failed.map(({ tenant_id: tenant, ended_at: endedAt, error, ...row }) => ({
        ...row,
        tenant,
        'failed, UTC': minuteOf(endedAt ?? 0),
        why: failureWords(error ?? ''),
        error,
      })),
    )
  }
  if (failed.length > 0) process.exitCode = 1
  const readers = countText(servers, { one: 'server process reads', many: 'server processes read' })
  console.log(`${readers} events here. Each knows its open streams alone: GET /api/health/detail.`)
}

function sayMail({ lastSentAt, waiting, waitingSince, failingSince, lastFailure }: Schema<'MailState'>): void {
  const last =
    lastSentAt === null ? 'No e-mail has been sent yet' : `The last e-mail was sent at ${minuteOf(lastSentAt)}`
  const waits = countText(waiting, { one: 'waits', many: 'wait' })
  console.log(`${last}; ${waits}${waitingSince === null ? '' : `, the oldest since ${minuteOf(waitingSince)}`} (UTC).`)
  if (failingSince !== null) {
    console.log(`No e-mail leaves since ${minuteOf(failingSince)}. ${failureWords(lastFailure ?? '')} ${lastFailure}`)
  }
}

async function retry(db: Kysely<Database>, wanted: number): Promise<void> {
  const job = await db
    .selectFrom('jobs')
    .select(['id', 'name'])
    .where('number', '=', wanted)
    .where('state', '=', 'failed')
    .forUpdate()
    .executeTakeFirst()
  if (!job) {
    console.error(`No job ${wanted} has failed.`)
    process.exitCode = 1
    return
  }
  await beginAnew(db, [job.id], now)
  console.log(`Job ${wanted} (${job.name}) begins anew.`)
}

function minuteOf(at: number): string {
  return new Date(at * 1000).toISOString().slice(0, 16).replace('T', ' ')
}
