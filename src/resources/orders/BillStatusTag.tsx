import type { BillStatus } from '#generated/model/index.ts'
import './cells.css'

/** The words of order-detail.md 3: what is exported is billed. */
const billStatusLabels: Readonly<Record<BillStatus, string>> = {
  exported: 'Billed',
  not_exported: 'Unbilled',
  not_exportable: 'Not Billable',
}

/** Whether an order has been billed. Quieter than its delivery status, which matters first. */
export function BillStatusTag({ status }: { readonly status: BillStatus }) {
  return (
    <span className="wb-bill-status" data-bill-status={status}>
      {billStatusLabels[status]}
    </span>
  )
}
