import { useGetDeliveryOrderDriverPay } from '#generated/client/orders/orders.ts'
import { canOrder } from '#src/access/can-order.ts'
import { statusOf } from '#src/http/errors.ts'
import { useSession } from '#src/session/session.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { PayTotalsList } from './PayTotalsList.tsx'
import styles from './money.module.css'

interface DriverPayFactsProps {
  readonly orderId: number
}

/** What the driver earns, as facts, for the order's page and drawer; nothing for whom it is not meant. */
export function DriverPayFacts({ orderId }: DriverPayFactsProps) {
  const mayRead = canOrder.readDriverPay(useSession()).allowed
  const pay = useGetDeliveryOrderDriverPay(orderId, { query: { enabled: mayRead } })
  // Refused is an order that another courier carries out: what its driver earns is not said there.
  if (!mayRead || statusOf(pay.error) === 403) return null
  if (pay.data === undefined)
    return pay.isError ? (
      <ErrorState title="The pay could not be loaded" error={pay.error} retry={() => void pay.refetch()} />
    ) : (
      <SkeletonLines count={4} what="the driver’s pay" />
    )
  const {
    rate,
    rateFrom,
    payableCadCents,
    totalCadCents,
    adjustments,
    adjustmentsTotalCadCents,
    plusAdjustmentsTotalCadCents,
  } = pay.data
  const totals = {
    commissionCadCents: totalCadCents,
    adjustmentsCadCents: adjustmentsTotalCadCents,
    totalCadCents: plusAdjustmentsTotalCadCents,
  }
  return (
    <div className={styles.payFacts}>
      <PayTotalsList
        totals={totals}
        rate={rate}
        rateFrom={rateFrom}
        isPriced={payableCadCents !== null}
        adjustments={adjustments}
      />
    </div>
  )
}
