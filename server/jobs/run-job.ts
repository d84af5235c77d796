import { sql, type Kysely } from 'kysely'
import type { Database, Row } from '#server/db/schema.ts'
import type { Deps } from '#server/http/context.ts'
import { loggedAs, logAlso } from '#server/log.ts'
import { MailRefused } from '#server/outside/mailer.ts'
import { isHeldBack } from './held-sending.ts'
import { GiveUp, JobTaken, type AnyJob, type JobRun } from './job.ts'

/** A job as pg-boss hands it out. */
export interface TakenJob {
  readonly id: string
  /** How often it was begun before, and how often it may be begun again after the first time. */
  readonly retryCount: number
  readonly retryLimit: number
  /** Aborted when the attempt takes too long. */
  readonly signal: AbortSignal
  /** Of a job that a schedule made, which does not stand in our table yet; null for any other. */
  readonly data: ScheduledData | null
}

export interface ScheduledData {
  /** Null: of the installation itself. */
  readonly tenantId: number | null
}

/**
 * Makes an attempt at a job.
 * @throws what the attempt threw, if it is to be tried again
 */
export function runJob(deps: Deps, job: AnyJob, taken: TakenJob, stopping: AbortSignal): Promise<void> {
  return loggedAs({ job: job.name, jobId: taken.id }, () => attempt(deps, job, taken, stopping))
}

async function attempt(deps: Deps, job: AnyJob, taken: TakenJob, stopping: AbortSignal): Promise<void> {
  const row = await deps.systemTransaction((db) => begin(db, job, taken, deps))
  if (!row) return
  logAlso({ tenantId: row.tenant_id })
  const run = runOf(deps, row, AbortSignal.any([stopping, taken.signal]))
  try {
    stopping.throwIfAborted()
    await job.run(run, row.payload as never)
  } catch (error) {
    if (error instanceof JobTaken) return
    if (stopping.aborted) {
      await deps.systemTransaction((db) => spareAttempt(db, row))
      throw error
    }
    await fail(deps, job, run, row, error, !isFinal(error) && taken.retryCount < taken.retryLimit)
    return
  }
  await deps.systemTransaction((db) => end(db, row, { state: 'done', error: null, ended_at: deps.clock() }))
}

type JobRow = Row<'jobs'>

/** Whether trying again would not mend it. */
function isFinal(error: unknown): boolean {
  return error instanceof GiveUp || error instanceof MailRefused
}

async function begin(
  db: Kysely<Database>,
  job: AnyJob,
  { id, data }: TakenJob,
  { clock, config }: Deps,
): Promise<JobRow | undefined> {
  const { name } = job
  const now = clock()
  if (data !== null) {
    // What comes by the clock comes again.
    if (data.tenantId !== null && (await isSuspended(db, data.tenantId))) return undefined
    if (job.sends === 'later' && (await isHeld(db))) return undefined
    await db
      .insertInto('jobs')
      .values({ id, name, tenant_id: data.tenantId, key: id, payload: '{}', created_at: now, start_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  return db
    .updateTable('jobs')
    .set({ state: 'running', waits_again: false, started_at: now, attempts: sql<number>`attempts + 1` })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'running'])
    .where(sql<boolean>`not ${ownerIsSuspended}`)
    .where(sql<boolean>`not ${isHeldBack([job], config.sending)}`)
    .returningAll()
    .executeTakeFirst()
}

/** Whether the organization of a row of `jobs` is suspended: nothing is done in its name then, and what waits goes on waiting. */
export const ownerIsSuspended = sql<boolean>`exists (select from tenants
  where tenants.id = jobs.tenant_id and tenants.suspended_at is not null)`

async function isHeld(db: Kysely<Database>): Promise<boolean> {
  return (await db.selectFrom('sending_hold').select('is_only').executeTakeFirst()) !== undefined
}

async function isSuspended(db: Kysely<Database>, tenantId: number): Promise<boolean> {
  const found = await db
    .selectFrom('tenants')
    .select('id')
    .where('id', '=', tenantId)
    .where('suspended_at', 'is not', null)
    .executeTakeFirst()
  return found !== undefined
}

function runOf(deps: Deps, row: JobRow, signal: AbortSignal): JobRun {
  return {
    deps,
    id: row.id,
    tenantId: row.tenant_id,
    wantedSince: row.start_at,
    signal,
    async progress(db, { done, total } = { done: 0, total: null }) {
      const { numUpdatedRows } = await end(db, row, { done, total })
      if (numUpdatedRows === 0n) throw new JobTaken()
    },
  }
}

async function fail(deps: Deps, job: AnyJob, run: JobRun, row: JobRow, error: unknown, isTriedAgain: boolean) {
  const reason = error instanceof Error ? error.message : String(error)
  const details = { err: error, attempt: row.attempts }
  if (isTriedAgain) {
    await deps.systemTransaction((db) => end(db, row, { error: reason, waits_again: true }))
    deps.log.warn(details, 'A job failed and is tried again.')
    throw error
  }
  deps.log.error(details, 'A job failed for good.')
  await giveUp(deps, job, row, reason, run)
}

/** A server that stops has not failed at what it leaves off. */
async function spareAttempt(db: Kysely<Database>, { id, name }: JobRow): Promise<void> {
  await sql`update pgboss.job set retry_limit = retry_limit + 1 where name = ${name} and id = ${id}`.execute(db)
}

/** A job that is not tried any more stands among the failed ones, unless somebody else is at it. */
export async function giveUp(
  deps: Deps,
  job: AnyJob,
  row: Pick<JobRow, 'id' | 'attempts' | 'payload' | 'tenant_id'>,
  reason: string,
  run: Parameters<NonNullable<AnyJob['failed']>>[0] = { deps, id: row.id, tenantId: row.tenant_id },
): Promise<void> {
  const { numUpdatedRows } = await deps.systemTransaction((db) =>
    end(db, row, { state: 'failed', error: reason, ended_at: deps.clock() }),
  )
  if (numUpdatedRows === 0n) return
  // One whose process is gone has failed outside of any attempt.
  const subject = { job: job.name, jobId: row.id, tenantId: row.tenant_id }
  await loggedAs(subject, async () => job.failed?.(run, row.payload as never))
}

/** Writes about a job for as long as this attempt is the newest. */
function end(
  db: Kysely<Database>,
  { id, attempts }: Pick<JobRow, 'id' | 'attempts'>,
  change: Partial<Pick<JobRow, 'state' | 'waits_again' | 'error' | 'ended_at' | 'done' | 'total'>>,
) {
  return db
    .updateTable('jobs')
    .set(change)
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('state', '=', 'running')
    .executeTakeFirst()
}
