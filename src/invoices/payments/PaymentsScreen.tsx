import { Button } from '@blueprintjs/core'
import { Dollar } from '@blueprintjs/icons'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import {
  settlementMethodLabels,
  settlementMethods,
  settlementKindLabels,
  settlementKinds,
} from '#domain/accounting/invoices/types.ts'
import { formatCents } from '#domain/amounts/money.ts'
import {
  getGetSettlementsQueryKey,
  getSettlements,
  takeBackSettlement,
} from '#generated/client/accounting/accounting.ts'
import type { GetSettlementsParams, Settlement } from '#generated/model/index.ts'
import { can } from '#src/access/can.ts'
import { OrDenied } from '#src/billing/BillingPage.tsx'
import { BillingTabs } from '#src/billing/BillingTabs.tsx'
import { ReasonDialog } from '#src/ui/ReasonDialog.tsx'
import { useToday } from '#src/billing/use-usual-until.ts'
import { CustomerFilter } from '#src/orders/find/CustomerFilter.tsx'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { dateOf, idOf } from '#src/tables/address-values.ts'
import { ChoiceFilter } from '#src/tables/ChoiceFilter.tsx'
import { shownColumns } from '#src/tables/column.ts'
import { ColumnMenu } from '#src/tables/ColumnMenu.tsx'
import { CsvDownload } from '#src/tables/CsvDownload.tsx'
import { DataList } from '#src/tables/DataList.tsx'
import { DateFilter } from '#src/tables/DateFilter.tsx'
import { ListCount } from '#src/tables/ListCount.tsx'
import { rowsCsv } from '#src/tables/rows-csv.ts'
import { SearchField } from '#src/tables/SearchField.tsx'
import { useListState } from '#src/tables/use-list-state.ts'
import { type PageRequest, usePagedRows } from '#src/tables/use-paged-rows.ts'
import { useTableLayout } from '#src/tables/use-table-layout.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { showSuccess } from '#src/ui/snackbar.ts'
import { refreshInvoices } from '../refresh-invoices.ts'
import { paymentWords } from '../words.ts'
import { numbersOf, paymentColumns, type PaymentSort, paymentSorts } from './payment-columns.tsx'
import { TakeBackContext } from './PaymentActs.tsx'
import { RecordPayment } from './RecordPayment.tsx'

/** What was paid, given back and credited. */
export function PaymentsScreen() {
  return (
    <OrDenied title="Payments">
      <Payments />
    </OrDenied>
  )
}

const tableId = 'settlements'
const listOptions = {
  sortFields: paymentSorts,
  defaultSort: { field: 'settledOn', direction: 'desc' } as const,
  filterNames: ['q', 'kinds', 'methods', 'customer', 'from', 'until'],
}

function Payments() {
  const session = useSession()
  const { tenant } = session
  const client = useQueryClient()
  const today = useToday()
  const state = useListState<PaymentSort>(listOptions)
  const remembered = useTableLayout(tableId)
  const [taking, setTaking] = useState<Settlement | null>(null)
  const search = state.filter('q')
  const chosen = <Name extends string>(all: readonly Name[], name: string) => {
    const said = state.filter(name).split(',')
    return all.filter((one) => said.includes(one))
  }
  const kinds = chosen(settlementKinds, 'kinds')
  const methods = chosen(settlementMethods, 'methods')
  const customer = idOf(state.filter('customer'))
  const [from, until] = [dateOf(state.filter('from')), dateOf(state.filter('until'))]
  const query: GetSettlementsParams = {
    ...(search !== '' && { search }),
    pagination: {
      sort: [state.sort],
      ...(state.isFiltered && {
        filter: {
          ...(kinds.length > 0 && { kinds }),
          ...(methods.length > 0 && { methods }),
          ...(customer !== null && { customerIds: [customer] }),
          ...(from !== null && { from }),
          ...(until !== null && { until }),
        },
      }),
    },
  }
  const fetchPage = (request: PageRequest, signal: AbortSignal) =>
    getSettlements(tenant.id, { ...query, pagination: { ...query.pagination, ...request } }, undefined, signal)
  const paged = usePagedRows<Settlement>({
    queryKey: getGetSettlementsQueryKey(tenant.id, query),
    fetchPage,
    startPage: state.page,
  })
  const shown = shownColumns(paymentColumns, remembered.layout.columns)
  const takeBack = useMemo(() => (payment: Settlement) => setTaking(payment), [])
  return (
    <div className="wb-page wb-list-page">
      <PageHeader title="Payments" actions={<RecordPayment customerId={customer} isPrimary />} />
      <BillingTabs chosen="payments" />
      <div className="wb-filter-bar wb-no-print">
        <SearchField
          placeholder="Customer or note"
          value={search}
          onChange={(q) => state.setFilters({ q }, { replace: true })}
        />
        <ChoiceFilter
          label="Kind"
          choices={settlementKinds.map((value) => ({ value, text: settlementKindLabels[value] }))}
          chosen={kinds}
          onChoose={(next) => state.setFilters({ kinds: next.join(',') })}
        />
        <ChoiceFilter
          label="Paid by"
          choices={settlementMethods.map((value) => ({ value, text: settlementMethodLabels[value] }))}
          chosen={methods}
          onChoose={(next) => state.setFilters({ methods: next.join(',') })}
        />
        {can.readCustomers(session).allowed && (
          <CustomerFilter
            customerId={customer}
            onPick={(id) => state.setFilters({ customer: id === null ? null : String(id) })}
          />
        )}
        <DateFilter
          label="Day"
          range={{ from, to: until }}
          onChoose={(range) => state.setFilters({ from: range.from, until: range.to })}
        />
        {state.isFiltered && <Button variant="minimal" text="Clear filters" onClick={state.clearFilters} />}
        <div className="wb-filter-tail">
          <ListCount paged={paged} words={paymentWords} />
          <CsvDownload
            fileName={`payments-${today}.csv`}
            words={paymentWords}
            disabled={paged.rows.length === 0}
            write={(task) => rowsCsv({ ...task, columns: shown, fetchPage })}
          />
          <ColumnMenu columns={paymentColumns} layout={remembered.layout} onChange={remembered.change} />
        </div>
      </div>
      <TakeBackContext value={takeBack}>
        <DataList
          label="Payments"
          tableId={tableId}
          columns={paymentColumns}
          state={state}
          paged={paged}
          remembered={remembered}
          rowLabel={(row) => `${formatCents(row.cadCents)} of ${row.customer.name} for ${numbersOf(row)}`}
          // What is done about it is done at what it is for.
          rowPath={({ parts, customer: { id } }) =>
            parts[0] === undefined ? paths.payments({ customer: id }) : paths.invoice(parts[0].invoice.id)
          }
          empty={
            <EmptyState
              icon={<Dollar size={18} />}
              title="No payments yet"
              actions={<RecordPayment customerId={null} />}
            >
              What customers pay, what they get back and credit notes that are used stand here. Nothing is ever erased.
            </EmptyState>
          }
        />
      </TakeBackContext>
      {taking !== null && (
        <ReasonDialog
          title={`Take ${formatCents(taking.cadCents)} of ${taking.customer.name} back?`}
          text={`A row of today takes it back: both stay to be read, and ${numbersOf(taking)} is outstanding again.`}
          help="It is kept with your name."
          confirmLabel="Take back"
          onConfirm={async (reason) => {
            await takeBackSettlement(taking.id, { reason })
            showSuccess(`Took ${formatCents(taking.cadCents)} back`)
            await refreshInvoices(client)
          }}
          onClose={() => setTaking(null)}
        />
      )}
    </div>
  )
}
