import { sql, type Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import type { SignedInContext } from '#server/http/context.ts'
import type { Job, JobName } from './job.ts'

export interface EnqueueOptions {
  /** Of several alike only one waits; each is its own unless given. */
  key?: string
  /** Unix seconds before which it is not begun. */
  startAfter?: number
}

/** Makes a job within the request's transaction, of the request's organisation: it is begun if and only if the act is committed. */
export async function enqueue<Payload extends object>(
  ctx: Pick<SignedInContext, 'db' | 'deps' | 'afterCommit'>,
  job: Job<Payload>,
  payload: Payload,
  options?: EnqueueOptions,
): Promise<void> {
  await insertJob(ctx.db, job, payload, options)
  ctx.afterCommit(() => ctx.deps.jobBell.ring(job.name))
}

/** The same without a request. Ring `deps.jobBell` once the transaction is committed. */
export async function insertJob<Payload extends object>(
  db: Kysely<Database>,
  job: Job<Payload> | JobName<Payload>,
  payload: Payload,
  { key, startAfter }: EnqueueOptions = {},
): Promise<void> {
  await sql`select enqueue_job(${job.name}, ${key ?? null}, ${JSON.stringify(payload)}, ${startAfter ?? null})`.execute(
    db,
  )
}

/** Cancels the jobs of this key that the transaction sees: those that wait are never begun, one that runs ends at its next step. */
export async function cancelJobs(
  db: Kysely<Database>,
  { name }: { readonly name: string },
  key: string,
): Promise<void> {
  await db
    .deleteFrom('jobs')
    .where('name', '=', name)
    .where('key', '=', key)
    .where('state', 'in', ['waiting', 'running'])
    .execute()
}
