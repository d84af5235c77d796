import type { Pool } from 'pg'
import type { Deps } from '#server/http/context.ts'
import { jobs } from '#server/job-list.ts'
import type { AnyJob } from '#server/jobs/job.ts'
import { runJob, type ScheduledData } from '#server/jobs/run-job.ts'
import { openBoss } from '#server/jobs/workers.ts'

/** What of jobs is done, and how. */
export interface WorkingOff {
  /** Those that are looked for, all of them unless given. */
  readonly of?: readonly AnyJob[]
  readonly stopping?: AbortSignal
  /** Of each job at a time. */
  readonly batch?: number
}

/** Does the jobs that are due, and those that they make, as the workers of a server would; none of them is running before or after. */
export async function workOff(
  { deps, database }: { deps: Deps; database: { pool: Pool } },
  { of = jobs, stopping = new AbortController().signal, batch = 10 }: WorkingOff = {},
): Promise<void> {
  const boss = openBoss(database.pool)
  let taken: number
  do {
    taken = 0
    for (const job of of) {
      const found = await boss.fetch<ScheduledData | null>(job.name, { batchSize: batch, includeMetadata: true })
      taken += found.length
      for (const one of found) {
        try {
          await runJob(deps, job, { ...one, signal: stopping }, stopping)
          await boss.complete(job.name, one)
        } catch (error) {
          await boss.fail(job.name, one, { message: String(error) })
        }
      }
    }
  } while (taken > 0)
}

/** Has the jobs of a schedule come due, as pg-boss does when it is time. */
export async function startScheduled(
  { database }: { database: { pool: Pool } },
  scheduled: readonly AnyJob[],
  tenantId: number | null = null,
): Promise<void> {
  const boss = openBoss(database.pool)
  for (const { name } of scheduled) await boss.send(name, { tenantId })
}
