import { Button, Callout } from '@blueprintjs/core'
import { Tick } from '@blueprintjs/icons'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { formatCents } from '#domain/amounts/money.ts'
import { createSettlement } from '#generated/client/accounting/accounting.ts'
import type { Invoice } from '#generated/model/index.ts'
import { OrDenied } from '#src/billing/BillingPage.tsx'
import { useToday } from '#src/billing/use-usual-until.ts'
import { DiscardAlert } from '#src/forms/DiscardAlert.tsx'
import { Field, focusFirstFault } from '#src/forms/Field.tsx'
import { useLeaveGuard } from '#src/forms/use-leave-guard.ts'
import { MoneyInput } from '#src/forms/widgets/Money/MoneyInput.tsx'
import { formErrorOf } from '#src/http/errors.ts'
import { useOnce } from '#src/http/idempotency.ts'
import { CustomerFilter } from '#src/orders/find/CustomerFilter.tsx'
import { paths } from '#src/paths.ts'
import { tellRefusal } from '#src/resources/tell-refusal.ts'
import { useSession } from '#src/session/session.ts'
import { idOf } from '#src/tables/address-values.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { showSuccess } from '#src/ui/snackbar.ts'
import { invoiceRights } from '../invoice-rights.ts'
import { bodyOfPayment, faultOfDay, PaymentFields, usualPayment } from '../PaymentFields.tsx'
import { refreshInvoices } from '../refresh-invoices.ts'
import { faultOfShare, faultOfWhole, partsOf, shareOut, type Shares, sumOfShares } from './share-out.ts'
import { ShareTable } from './ShareTable.tsx'
import { useOutstanding } from './use-outstanding.ts'
import styles from './payments.module.css'

/** One payment of a customer over as many invoices as it pays: the oldest first. */
export function NewPaymentScreen() {
  return (
    <OrDenied title="Record a payment" verdict={invoiceRights.record(useSession())} permission="accounting.create">
      <NewPayment />
    </OrDenied>
  )
}

function NewPayment() {
  const [params, setParams] = useSearchParams()
  const customerId = idOf(params.get('customer') ?? '')
  const { invoices, hasMore, error, retry } = useOutstanding(customerId)
  return (
    <div className="wb-page wb-page-narrow">
      <PageHeader
        title="Record a payment"
        back={{ to: paths.payments({ customer: customerId ?? undefined }), label: 'Payments' }}
        isBlank
        subtitle="What a customer pays at once, for one invoice or for many."
      />
      <div>
        <CustomerFilter
          customerId={customerId}
          onPick={(id) => setParams(id === null ? {} : { customer: String(id) }, { replace: true })}
        />
      </div>
      {customerId === null ? (
        <EmptyState title="Whose payment is it?">
          Choose the customer: the invoices that it has not paid stand here then, the oldest first.
        </EmptyState>
      ) : error !== null ? (
        <ErrorState title="The invoices could not be loaded" error={error} retry={retry} />
      ) : invoices === undefined ? (
        <SkeletonLines count={8} what="the invoices" />
      ) : invoices.length === 0 ? (
        <EmptyState
          icon={<Tick size={18} />}
          title="Everything is paid"
          actions={<ButtonLink to={paths.statement(customerId)} text="Statement" />}
        >
          No invoice of this customer is outstanding.
        </EmptyState>
      ) : (
        <PaymentForm key={customerId} customerId={customerId} invoices={invoices} hasMore={hasMore} />
      )}
    </div>
  )
}

interface PaymentFormProps {
  readonly customerId: number
  readonly invoices: readonly Invoice[]
  readonly hasMore: boolean
}

function PaymentForm({ customerId, invoices, hasMore }: PaymentFormProps) {
  const { tenant } = useSession()
  const client = useQueryClient()
  const navigate = useNavigate()
  const today = useToday()
  const { optionsFor, settle } = useOnce()
  const leaving = useLeaveGuard()
  const form = useRef<HTMLFormElement>(null)
  const [usual] = useState(() => usualPayment(today))
  const [facts, setFacts] = useState(usual)
  const [cents, setCents] = useState<number | string | undefined>(undefined)
  const [shares, setShares] = useState<Shares>({})
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<readonly string[]>([])
  const all = invoices.reduce((sum, { outstandingCadCents }) => sum + outstandingCadCents, 0)
  const shared = sumOfShares(shares, invoices)
  const wholeFault = faultOfWhole(cents, shared)
  // Nobody is told what is missing before they have begun.
  const isBegun = cents !== undefined || isTried

  const take = (next: number | string | undefined) => {
    setCents(next)
    setShares(typeof next === 'number' ? shareOut(next, invoices) : {})
    leaving.onDirtyChange(next !== undefined)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    setRefusal([])
    const dayFault = faultOfDay(facts, today)
    const errors = {
      ...(wholeFault !== null && { '/cadCents': [wholeFault] }),
      ...(dayFault !== null && { '/settledOn': [dayFault] }),
      ...Object.fromEntries(
        invoices.flatMap((invoice) => {
          const fault = faultOfShare(shares[invoice.id], invoice)
          return fault === null ? [] : [[`/parts/${invoice.id}`, [fault]]]
        }),
      ),
    }
    if (Object.keys(errors).length > 0) {
      focusFirstFault(form.current, errors)
      return
    }
    const body = {
      kind: 'payment' as const,
      customerId,
      ...bodyOfPayment(facts),
      parts: partsOf(shares, invoices),
    }
    setBusy(true)
    try {
      const made = await createSettlement(tenant.id, body, optionsFor(body))
      settle(null)
      leaving.onDirtyChange(false)
      showSuccess(`Recorded ${formatCents(made.cadCents)} of ${made.customer.name}`)
      void refreshInvoices(client)
      void navigate(paths.payments({ customer: customerId }))
    } catch (error) {
      settle(error)
      const refused = formErrorOf(error)
      if (refused === null) tellRefusal(error, 'write the payment down')
      else setRefusal([...new Set([refused.message, ...Object.values(refused.errors).flat()])])
      void refreshInvoices(client)
    }
    setBusy(false)
  }
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {refusal.length > 0 && (
        <Callout intent="danger" role="alert">
          {refusal.join(' ')}
        </Callout>
      )}
      <section className={`wb-card ${styles.facts}`} aria-label="Payment">
        <Field
          label="Amount"
          pointer="/cadCents"
          required
          errors={isBegun && wholeFault !== null ? [wholeFault] : []}
          aside={
            <Button
              size="small"
              variant="minimal"
              text={hasMore ? `All of these, ${formatCents(all)}` : `All of it, ${formatCents(all)}`}
              onClick={() => take(all)}
            />
          }
        >
          {(control) => <MoneyInput {...control} value={cents} onChange={take} />}
        </Field>
        <PaymentFields facts={facts} today={today} onChange={setFacts} />
      </section>
      <section className={`wb-card ${styles.facts}`} aria-label="Invoices">
        <h2 className="wb-section-title">What it pays</h2>
        <ShareTable invoices={invoices} shares={shares} onChange={setShares} />
        <p className={styles.sum} role="status">
          {hasMore
            ? `This pays ${formatCents(shared)} of the ${formatCents(all)} that is outstanding on the oldest ${invoices.length} invoices. Record another payment for the later ones.`
            : `This pays ${formatCents(shared)} of the ${formatCents(all)} that is outstanding.`}
        </p>
      </section>
      <div className={styles.foot}>
        <Button type="submit" intent="primary" text="Record the payment" loading={isBusy} />
      </div>
      <DiscardAlert guard={leaving.guard} />
    </form>
  )
}
