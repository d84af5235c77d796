import { Document } from '@blueprintjs/icons'
import { getGetInvoiceExportsQueryKey, getInvoiceExports } from '#generated/client/accounting/accounting.ts'
import type { PayExport } from '#generated/model/index.ts'
import { runWords } from '#src/billing/words.ts'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { ColumnMenu } from '#src/tables/ColumnMenu.tsx'
import { DataList } from '#src/tables/DataList.tsx'
import { ListCount } from '#src/tables/ListCount.tsx'
import { useListState } from '#src/tables/use-list-state.ts'
import { usePagedRows } from '#src/tables/use-paged-rows.ts'
import { useTableLayout } from '#src/tables/use-table-layout.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { numbersText } from '../words.ts'
import { payRunColumns, type PayRunSort, payRunSorts } from './pay-run-columns.tsx'

const tableId = 'pay-runs'
const listOptions = {
  sortFields: payRunSorts,
  defaultSort: { field: 'createdAt', direction: 'desc' } as const,
  filterNames: [],
}

/** Every pay run, the newest first. */
export function PayRunList() {
  const { tenant } = useSession()
  const state = useListState<PayRunSort>(listOptions)
  const remembered = useTableLayout(tableId)
  const query = { pagination: { sort: [state.sort] } }
  const paged = usePagedRows<PayExport>({
    queryKey: getGetInvoiceExportsQueryKey(tenant.id, query),
    fetchPage: (request, signal) =>
      getInvoiceExports(tenant.id, { pagination: { ...query.pagination, ...request } }, undefined, signal),
    startPage: state.page,
  })
  return (
    <>
      <div className="wb-filter-bar">
        <div className="wb-filter-tail">
          <ListCount paged={paged} words={runWords} />
          <ColumnMenu columns={payRunColumns} layout={remembered.layout} onChange={remembered.change} />
        </div>
      </div>
      <DataList
        label="Pay runs"
        tableId={tableId}
        columns={payRunColumns}
        state={state}
        paged={paged}
        remembered={remembered}
        rowLabel={(run) => `Run ${run.id} ${numbersText(run)}`.trim()}
        rowPath={({ id }) => paths.payRun(id)}
        empty={
          <EmptyState icon={<Document size={18} />} title="No pay runs yet">
            Each pay run stands here with its statements and files, and can be reversed.
          </EmptyState>
        }
      />
    </>
  )
}
