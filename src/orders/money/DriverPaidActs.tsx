import { useMutation } from '@tanstack/react-query'
import { markOrderDriverPaid, markOrderDriverUnpaid } from '#generated/client/accounting/accounting.ts'
import { can } from '#src/access/can.ts'
import { tellRefusal } from '#src/resources/tell-refusal.ts'
import { useSession } from '#src/session/session.ts'
import { showSuccess } from '#src/ui/snackbar.ts'
import { VerdictButton } from '#src/ui/VerdictButton.tsx'
import { orderNumber } from '#src/orders/cells/order-columns.tsx'
import styles from './money.module.css'

interface DriverPaidActsProps {
  readonly orderId: number
}

/** Says whether the driver of an order has got the money, of one that stands on a statement. Both are offered: what was said is not told. */
export function DriverPaidActs({ orderId }: DriverPaidActsProps) {
  const verdict = can.changeAccounting(useSession())
  const mark = useMutation({
    mutationFn: (isPaid: boolean) => (isPaid ? markOrderDriverPaid(orderId) : markOrderDriverUnpaid(orderId)),
    onSuccess: (_answer, isPaid) =>
      showSuccess(`Driver of ${orderNumber(orderId)} ${isPaid ? 'paid' : 'not paid'}`, {
        label: 'Undo',
        run: () => mark.mutate(!isPaid),
      }),
    onError: (error, isPaid) => tellRefusal(error, `mark the driver ${isPaid ? 'paid' : 'not paid'}`),
  })
  if (!verdict.allowed) return null
  return (
    <div role="group" aria-label="The driver’s money" className={`wb-no-print ${styles.payMoney}`}>
      <span className="wb-muted">The driver’s money</span>
      <VerdictButton
        size="small"
        verdict={verdict}
        loading={mark.isPending && mark.variables}
        text="Paid"
        aria-label="Paid: the driver has got the money"
        onClick={() => mark.mutate(true)}
      />
      <VerdictButton
        size="small"
        verdict={verdict}
        loading={mark.isPending && !mark.variables}
        text="Not paid"
        aria-label="Not paid: the driver has not got the money"
        onClick={() => mark.mutate(false)}
      />
    </div>
  )
}
