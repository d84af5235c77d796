import { FormGroup, Radio, TextArea } from '@blueprintjs/core'
import { useId, useState } from 'react'
import { countText } from '#domain/amounts/count-text.ts'
import { type BillStatus, billStatuses, billStatusLabels } from '#domain/orders/bill-status.ts'
import { changeBillStatuses } from '#generated/client/accounting/accounting.ts'
import { useSession } from '#src/session/session.ts'
import type { MarkedOrders, MarkPart } from './mark-parts.ts'
import { MarkDialog } from './MarkDialog.tsx'
import { useMarkRun } from './use-mark-run.ts'
import styles from '../accounting.module.css'

export interface BillStatusDialogProps {
  readonly orders: MarkedOrders
  /** @param isDone whether any may be another now */
  readonly onClose: (isDone: boolean) => void
}

/** What follows from each. */
const meanings: Readonly<Record<BillStatus, string>> = {
  not_exported: 'The next billing run takes them.',
  exported: 'They were billed elsewhere: no billing run takes them, unless their price changes.',
  not_exportable: 'No billing run takes them.',
}

const words = { one: 'order', many: 'orders' }

/** Says of many orders whether they are billed. */
export function BillStatusDialog({ orders, onClose }: BillStatusDialogProps) {
  const { tenant } = useSession()
  const [status, setStatus] = useState<BillStatus>('exported')
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [reasonId, radioName] = [useId(), useId()]
  const needsReason = status === 'not_exportable'
  const given = reason.trim()
  const { progress, run, stop } = useMarkRun<MarkPart>((part) =>
    changeBillStatuses(tenant.id, { ...part.of, billStatus: status, ...(needsReason && { reason: given }) }),
  )
  const orderIds = orders.parts.flatMap(({ of }) => of.orderIds ?? [])
  return (
    <MarkDialog
      title={`Billing status of ${countText(orders.count, words)}`}
      confirmLabel={`Set to ${billStatusLabels[status]}`}
      isReady={!needsReason || given !== ''}
      onUnready={() => setMissing(true)}
      progress={progress}
      run={() => run(orders.parts, orderIds)}
      stop={stop}
      doneText={(changed) => `Set ${countText(changed, words)} to ${billStatusLabels[status]}`}
      onClose={onClose}
    >
      <fieldset className={styles.choices}>
        <legend>Billing status</legend>
        {billStatuses.map((each) => (
          <Radio
            key={each}
            name={radioName}
            checked={each === status}
            label={billStatusLabels[each]}
            onChange={() => setStatus(each)}
          />
        ))}
      </fieldset>
      <p className="wb-muted">{meanings[status]}</p>
      {needsReason && (
        <FormGroup
          label="Reason"
          labelFor={reasonId}
          intent={isMissing && given === '' ? 'danger' : 'none'}
          helperText={
            isMissing && given === '' ? 'Required: it is kept with each order.' : 'It is kept with each order.'
          }
        >
          <TextArea
            id={reasonId}
            fill
            required
            aria-required
            aria-invalid={isMissing && given === ''}
            maxLength={300}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </FormGroup>
      )}
    </MarkDialog>
  )
}
