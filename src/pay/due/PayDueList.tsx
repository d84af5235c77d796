import { Tick } from '@blueprintjs/icons'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import type { PeriodDays } from '#domain/accounting/period-words.ts'
import {
  getAccountingInvoicingData,
  getGetAccountingInvoicingDataQueryKey,
} from '#generated/client/accounting/accounting.ts'
import type { PaidDriver, PayRunPreview } from '#generated/model/index.ts'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { ColumnMenu } from '#src/tables/ColumnMenu.tsx'
import { DataList } from '#src/tables/DataList.tsx'
import { ListCount } from '#src/tables/ListCount.tsx'
import { SearchField } from '#src/tables/SearchField.tsx'
import { SelectionBar } from '#src/tables/SelectionBar.tsx'
import { type ListState, useListState } from '#src/tables/use-list-state.ts'
import { usePagedRows } from '#src/tables/use-paged-rows.ts'
import { useRowSelection } from '#src/tables/use-row-selection.ts'
import { useTableLayout } from '#src/tables/use-table-layout.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { VerdictButton } from '#src/ui/VerdictButton.tsx'
import { payRights } from '../pay-rights.ts'
import { PeriodSelect } from '../PeriodSelect.tsx'
import { usePayPeriod } from '../use-pay-period.ts'
import { usePayPreview } from '../use-pay-preview.ts'
import { driverWords, periodText } from '../words.ts'
import { type DueDriver, payDueColumns, type PayDueSort, payDueSorts } from './pay-due-columns.tsx'
import { PayDueSummary } from './PayDueSummary.tsx'

const tableId = 'driver-pay-due'
const listOptions = {
  sortFields: payDueSorts,
  defaultSort: { field: 'name', direction: 'asc' } as const,
  filterNames: ['q'],
}

/** What drivers earned in a pay period, and what a run at its end would pay them. */
export function PayDueList() {
  const state = useListState<PayDueSort>(listOptions)
  const { chosen, offers, error, retry } = usePayPeriod(state.filter('until'))
  if (chosen !== undefined) return <DueIn period={chosen} offers={offers} state={state} />
  return error === null ? (
    <SkeletonLines count={10} what="what drivers are due" />
  ) : (
    <ErrorState title="When drivers are paid could not be loaded" error={error} retry={retry} />
  )
}

interface DueInProps {
  readonly period: PeriodDays
  readonly offers: readonly PeriodDays[]
  readonly state: ListState<PayDueSort>
}

function DueIn({ period, offers, state }: DueInProps) {
  const session = useSession()
  const navigate = useNavigate()
  const remembered = useTableLayout(tableId)
  const selection = useRowSelection<DueDriver>()
  const makes = payRights.make(session)
  const { until } = period
  // Who may not make a run may not try one either: they see what was earned alone.
  const asked = useMemo(() => (makes.allowed ? { until, payDate: until } : null), [makes.allowed, until])
  const preview = usePayPreview(asked)
  const paged = useDueDrivers({ period, state, preview: preview.data })
  const payChosen = () =>
    void navigate(paths.newPayRun({ until, drivers: selection.rows.map(({ id }) => id).join(',') }))

  return (
    <>
      <div className="wb-filter-bar">
        <SearchField
          placeholder="Driver"
          value={state.filter('q')}
          onChange={(q) => state.setFilters({ q }, { replace: true })}
        />
        <PeriodSelect
          chosen={period}
          offers={offers}
          onChoose={(next) => {
            selection.clear()
            state.setFilters({ until: next })
          }}
        />
        <div className="wb-filter-tail">
          <ListCount paged={paged} words={driverWords} />
          <ColumnMenu columns={payDueColumns} layout={remembered.layout} onChange={remembered.change} />
        </div>
      </div>
      {asked !== null && <PayDueSummary preview={preview} until={until} />}
      <SelectionBar selection={selection} words={driverWords}>
        <VerdictButton verdict={makes} text="Pay run for them…" onClick={payChosen} />
      </SelectionBar>
      <DataList
        label="Drivers"
        tableId={tableId}
        columns={payDueColumns}
        state={state}
        paged={paged}
        remembered={remembered}
        rowLabel={({ name }) => name}
        rowPath={({ id }) => paths.driverPay(id)}
        selection={makes.allowed ? selection : undefined}
        empty={
          <EmptyState
            icon={<Tick size={18} />}
            title="Nobody drove in this period"
            actions={<ButtonLink to={paths.driverPayDue({ view: 'runs' })} text="Runs" />}
          >
            Drivers of orders that were completed, or cancelled at a charge, from {periodText(period)} stand here.
          </EmptyState>
        }
      />
    </>
  )
}

interface DueDriversOf extends Pick<DueInProps, 'period' | 'state'> {
  readonly preview: PayRunPreview | undefined
}

/** The drivers of a period, each with the statement that a run would make; undefined while that is not known. */
function useDueDrivers({ period, state, preview }: DueDriversOf) {
  const { tenant } = useSession()
  const search = state.filter('q')
  const query = {
    until: period.until,
    ...(search !== '' && { search }),
    pagination: { sort: [state.sort] },
  }
  const paged = usePagedRows<PaidDriver>({
    queryKey: getGetAccountingInvoicingDataQueryKey(tenant.id, query),
    fetchPage: (request, signal) =>
      getAccountingInvoicingData(
        tenant.id,
        { ...query, pagination: { ...query.pagination, ...request } },
        undefined,
        signal,
      ),
    startPage: state.page,
  })
  const { rows } = paged
  const dueRows = useMemo((): readonly DueDriver[] => {
    const drafts = preview && new Map(preview.drafts.map((draft) => [draft.driver.id, draft]))
    return rows.map((row) => ({ ...row, due: drafts && (drafts.get(row.id) ?? null) }))
  }, [rows, preview])
  return { ...paged, rows: dueRows }
}
