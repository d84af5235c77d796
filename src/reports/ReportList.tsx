import { useCallback, useMemo } from 'react'
import { Button } from '@blueprintjs/core'
import { Envelope, Print, TimelineBarChart } from '@blueprintjs/icons'
import { useSearchParams } from 'react-router-dom'
import { isSummary, partyOfReport, reportLabels, type ReportParty, transactionsOf } from '#domain/accounting/reports.ts'
import type { CountedWords } from '#domain/amounts/count-text.ts'
import { spanText } from '#src/accounting/figures.ts'
import { NothingOfDays } from '#src/accounting/NothingOfDays.tsx'
import { can } from '#src/access/can.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { ColumnMenu } from '#src/tables/ColumnMenu.tsx'
import { CsvDownload } from '#src/tables/CsvDownload.tsx'
import { DataList } from '#src/tables/DataList.tsx'
import { ListCount } from '#src/tables/ListCount.tsx'
import { useListState } from '#src/tables/use-list-state.ts'
import { useTableLayout } from '#src/tables/use-table-layout.ts'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { nobody, reportNarrowings, type ReportNarrowing, type ReportQuestion } from './report-address.ts'
import {
  footOfReport,
  labelOfLine,
  reportColumnsOf,
  type ReportLine,
  type ReportSort,
  reportSorts,
} from './report-columns.tsx'
import { ReportFilters } from './ReportFilters.tsx'
import { useReport } from './use-report.ts'

interface ReportListProps {
  /** Of the page. */
  readonly title: string
  readonly question: ReportQuestion
}

/** Rows stand by name, orders with the newest first. */
const byName = {
  sortFields: reportSorts,
  defaultSort: { field: 'name', direction: 'asc' },
  filterNames: reportNarrowings,
} as const
const newestFirst = { ...byName, defaultSort: { field: 'day', direction: 'desc' } } as const

const orderWords: CountedWords = { one: 'order', many: 'orders' }
const partyWords: Readonly<Record<ReportParty, CountedWords>> = {
  Driver: { one: 'driver', many: 'drivers' },
  Customer: { one: 'customer', many: 'customers' },
  Courier: { one: 'courier', many: 'couriers' },
  Supplier: { one: 'supplier', many: 'suppliers' },
}

/** The report that the address asks for; all of its orders together stand under it. */
export function ReportList({ title, question }: ReportListProps) {
  const { kind, side, from, until } = question
  const session = useSession()
  const { tenant } = session
  const party = partyOfReport(kind)
  const state = useListState<ReportSort>(party === null ? newestFirst : byName)
  const { paged, totals, download } = useReport(question, state.sort, state.page)
  const tableId = `report-${kind.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}`
  const remembered = useTableLayout(tableId)
  const columns = useMemo(() => reportColumnsOf(kind, side), [kind, side])
  const pathOfLine = usePathOfLine(question)
  const schedulePath = paths.newReportSchedule({ kind, ...useNarrowing() })
  const isSummed = isSummary(kind)
  const words = party !== null && isSummed ? partyWords[party] : orderWords
  // Of transactions the list has further rows than orders.
  const counted = isSummed || party === null ? paged : { ...paged, total: totals?.orders, totalIsCapped: false }
  return (
    <>
      <PageHeader
        title={title}
        actions={
          <>
            <CsvDownload
              url={download.url}
              params={download.params}
              fileName={`${tableId}-${from}-to-${until}.csv`}
              words={words}
              disabled={paged.rows.length === 0}
            />
            {can.scheduleReports(session).allowed && (
              <ButtonLink to={schedulePath} icon={<Envelope />} text="By mail" />
            )}
            <Button icon={<Print />} text="Print" disabled={paged.rows.length === 0} onClick={() => window.print()} />
          </>
        }
      />
      <ReportFilters state={state} question={question}>
        <div className="wb-filter-tail">
          <ListCount paged={counted} words={words} />
          <ColumnMenu columns={columns} layout={remembered.layout} onChange={remembered.change} />
        </div>
      </ReportFilters>
      <p className="wb-print-only">
        {tenant.name}: {reportLabels[kind]}, {spanText(from, until)}
      </p>
      <DataList
        label={reportLabels[kind]}
        tableId={tableId}
        columns={columns}
        state={state}
        paged={paged}
        remembered={remembered}
        rowLabel={labelOfLine}
        rowPath={pathOfLine}
        foot={totals === null ? null : footOfReport(totals)}
        empty={
          <NothingOfDays
            icon={<TimelineBarChart size={18} />}
            title="No orders in these days"
            days={{ from, until }}
            onChoose={(days) => state.setFilters({ ...days })}
          >
            {party === 'Supplier' ? 'Orders that suppliers placed' : 'Orders'} are listed by the day on which they were
            completed, or cancelled at a charge. There are none of {spanText(from, until)}.
          </NothingOfDays>
        }
      />
    </>
  )
}

const narrowingOf: Readonly<Record<ReportParty, ReportNarrowing>> = {
  Driver: 'driver',
  Customer: 'customer',
  Courier: 'courier',
  Supplier: 'supplier',
}

/** What narrows the report down, as the address has it. */
function useNarrowing(): Partial<Record<ReportNarrowing, string>> {
  const [params] = useSearchParams()
  return useMemo(
    () => Object.fromEntries(reportNarrowings.flatMap((name) => (params.has(name) ? [[name, params.get(name)]] : []))),
    [params],
  )
}

/** Where a row leads: to the order, else to the orders that it is the sum of. */
function usePathOfLine({ kind, from, until }: ReportQuestion): (line: ReportLine) => string {
  const narrowing = useNarrowing()
  return useCallback(
    ({ order, party: whose }) => {
      if (order !== null) return paths.order(order.id)
      const party = partyOfReport(kind)
      const named = party === null ? {} : { [narrowingOf[party]]: whose?.id === null ? nobody : String(whose?.id) }
      return paths.reports({ kind: transactionsOf(kind), from, until, ...narrowing, ...named })
    },
    [kind, from, until, narrowing],
  )
}
