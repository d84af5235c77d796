import { Add, MapMarker } from '@blueprintjs/icons'
import { Outlet, useLocation, useParams } from 'react-router-dom'
import { formatPhone } from '#domain/addresses/phone.ts'
import { getGetPaginatedLocationsQueryKey, getPaginatedLocations } from '#generated/client/locations/locations.ts'
import type { GetPaginatedLocationsParams, Location } from '#generated/model/index.ts'
import { checkPermission } from '#src/access/can.ts'
import { locations } from '#src/screens/locations/locations.tsx'
import { useSession } from '#src/session/session.ts'
import { ArchivedSwitch } from '#src/tables/ArchivedSwitch.tsx'
import type { Column } from '#src/tables/column.ts'
import { DataList } from '#src/tables/DataList.tsx'
import { ListCount } from '#src/tables/ListCount.tsx'
import { SearchField } from '#src/tables/SearchField.tsx'
import { useListState } from '#src/tables/use-list-state.ts'
import { usePagedRows } from '#src/tables/use-paged-rows.ts'
import { useTableLayout } from '#src/tables/use-table-layout.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { OrRefused } from '#src/ui/OrRefused.tsx'
import { useLocationsOfCustomer } from './books-of-customer.ts'

type Sort = 'name' | 'city'
const tableId = 'customer-locations'
const listOptions = {
  sortFields: ['name', 'city'] as const,
  defaultSort: { field: 'name', direction: 'asc' } as const,
  filterNames: ['q', 'archived'],
}
const columns: readonly Column<Location, Sort>[] = [
  {
    id: 'name',
    title: 'Name',
    width: 220,
    sortField: 'name',
    byDefault: true,
    required: true,
    cell: ({ fullName }) => fullName,
  },
  { id: 'address', title: 'Address', width: 300, byDefault: true, cell: ({ formattedAddress }) => formattedAddress },
  { id: 'city', title: 'City', width: 120, sortField: 'city', byDefault: true, cell: ({ city }) => city },
  { id: 'contact', title: 'Contact', width: 150, byDefault: true, cell: ({ contactName }) => contactName },
  {
    id: 'phone',
    title: 'Phone',
    width: 140,
    byDefault: true,
    cell: ({ phone }) => phone && <a href={`tel:${phone}`}>{formatPhone(phone)}</a>,
  },
]

/** The address book of a customer, which its courier orders between, and keeps where the customer is managed. Each opens over it. */
export function CustomerLocations() {
  const verdict = checkPermission(useSession(), 'locations.read', 'see locations')
  return (
    <OrRefused verdict={verdict} title="You cannot see locations here">
      <Locations />
    </OrRefused>
  )
}

function Locations() {
  const session = useSession()
  const { tenant } = session
  const { search: asked } = useLocation()
  const { rights, paths } = useLocationsOfCustomer(locations)
  const isKept = rights.update(session).allowed
  const id = Number(useParams()['id'])
  const state = useListState<Sort>(listOptions)
  const remembered = useTableLayout(tableId)
  const search = state.filter('q').slice(0, 100)
  const archived = isKept && state.filter('archived') === '1'
  const query: GetPaginatedLocationsParams = {
    requesterTenantId: id,
    ...(search !== '' && { search }),
    ...(archived && { displayArchived: true }),
  }
  const sort = [state.sort]
  const paged = usePagedRows<Location>({
    queryKey: getGetPaginatedLocationsQueryKey(tenant.id, { ...query, pagination: { sort } }),
    fetchPage: (request, signal) =>
      getPaginatedLocations(tenant.id, { ...query, pagination: { sort, ...request } }, undefined, signal),
    startPage: state.page,
  })
  return (
    <>
      <div className="wb-filter-bar wb-no-print" role="search" aria-label="Locations">
        <SearchField
          placeholder="Name, address or contact"
          value={search}
          onChange={(q) => state.setFilters({ q }, { replace: true })}
        />
        {isKept && (
          <ArchivedSwitch shown={archived} onChange={(shown) => state.setFilters({ archived: shown ? '1' : null })} />
        )}
        <div className="wb-filter-tail">
          <ListCount paged={paged} words={{ one: 'location', many: 'locations' }} />
          {isKept && <ButtonLink to={paths.new() + asked} icon={<Add />} text="Add location" />}
        </div>
      </div>
      <DataList
        label="Locations"
        tableId={tableId}
        columns={columns}
        state={state}
        paged={paged}
        remembered={remembered}
        rowLabel={({ fullName }) => fullName}
        rowPath={(location) => paths.one(location.id) + asked}
        empty={
          archived ? (
            <EmptyState icon={<MapMarker size={18} />} title="No archived locations">
              {locations.emptyArchived}
            </EmptyState>
          ) : (
            <EmptyState icon={<MapMarker size={18} />} title="No locations">
              What stands in the customer’s address book can be ordered between.
            </EmptyState>
          )
        }
      />
      <Outlet />
    </>
  )
}
