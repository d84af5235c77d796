import { Document } from '@blueprintjs/icons'
import { useMemo } from 'react'
import { useParams } from 'react-router-dom'
import { formatCents } from '#domain/amounts/money.ts'
import { getGetInvoicesQueryKey, getInvoices, useGetInvoiceCounts } from '#generated/client/accounting/accounting.ts'
import { billingRights } from '#src/billing/billing-rights.ts'
import { useToday } from '#src/billing/use-usual-until.ts'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { OrRefused } from '#src/ui/OrRefused.tsx'
import { AccountBar } from './AccountBar.tsx'
import { billColumns } from './list/invoice-columns.tsx'
import { InvoiceList, useInvoiceListState } from './list/InvoiceList.tsx'
import { RecordPayment } from './payments/RecordPayment.tsx'

/** What a customer was billed, what it owes, and its statement. */
export function CustomerAccount() {
  return (
    <OrRefused verdict={billingRights.read(useSession())} title="You cannot see the account here">
      <Account />
    </OrRefused>
  )
}

function Account() {
  const { tenant } = useSession()
  const id = Number(useParams()['id'])
  const today = useToday()
  const state = useInvoiceListState()
  const { data: counts } = useGetInvoiceCounts(tenant.id, { customerId: id })
  const filter = useMemo(() => ({ customerIds: [id] }), [id])
  return (
    <>
      <AccountBar
        figures={[
          ['Outstanding', counts && formatCents(counts.outstandingCadCents)],
          ['Of it overdue', counts && formatCents(counts.overdueCadCents)],
        ]}
      >
        <ButtonLink to={paths.payments({ customer: id })} text="Payments" />
        <ButtonLink to={paths.statement(id)} text="Statement" />
        <RecordPayment customerId={id} />
      </AccountBar>
      <InvoiceList
        calls={{
          listKey: (query) => getGetInvoicesQueryKey(tenant.id, query),
          list: (query, signal) => getInvoices(tenant.id, query, undefined, signal),
        }}
        counts={counts}
        placeholder="Number"
        tableId="customer-invoices"
        fileName={`invoices-${today}.csv`}
        columns={billColumns}
        filter={filter}
        state={state}
        rowPath={({ id: invoiceId }) => paths.invoice(invoiceId)}
        empty={
          <EmptyState icon={<Document size={18} />} title="No invoices yet">
            What you bill this customer stands here, with what was paid of it.
          </EmptyState>
        }
      />
    </>
  )
}
