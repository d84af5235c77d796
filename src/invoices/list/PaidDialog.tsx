import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { countText } from '#domain/amounts/count-text.ts'
import { formatCents } from '#domain/amounts/money.ts'
import { markInvoicesPaid } from '#generated/client/accounting/accounting.ts'
import type { Invoice, InvoicesDone } from '#generated/model/index.ts'
import { useToday } from '#src/billing/use-usual-until.ts'
import { FormDialog } from '#src/forms/FormDialog.tsx'
import { useSession } from '#src/session/session.ts'
import { bodyOfPayment, faultOfDay, PaymentFields, usualPayment } from '../PaymentFields.tsx'
import { refreshInvoices } from '../refresh-invoices.ts'
import { invoiceWords } from '../words.ts'
import styles from '../invoices.module.css'

interface PaidDialogProps {
  readonly invoices: readonly Invoice[]
  readonly onDone: (answer: InvoicesDone) => void
  readonly onClose: () => void
}

/** Says that invoices are paid: all that is outstanding of each, on one day. */
export function PaidDialog({ invoices, onDone, onClose }: PaidDialogProps) {
  const { tenant } = useSession()
  const client = useQueryClient()
  const today = useToday()
  const [usual] = useState(() => usualPayment(today))
  const [facts, setFacts] = useState(usual)
  const payable = invoices.filter(({ kind, outstandingCadCents }) => kind === 'invoice' && outstandingCadCents > 0)
  const cents = payable.reduce((sum, { outstandingCadCents }) => sum + outstandingCadCents, 0)
  const pay = async () => {
    const body = { invoiceIds: invoices.map(({ id }) => id), ...bodyOfPayment(facts) }
    onDone(await markInvoicesPaid(tenant.id, body))
    await refreshInvoices(client)
  }
  const dayFault = faultOfDay(facts, today)
  return (
    <FormDialog
      title={`Mark ${countText(invoices.length, invoiceWords)} paid`}
      submitLabel="Mark paid"
      dirty={JSON.stringify(facts) !== JSON.stringify(usual)}
      problem={
        payable.length === 0
          ? 'Nothing of them is outstanding'
          : dayFault === null
            ? null
            : `The day ${dayFault.toLowerCase()}`
      }
      onSubmit={pay}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <p>
          {formatCents(cents)} is outstanding of {countText(payable.length, invoiceWords)}. A payment is written down
          for each, of all that is outstanding.
        </p>
        <PaymentFields facts={facts} today={today} onChange={setFacts} />
      </div>
    </FormDialog>
  )
}
