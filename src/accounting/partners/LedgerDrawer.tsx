import { useMemo } from 'react'
import { Box } from '@blueprintjs/icons'
import type { LedgerGrouping } from '#domain/accounting/brokerage-ledger.ts'
import { paths } from '#src/paths.ts'
import { shownColumns } from '#src/tables/column.ts'
import { ColumnMenu } from '#src/tables/ColumnMenu.tsx'
import { CsvDownload } from '#src/tables/CsvDownload.tsx'
import { DataList } from '#src/tables/DataList.tsx'
import { ListCount } from '#src/tables/ListCount.tsx'
import { useListState } from '#src/tables/use-list-state.ts'
import { useTableLayout } from '#src/tables/use-table-layout.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { SideDrawer } from '#src/ui/SideDrawer.tsx'
import { ordersPrefix, useAddressedGroup } from '../use-group-address.ts'
import styles from '../accounting.module.css'
import { type LedgerQuestion, ordersOfGroup } from './ledger-address.ts'
import {
  fileColumns,
  footOfLedger,
  labelOfRow,
  ledgerColumns,
  type LedgerRow,
  type LedgerSort,
  ledgerSorts,
} from './ledger-columns.tsx'
import { useLedger } from './use-ledger.ts'

interface LedgerDrawerProps {
  readonly question: LedgerQuestion
  /** The rows of the ledger under it: the one that is open may not be among them. */
  readonly rows: readonly LedgerRow[]
}

/** Pixels: both sides of an order beside each other, and a strip of the ledger that says where one is. */
const width = 1_200

/** The orders of the partner or lane that the address names, over the ledger. */
export function LedgerDrawer({ question, rows }: LedgerDrawerProps) {
  const { groupId, close } = useAddressedGroup()
  if (groupId === null || question.grouping === 'order') return null
  return (
    <OpenGroup
      key={groupId}
      question={question}
      groupId={groupId}
      known={rows.find((row) => row.groupId === groupId)}
      onClose={close}
    />
  )
}

interface OpenGroupProps {
  readonly question: LedgerQuestion
  readonly groupId: string
  readonly known: LedgerRow | undefined
  readonly onClose: () => void
}

const newestFirst = {
  sortFields: ledgerSorts,
  defaultSort: { field: 'day', direction: 'desc' },
  filterNames: [],
  prefix: ordersPrefix,
} as const
const words = { one: 'order', many: 'orders' }
const tableId = 'partner-ledger-orders'

function OpenGroup({ question, groupId, known, onClose }: OpenGroupProps) {
  const state = useListState<LedgerSort>(newestFirst)
  const asked = useMemo(() => ordersOfGroup(question, groupId), [question, groupId])
  const { paged, totals, download } = useLedger(asked, state.sort, state.page)
  const remembered = useTableLayout(tableId)
  const columns = ledgerColumns.order
  return (
    <SideDrawer title={known?.label ?? titleOf(question.grouping, paged.rows[0])} width={width} onClose={onClose}>
      <div className={styles.orders}>
        <div className={styles.ordersBar}>
          <ListCount paged={paged} words={words} />
          <div className="wb-filter-tail">
            <ColumnMenu columns={columns} layout={remembered.layout} onChange={remembered.change} />
            <CsvDownload
              url={download.url}
              params={{
                ...download.params,
                columns: fileColumns(shownColumns(columns, remembered.layout.columns)),
              }}
              fileName={`${tableId}-${asked.from}-to-${asked.until}.csv`}
              words={words}
              disabled={paged.rows.length === 0}
            />
          </div>
        </div>
        <DataList
          label="Orders"
          tableId={`${tableId} ${groupId}`}
          columns={columns}
          state={state}
          paged={paged}
          remembered={remembered}
          rowLabel={labelOfRow}
          rowPath={({ firstOrderId }) => paths.order(firstOrderId)}
          foot={totals === null ? null : footOfLedger(totals)}
          empty={
            <EmptyState icon={<Box size={18} />} title="No orders">
              No order of this {question.grouping} is within these days and filters any more.
            </EmptyState>
          }
        />
      </div>
    </SideDrawer>
  )
}

/** What a link to a group says that is not in the ledger, by its first order. */
function titleOf(grouping: LedgerGrouping, first: LedgerRow | undefined): string {
  const said = grouping === 'lane' ? first?.laneText : first?.partner?.name
  return said ?? 'Orders'
}
