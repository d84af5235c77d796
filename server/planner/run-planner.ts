import { defineJob } from '#server/jobs/job.ts'
import type { Deps } from '#server/http/context.ts'
import { lookAtOrder } from './look-at-order.ts'
import { recurringOrderJobName } from './look-soon.ts'

/** Recurring orders that are looked at at the same time in one process, beside the requests. */
const atOnce = 4

/** Recurring orders that are found at a time. */
const batch = 200

/** Looks at one at once: it was made, changed or resumed. */
export const recurringOrderJob = defineJob<{ recurringOrderId: number }>({
  name: recurringOrderJobName.name,
  title: 'A recurring order that was changed',
  attempts: 10,
  pause: { first: 5, longest: 600 },
  atOnce: { here: 2, ofTenant: 1 },
  async run({ deps, signal }, { recurringOrderId }) {
    const order = await deps.systemTransaction((db) =>
      db
        .selectFrom('recurring_orders')
        .select(['id', 'tenant_id', 'user_id'])
        .where('id', '=', recurringOrderId)
        .executeTakeFirst(),
    )
    if (order) await lookAtOrder(deps, { id: order.id, tenantId: order.tenant_id, userId: order.user_id }, signal)
  },
})

/** Looks at all that are due: at the midnight of their courier, and when what they stand on has changed. */
export const recurringOrdersJob = defineJob({
  name: 'recurring-orders',
  title: 'Recurring orders',
  attempts: 10,
  pause: { first: 5, longest: 600 },
  atOnce: { here: 1, ofTenant: 1 },
  schedule: { cron: '* * * * *', of: 'installation' },
  run: ({ deps, signal }) => lookAtDue(deps, signal),
})

/** One that cannot be looked at does not keep the others; it is tried again at the next look. */
export async function lookAtDue(deps: Deps, signal?: AbortSignal): Promise<void> {
  const tried = new Set<number>()
  for (;;) {
    signal?.throwIfAborted()
    const due = await deps.systemTransaction((db) =>
      db
        .selectFrom('recurring_orders')
        .select(['id', 'tenant_id', 'user_id'])
        .where('status', 'in', ['active', 'invalid'])
        .where('look_at', '<=', deps.clock())
        .orderBy('look_at')
        .orderBy('id')
        .limit(batch)
        .execute(),
    )
    // What could not be looked at is still due.
    const waiting = due.filter(({ id }) => !tried.has(id))
    if (waiting.length === 0) return
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const { id, tenant_id: tenantId, user_id: userId } = next
        tried.add(id)
        try {
          await lookAtOrder(deps, { id, tenantId, userId }, signal)
        } catch (error) {
          signal?.throwIfAborted()
          deps.log.warn(
            { err: error, recurringOrderId: id },
            'A recurring order could not be looked at; it is tried again within a minute.',
          )
        }
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
  }
}
