import { useState } from 'react'
import { HTMLSelect } from '@blueprintjs/core'
import { useQueryClient } from '@tanstack/react-query'
import { billStatusEditable, billStatuses, billStatusLabels } from '#domain/orders/bill-status.ts'
import { useOverrideDeliveryOrderInvoicedStatus } from '#generated/client/orders/orders.ts'
import type { BillStatus, DeliveryOrderInfoView } from '#generated/model/index.ts'
import { canOrder } from '#src/access/can-order.ts'
import { apiErrorOf } from '#src/http/errors.ts'
import { useSession } from '#src/session/session.ts'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { ReasonDialog } from '#src/ui/ReasonDialog.tsx'
import { showError } from '#src/ui/error-dialog.ts'
import { showNotice, showSuccess } from '#src/ui/snackbar.ts'
import { BillStatusTag } from './BillStatusTag.tsx'
import { refreshOrders } from '../acts/order-cache.ts'
import styles from './bill-status.module.css'

interface BillStatusSelectProps {
  readonly order: Pick<DeliveryOrderInfoView, 'id' | 'billStatus' | 'status' | 'receiverTenant'>
}

/**
 * Whether an order is billed, for those who may say so a selector that asks before it changes anything
 * (docs/rules/order-status.md, "Billing status"); for everybody else the word alone, which says on hover why.
 */
export function BillStatusSelect({ order }: BillStatusSelectProps) {
  return <StatusOfOne key={order.id} order={order} />
}

function StatusOfOne({ order }: BillStatusSelectProps) {
  const session = useSession()
  const [initial] = useState(order.billStatus)
  const [wanted, setWanted] = useState<BillStatus | null>(null)
  const override = useOverrideBillStatus(order.id)

  const verdict = canOrder.overrideBillStatus(session, order)
  const isEditable = billStatusEditable({
    initial,
    current: order.billStatus,
    status: order.status,
    forced: session.permissions.has('accounting.read'),
  })
  if (!verdict.allowed || !isEditable)
    return (
      <span className={styles.fixed} title={verdict.allowed ? lockedReason : verdict.reason}>
        <BillStatusTag status={order.billStatus} />
      </span>
    )
  // While the answer is on its way the selector shows what was chosen.
  const shown = override.isPending ? (override.variables.data.billStatus ?? order.billStatus) : order.billStatus
  return (
    <>
      <HTMLSelect
        className={styles.select}
        aria-label="Billing Status"
        iconName="caret-down"
        value={shown}
        disabled={override.isPending}
        options={billStatuses.map((value) => ({ value, label: billStatusLabels[value] }))}
        onChange={({ currentTarget: { value } }) =>
          setWanted(billStatuses.find((status) => status === value && status !== order.billStatus) ?? null)
        }
      />
      {wanted === 'not_exportable' && (
        <ReasonDialog
          title="Not billable"
          text={`${question} No invoice will ask for it.`}
          help="It is kept with the order and shown in the accounting data."
          confirmLabel="Confirm"
          onConfirm={(reason) => override.mutateAsync({ orderId: order.id, data: { billStatus: wanted, reason } })}
          onClose={() => setWanted(null)}
        />
      )}
      <ConfirmDialog
        isOpen={wanted !== null && wanted !== 'not_exportable'}
        title="Override billing status"
        onConfirm={() => {
          if (wanted !== null) override.mutate({ orderId: order.id, data: { billStatus: wanted } })
        }}
        onClose={() => setWanted(null)}
      >
        {question}
      </ConfirmDialog>
    </>
  )
}

const question = 'Are you sure you want to override the billing status of this delivery order?'
const lockedReason = 'Never billed: only those who read the accounting can change it'

/** Says what became of it, and shows every view of the order as it now stands. */
function useOverrideBillStatus(orderId: number) {
  const client = useQueryClient()
  return useOverrideDeliveryOrderInvoicedStatus({
    mutation: {
      onSuccess: () => showSuccess('Billing status overridden'),
      onError: (error, { data: { reason } }) => {
        // The dialog that asked why stays open and says it.
        if (reason !== undefined) return
        const refusal = apiErrorOf(error)
        if (refusal?.code === 'bill_status_locked') showNotice(refusal.message)
        else showError(error, { action: 'override the billing status' })
      },
      onSettled: () => refreshOrders(client, [orderId]),
    },
  })
}
