import { Add, Office } from '@blueprintjs/icons'
import { Outlet, useLocation } from 'react-router-dom'
import { getGetPaginatedTenantsQueryKey, getPaginatedTenants } from '#generated/client/tenants/tenants.ts'
import type { GetPaginatedTenantsParams, Organization } from '#generated/model/index.ts'
import { paths } from '#src/paths.ts'
import { Moment } from '#src/resources/Moment.tsx'
import { OnboardingState } from '#src/resources/onboarding-state.tsx'
import { displayName } from '#src/session/session.ts'
import type { Column } from '#src/tables/column.ts'
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
import '#src/ui/cells.css'

const tableId = 'organizations'
const words = { one: 'organization', many: 'organizations' }
const listOptions = {
  sortFields: ['createdAt', 'name'] as const,
  defaultSort: { field: 'createdAt', direction: 'desc' } as const,
  filterNames: ['q'],
}
const dash = <span className="wb-cell-none">—</span>

const columns: readonly Column<Organization, 'createdAt' | 'name'>[] = [
  {
    id: 'name',
    title: 'Name',
    width: 220,
    sortField: 'name',
    byDefault: true,
    required: true,
    cell: ({ name }) => name,
  },
  { id: 'kind', title: 'Kind', width: 100, byDefault: true, cell: ({ kind }) => kind },
  {
    id: 'owner',
    title: 'Owner',
    width: 220,
    byDefault: true,
    cell: ({ owner, invitation }) => (owner === null ? (invitation?.email ?? dash) : displayName(owner)),
  },
  {
    id: 'invitation',
    title: 'Invitation',
    width: 110,
    byDefault: true,
    cell: ({ invitation }) => (invitation === null ? dash : <OnboardingState state={invitation.state} />),
  },
  {
    id: 'createdAt',
    title: 'Made',
    width: 140,
    sortField: 'createdAt',
    firstDirection: 'desc',
    byDefault: true,
    cell: ({ createdAt }) => <Moment at={createdAt} />,
  },
]

/** The organizations of the installation, and whether their owners have come: for administrators. */
export function OrganizationsScreen() {
  const { search } = useLocation()
  const state = useListState<'createdAt' | 'name'>(listOptions)
  const remembered = useTableLayout(tableId)
  const text = state.filter('q').slice(0, 100)
  const query: GetPaginatedTenantsParams = {
    ...(text !== '' && { search: text }),
    pagination: { sort: [state.sort] },
  }
  const paged = usePagedRows<Organization>({
    queryKey: getGetPaginatedTenantsQueryKey(query),
    fetchPage: (request, signal) =>
      getPaginatedTenants({ ...query, pagination: { ...query.pagination, ...request } }, undefined, signal),
    startPage: state.page,
  })
  return (
    <div className="wb-page wb-list-page">
      <PageHeader
        title="Organizations"
        actions={
          <ButtonLink to={paths.newOrganization() + search} intent="primary" icon={<Add />} text="New organization" />
        }
      />
      <div className="wb-filter-bar">
        <SearchField
          placeholder="Name or phone"
          value={state.filter('q')}
          onChange={(q) => state.setFilters({ q }, { replace: true })}
        />
        <ListCount paged={paged} words={words} />
        <ColumnMenu columns={columns} layout={remembered.layout} onChange={remembered.change} />
      </div>
      <DataList
        label="Organizations"
        tableId={tableId}
        columns={columns}
        state={state}
        paged={paged}
        remembered={remembered}
        rowLabel={({ name }) => name}
        rowPath={({ id }) => paths.organizationOwner(id) + search}
        empty={
          <EmptyState
            icon={<Office size={18} />}
            title="No organizations yet"
            actions={<ButtonLink to={paths.newOrganization()} text="New organization" />}
          >
            Make a courier, and its owner is invited by email.
          </EmptyState>
        }
      />
      <Outlet />
    </div>
  )
}
