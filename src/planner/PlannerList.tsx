import { Button } from '@blueprintjs/core'
import { Edit, Repeat } from '@blueprintjs/icons'
import { useState } from 'react'
import { recurringOrderStatuses, recurringOrderStatusLabels } from '#domain/planner/status.ts'
import {
  getGetPaginatedRecurringOrdersQueryKey,
  getPaginatedRecurringOrders,
  useGetRecurringOrdersMeta,
} from '#generated/client/planner/planner.ts'
import type { GetPaginatedRecurringOrdersParams, RecurringOrder, RecurringOrderStatus } from '#generated/model/index.ts'
import { can } from '#src/access/can.ts'
import { refetchIntervalMs } from '#src/http/query-client.ts'
import { CustomerFilter } from '#src/orders/find/CustomerFilter.tsx'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { idOf } from '#src/tables/address-values.ts'
import { ColumnMenu } from '#src/tables/ColumnMenu.tsx'
import { DataList } from '#src/tables/DataList.tsx'
import { ListCount } from '#src/tables/ListCount.tsx'
import { SearchField } from '#src/tables/SearchField.tsx'
import { SelectionBar } from '#src/tables/SelectionBar.tsx'
import { type ListState, useListState } from '#src/tables/use-list-state.ts'
import { usePagedRows } from '#src/tables/use-paged-rows.ts'
import { useRowSelection } from '#src/tables/use-row-selection.ts'
import { useTableLayout } from '#src/tables/use-table-layout.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import { plannerColumns, type PlannerSort, plannerSorts } from './planner-columns.tsx'
import { nameOf, recurringWords as words } from './recurring-order.ts'
import styles from './planner.module.css'

const changeMany = lazyComponent(async () => (await import('./many/ChangeManyDialog.tsx')).ChangeManyDialog, {
  covers: true,
})

const tableId = 'planner'
const listOptions = {
  sortFields: plannerSorts,
  defaultSort: { field: 'name', direction: 'asc' } as const,
  filterNames: ['q', 'status', 'customer'],
}
/** Those of the list as it begins; archived ones are asked for by name. */
const listed = recurringOrderStatuses.filter((status) => status !== 'archived')

/** Recurring orders with where they stand; to a courier those of its customers as well. */
export function PlannerList() {
  const session = useSession()
  const { tenant, features } = session
  const isCourier = features.has('Courier')
  const state = useListState<PlannerSort>(listOptions)
  const remembered = useTableLayout(tableId)
  const columns = isCourier ? plannerColumns.courier : plannerColumns.others
  const query = queryOf(state)
  const paged = usePagedRows<RecurringOrder>({
    queryKey: getGetPaginatedRecurringOrdersQueryKey(tenant.id, query),
    fetchPage: (request, signal) =>
      getPaginatedRecurringOrders(
        tenant.id,
        { ...query, pagination: { ...query.pagination, ...request } },
        undefined,
        signal,
      ),
    startPage: state.page,
    refetchInterval: refetchIntervalMs,
  })
  const selection = useRowSelection<RecurringOrder>()
  const [isChanging, setIsChanging] = useState(false)
  const changes = can.changeRecurringOrders(session).allowed
  return (
    <>
      <div className="wb-filter-bar wb-no-print" role="search" aria-label="Recurring orders">
        <SearchField
          placeholder="Name, customer, place or PO number"
          value={state.filter('q')}
          onChange={(q) => state.setFilters({ q }, { replace: true })}
        />
        <div className="wb-filter-scroll">
          <StatusFilter state={state} />
          {isCourier && can.readCustomers(session).allowed && (
            <CustomerFilter
              customerId={idOf(state.filter('customer'))}
              onPick={(id) => state.setFilters({ customer: id === null ? null : String(id) })}
            />
          )}
          {state.isFiltered && <Button variant="minimal" text="Clear filters" onClick={state.clearFilters} />}
          <div className="wb-filter-tail">
            <ListCount paged={paged} words={words} />
            <ColumnMenu columns={columns} layout={remembered.layout} onChange={remembered.change} />
          </div>
        </div>
      </div>
      <SelectionBar selection={selection} words={words}>
        <Button icon={<Edit />} text="Change…" onClick={() => setIsChanging(true)} />
      </SelectionBar>
      {isChanging && (
        <changeMany.Part
          rows={selection.rows}
          onClose={() => {
            setIsChanging(false)
            selection.clear()
          }}
        />
      )}
      <DataList
        label="Recurring orders"
        tableId={tableId}
        columns={columns}
        state={state}
        paged={paged}
        remembered={remembered}
        rowLabel={nameOf}
        rowPath={({ id }) => paths.recurringOrder(id)}
        selection={changes ? selection : undefined}
        empty={
          <EmptyState
            icon={<Repeat size={18} />}
            title="Nothing is ordered again and again yet"
            actions={
              can.createRecurringOrder(session).allowed && (
                <ButtonLink to={paths.newRecurringOrder()} text="New recurring order" />
              )
            }
          >
            A run that is the same every day, week or month is written once; its orders are then placed by themselves.
          </EmptyState>
        }
      />
    </>
  )
}

type State = Pick<ListState<PlannerSort>, 'filter' | 'sort' | 'setFilters'>

function statusIn({ filter }: State): RecurringOrderStatus | null {
  return recurringOrderStatuses.find((status) => status === filter('status')) ?? null
}

function queryOf(state: State): GetPaginatedRecurringOrdersParams {
  const status = statusIn(state)
  const search = state.filter('q').slice(0, 100)
  const customer = idOf(state.filter('customer'))
  return {
    ...(search !== '' && { search }),
    ...(status === 'archived' && { displayArchived: true }),
    pagination: {
      sort: [state.sort],
      filter: {
        status: status === null ? listed : [status],
        ...(customer !== null && { customerTenantId: customer }),
      },
    },
  }
}

/** The states side by side, each with how many there are in it. */
function StatusFilter({ state }: { readonly state: State }) {
  const { tenant } = useSession()
  const { data: counts } = useGetRecurringOrdersMeta(tenant.id, { query: { refetchInterval: refetchIntervalMs } })
  const chosen = statusIn(state)
  const all = counts && listed.reduce((sum, status) => sum + counts[status], 0)
  return (
    <div className={styles.states} role="group" aria-label="Status">
      {[null, ...recurringOrderStatuses].map((status) => (
        <Button
          key={status}
          variant="minimal"
          active={status === chosen}
          aria-pressed={status === chosen}
          onClick={() => state.setFilters({ status })}
        >
          {status === null ? 'All' : recurringOrderStatusLabels[status]}{' '}
          <span className={styles.count}>{status === null ? all : counts?.[status]}</span>
        </Button>
      ))}
    </div>
  )
}
