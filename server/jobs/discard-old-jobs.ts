import { sql } from 'kysely'
import { deleteInBatches } from '#server/db/delete-in-batches.ts'
import type { Deps } from '#server/http/context.ts'

/** Seconds that a job is remembered which was done: long enough for one that pg-boss hands out once more to be known for done. */
const doneSeconds = 86_400
/** Seconds that an administrator has to look at one that failed. */
const failedSeconds = 90 * 86_400

/** Removes the jobs that are over. */
export async function discardOldJobs(deps: Pick<Deps, 'systemTransaction' | 'clock'>): Promise<void> {
  const now = deps.clock()
  await deleteInBatches(deps, 'jobs', sql`state = 'done' and ended_at <= ${now - doneSeconds}`)
  await deleteInBatches(deps, 'jobs', sql`state = 'failed' and ended_at <= ${now - failedSeconds}`)
}
