import { useCallback } from 'react'
import { Exchange } from '@blueprintjs/icons'
import { type LedgerGrouping, ledgerGroupingLabels } from '#domain/accounting/brokerage-ledger.ts'
import type { CountedWords } from '#domain/amounts/count-text.ts'
import { useLocation } from 'react-router-dom'
import { drawerState } from '#src/orders/acts/use-order-drawer.ts'
import { paths } from '#src/paths.ts'
import { shownColumns } from '#src/tables/column.ts'
import { ColumnMenu } from '#src/tables/ColumnMenu.tsx'
import { CsvDownload } from '#src/tables/CsvDownload.tsx'
import { DataList } from '#src/tables/DataList.tsx'
import { ListCount } from '#src/tables/ListCount.tsx'
import { useListState } from '#src/tables/use-list-state.ts'
import { useTableLayout } from '#src/tables/use-table-layout.ts'
import { spanText } from '../figures.ts'
import { NothingOfDays } from '../NothingOfDays.tsx'
import { withoutGroup } from '../use-group-address.ts'
import { ledgerFilterNames, type LedgerQuestion } from './ledger-address.ts'
import {
  fileColumns,
  footOfLedger,
  labelOfRow,
  ledgerColumns,
  type LedgerSort,
  ledgerSorts,
} from './ledger-columns.tsx'
import { LedgerDrawer } from './LedgerDrawer.tsx'
import { LedgerFilters } from './LedgerFilters.tsx'
import { useLedger } from './use-ledger.ts'

/** Groups stand by name, orders with the newest first. */
const byName = {
  sortFields: ledgerSorts,
  defaultSort: { field: 'name', direction: 'asc' },
  filterNames: ledgerFilterNames,
} as const
const newestFirst = { ...byName, defaultSort: { field: 'day', direction: 'desc' } } as const

const words: Readonly<Record<LedgerGrouping, CountedWords>> = {
  partner: { one: 'partner', many: 'partners' },
  lane: { one: 'lane', many: 'lanes' },
  order: { one: 'order', many: 'orders' },
}
const labels: Readonly<Record<LedgerGrouping, string>> = { partner: 'Partners', lane: 'Lanes', order: 'Orders' }

/** What was sold and bought, with its margin, by partner, lane or order; all together stands under the list. */
export function LedgerList({ question }: { readonly question: LedgerQuestion }) {
  const { grouping, from, until } = question
  const state = useListState<LedgerSort>(grouping === 'order' ? newestFirst : byName)
  const { paged, totals, download } = useLedger(question, state.sort, state.page)
  const tableId = `partner-ledger-${grouping}`
  const remembered = useTableLayout(tableId)
  const columns = ledgerColumns[grouping]
  const groupPath = useGroupPath()
  return (
    <>
      <LedgerFilters state={state} question={question}>
        <div className="wb-filter-tail">
          <ListCount paged={paged} words={words[grouping]} />
          <ColumnMenu columns={columns} layout={remembered.layout} onChange={remembered.change} />
          <CsvDownload
            url={download.url}
            params={{
              ...download.params,
              columns: fileColumns(shownColumns(columns, remembered.layout.columns)),
            }}
            fileName={`${tableId}-${from}-to-${until}.csv`}
            words={words[grouping]}
            disabled={paged.rows.length === 0}
          />
        </div>
      </LedgerFilters>
      <p className="wb-print-only">
        {ledgerGroupingLabels[grouping]}, {spanText(from, until)}
      </p>
      <DataList
        label={labels[grouping]}
        tableId={tableId}
        columns={columns}
        state={state}
        paged={paged}
        remembered={remembered}
        rowLabel={labelOfRow}
        rowPath={({ order, groupId }) => (order === null ? groupPath(groupId) : paths.order(order.sellOrderId))}
        rowState={grouping === 'order' ? undefined : drawerState}
        foot={totals === null ? null : footOfLedger(totals)}
        empty={
          <NothingOfDays
            icon={<Exchange size={18} />}
            title="Nothing was handed on in these days"
            days={{ from, until }}
            onChoose={(days) => state.setFilters({ ...days })}
          >
            Orders that a partner carried out for you are listed by the day on which they were completed, or cancelled
            at a charge. There are none of {spanText(from, until)}.
          </NothingOfDays>
        }
      />
      <LedgerDrawer question={question} rows={paged.rows} />
    </>
  )
}

/** The address of a group in the drawer over the ledger as it is shown now. */
function useGroupPath(): (groupId: string) => string {
  const { search } = useLocation()
  return useCallback((groupId) => paths.partnerLedgerGroup(groupId, withoutGroup(search)), [search])
}
