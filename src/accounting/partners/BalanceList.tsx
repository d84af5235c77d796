import { Exchange } from '@blueprintjs/icons'
import { useMemo } from 'react'
import { getGetPartnerBalancesQueryKey, getPartnerBalances } from '#generated/client/accounting/accounting.ts'
import type { GetPartnerBalancesParams, PartnerBalance } from '#generated/model/index.ts'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { shownColumns } from '#src/tables/column.ts'
import { ColumnMenu } from '#src/tables/ColumnMenu.tsx'
import { CsvDownload } from '#src/tables/CsvDownload.tsx'
import { DataList } from '#src/tables/DataList.tsx'
import { ListCount } from '#src/tables/ListCount.tsx'
import { rowsCsv } from '#src/tables/rows-csv.ts'
import { SearchField } from '#src/tables/SearchField.tsx'
import { useListState } from '#src/tables/use-list-state.ts'
import { type PageRequest, usePagedRows } from '#src/tables/use-paged-rows.ts'
import { useTableLayout } from '#src/tables/use-table-layout.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { balanceColumns, type BalanceSort, balanceSorts } from './balance-columns.tsx'

const tableId = 'partner-balances'
const listOptions = {
  sortFields: balanceSorts,
  defaultSort: { field: 'name', direction: 'asc' } as const,
  filterNames: ['q'],
}
const words = { one: 'partner', many: 'partners' }

/** What each partner and the courier owe each other now. */
export function BalanceList() {
  const { tenant } = useSession()
  const state = useListState<BalanceSort>(listOptions)
  const remembered = useTableLayout(tableId)
  const search = state.filter('q').slice(0, 100)
  const { sort } = state
  const query = useMemo(
    (): GetPartnerBalancesParams => ({ ...(search !== '' && { search }), pagination: { sort: [sort] } }),
    [search, sort],
  )
  const fetchPage = (request: PageRequest, signal: AbortSignal) =>
    getPartnerBalances(tenant.id, { ...query, pagination: { ...query.pagination, ...request } }, undefined, signal)
  const paged = usePagedRows<PartnerBalance>({
    queryKey: getGetPartnerBalancesQueryKey(tenant.id, query),
    fetchPage,
    startPage: state.page,
  })
  const columns = shownColumns(balanceColumns, remembered.layout.columns)
  return (
    <>
      <div className="wb-filter-bar wb-no-print" role="search" aria-label="Partner balances">
        <SearchField
          placeholder="Partner name"
          value={search}
          onChange={(q) => state.setFilters({ q }, { replace: true })}
        />
        <div className="wb-filter-tail">
          <ListCount paged={paged} words={words} />
          <ColumnMenu columns={balanceColumns} layout={remembered.layout} onChange={remembered.change} />
          <CsvDownload
            write={(task) => rowsCsv({ columns, fetchPage, ...task })}
            fileName="partner-balances.csv"
            words={words}
            disabled={paged.rows.length === 0}
          />
        </div>
      </div>
      <DataList
        label="Balances"
        tableId={tableId}
        columns={balanceColumns}
        state={state}
        paged={paged}
        remembered={remembered}
        rowLabel={({ name }) => name}
        rowPath={({ id }) => paths.partnerLedger({ view: 'order', partner: id })}
        empty={
          <EmptyState icon={<Exchange size={18} />} title="No partners yet">
            What you and the couriers that you hand orders on to owe each other stands here, with tax, as of now.
          </EmptyState>
        }
      />
    </>
  )
}
