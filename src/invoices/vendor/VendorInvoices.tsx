import { Document } from '@blueprintjs/icons'
import { useParams } from 'react-router-dom'
import { formatCents } from '#domain/amounts/money.ts'
import {
  getGetVendorInvoicesQueryKey,
  getVendorInvoices,
  useGetVendorInvoiceCounts,
} from '#generated/client/accounting/accounting.ts'
import { useToday } from '#src/billing/use-usual-until.ts'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { OrRefused } from '#src/ui/OrRefused.tsx'
import { AccountBar } from '../AccountBar.tsx'
import { invoiceRights } from '../invoice-rights.ts'
import { billColumns } from '../list/invoice-columns.tsx'
import { InvoiceList, useInvoiceListState } from '../list/InvoiceList.tsx'

/** What a courier has billed the organization. */
export function VendorInvoices() {
  return (
    <OrRefused verdict={invoiceRights.readBills(useSession())} title="You cannot see invoices here">
      <Bills />
    </OrRefused>
  )
}

function Bills() {
  const { tenant } = useSession()
  const id = Number(useParams()['id'])
  const today = useToday()
  const state = useInvoiceListState()
  const { data: counts } = useGetVendorInvoiceCounts(tenant.id, id)
  return (
    <>
      <AccountBar
        figures={[
          ['You owe', counts && formatCents(counts.outstandingCadCents)],
          ['Of it overdue', counts && formatCents(counts.overdueCadCents)],
        ]}
      >
        <ButtonLink to={paths.vendorStatement(id)} text="Statement" />
      </AccountBar>
      <InvoiceList
        calls={{
          listKey: (query) => getGetVendorInvoicesQueryKey(tenant.id, id, query),
          list: (query, signal) => getVendorInvoices(tenant.id, id, query, undefined, signal),
        }}
        counts={counts}
        placeholder="Number"
        tableId="vendor-invoices"
        fileName={`invoices-${today}.csv`}
        columns={billColumns}
        state={state}
        rowPath={({ id: invoiceId }) => paths.vendorInvoice(id, invoiceId)}
        empty={
          <EmptyState icon={<Document size={18} />} title="No invoices yet">
            What this vendor bills you stands here, with what was paid of it.
          </EmptyState>
        }
      />
    </>
  )
}
