import { useQuery } from '@tanstack/react-query'
import { useSession } from '#src/session/session.ts'
import { type ListState, useListState } from '#src/tables/use-list-state.ts'
import { type Page, type PagedRows, type PageRequest, usePagedRows } from '#src/tables/use-paged-rows.ts'
import { filterOf } from './filter-values.ts'
import type { ListQuery, Resource, ResourceCalls, ResourceRow } from './define-resource.ts'

/** The longest text that the contract searches for. */
const longestSearch = 100

/** What of a resource its list reads in the address; made once, beside the columns. */
export interface ListFields<SortField extends string> {
  readonly sortFields: readonly SortField[]
  readonly filterNames: readonly string[]
}

export function listFields<Row extends ResourceRow, SortField extends string>({
  columns,
  filters,
}: Resource<Row, SortField>): ListFields<SortField> {
  return {
    sortFields: columns.flatMap(({ sortField }) => sortField ?? []),
    filterNames: ['q', ...filters.map(({ name }) => name)],
  }
}

interface ResourceListData<Row, SortField extends string> {
  readonly state: ListState<SortField>
  readonly paged: PagedRows<Row>
  /** Whether the archived rows are shown instead of the others. */
  readonly archived: boolean
  /** What the address asks for, without a page. */
  readonly query: ListQuery<SortField>
}

/** A list as the address names it: `?q=broadway&kind=general&archived=1&sort=-updatedAt`. */
export function useResourceList<Row extends ResourceRow, SortField extends string>(
  { calls, defaultSort, filters }: Resource<Row, SortField>,
  { sortFields, filterNames }: ListFields<SortField>,
): ResourceListData<Row, SortField> {
  const { tenant, timeZone } = useSession()
  const state = useListState({ sortFields, defaultSort, filterNames })
  const { field, direction } = state.sort
  const archived = state.filter('archived') === '1'
  const search = state.filter('q').slice(0, longestSearch)
  const filter = filterOf(filters, state.filter, timeZone)
  const query: ListQuery<SortField> = {
    ...(search !== '' && { search }),
    ...(archived && { displayArchived: true }),
    pagination: {
      sort: [{ field, direction }],
      // What was read by the contract's own declaration is what the contract takes.
      ...(Object.keys(filter).length > 0 && { filter: filter as never }),
    },
  }
  const paged = usePagedRows({
    queryKey: calls.listKey(tenant.id, query),
    fetchPage: pagesOf(calls, tenant.id, query),
    startPage: state.page,
  })
  return { state, paged, archived, query }
}

/** How many archived rows there are, for a list that has no others; undefined while that is not known. */
export function useArchivedCount<Row extends ResourceRow, SortField extends string>({
  calls,
  defaultSort,
}: Resource<Row, SortField>): number | undefined {
  const { tenant } = useSession()
  const query: ListQuery<SortField> = { displayArchived: true, pagination: { sort: [defaultSort] } }
  const { data, isLoading } = useQuery({
    queryKey: [...calls.listKey(tenant.id, query), 'first'],
    queryFn: ({ signal }) => pagesOf(calls, tenant.id, query)({ page: 0, pageSize: 1 }, signal),
    enabled: calls.archive !== undefined,
  })
  return isLoading ? undefined : (data?.total ?? 0)
}

/** Fetches one page after another of what a list asks for. */
export function pagesOf<Row extends ResourceRow, SortField extends string>(
  { list }: Pick<ResourceCalls<Row, SortField>, 'list'>,
  tenantId: number,
  query: ListQuery<SortField>,
): (request: PageRequest, signal: AbortSignal) => Promise<Page<Row>> {
  return (request, signal) =>
    list(tenantId, { ...query, pagination: { ...query.pagination, ...request } }, undefined, signal)
}
