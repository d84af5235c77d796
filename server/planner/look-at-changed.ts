import type { Deps } from '#server/http/context.ts'
import { followEvents, type Follower } from '#server/events/follow-events.ts'
import { insertJob } from '#server/jobs/enqueue.ts'
import { defineJob } from '#server/jobs/job.ts'
import { lookAtDue, watchedOrders } from './run-planner.ts'

/** What happens to what recurring orders stand on. Which of them it is, triggers of the database say (0370_recurring_orders.sql). */
const grounds: ReadonlySet<string> = new Set([
  'services',
  'locations',
  'customers',
  'tenant-links',
  'courier-settings',
  'tenant.changed',
])

/** As the triggers say that one is to be looked at, whatever the time. */
const atOnce = 0

/** Looks at those that stand on what was changed. */
export const changedGroundsJob = defineJob({
  name: 'changed-recurring-orders',
  title: 'Recurring orders whose service, location or customer changed',
  attempts: 10,
  pause: { first: 5, longest: 600 },
  atOnce: { here: 1, ofTenant: 1 },
  run: ({ deps, signal }) => lookAtDue(deps, signal, () => atOnce),
})

/**
 * Has recurring orders looked at as soon as the outbox says that something happened to what they stand on. The acts themselves pay nothing
 * for it: most of them have nothing to do with any. What a process that ended had not said is found by the look of each minute.
 */
export function watchGrounds(deps: Deps): Follower {
  return followEvents(deps, {
    concerns: (topic) => grounds.has(topic),
    work: () => enqueueLook(deps),
    failure: 'Recurring orders were not looked at at once; they are within a minute.',
  })
}

/** Of several processes that hear of it one looks. */
async function enqueueLook(deps: Deps): Promise<void> {
  const isDue = await deps.systemTransaction(async (db) => {
    const changed = await watchedOrders(db).where('r.look_at', '=', atOnce).limit(1).executeTakeFirst()
    if (changed) await insertJob(db, changedGroundsJob, {}, { key: '' })
    return changed !== undefined
  })
  if (isDue) deps.jobBell.ring(changedGroundsJob.name)
}
