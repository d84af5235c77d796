import { useLocation } from 'react-router-dom'
import { addDays, wallTimeAt } from '#domain/time/zoned-time.ts'
import { createRecurringOrder } from '#generated/client/planner/planner.ts'
import { useGetDeliveryOrderData } from '#generated/client/orders/orders.ts'
import { can } from '#src/access/can.ts'
import { useNow } from '#src/lib/use-now.ts'
import { paths } from '#src/paths.ts'
import { prefilledDraft, prefillRequest } from '#src/orders/scheduler/prefill.ts'
import { useSession } from '#src/session/session.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { OrDenied } from '../PlannerPage.tsx'
import { bodyOf, draftOfOrder } from './recurring-draft.ts'
import { RecurringEditor } from './RecurringEditor.tsx'
import { newRepeat, repeatOfOrder } from './repeat-draft.ts'

const title = 'New recurring order'
const back = { to: paths.planner(), label: 'Planner' }

/** Plans an order that is placed again and again; `?again={orderId}` begins with one that was placed. */
export function NewRecurringOrder() {
  const session = useSession()
  return (
    <OrDenied title={title} verdict={can.createRecurringOrder(session)} permission="recurring-orders.create">
      <Entry />
    </OrDenied>
  )
}

function Entry() {
  const { tenant, timeZone } = useSession()
  const today = wallTimeAt(useNow(), timeZone).date
  const { search } = useLocation()
  const request = prefillRequest(new URLSearchParams(search))
  const { againOrderId } = request
  const again = useGetDeliveryOrderData(againOrderId ?? 0, {
    query: { enabled: againOrderId !== null, staleTime: Number.POSITIVE_INFINITY },
  })
  if (againOrderId !== null && again.data === undefined)
    return (
      <div className="wb-page">
        <PageHeader title={title} back={back} isBlank />
        {again.error === null ? (
          <SkeletonLines count={8} what="the order" />
        ) : (
          <ErrorState
            title={`Order #${againOrderId} could not be loaded`}
            error={again.error}
            retry={() => void again.refetch()}
          />
        )}
      </div>
    )
  const order = again.data
  const tomorrow = addDays(today, 1)
  const repeat = order === undefined ? newRepeat(tomorrow) : repeatOfOrder(order.availableAt, timeZone, tomorrow)
  return (
    <RecurringEditor
      key={search}
      initial={draftOfOrder(prefilledDraft(request, { order }), repeat)}
      title={title}
      back={back}
      submitLabel="Plan it"
      said="Planned"
      save={async (draft, body, agrees) => {
        const input = bodyOf({ draft, order: body, agrees })
        if (input === null) throw new Error('What is not whole is not sent')
        return createRecurringOrder(tenant.id, input)
      }}
    />
  )
}
