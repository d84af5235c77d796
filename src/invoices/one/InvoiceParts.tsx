import type { ReactNode } from 'react'
import { termsWords } from '#domain/accounting/payment-terms.ts'
import type { InvoiceDetail } from '#generated/model/index.ts'
import shared from '#src/billing/billing.module.css'
import { dayText } from '#src/billing/words.ts'
import { Fact, Facts } from '#src/ui/Facts.tsx'
import { daysText, owedText } from '../words.ts'
import styles from '../invoices.module.css'

interface PartProps {
  readonly detail: InvoiceDetail
}

/** Who is billed, when, and on what terms. @param children further facts */
export function InvoiceFacts({ detail, children }: PartProps & { readonly children?: ReactNode }) {
  const { invoice, billToAddress, paymentTerms } = detail
  const { billToName, label, invoiceDate, dueDate, daysOverdue } = invoice
  return (
    <section className={`wb-card ${shared.part}`} aria-label="Billed to">
      <h2>Billed to</h2>
      <Facts>
        <Fact label="Name">{billToName}</Fact>
        <Fact label="Address">{billToAddress}</Fact>
        <Fact label="For">{label}</Fact>
        <Fact label="Date">{dayText(invoiceDate)}</Fact>
        {dueDate !== null && (
          <Fact label="Due">
            {dayText(dueDate)}, {termsWords(paymentTerms).toLowerCase()}
            {daysOverdue > 0 && (
              <span className={`${styles.under} ${styles.late}`}>{daysText(daysOverdue)} overdue</span>
            )}
          </Fact>
        )}
        {children}
      </Facts>
    </section>
  )
}

/** What it comes to, its taxes, and what is left of it. */
export function InvoiceAmounts({ detail: { invoice, taxes } }: PartProps) {
  const { kind, preTaxCadCents, totalCadCents, settledCadCents, outstandingCadCents } = invoice
  const isCredit = kind === 'creditNote'
  return (
    <section className={`wb-card ${shared.part}`} aria-label="Amounts">
      <h2>Amounts</h2>
      <dl className={styles.amounts}>
        <Amount label="Before tax">{owedText(kind, preTaxCadCents)}</Amount>
        {taxes.map(({ name, cadCents }) => (
          <Amount key={name} label={name}>
            {owedText(kind, cadCents)}
          </Amount>
        ))}
        <Amount label="Total" isSum>
          {owedText(kind, totalCadCents)}
        </Amount>
        <Amount label={isCredit ? 'Used and given back' : 'Paid and credited'}>
          {owedText(isCredit ? 'invoice' : 'creditNote', settledCadCents)}
        </Amount>
        <Amount label={isCredit ? 'Left' : 'Outstanding'} isSum>
          {owedText(kind, outstandingCadCents)}
        </Amount>
      </dl>
    </section>
  )
}

interface AmountProps {
  readonly label: string
  readonly isSum?: boolean
  readonly children: ReactNode
}

function Amount({ label, isSum, children }: AmountProps) {
  return (
    <div data-sum={isSum}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
