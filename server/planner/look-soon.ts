import type { Context } from '#server/http/context.ts'
import { insertJob } from '#server/jobs/enqueue.ts'
import type { JobName } from '#server/jobs/job.ts'

/** Looks at a recurring order (`server/planner/run-planner.ts`). */
export const recurringOrderJobName: JobName<{ recurringOrderId: number }> = { name: 'recurring-order' }

/** It is looked at at once, by a job: an order that is due now is placed without anybody waiting for it. */
export async function lookSoon(ctx: Context, id: number): Promise<void> {
  await insertJob(ctx.db, recurringOrderJobName, { recurringOrderId: id }, { key: String(id) })
  ctx.afterCommit(() => ctx.deps.jobBell.ring(recurringOrderJobName.name))
}
