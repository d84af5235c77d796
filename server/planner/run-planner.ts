import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import type { Deps } from '#server/http/context.ts'
import { defineJob } from '#server/jobs/job.ts'
import { workThrough } from '#server/jobs/others-first.ts'
import { lookAtOrder } from './look-at-order.ts'
import { recurringOrderJobName } from './look-soon.ts'
import type { DueOrder } from './run-context.ts'

/** Recurring orders that are looked at at the same time in one process, while no requests come. */
const atOnce = 4

/** Recurring orders that are found at a time. */
const batch = 200

/** Those that are looked at: of organisations that are there, not suspended, and plan. */
export function watchedOrders(db: Kysely<Database>) {
  return db
    .selectFrom('recurring_orders as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .innerJoin('tenants as t', 't.id', 'r.tenant_id')
    .innerJoin('tenant_features as f', (join) => join.onRef('f.tenant_id', '=', 't.id').on('f.feature', '=', 'Planner'))
    .select(['r.id', 'r.tenant_id', 'r.user_id', 'u.first_name', 'u.last_name', 'u.email', 't.name as tenant_name'])
    .where('r.status', 'in', ['active', 'invalid'])
    .where('t.archived_at', 'is', null)
    .where('t.suspended_at', 'is', null)
}

type Watched = Awaited<ReturnType<ReturnType<typeof watchedOrders>['execute']>>[number]

function dueOrder(row: Watched): DueOrder {
  const names = { firstName: row.first_name, lastName: row.last_name, email: row.email, tenantName: row.tenant_name }
  return { id: row.id, tenantId: row.tenant_id, userId: row.user_id, names }
}

/** Looks at one at once: it was made, changed or resumed. */
export const recurringOrderJob = defineJob<{ recurringOrderId: number }>({
  name: recurringOrderJobName.name,
  title: 'A recurring order that was changed',
  attempts: 10,
  pause: { first: 5, longest: 600 },
  atOnce: { here: 2, ofTenant: 1 },
  async run({ deps, signal }, { recurringOrderId }) {
    const [due] = await deps.systemTransaction((db) => watchedOrders(db).where('r.id', '=', recurringOrderId).execute())
    if (due) await lookAtOrder(deps, dueOrder(due), signal)
  },
})

/** Looks at all that are due: at the midnight of their courier, and at whatever was not looked at when it should have been. */
export const recurringOrdersJob = defineJob({
  name: 'recurring-orders',
  title: 'Recurring orders',
  sends: 'later',
  attempts: 10,
  pause: { first: 5, longest: 600 },
  atOnce: { here: 1, ofTenant: 1 },
  schedule: { cron: '* * * * *', of: 'installation' },
  run: ({ deps, signal }) => lookAtDue(deps, signal),
})

/**
 * One that cannot be looked at does not keep the others; it is tried again at the next look.
 * @param dueBy unix seconds by which a look is due: now unless given
 */
export async function lookAtDue(deps: Deps, signal?: AbortSignal, dueBy = () => deps.clock()): Promise<void> {
  const tried = new Set<number>()
  for (;;) {
    signal?.throwIfAborted()
    const due = await deps.systemTransaction((db) =>
      watchedOrders(db).where('r.look_at', '<=', dueBy()).orderBy('r.look_at').orderBy('r.id').limit(batch).execute(),
    )
    // What could not be looked at is still due.
    const waiting = due.filter(({ id }) => !tried.has(id))
    if (waiting.length === 0) return
    await workThrough(waiting, { atOnce }, async (next) => {
      tried.add(next.id)
      try {
        await lookAtOrder(deps, dueOrder(next), signal)
      } catch (error) {
        signal?.throwIfAborted()
        deps.log.warn(
          { err: error, recurringOrderId: next.id },
          'A recurring order could not be looked at; it is tried again within a minute.',
        )
      }
    })
  }
}
