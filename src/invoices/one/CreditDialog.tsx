import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatCents } from '#domain/amounts/money.ts'
import { createSettlement } from '#generated/client/accounting/accounting.ts'
import type { Invoice } from '#generated/model/index.ts'
import { useToday } from '#src/billing/use-usual-until.ts'
import { FormDialog } from '#src/forms/FormDialog.tsx'
import { useOnce } from '#src/http/idempotency.ts'
import { useSession } from '#src/session/session.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { showSuccess } from '#src/ui/snackbar.ts'
import { faultOfShare, partsOf, shareOut, type Shares, sumOfShares } from '../payments/share-out.ts'
import { ShareTable } from '../payments/ShareTable.tsx'
import { useOutstanding } from '../payments/use-outstanding.ts'
import { refreshInvoices } from '../refresh-invoices.ts'
import { leftOf } from '../words.ts'

interface CreditDialogProps {
  readonly creditNote: Invoice
  readonly onClose: () => void
}

/** Takes what a credit note is worth off invoices of its customer, the oldest first until somebody says otherwise. */
export function CreditDialog({ creditNote, onClose }: CreditDialogProps) {
  const { tenant } = useSession()
  const client = useQueryClient()
  const today = useToday()
  const { optionsFor, settle } = useOnce()
  const { customer, number, id } = creditNote
  const left = leftOf(creditNote)
  const { invoices, error, retry } = useOutstanding(customer.id)
  const [edited, setEdited] = useState<Shares | null>(null)
  const shares = edited ?? shareOut(left, invoices ?? [])
  const shared = sumOfShares(shares, invoices ?? [])

  const save = async () => {
    const body = {
      kind: 'credit' as const,
      customerId: customer.id,
      settledOn: today,
      creditNoteId: id,
      parts: partsOf(shares, invoices ?? []),
    }
    try {
      const { cadCents } = await createSettlement(tenant.id, body, optionsFor(body))
      settle(null)
      showSuccess(`Used ${formatCents(cadCents)} of ${number}`)
    } catch (fault) {
      settle(fault)
      throw fault
    }
    await refreshInvoices(client)
  }
  return (
    <FormDialog
      title={`Use credit note ${number}`}
      submitLabel="Use it"
      dirty={edited !== null}
      problem={problemOf(shares, invoices, { left, shared })}
      onSubmit={save}
      onClose={onClose}
    >
      <p>
        {formatCents(left)} of it is left.{' '}
        {shared <= left
          ? `${formatCents(left - shared)} stays when this is taken off.`
          : `The invoices take ${formatCents(shared - left)} more than that.`}
      </p>
      {error !== null ? (
        <ErrorState title="The invoices could not be loaded" error={error} retry={retry} />
      ) : invoices === undefined ? (
        <SkeletonLines count={4} what="the invoices" />
      ) : invoices.length === 0 ? (
        <p>
          {customer.name} has no invoice of which something is outstanding. It can be used once there is one, or the
          money given back.
        </p>
      ) : (
        <ShareTable invoices={invoices} shares={shares} onChange={setEdited} />
      )}
    </FormDialog>
  )
}

function problemOf(
  shares: Shares,
  invoices: readonly Invoice[] | undefined,
  { left, shared }: { readonly left: number; readonly shared: number },
): string | null {
  if (invoices === undefined || invoices.length === 0) return 'No invoice is outstanding'
  if (invoices.some((invoice) => faultOfShare(shares[invoice.id], invoice) !== null)) return 'An amount does not fit'
  if (shared === 0) return 'No invoice gets anything of it'
  return shared > left ? `Only ${formatCents(left)} of it is left` : null
}
