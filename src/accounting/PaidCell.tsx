import { Button } from '@blueprintjs/core'
import { Dollar, Undo } from '@blueprintjs/icons'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { markOrderPaid, markOrderUnpaid } from '#generated/client/accounting/accounting.ts'
import type { AccountingOrder } from '#generated/model/index.ts'
import { can } from '#src/access/can.ts'
import { orderNumber } from '#src/orders/cells/order-columns.tsx'
import { Moment } from '#src/resources/Moment.tsx'
import { tellRefusal } from '#src/resources/tell-refusal.ts'
import { useSession } from '#src/session/session.ts'
import { showSuccess } from '#src/ui/snackbar.ts'
import { refreshAccounting } from './use-accounting.ts'
import '#src/ui/row-acts.css'
import '#src/ui/cells.css'
import styles from './accounting.module.css'

interface PaidCellProps {
  readonly order: Pick<AccountingOrder, 'id' | 'paidAt'>
}

/** When an order was said to be paid, and beside it what says the opposite. */
export function PaidCell({ order: { id, paidAt } }: PaidCellProps) {
  const session = useSession()
  const client = useQueryClient()
  const mark = useMutation({
    mutationFn: (isPaid: boolean) => (isPaid ? markOrderPaid(id) : markOrderUnpaid(id)),
    onSuccess: (_answer, isPaid) =>
      showSuccess(`Marked ${orderNumber(id)} ${isPaid ? 'paid' : 'not paid'}`, {
        label: 'Undo',
        run: () => mark.mutate(!isPaid),
      }),
    onError: (error, isPaid) => tellRefusal(error, `mark ${orderNumber(id)} ${isPaid ? 'paid' : 'not paid'}`),
    onSettled: () => refreshAccounting(client, [id]),
  })
  const isPaid = paidAt !== null
  const act = isPaid ? 'Mark not paid' : 'Mark paid'
  return (
    <span className={styles.paid}>
      {isPaid ? <Moment at={paidAt} /> : <span className="wb-cell-none">Not paid</span>}
      {can.changeAccounting(session).allowed && (
        <span className="wb-row-acts">
          <Button
            variant="minimal"
            size="small"
            icon={isPaid ? <Undo size={14} /> : <Dollar size={14} />}
            loading={mark.isPending}
            title={act}
            aria-label={`${act}: ${orderNumber(id)}`}
            onClick={() => mark.mutate(!isPaid)}
          />
        </span>
      )}
    </span>
  )
}
