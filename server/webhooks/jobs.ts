import { sql } from 'kysely'
import { deleteInBatches } from '#server/db/delete-in-batches.ts'
import type { Deps } from '#server/http/context.ts'
import { defineJob } from '#server/jobs/job.ts'
import { makeDeliveries } from './make-deliveries.ts'

/** Seconds that a delivery is kept; the contract says so. */
const keptSeconds = 30 * 86_400

/** Follows up each minute, for what a process that ended had not made. Sending needs no job: each process sends what is due. */
export const webhooksJob = defineJob({
  name: 'webhooks',
  title: 'Making webhooks of what happened',
  attempts: 10,
  pause: { first: 5, longest: 300 },
  atOnce: { here: 1, ofTenant: 1 },
  schedule: { cron: '* * * * *', of: 'installation' },
  run: ({ deps, signal }) => makeDeliveries(deps, signal),
})

/** Removes what was told long ago. */
export async function discardOldDeliveries(deps: Pick<Deps, 'systemTransaction' | 'clock'>): Promise<void> {
  await deleteInBatches(deps, 'webhook_deliveries', sql`created_at <= ${deps.clock() - keptSeconds}`)
}
