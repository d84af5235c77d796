import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatCents } from '#domain/amounts/money.ts'
import { createSettlement } from '#generated/client/accounting/accounting.ts'
import type { Invoice } from '#generated/model/index.ts'
import { useToday } from '#src/billing/use-usual-until.ts'
import { Field } from '#src/forms/Field.tsx'
import { FormDialog } from '#src/forms/FormDialog.tsx'
import { MoneyInput } from '#src/forms/widgets/Money/MoneyInput.tsx'
import { useOnce } from '#src/http/idempotency.ts'
import { useSession } from '#src/session/session.ts'
import { showSuccess } from '#src/ui/snackbar.ts'
import { bodyOfPayment, faultOfDay, PaymentFields, usualPayment } from '../PaymentFields.tsx'
import { refreshInvoices } from '../refresh-invoices.ts'
import { leftOf } from '../words.ts'
import styles from '../invoices.module.css'

interface AmountDialogProps {
  readonly invoice: Invoice
  /** A payment of an invoice, or money that goes back on a credit note. */
  readonly kind: 'payment' | 'refund'
  readonly onClose: () => void
}

const titles = {
  payment: { title: 'Record a payment', act: 'Record', said: 'Recorded' },
  refund: { title: 'Give money back', act: 'Give back', said: 'Gave back' },
} as const

/** Writes down what was paid of one invoice, or given back on one credit note: all that is left, until somebody says less. */
export function AmountDialog({ invoice, kind, onClose }: AmountDialogProps) {
  const { tenant } = useSession()
  const client = useQueryClient()
  const today = useToday()
  const { optionsFor, settle } = useOnce()
  const left = leftOf(invoice)
  const [usual] = useState(() => usualPayment(today))
  const [facts, setFacts] = useState(usual)
  const [cents, setCents] = useState<number | string | undefined>(left)
  const fault = faultOfAmount(cents, left, invoice.number)
  const dayFault = faultOfDay(facts, today)
  const { title, act, said } = titles[kind]

  const save = async () => {
    const body = {
      kind,
      customerId: invoice.customer.id,
      ...bodyOfPayment(facts),
      parts: [{ invoiceId: invoice.id, cadCents: Number(cents) }],
    }
    try {
      const { cadCents } = await createSettlement(tenant.id, body, optionsFor(body))
      settle(null)
      showSuccess(`${said} ${formatCents(cadCents)}`)
    } catch (error) {
      settle(error)
      throw error
    }
    await refreshInvoices(client)
  }
  return (
    <FormDialog
      title={`${title}: ${invoice.number}`}
      submitLabel={act}
      dirty={cents !== left || JSON.stringify(facts) !== JSON.stringify(usual)}
      problem={fault ?? (dayFault === null ? null : `The day ${dayFault.toLowerCase()}`)}
      onSubmit={save}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <Field label="Amount" pointer="/cadCents" required errors={fault === null ? [] : [fault]}>
          {(control) => <MoneyInput {...control} value={cents} onChange={setCents} />}
        </Field>
        <p className="wb-muted">
          {typeof cents === 'number' && cents > 0 && cents < left
            ? `${formatCents(left - cents)} stays outstanding.`
            : `${formatCents(left)} is outstanding.`}
        </p>
        <PaymentFields facts={facts} today={today} onChange={setFacts} />
      </div>
    </FormDialog>
  )
}

function faultOfAmount(cents: number | string | undefined, left: number, number: string): string | null {
  if (typeof cents !== 'number') return 'Must be a valid amount'
  if (cents <= 0) return 'Must be more than $0.00'
  return cents > left ? `Only ${formatCents(left)} of ${number} is outstanding` : null
}
