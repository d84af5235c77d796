import { useParams } from 'react-router-dom'
import { wallTimeAt } from '#domain/time/zoned-time.ts'
import { useGetRecurringOrder } from '#generated/client/planner/planner.ts'
import type { RecurringOrder } from '#generated/model/index.ts'
import { checkPermission } from '#src/access/can.ts'
import { denial, type Verdict } from '#src/access/verdict.ts'
import { refetchIntervalMs } from '#src/http/query-client.ts'
import { useNow } from '#src/lib/use-now.ts'
import { type Session, useSession, zoneOf } from '#src/session/session.ts'

/** The recurring order that the address names. */
export function useRecurringOrder() {
  const id = Number(useParams()['recurringOrderId'])
  return useGetRecurringOrder(id, { query: { refetchInterval: refetchIntervalMs } })
}

/** Today by the courier's clock. */
export function useTodayOf({ timeZone }: Pick<RecurringOrder, 'timeZone'>): string {
  const session = useSession()
  return wallTimeAt(useNow(), zoneOf(session, timeZone)).date
}

/** Whether the person may change it: that is for the organization that ordered. */
export function mayChange(
  session: Session,
  { isOwn, customerName }: Pick<RecurringOrder, 'isOwn' | 'customerName'>,
): Verdict {
  if (!isOwn) return denial(`It is ${customerName}’s to change`)
  return checkPermission(session, 'recurring-orders.update', 'change recurring orders')
}
