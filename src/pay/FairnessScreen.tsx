import { Button } from '@blueprintjs/core'
import { Print, TimelineBarChart } from '@blueprintjs/icons'
import { useMemo } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { daysOfPeriod, type PeriodDays } from '#domain/accounting/period-words.ts'
import { formatCents } from '#domain/amounts/money.ts'
import { getDriverFairness, getGetDriverFairnessQueryKey } from '#generated/client/accounting/accounting.ts'
import type { DriverFairness } from '#generated/model/index.ts'
import { daysIn } from '#src/accounting/accounting-address.ts'
import { spanText } from '#src/accounting/figures.ts'
import { PeriodFilter } from '#src/accounting/PeriodFilter.tsx'
import { useToday } from '#src/billing/use-usual-until.ts'
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
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { fairnessColumns, type FairnessSort, fairnessSorts } from './fairness-columns.tsx'
import { OrPayDenied } from './OrPayDenied.tsx'
import { driverWords } from './words.ts'
import styles from './fairness.module.css'

const tableId = 'driver-fairness'
const listOptions = {
  sortFields: fairnessSorts,
  defaultSort: { field: 'perHour', direction: 'desc' } as const,
  filterNames: ['q'],
}

/** What drivers earn by the hour and the kilometre, beside the middle one of all of them. */
export function FairnessScreen() {
  return (
    <OrPayDenied title="Fairness of pay">
      <Fairness />
    </OrPayDenied>
  )
}

function Fairness() {
  const [params] = useSearchParams()
  const today = useToday()
  const days = useMemo(() => daysIn((name) => params.get(name) ?? ''), [params])
  // The days stand in the address, so that a link shows next month what it shows today.
  if (days === null) return <Navigate to={paths.driverFairness(daysOfPeriod('lastMonth', today))} replace />
  return <FairnessOf days={days} />
}

function FairnessOf({ days }: { readonly days: PeriodDays }) {
  const { tenant } = useSession()
  const state = useListState<FairnessSort>(listOptions)
  const remembered = useTableLayout(tableId)
  const { from, until } = days
  const search = state.filter('q')
  const query = { from, until, ...(search !== '' && { search }), pagination: { sort: [state.sort] } }
  const fetchPage = (request: PageRequest, signal: AbortSignal) =>
    getDriverFairness(tenant.id, { ...query, pagination: { ...query.pagination, ...request } }, undefined, signal)
  const paged = usePagedRows<DriverFairness>({
    queryKey: getGetDriverFairnessQueryKey(tenant.id, query),
    fetchPage,
    startPage: state.page,
  })
  const shown = shownColumns(fairnessColumns, remembered.layout.columns)
  return (
    <div className="wb-page wb-list-page">
      <PageHeader
        title="Fairness of pay"
        back={{ to: paths.driverPayDue(), label: 'Driver pay' }}
        actions={<Button icon={<Print />} text="Print" onClick={() => window.print()} />}
      />
      <div className="wb-filter-bar wb-no-print">
        <SearchField placeholder="Driver" value={search} onChange={(q) => state.setFilters({ q }, { replace: true })} />
        <PeriodFilter days={days} onChoose={(next) => state.setFilters({ ...next })} />
        <div className="wb-filter-tail">
          <ListCount paged={paged} words={driverWords} />
          <ColumnMenu columns={fairnessColumns} layout={remembered.layout} onChange={remembered.change} />
          <CsvDownload
            fileName={`${tableId}-${from}-to-${until}.csv`}
            words={driverWords}
            disabled={paged.rows.length === 0}
            write={(task) => rowsCsv({ ...task, columns: shown, fetchPage })}
          />
        </div>
      </div>
      <p className="wb-print-only">{spanText(from, until)}</p>
      <Median of={paged.rows[0]} />
      <DataList
        label="Drivers"
        tableId={tableId}
        columns={fairnessColumns}
        state={state}
        paged={paged}
        remembered={remembered}
        rowLabel={({ name }) => name}
        rowPath={({ id }) => paths.driverPay(id)}
        empty={
          <EmptyState icon={<TimelineBarChart size={18} />} title="Nobody drove on these days">
            Orders count by the day on which they were completed. There are none of {spanText(from, until)}.
          </EmptyState>
        }
      />
    </div>
  )
}

/** It is the same in every row. */
function Median({ of: row }: { readonly of: DriverFairness | undefined }) {
  if (row === undefined) return null
  const { medianPerHourCadCents: hour, medianPerKilometreCadCents: kilometre } = row
  if (hour === null && kilometre === null) return null
  return (
    <p className={styles.median}>
      The median of all drivers is{' '}
      {[
        ...(hour === null ? [] : [`${formatCents(hour)} an hour`]),
        ...(kilometre === null ? [] : [`${formatCents(kilometre)} a kilometre`]),
      ].join(' and ')}
      . Time counts from the first stamp at a pickup to the drop-off, each minute once.
    </p>
  )
}
