import { Button } from '@blueprintjs/core'
import { Disable, KnownVehicle } from '@blueprintjs/icons'
import { getGetTenantDriversQueryKey, getTenantDrivers } from '#generated/client/users/users.ts'
import type { Driver, DriverFilter, GetTenantDriversParams } from '#generated/model/index.ts'
import { can, checkPermission } from '#src/access/can.ts'
import { refetchIntervalMs } from '#src/http/query-client.ts'
import { paths } from '#src/paths.ts'
import { displayName, useSession } from '#src/session/session.ts'
import { ChoiceFilter } from '#src/tables/ChoiceFilter.tsx'
import { ColumnMenu } from '#src/tables/ColumnMenu.tsx'
import { DataList } from '#src/tables/DataList.tsx'
import { ListCount } from '#src/tables/ListCount.tsx'
import { SearchField } from '#src/tables/SearchField.tsx'
import { useListState } from '#src/tables/use-list-state.ts'
import { usePagedRows } from '#src/tables/use-paged-rows.ts'
import { useTableLayout } from '#src/tables/use-table-layout.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { driverColumns, type DriverSort, driverSorts } from './driver-columns.tsx'

const tableId = 'drivers'
const words = { one: 'driver', many: 'drivers' }
const listOptions = {
  sortFields: driverSorts,
  defaultSort: { field: 'firstName', direction: 'asc' } as const,
  filterNames: ['q', 'show'],
}

const filters = {
  free: { text: 'Free now', filter: { offToday: false, withOrders: false } },
  off: { text: 'Off today', filter: { offToday: true } },
  orders: { text: 'With orders in hand', filter: { withOrders: true } },
  'no-vehicle': { text: 'Without a vehicle', filter: { withVehicle: false } },
} as const satisfies Record<string, { readonly text: string; readonly filter: DriverFilter }>
type Shown = keyof typeof filters

const choices = Object.entries(filters).map(([value, { text }]) => ({ value: value as Shown, text }))

/** Who drives: with what, how much of it is late, where each was last and who is off. */
export function DriversScreen() {
  const session = useSession()
  const verdict = can.readDrivers(session)
  if (verdict.allowed) return <DriverList />
  return (
    <div className="wb-page">
      <PageHeader title="Drivers" />
      <EmptyState icon={<Disable size={18} />} title="You cannot see drivers here">
        {verdict.reason}
      </EmptyState>
    </div>
  )
}

function DriverList() {
  const session = useSession()
  const { tenant } = session
  const state = useListState<DriverSort>(listOptions)
  const remembered = useTableLayout(tableId)
  const search = state.filter('q').slice(0, 100)
  const named = state.filter('show').split(',')
  const shown = choices.map(({ value }) => value).filter((value) => named.includes(value))
  const filter: DriverFilter = Object.assign({}, ...shown.map((value) => filters[value].filter))
  const whole = { sort: [state.sort], filter }
  const query: GetTenantDriversParams = { pagination: whole, ...(search !== '' && { search }) }
  const paged = usePagedRows<Driver>({
    queryKey: getGetTenantDriversQueryKey(tenant.id, query),
    fetchPage: (request, signal) =>
      getTenantDrivers(tenant.id, { ...query, pagination: { ...whole, ...request } }, undefined, signal),
    startPage: state.page,
    refetchInterval: refetchIntervalMs,
  })
  const adds = checkPermission(session, 'users.create', 'add drivers').allowed
  const newDriver = adds && <ButtonLink intent="primary" to={paths.newDriver()} text="New driver" />
  return (
    <div className="wb-page wb-list-page">
      <PageHeader
        title="Drivers"
        actions={
          <>
            <ButtonLink to={paths.absences.list()} text="Days off" />
            {newDriver}
          </>
        }
      />
      <div className="wb-filter-bar wb-no-print" role="search" aria-label="Drivers">
        <SearchField
          placeholder="Name, email or phone"
          value={search}
          onChange={(q) => state.setFilters({ q }, { replace: true })}
        />
        <div className="wb-filter-scroll">
          <ChoiceFilter
            label="Show"
            choices={choices}
            chosen={shown}
            onChoose={(chosen) => state.setFilters({ show: chosen.join(',') })}
          />
          {state.isFiltered && <Button variant="minimal" text="Clear filters" onClick={state.clearFilters} />}
          <div className="wb-filter-tail">
            <ListCount paged={paged} words={words} />
            <ColumnMenu columns={driverColumns} layout={remembered.layout} onChange={remembered.change} />
          </div>
        </div>
      </div>
      <DataList
        label="Drivers"
        tableId={tableId}
        columns={driverColumns}
        state={state}
        paged={paged}
        remembered={remembered}
        rowLabel={displayName}
        rowPath={({ id }) => paths.driver(id)}
        empty={
          <EmptyState icon={<KnownVehicle size={18} />} title="Nobody drives for you yet" actions={newDriver}>
            People with the role of a driver stand here, with what they have in hand and when they are off.
          </EmptyState>
        }
      />
    </div>
  )
}
