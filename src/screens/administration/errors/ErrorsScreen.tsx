import { Tick } from '@blueprintjs/icons'
import { Outlet, useLocation } from 'react-router-dom'
import { getErrorGroups, getGetErrorGroupsQueryKey } from '#generated/client/session/session.ts'
import type { ErrorGroup, GetErrorGroupsParams } from '#generated/model/index.ts'
import { paths } from '#src/paths.ts'
import type { ListFilter } from '#src/resources/filter-values.ts'
import { Moment } from '#src/resources/Moment.tsx'
import { ResourceFilters } from '#src/resources/ResourceFilters.tsx'
import type { Column } from '#src/tables/column.ts'
import { ColumnMenu } from '#src/tables/ColumnMenu.tsx'
import { DataList } from '#src/tables/DataList.tsx'
import { ListCount } from '#src/tables/ListCount.tsx'
import { SearchField } from '#src/tables/SearchField.tsx'
import { useListState } from '#src/tables/use-list-state.ts'
import { usePagedRows } from '#src/tables/use-paged-rows.ts'
import { useTableLayout } from '#src/tables/use-table-layout.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { tenantFilter } from '../tenant-filter.ts'
import '#src/ui/cells.css'

const tableId = 'error-groups'
const words = { one: 'error', many: 'errors' }
const sortFields = ['lastSeenAt', 'reports'] as const
type SortField = (typeof sortFields)[number]
const listOptions = {
  sortFields,
  defaultSort: { field: 'lastSeenAt', direction: 'desc' } as const,
  filterNames: ['q', 'state', 'organization'],
}
const filters: readonly ListFilter[] = [
  { kind: 'one', name: 'state', title: 'State', choices: { open: 'Open', resolved: 'Resolved' } },
  tenantFilter,
]
const dash = <span className="wb-cell-none">—</span>

const columns: readonly Column<ErrorGroup, SortField>[] = [
  {
    id: 'description',
    title: 'Error',
    width: 300,
    byDefault: true,
    required: true,
    cell: ({ description }) => description,
  },
  { id: 'place', title: 'Page', width: 180, byDefault: true, cell: ({ place }) => place },
  {
    id: 'reports',
    title: 'Reports',
    width: 80,
    align: 'right',
    sortField: 'reports',
    firstDirection: 'desc',
    byDefault: true,
    cell: ({ reports }) => reports.toLocaleString('en-CA'),
  },
  { id: 'people', title: 'People', width: 70, align: 'right', byDefault: true, cell: ({ people }) => people },
  {
    id: 'tenants',
    title: 'Organizations',
    width: 180,
    byDefault: true,
    cell: ({ tenants }) => tenants.map(({ name }) => name).join(', ') || dash,
  },
  {
    id: 'versions',
    title: 'Versions',
    width: 120,
    byDefault: true,
    cell: ({ versions }) => versions.join(', ') || dash,
  },
  {
    id: 'firstSeenAt',
    title: 'First seen',
    width: 130,
    byDefault: false,
    cell: ({ firstSeenAt }) => <Moment at={firstSeenAt} />,
  },
  {
    id: 'lastSeenAt',
    title: 'Last seen',
    width: 130,
    sortField: 'lastSeenAt',
    firstDirection: 'desc',
    byDefault: true,
    cell: ({ lastSeenAt }) => <Moment at={lastSeenAt} />,
  },
  {
    id: 'resolvedAt',
    title: 'State',
    width: 90,
    byDefault: true,
    cell: ({ resolvedAt }) => (resolvedAt === null ? 'Open' : 'Resolved'),
  },
]

/** What went wrong in browsers, each error once. */
export function ErrorsScreen() {
  const { search } = useLocation()
  const state = useListState<SortField>(listOptions)
  const remembered = useTableLayout(tableId)
  const text = state.filter('q').slice(0, 100)
  const shown = state.filter('state')
  const tenantId = Number(state.filter('organization'))
  const query: GetErrorGroupsParams = {
    ...(text !== '' && { search: text }),
    pagination: {
      sort: [state.sort],
      filter: { ...(shown !== '' && { resolved: shown === 'resolved' }), ...(tenantId > 0 && { tenantId }) },
    },
  }
  const paged = usePagedRows<ErrorGroup>({
    queryKey: getGetErrorGroupsQueryKey(query),
    fetchPage: (request, signal) =>
      getErrorGroups({ ...query, pagination: { ...query.pagination, ...request } }, undefined, signal),
    startPage: state.page,
  })
  return (
    <div className="wb-page wb-list-page">
      <PageHeader title="Errors" subtitle="What browsers reported in the last 90 days, each error once." />
      <div className="wb-filter-bar">
        <SearchField
          placeholder="Words or page"
          value={state.filter('q')}
          onChange={(q) => state.setFilters({ q }, { replace: true })}
        />
        <ResourceFilters filters={filters} state={state} />
        <div className="wb-filter-tail">
          <ListCount paged={paged} words={words} />
          <ColumnMenu columns={columns} layout={remembered.layout} onChange={remembered.change} />
        </div>
      </div>
      <DataList
        label="Errors"
        tableId={tableId}
        columns={columns}
        state={state}
        paged={paged}
        remembered={remembered}
        rowLabel={({ description }) => description}
        rowPath={({ id }) => paths.errorGroup(id) + search}
        empty={
          <EmptyState icon={<Tick size={18} />} title="No errors">
            What goes wrong in a browser stands here, with who met it and in which version.
          </EmptyState>
        }
      />
      <Outlet />
    </div>
  )
}
