import { Document } from '@blueprintjs/icons'
import { useState } from 'react'
import { getGetPayStatementsQueryKey, getPayStatements } from '#generated/client/accounting/accounting.ts'
import type { PayStatement } from '#generated/model/index.ts'
import { DriverFilter } from '#src/orders/find/DriverFilter.tsx'
import { can } from '#src/access/can.ts'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { idOf } from '#src/tables/address-values.ts'
import { ChoiceFilter } from '#src/tables/ChoiceFilter.tsx'
import { ColumnMenu } from '#src/tables/ColumnMenu.tsx'
import { DataList } from '#src/tables/DataList.tsx'
import { ListCount } from '#src/tables/ListCount.tsx'
import { SelectionBar } from '#src/tables/SelectionBar.tsx'
import { useListState } from '#src/tables/use-list-state.ts'
import { usePagedRows } from '#src/tables/use-paged-rows.ts'
import { useRowSelection } from '#src/tables/use-row-selection.ts'
import { useTableLayout } from '#src/tables/use-table-layout.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { VerdictButton } from '#src/ui/VerdictButton.tsx'
import { SendStatements } from '../SendStatements.tsx'
import { payRights } from '../pay-rights.ts'
import { useMarkStatements } from '../use-mark-statements.ts'
import { statementWords } from '../words.ts'
import { statementColumns, type StatementSort, statementSorts } from './statement-columns.tsx'

const tableId = 'pay-statements'
const listOptions = {
  sortFields: statementSorts,
  defaultSort: { field: 'number', direction: 'desc' } as const,
  filterNames: ['driver', 'paid'],
}
const paidChoices = [
  { value: 'no', text: 'Not paid' },
  { value: 'yes', text: 'Paid' },
]

/** Every statement, the newest first; those that are ticked are said to be paid together. */
export function StatementList() {
  const session = useSession()
  const state = useListState<StatementSort>(listOptions)
  const remembered = useTableLayout(tableId)
  const selection = useRowSelection<PayStatement>()
  const { isBusy, markPaid } = useMarkStatements()
  const [sending, setSending] = useState<readonly PayStatement[] | null>(null)
  const changes = payRights.change(session)
  const driverId = idOf(state.filter('driver'))
  const paid = state.filter('paid')
  const filter = {
    ...(driverId !== null && { driverIds: [driverId] }),
    ...(paid !== '' && { isPaid: paid === 'yes' }),
  }
  const query = { pagination: { sort: [state.sort], ...(Object.keys(filter).length > 0 && { filter }) } }
  const paged = usePagedRows<PayStatement>({
    queryKey: getGetPayStatementsQueryKey(session.tenant.id, query),
    fetchPage: (request, signal) =>
      getPayStatements(session.tenant.id, { pagination: { ...query.pagination, ...request } }, undefined, signal),
    startPage: state.page,
  })
  return (
    <>
      <div className="wb-filter-bar">
        {(can.readUsers(session).allowed || can.dispatch(session).allowed) && (
          <DriverFilter
            driverId={driverId}
            onPick={(id) => state.setFilters({ driver: id === null ? null : String(id) })}
          />
        )}
        <ChoiceFilter
          label="Money"
          isSingle
          choices={paidChoices}
          chosen={paid === '' ? [] : [paid]}
          onChoose={([chosen = null]) => state.setFilters({ paid: chosen })}
        />
        <div className="wb-filter-tail">
          <ListCount paged={paged} words={statementWords} />
          <ColumnMenu columns={statementColumns} layout={remembered.layout} onChange={remembered.change} />
        </div>
      </div>
      <SelectionBar selection={selection} words={statementWords}>
        <VerdictButton
          verdict={changes}
          text="Mark as paid"
          loading={isBusy}
          onClick={() => void markPaid(selection.rows).then(selection.clear)}
        />
        <VerdictButton verdict={payRights.make(session)} text="Send…" onClick={() => setSending(selection.rows)} />
      </SelectionBar>
      {sending !== null && (
        <SendStatements
          statements={sending}
          onClose={() => {
            setSending(null)
            selection.clear()
          }}
        />
      )}
      <DataList
        label="Statements"
        tableId={tableId}
        columns={statementColumns}
        state={state}
        paged={paged}
        remembered={remembered}
        rowLabel={({ number, driver }) => `${number} ${driver.name}`}
        rowPath={({ id }) => paths.payStatement(id)}
        selection={changes.allowed ? selection : undefined}
        empty={
          <EmptyState icon={<Document size={18} />} title="No statements yet">
            A pay run makes one for each driver who is due something.
          </EmptyState>
        }
      />
    </>
  )
}
