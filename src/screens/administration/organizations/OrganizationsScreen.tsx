import { Add, Office } from '@blueprintjs/icons'
import { Outlet, useLocation } from 'react-router-dom'
import {
  getGetTenantsWithSubscriptionPlanQueryKey,
  getTenantsWithSubscriptionPlan,
} from '#generated/client/tenants/tenants.ts'
import {
  TenantKind,
  TenantState,
  type GetTenantsWithSubscriptionPlanParams,
  type SubscribedTenant,
} from '#generated/model/index.ts'
import { paths } from '#src/paths.ts'
import type { ListFilter } from '#src/resources/filter-values.ts'
import { Moment } from '#src/resources/Moment.tsx'
import { ResourceFilters } from '#src/resources/ResourceFilters.tsx'
import { displayName } from '#src/session/session.ts'
import type { Column } from '#src/tables/column.ts'
import { ColumnMenu } from '#src/tables/ColumnMenu.tsx'
import { DataList } from '#src/tables/DataList.tsx'
import { ListCount } from '#src/tables/ListCount.tsx'
import { SearchField } from '#src/tables/SearchField.tsx'
import { useListState, type ListState } from '#src/tables/use-list-state.ts'
import { usePagedRows } from '#src/tables/use-paged-rows.ts'
import { useTableLayout } from '#src/tables/use-table-layout.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { TenantStateTag, tenantStateWords } from '../tenant-words.tsx'
import styles from '../administration.module.css'
import '#src/ui/cells.css'

const tableId = 'organizations'
const words = { one: 'organization', many: 'organizations' }
const sortFields = ['createdAt', 'name', 'ordersLately', 'lastActiveAt'] as const
type SortField = (typeof sortFields)[number]
const listOptions = {
  sortFields,
  defaultSort: { field: 'createdAt', direction: 'desc' } as const,
  filterNames: ['q', 'kind', 'plan', 'state', 'trouble'],
}
const filters: readonly ListFilter[] = [
  {
    kind: 'one',
    name: 'kind',
    title: 'Kind',
    choices: { Courier: 'Courier', Customer: 'Customer', Supplier: 'Supplier' },
  },
  {
    kind: 'reference',
    name: 'plan',
    title: 'Plan',
    of: { list: '/subscription-plans' },
    permissions: ['installation.manage'],
    isOptional: false,
  },
  { kind: 'one', name: 'state', title: 'State', choices: tenantStateWords },
  { kind: 'one', name: 'trouble', title: 'In trouble', choices: { true: 'In trouble', false: 'In none' } },
]
const dash = <span className="wb-cell-none">—</span>

const columns: readonly Column<SubscribedTenant, SortField>[] = [
  {
    id: 'name',
    title: 'Name',
    width: 220,
    sortField: 'name',
    byDefault: true,
    required: true,
    cell: ({ name }) => name,
  },
  { id: 'kind', title: 'Kind', width: 90, byDefault: true, cell: ({ kind }) => kind },
  { id: 'state', title: 'State', width: 150, byDefault: true, cell: ({ state }) => <TenantStateTag state={state} /> },
  { id: 'plan', title: 'Plan', width: 110, byDefault: true, cell: ({ plan }) => plan?.name ?? dash },
  {
    id: 'owner',
    title: 'Owner',
    width: 190,
    byDefault: true,
    cell: ({ owner, invitedEmail }) => (owner === null ? (invitedEmail ?? dash) : displayName(owner)),
  },
  {
    id: 'people',
    title: 'People',
    width: 70,
    align: 'right',
    byDefault: true,
    cell: ({ people }) => people.toLocaleString('en-CA'),
  },
  {
    id: 'ordersLately',
    title: 'Orders, 30 days',
    width: 120,
    align: 'right',
    sortField: 'ordersLately',
    firstDirection: 'desc',
    byDefault: true,
    cell: ({ ordersLately }) => ordersLately.toLocaleString('en-CA'),
  },
  {
    id: 'lastActiveAt',
    title: 'Last act',
    width: 130,
    sortField: 'lastActiveAt',
    firstDirection: 'desc',
    byDefault: true,
    cell: ({ lastActiveAt }) => (lastActiveAt === null ? dash : <Moment at={lastActiveAt} />),
  },
  {
    id: 'troubles',
    title: 'Troubles',
    width: 170,
    byDefault: true,
    cell: (row) => <Troubles {...row} />,
  },
  {
    id: 'createdAt',
    title: 'Made',
    width: 130,
    sortField: 'createdAt',
    firstDirection: 'desc',
    byDefault: false,
    cell: ({ createdAt }) => <Moment at={createdAt} />,
  },
]

function Troubles({ failedJobs, errorReports }: Pick<SubscribedTenant, 'failedJobs' | 'errorReports'>) {
  const told = [
    ...(failedJobs > 0 ? [failedJobs === 1 ? '1 failed job' : `${failedJobs} failed jobs`] : []),
    ...(errorReports > 0 ? [errorReports === 1 ? '1 error' : `${errorReports} errors`] : []),
  ]
  return told.length === 0 ? dash : <span className={styles.bad}>{told.join(', ')}</span>
}

function queryOf(state: ListState<SortField>): GetTenantsWithSubscriptionPlanParams {
  const text = state.filter('q').slice(0, 100)
  const kind = Object.values(TenantKind).find((one) => one === state.filter('kind'))
  const stands = Object.values(TenantState).find((one) => one === state.filter('state'))
  const subscriptionPlanId = Number(state.filter('plan'))
  const trouble = state.filter('trouble')
  return {
    ...(text !== '' && { search: text }),
    pagination: {
      sort: [state.sort],
      filter: {
        ...(kind && { kind }),
        ...(stands && { state: stands }),
        ...(subscriptionPlanId > 0 && { subscriptionPlanId }),
        ...(trouble !== '' && { inTrouble: trouble === 'true' }),
      },
    },
  }
}

/** The organizations of the installation, and which of them are in trouble. */
export function OrganizationsScreen() {
  const { search } = useLocation()
  const state = useListState<SortField>(listOptions)
  const remembered = useTableLayout(tableId)
  const query = queryOf(state)
  const paged = usePagedRows<SubscribedTenant>({
    queryKey: getGetTenantsWithSubscriptionPlanQueryKey(query),
    fetchPage: (request, signal) =>
      getTenantsWithSubscriptionPlan({ ...query, pagination: { ...query.pagination, ...request } }, undefined, signal),
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
        <ResourceFilters filters={filters} state={state} />
        <div className="wb-filter-tail">
          <ListCount paged={paged} words={words} />
          <ColumnMenu columns={columns} layout={remembered.layout} onChange={remembered.change} />
        </div>
      </div>
      <DataList
        label="Organizations"
        tableId={tableId}
        columns={columns}
        state={state}
        paged={paged}
        remembered={remembered}
        rowLabel={({ name }) => name}
        rowPath={({ id }) => paths.organization(id) + search}
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
