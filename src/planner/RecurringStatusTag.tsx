import { recurringOrderStatusLabels } from '#domain/planner/status.ts'
import type { RecurringOrderStatus } from '#generated/model/index.ts'

/** Where a recurring order stands. One that has ended is as quiet as one that was put away: nothing waits for anybody. */
export function RecurringStatusTag({ status }: { readonly status: RecurringOrderStatus }) {
  return (
    <span className="wb-status" data-status={status === 'completed' ? 'archived' : status}>
      {recurringOrderStatusLabels[status]}
    </span>
  )
}
