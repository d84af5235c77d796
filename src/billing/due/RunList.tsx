import { Document } from '@blueprintjs/icons'
import { getBillingExports, getGetBillingExportsQueryKey } from '#generated/client/accounting/accounting.ts'
import type { BillingExport } from '#generated/model/index.ts'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { ColumnMenu } from '#src/tables/ColumnMenu.tsx'
import { DataList } from '#src/tables/DataList.tsx'
import { ListCount } from '#src/tables/ListCount.tsx'
import { useListState } from '#src/tables/use-list-state.ts'
import { usePagedRows } from '#src/tables/use-paged-rows.ts'
import { useTableLayout } from '#src/tables/use-table-layout.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { numbersText, runWords } from '../words.ts'
import { runColumns, type RunSort, runSorts } from './run-columns.tsx'

const tableId = 'billing-runs'
const listOptions = {
  sortFields: runSorts,
  defaultSort: { field: 'createdAt', direction: 'desc' } as const,
  filterNames: [],
}

/** Every billing run, the newest first. */
export function RunList() {
  const { tenant } = useSession()
  const state = useListState<RunSort>(listOptions)
  const remembered = useTableLayout(tableId)
  const query = { pagination: { sort: [state.sort] } }
  const paged = usePagedRows<BillingExport>({
    queryKey: getGetBillingExportsQueryKey(tenant.id, query),
    fetchPage: (request, signal) =>
      getBillingExports(tenant.id, { pagination: { ...query.pagination, ...request } }, undefined, signal),
    startPage: state.page,
  })
  return (
    <>
      <div className="wb-filter-bar">
        <div className="wb-filter-tail">
          <ListCount paged={paged} words={runWords} />
          <ColumnMenu columns={runColumns} layout={remembered.layout} onChange={remembered.change} />
        </div>
      </div>
      <DataList
        label="Billing runs"
        tableId={tableId}
        columns={runColumns}
        state={state}
        paged={paged}
        remembered={remembered}
        rowLabel={(run) => `Run ${run.id} ${numbersText(run)}`.trim()}
        rowPath={({ id }) => paths.billingRun(id)}
        empty={
          <EmptyState icon={<Document size={18} />} title="No runs yet">
            Each run of invoices stands here with its files, and can be reversed.
          </EmptyState>
        }
      />
    </>
  )
}
