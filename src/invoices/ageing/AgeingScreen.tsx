import { Button } from '@blueprintjs/core'
import { Print, Tick } from '@blueprintjs/icons'
import { countText } from '#domain/amounts/count-text.ts'
import { isDate } from '#domain/time/day-bounds.ts'
import { getAgeing, getGetAgeingQueryKey, useGetAgeingTotals } from '#generated/client/accounting/accounting.ts'
import type { AgeingCustomer, GetAgeingParams } from '#generated/model/index.ts'
import { OrDenied } from '#src/billing/BillingPage.tsx'
import { BillingTabs } from '#src/billing/BillingTabs.tsx'
import { DayField } from '#src/billing/DayField.tsx'
import { useToday } from '#src/billing/use-usual-until.ts'
import { dayText } from '#src/billing/words.ts'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { ChoiceFilter } from '#src/tables/ChoiceFilter.tsx'
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
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { customerWords } from '../words.ts'
import { ageingColumns, type AgeingSort, ageingSorts } from './ageing-columns.tsx'
import { AgeingFigures } from './AgeingFigures.tsx'
import styles from './ageing.module.css'

/** What each customer owes, by how long it has been due. */
export function AgeingScreen() {
  return (
    <OrDenied title="Ageing">
      <Ageing />
    </OrDenied>
  )
}

const tableId = 'ageing'
const listOptions = {
  sortFields: ageingSorts,
  defaultSort: { field: 'outstanding', direction: 'desc' } as const,
  filterNames: ['q', 'overdue', 'hold'],
}

function Ageing() {
  const { tenant } = useSession()
  const today = useToday()
  const state = useListState<AgeingSort>(listOptions)
  const remembered = useTableLayout(tableId)
  const search = state.filter('q')
  const said = state.filter('on')
  const on = isDate(said) ? said : today
  const at = on === today ? {} : { on }
  const isOverdue = state.filter('overdue') === 'yes'
  const isProposed = state.filter('hold') === 'proposed'
  const query: GetAgeingParams = {
    ...at,
    ...(search !== '' && { search }),
    pagination: {
      sort: [state.sort],
      ...((isOverdue || isProposed) && {
        filter: { ...(isOverdue && { isOverdue }), ...(isProposed && { isHoldProposed: true }) },
      }),
    },
  }
  const { data: totals } = useGetAgeingTotals(tenant.id, at)
  const fetchPage = (request: PageRequest, signal: AbortSignal) =>
    getAgeing(tenant.id, { ...query, pagination: { ...query.pagination, ...request } }, undefined, signal)
  const paged = usePagedRows<AgeingCustomer>({
    queryKey: getGetAgeingQueryKey(tenant.id, query),
    fetchPage,
    startPage: state.page,
  })
  const shown = shownColumns(ageingColumns, remembered.layout.columns)
  return (
    <div className="wb-page wb-list-page">
      <PageHeader
        title="Ageing"
        subtitle={
          totals &&
          `${countText(totals.customers, customerWords)} at the end of ${dayText(totals.on)}, by days past the due date`
        }
        actions={
          <span className="wb-acts">
            <CsvDownload
              fileName={`ageing-${on}.csv`}
              words={customerWords}
              disabled={paged.rows.length === 0}
              write={(task) => rowsCsv({ ...task, columns: shown, fetchPage })}
            />
            <Button icon={<Print />} text="Print" onClick={() => window.print()} />
            <ButtonLink to={paths.reminders()} text="Reminders" />
          </span>
        }
      />
      <BillingTabs chosen="ageing" />
      {totals !== undefined && (
        <section className={`wb-card ${styles.totals}`} aria-label="All customers">
          <AgeingFigures ageing={totals.ageing} />
        </section>
      )}
      <div className="wb-filter-bar wb-no-print">
        <SearchField
          placeholder="Customer"
          value={search}
          onChange={(q) => state.setFilters({ q }, { replace: true })}
        />
        <DayField label="At" value={on} onChange={(day) => state.setFilters({ on: day === today ? null : day })} />
        <ChoiceFilter
          label="Overdue"
          isSingle
          choices={[{ value: 'yes', text: 'Yes' }]}
          chosen={isOverdue ? ['yes'] : []}
          onChoose={([chosen = null]) => state.setFilters({ overdue: chosen })}
        />
        <ChoiceFilter
          label="Credit hold"
          isSingle
          choices={[{ value: 'proposed', text: 'Proposed' }]}
          chosen={isProposed ? ['proposed'] : []}
          onChoose={([chosen = null]) => state.setFilters({ hold: chosen })}
        />
        {state.isFiltered && <Button variant="minimal" text="Clear filters" onClick={state.clearFilters} />}
        <div className="wb-filter-tail">
          <ListCount paged={paged} words={customerWords} />
          <ColumnMenu columns={ageingColumns} layout={remembered.layout} onChange={remembered.change} />
        </div>
      </div>
      <DataList
        label="Customers"
        tableId={tableId}
        columns={ageingColumns}
        state={state}
        paged={paged}
        remembered={remembered}
        rowLabel={({ name }) => name}
        rowPath={({ id }) => paths.statement(id)}
        empty={
          <EmptyState icon={<Tick size={18} />} title={`Nobody owes anything at ${dayText(on)}`}>
            What customers have not paid stands here, by how long it has been due.
          </EmptyState>
        }
      />
    </div>
  )
}
