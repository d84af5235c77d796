import { GitMerge } from '@blueprintjs/icons'
import { useSearchParams } from 'react-router-dom'
import type { CountedWords } from '#domain/amounts/count-text.ts'
import { figureDimensions, hasDimension, type FigureDimension } from '#domain/figures/figures.ts'
import { getAnalyticsGroups, getGetAnalyticsGroupsQueryKey } from '#generated/client/accounting/accounting.ts'
import type { AnalyticsGroup, AnalyticsGroupPaginationSortItemField } from '#generated/model/index.ts'
import { useSession } from '#src/session/session.ts'
import { CsvDownload } from '#src/tables/CsvDownload.tsx'
import { DataList } from '#src/tables/DataList.tsx'
import { ListCount } from '#src/tables/ListCount.tsx'
import { rowsCsv } from '#src/tables/rows-csv.ts'
import { SearchField } from '#src/tables/SearchField.tsx'
import { useListState } from '#src/tables/use-list-state.ts'
import { usePagedRows, type PageRequest } from '#src/tables/use-paged-rows.ts'
import { useTableLayout } from '#src/tables/use-table-layout.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { LinkTabs } from '#src/ui/LinkTabs.tsx'
import { paths } from '#src/paths.ts'
import { type AnalyticsQuestion, dimensionLabel, ofText, paramsOf, seesMoney } from './figure-address.ts'
import { groupColumns } from './group-columns.tsx'
import styles from './figures.module.css'

type SortField = AnalyticsGroupPaginationSortItemField

const sortFields = ['label', 'placed', 'delivered', 'cancelled', 'onTime', 'revenue', 'margin'] as const
const listOptions = {
  sortFields,
  defaultSort: { field: 'placed' as SortField, direction: 'desc' as const },
  filterNames: ['q'],
  prefix: 'groups-',
}

const words: Readonly<Record<FigureDimension, CountedWords>> = {
  service: { one: 'service', many: 'services' },
  party: { one: 'company', many: 'companies' },
  driver: { one: 'driver', many: 'drivers' },
  lane: { one: 'lane', many: 'lanes' },
}

/** The same by service, customer, driver or lane: a press on one narrows the whole page to it. */
export function FigureGroups({ question }: { readonly question: AnalyticsQuestion }) {
  const session = useSession()
  const { tenant } = session
  const [params] = useSearchParams()
  const dimensions = figureDimensions.filter((each) => hasDimension(question.side, each))
  const dimension = dimensions.find((each) => each === params.get('group')) ?? 'party'
  const state = useListState<SortField>(listOptions)
  const search = state.filter('q').slice(0, 100)
  const { sort } = state
  const query = {
    params: paramsOf(question),
    dimension,
    ...(search !== '' && { search }),
    pagination: { sort: [sort] },
  }
  const fetchPage = (request: PageRequest, signal: AbortSignal) =>
    getAnalyticsGroups(tenant.id, { ...query, pagination: { ...query.pagination, ...request } }, undefined, signal)
  const paged = usePagedRows<AnalyticsGroup>({
    queryKey: getGetAnalyticsGroupsQueryKey(tenant.id, query),
    fetchPage,
    startPage: state.page,
  })
  const tableId = `figures-by-${dimension}`
  const remembered = useTableLayout(tableId)
  const withMoney = seesMoney(session, question.side)
  const columns = groupColumns({ question, dimension, withMoney })
  const linkOf = (change: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(params)
    for (const name of ['q', 'groups-page', 'groups-sort']) next.delete(name)
    for (const [name, value] of Object.entries(change)) next.set(name, value)
    return `${paths.analytics()}?${next}`
  }
  return (
    <section className={styles.groups} aria-label="By what">
      <LinkTabs
        label="By what"
        look="pills"
        chosen={dimension}
        tabs={dimensions.map((id) => ({
          id,
          title: dimensionLabel(id, question.side),
          to: linkOf({ group: id }),
        }))}
      />
      <div className="wb-filter-bar wb-no-print" role="search" aria-label="By what">
        <SearchField placeholder="Name" value={search} onChange={(q) => state.setFilters({ q }, { replace: true })} />
        <div className="wb-filter-tail">
          <ListCount paged={paged} words={words[dimension]} />
          <CsvDownload
            write={(task) => rowsCsv({ ...task, columns, fetchPage })}
            fileName={`${tableId}-${question.from}-to-${question.until}.csv`}
            words={words[dimension]}
            disabled={paged.rows.length === 0}
          />
        </div>
      </div>
      <DataList
        label={dimensionLabel(dimension, question.side)}
        tableId={tableId}
        columns={columns}
        state={state}
        paged={paged}
        remembered={remembered}
        rowLabel={({ label }) => label}
        rowPath={({ key }) => linkOf({ of: ofText({ dimension, key }) })}
        empty={
          <EmptyState icon={<GitMerge size={18} />} title="Nothing happened on these days">
            Orders are counted from the day on which they are placed.
          </EmptyState>
        }
      />
    </section>
  )
}
