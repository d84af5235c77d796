import { sql } from 'kysely'
import { statusesOnTheWay } from '#domain/orders/order-status.ts'
import { defineJob } from '#server/jobs/job.ts'
import type { Deps } from '#server/http/context.ts'
import { tellNotices } from './tell-notices.ts'

/** Orders of one transaction. */
const batch = 500

/** Seconds after which nobody is told any more: the server was down, or the promise lay in the past when it was made. */
const told = 86_400

const onTheWay = sql.join(statusesOnTheWay.map((status) => sql.lit(status)))

/** Has people told of orders that are past what was promised and not dropped off, once for each. It happened by itself: nobody acted. */
export async function findLateOrders(
  deps: Pick<Deps, 'systemTransaction' | 'clock'>,
  signal?: AbortSignal,
): Promise<void> {
  const now = deps.clock()
  let found = batch
  while (found === batch) {
    signal?.throwIfAborted()
    found = await deps.systemTransaction(async (db) => {
      // What somebody is about to move is looked at the next time.
      const { rows } = await sql`
        with late as (
          update delivery_orders set late_since = ${now}
          where id in (select id from delivery_orders
            where late_since is null and status in (${onTheWay}) and due_at < ${now}
            order by due_at limit ${batch} for update skip locked)
          returning id, due_at, array_remove(array[sender_tenant_id, receiver_tenant_id, broker_tenant_id, scheduled_by_tenant_id], null) as parties),
        noted as (
          insert into notice_events (type, delivery_order_id, audience_tenant_ids, people, created_at)
          select 'orderLate', id, parties, people_of(parties, null), ${now} from late where due_at > ${now - told})
        select id from late`.execute(db)
      return rows.length
    })
  }
}

export const lateOrdersJob = defineJob({
  name: 'late-orders',
  title: 'Telling people of late orders',
  attempts: 10,
  pause: { first: 5, longest: 300 },
  atOnce: { here: 1, ofTenant: 1 },
  schedule: { cron: '* * * * *', of: 'installation' },
  sends: 'later',
  async run({ deps, signal }) {
    await findLateOrders(deps, signal)
    await tellNotices(deps, signal)
  },
})
