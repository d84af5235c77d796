import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { markOrderDriverPaid, markOrderDriverUnpaid } from '#generated/client/accounting/accounting.ts'
import { getGetDeliveryOrderDriverPayQueryKey, useGetDeliveryOrderDriverPay } from '#generated/client/orders/orders.ts'
import { can } from '#src/access/can.ts'
import { paths } from '#src/paths.ts'
import { Moment } from '#src/resources/Moment.tsx'
import { tellRefusal } from '#src/resources/tell-refusal.ts'
import { useSession } from '#src/session/session.ts'
import { showSuccess } from '#src/ui/snackbar.ts'
import { VerdictButton } from '#src/ui/VerdictButton.tsx'
import { orderNumber } from '#src/orders/cells/order-columns.tsx'
import styles from './money.module.css'

interface DriverPaidActsProps {
  readonly orderId: number
}

/** The statement on which the driver is paid for an order, and whether they have got the money; nothing before a pay run took it. */
export function DriverPaidActs({ orderId }: DriverPaidActsProps) {
  const verdict = can.changeAccounting(useSession())
  const client = useQueryClient()
  const { data } = useGetDeliveryOrderDriverPay(orderId, { query: { enabled: verdict.allowed } })
  const mark = useMutation({
    mutationFn: (isPaid: boolean) => (isPaid ? markOrderDriverPaid(orderId) : markOrderDriverUnpaid(orderId)),
    onSuccess: (_answer, isPaid) =>
      showSuccess(`Driver of ${orderNumber(orderId)} ${isPaid ? 'paid' : 'not paid'}`, {
        label: 'Undo',
        run: () => mark.mutate(!isPaid),
      }),
    onError: (error, isPaid) => tellRefusal(error, `mark the driver ${isPaid ? 'paid' : 'not paid'}`),
    onSettled: () => client.invalidateQueries({ queryKey: getGetDeliveryOrderDriverPayQueryKey(orderId) }),
  })
  const paidOut = data?.paidOut ?? null
  if (!verdict.allowed || paidOut === null) return null
  const { payStatementId, number, paidAt } = paidOut
  return (
    <div role="group" aria-label="The driver’s money" className={styles.payMoney}>
      <p>
        On <Link to={paths.payStatement(payStatementId)}>{number}</Link>
        {paidAt === null ? (
          ', not paid yet'
        ) : (
          <>
            , paid <Moment at={paidAt} />
          </>
        )}
      </p>
      <VerdictButton
        className="wb-no-print"
        size="small"
        verdict={verdict}
        loading={mark.isPending}
        text={paidAt === null ? 'Mark as paid' : 'Mark as not paid'}
        onClick={() => mark.mutate(paidAt === null)}
      />
    </div>
  )
}
