import { billStatusLabels } from '#domain/orders/bill-status.ts'
import type { BillStatus } from '#generated/model/index.ts'
import styles from './cells.module.css'

/** Whether an order has been billed. Quieter than its delivery status, which matters first. */
export function BillStatusTag({ status }: { readonly status: BillStatus }) {
  return (
    <span className={styles.billStatus} data-bill-status={status}>
      {billStatusLabels[status]}
    </span>
  )
}
