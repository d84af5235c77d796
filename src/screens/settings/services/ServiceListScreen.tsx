import { HTMLSelect } from '@blueprintjs/core'
import { Add, Document } from '@blueprintjs/icons'
import { Outlet, useLocation } from 'react-router-dom'
import { getGetTenantServicesMetaQueryKey, getTenantServicesMeta } from '#generated/client/services/services.ts'
import type { GetTenantServicesMetaParams, ServiceMeta } from '#generated/model/index.ts'
import { can } from '#src/access/can.ts'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
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
import { serviceColumns } from './service-columns.tsx'
import { type ServiceState, stateLabels } from './service-state.tsx'

const tableId = 'services'
const words = { one: 'service', many: 'services' }
const listOptions = {
  sortFields: ['name', 'updatedAt'] as const,
  defaultSort: { field: 'name', direction: 'asc' } as const,
  filterNames: ['q', 'state'],
}
const states = Object.keys(stateLabels) as ServiceState[]

/** What a courier offers, with what it is still working on. */
export function ServiceListScreen() {
  const { tenant } = useSession()
  const { search } = useLocation()
  const state = useListState<'name' | 'updatedAt'>(listOptions)
  const remembered = useTableLayout(tableId)
  const text = state.filter('q').slice(0, 100)
  const chosen = states.find((one) => one === state.filter('state'))
  const query: GetTenantServicesMetaParams = {
    ...(text !== '' && { search: text }),
    ...(chosen !== undefined && { state: chosen }),
    pagination: { sort: [state.sort] },
  }
  const paged = usePagedRows<ServiceMeta>({
    queryKey: getGetTenantServicesMetaQueryKey(tenant.id, query),
    fetchPage: (request, signal) =>
      getTenantServicesMeta(
        tenant.id,
        { ...query, pagination: { ...query.pagination, ...request } },
        undefined,
        signal,
      ),
    startPage: state.page,
  })

  return (
    <div className="wb-page wb-list-page">
      <PageHeader title="Services" actions={<NewServiceLink search={search} isPrimary />} />
      <div className="wb-filter-bar">
        <SearchField
          placeholder="Name or description"
          value={state.filter('q')}
          onChange={(q) => state.setFilters({ q }, { replace: true })}
        />
        <HTMLSelect
          aria-label="State"
          value={chosen ?? ''}
          onChange={({ target }) => state.setFilters({ state: target.value })}
        >
          <option value="">Every state</option>
          {states.map((one) => (
            <option key={one} value={one}>
              {stateLabels[one]}
            </option>
          ))}
        </HTMLSelect>
        <ListCount paged={paged} words={words} />
        <ColumnMenu columns={serviceColumns} layout={remembered.layout} onChange={remembered.change} />
      </div>
      <DataList
        label="Services"
        tableId={tableId}
        columns={serviceColumns}
        state={state}
        paged={paged}
        remembered={remembered}
        rowLabel={({ name }) => name}
        rowPath={({ id }) => paths.service(id)}
        empty={
          <EmptyState icon={<Document size={18} />} actions={<NewServiceLink />}>
            No services yet. A service is what you deliver and what it costs. It starts as a draft, and customers can
            order it once you publish it.
          </EmptyState>
        }
      />
      <Outlet />
    </div>
  )
}

interface NewServiceLinkProps {
  readonly search?: string
  readonly isPrimary?: boolean
}

function NewServiceLink({ search = '', isPrimary = false }: NewServiceLinkProps) {
  if (!can.createServices(useSession()).allowed) return null
  return (
    <ButtonLink to={paths.newService() + search} intent={isPrimary ? 'primary' : undefined} icon={<Add />}>
      New service
    </ButtonLink>
  )
}
