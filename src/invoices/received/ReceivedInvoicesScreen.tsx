import { Document } from '@blueprintjs/icons'
import { useMemo } from 'react'
import { formatCents } from '#domain/amounts/money.ts'
import {
  getGetReceivedInvoicesQueryKey,
  getReceivedInvoices,
  useGetBillingCouriers,
  useGetReceivedInvoiceCounts,
} from '#generated/client/accounting/accounting.ts'
import type { ReceivedInvoiceFilter } from '#generated/model/index.ts'
import { OrDenied } from '#src/billing/BillingPage.tsx'
import { useToday } from '#src/billing/use-usual-until.ts'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { dateOf, idOf } from '#src/tables/address-values.ts'
import { ChoiceFilter } from '#src/tables/ChoiceFilter.tsx'
import { DateFilter } from '#src/tables/DateFilter.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { AccountBar } from '../AccountBar.tsx'
import { invoiceRights } from '../invoice-rights.ts'
import { receivedColumns } from '../list/invoice-columns.tsx'
import { InvoiceList, useInvoiceListState } from '../list/InvoiceList.tsx'
import { BillingCouriers } from './BillingCouriers.tsx'

const title = 'Invoices from couriers'

/** Every invoice that a courier made to the organization, what is owed of them, and how to pay it. */
export function ReceivedInvoicesScreen() {
  return (
    <OrDenied title={title} reads={invoiceRights.readBills(useSession())}>
      <Received />
    </OrDenied>
  )
}

function Received() {
  const { tenant } = useSession()
  const today = useToday()
  const state = useInvoiceListState()
  const courier = idOf(state.filter('courier'))
  const [from, until] = [dateOf(state.filter('from')), dateOf(state.filter('until'))]
  const { data: counts } = useGetReceivedInvoiceCounts(tenant.id, courier === null ? undefined : { courierId: courier })
  const asked = useGetBillingCouriers(tenant.id, { pagination: { pageSize: 100 } })
  const couriers = asked.data?.data ?? []
  const filter = useMemo(
    (): ReceivedInvoiceFilter => ({
      ...(courier !== null && { courierIds: [courier] }),
      ...(from !== null && { from }),
      ...(until !== null && { until }),
    }),
    [courier, from, until],
  )
  const shown = courier === null ? couriers : couriers.filter(({ id }) => id === courier)
  return (
    <div className="wb-page wb-list-page">
      <PageHeader title={title} subtitle="What couriers bill you, and how to pay it" />
      <AccountBar
        figures={[
          ['You owe', counts && formatCents(counts.outstandingCadCents)],
          ['Of it overdue', counts && formatCents(counts.overdueCadCents)],
        ]}
      />
      {asked.data !== undefined ? (
        shown.length > 0 && <BillingCouriers couriers={shown} />
      ) : asked.error === null ? (
        <SkeletonLines count={2} what="the couriers" />
      ) : (
        <ErrorState title="The couriers could not be loaded" error={asked.error} retry={() => void asked.refetch()} />
      )}
      <InvoiceList
        calls={{
          listKey: (query) => getGetReceivedInvoicesQueryKey(tenant.id, query),
          list: (query, signal) => getReceivedInvoices(tenant.id, query, undefined, signal),
        }}
        counts={counts}
        placeholder="Number or courier"
        tableId="received-invoices"
        fileName={`invoices-from-couriers-${today}.csv`}
        columns={receivedColumns}
        filter={filter}
        state={state}
        rowPath={(invoice) => paths.vendorInvoice(invoice.courier.id, invoice.id)}
        filters={
          <>
            {(couriers.length > 1 || courier !== null) && (
              <ChoiceFilter
                label="Courier"
                isSingle
                choices={couriers.map(({ id, name }) => ({ value: String(id), text: name }))}
                chosen={courier === null ? [] : [String(courier)]}
                onChoose={([chosen = null]) => state.setFilters({ courier: chosen })}
              />
            )}
            <DateFilter
              label="Date"
              range={{ from, to: until }}
              onChoose={(range) => state.setFilters({ from: range.from, until: range.to })}
            />
          </>
        }
        empty={
          <EmptyState icon={<Document size={18} />} title="No invoices yet">
            The invoices that couriers make out to you appear here, with what is open of them and how to pay it.
          </EmptyState>
        }
      />
    </div>
  )
}
