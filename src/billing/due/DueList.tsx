import { Tick } from '@blueprintjs/icons'
import { useNavigate } from 'react-router-dom'
import {
  getAccountingBillingData,
  getGetAccountingBillingDataQueryKey,
} from '#generated/client/accounting/accounting.ts'
import type { BillingCustomer, GetAccountingBillingDataParams } from '#generated/model/index.ts'
import { billingRights } from '#src/billing/billing-rights.ts'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { ChoiceFilter } from '#src/tables/ChoiceFilter.tsx'
import { ColumnMenu } from '#src/tables/ColumnMenu.tsx'
import { DataList } from '#src/tables/DataList.tsx'
import { ListCount } from '#src/tables/ListCount.tsx'
import { SearchField } from '#src/tables/SearchField.tsx'
import { SelectionBar } from '#src/tables/SelectionBar.tsx'
import { useListState } from '#src/tables/use-list-state.ts'
import { usePagedRows } from '#src/tables/use-paged-rows.ts'
import { useRowSelection } from '#src/tables/use-row-selection.ts'
import { useTableLayout } from '#src/tables/use-table-layout.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { VerdictButton } from '#src/ui/VerdictButton.tsx'
import { DayField } from '../DayField.tsx'
import { useUntil } from '../use-usual-until.ts'
import { customerWords, dayText } from '../words.ts'
import { dueColumns, type DueSort, dueSorts } from './due-columns.tsx'

const tableId = 'billing-due'
const listOptions = {
  sortFields: dueSorts,
  defaultSort: { field: 'total', direction: 'desc' } as const,
  filterNames: ['due', 'q'],
}
const dueChoices = [
  { value: 'yes', text: 'Due' },
  { value: 'no', text: 'Not yet due' },
]

/** The customers to whom something is to be billed up to a day. */
export function DueList() {
  const state = useListState<DueSort>(listOptions)
  const until = useUntil(state.filter('until'))
  if (until === undefined) return <SkeletonLines count={10} what="what is due" />
  return <DueUntil until={until} />
}

function DueUntil({ until }: { readonly until: string }) {
  const session = useSession()
  const navigate = useNavigate()
  const state = useListState<DueSort>(listOptions)
  const remembered = useTableLayout(tableId)
  const selection = useRowSelection<BillingCustomer>()
  const due = state.filter('due')
  const search = state.filter('q')
  const query: GetAccountingBillingDataParams = {
    until,
    ...(search !== '' && { search }),
    pagination: { sort: [state.sort], ...(due !== '' && { filter: { isDue: due === 'yes' } }) },
  }
  const paged = usePagedRows<BillingCustomer>({
    queryKey: getGetAccountingBillingDataQueryKey(session.tenant.id, query),
    fetchPage: (request, signal) =>
      getAccountingBillingData(
        session.tenant.id,
        { ...query, pagination: { ...query.pagination, ...request } },
        undefined,
        signal,
      ),
    startPage: state.page,
  })
  const billChosen = () =>
    void navigate(paths.newBillingRun({ until, customers: selection.rows.map(({ id }) => id).join(',') }))

  return (
    <>
      <div className="wb-filter-bar">
        <SearchField
          placeholder="Customer or name for bills"
          value={search}
          onChange={(q) => state.setFilters({ q }, { replace: true })}
        />
        <DayField
          label="Up to"
          value={until}
          onChange={(day) => {
            selection.clear()
            state.setFilters({ until: day })
          }}
        />
        <ChoiceFilter
          label="Due"
          isSingle
          choices={dueChoices}
          chosen={due === '' ? [] : [due]}
          onChoose={([chosen = null]) => state.setFilters({ due: chosen })}
        />
        <div className="wb-filter-tail">
          <ListCount paged={paged} words={customerWords} />
          <ColumnMenu columns={dueColumns} layout={remembered.layout} onChange={remembered.change} />
        </div>
      </div>
      <SelectionBar selection={selection} words={customerWords}>
        <VerdictButton verdict={billingRights.make(session)} text="New invoices for them…" onClick={billChosen} />
      </SelectionBar>
      <DataList
        label="Customers"
        tableId={tableId}
        columns={dueColumns}
        state={state}
        paged={paged}
        remembered={remembered}
        rowLabel={({ name }) => name}
        rowPath={({ id }) => paths.customerSide(id, 'terms')}
        selection={selection}
        empty={
          <EmptyState
            icon={<Tick size={18} />}
            title={`Everything is billed up to ${dayText(until)}`}
            actions={<ButtonLink to={paths.billing({ view: 'runs' })} text="Runs" />}
          >
            Whatever is completed, or cancelled at a charge, stands here until a run bills it.
          </EmptyState>
        }
      />
    </>
  )
}
