import { Box } from '@blueprintjs/icons'
import { useMemo } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { figureMeasures, type FigureMeasure } from '#domain/figures/figures.ts'
import {
  getFigureOrders,
  getGetFigureOrdersQueryKey,
  useGetFigureSums,
} from '#generated/client/accounting/accounting.ts'
import type { FigureOrder, FigureSums } from '#generated/model/index.ts'
import { daysIn } from '#src/accounting/accounting-address.ts'
import { countWords, moneyText, spanText } from '#src/accounting/figures.ts'
import { drawerState, useOrderDrawerPath } from '#src/orders/acts/use-order-drawer.ts'
import { orderNumber } from '#src/orders/cells/order-columns.tsx'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { shownColumns } from '#src/tables/column.ts'
import { ColumnMenu } from '#src/tables/ColumnMenu.tsx'
import { CsvDownload } from '#src/tables/CsvDownload.tsx'
import { DataList } from '#src/tables/DataList.tsx'
import { ListCount } from '#src/tables/ListCount.tsx'
import { rowsCsv } from '#src/tables/rows-csv.ts'
import type { Foot } from '#src/tables/TableFoot.tsx'
import { useListState } from '#src/tables/use-list-state.ts'
import { usePagedRows, type PageRequest } from '#src/tables/use-paged-rows.ts'
import { useTableLayout } from '#src/tables/use-table-layout.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { type AnalyticsQuestion, measureLabels, paramsOf, questionIn, seesMoney, ofText } from './figure-address.ts'
import { minutesText } from './figure-words.ts'
import { FiguresOrDenied } from './FiguresOrDenied.tsx'
import { kindOf, orderColumns } from './order-columns.tsx'

const words = { one: 'order', many: 'orders' }

/** The orders behind a figure, and what they come to: the figure. */
export function FigureOrdersScreen() {
  return (
    <FiguresOrDenied title="Orders of a figure">
      <OfFigure />
    </FiguresOrDenied>
  )
}

function OfFigure() {
  const session = useSession()
  const [params] = useSearchParams()
  const named = params.get('measure')
  const measure = figureMeasures.find((each) => each === named) ?? 'placed'
  const question = useMemo(() => {
    const read = (name: string) => params.get(name) ?? ''
    const days = daysIn(read)
    return days && questionIn(read, days, session)
  }, [params, session])
  return question === null ? (
    <Navigate to={paths.analytics()} replace />
  ) : (
    <Orders question={question} measure={measure} />
  )
}

interface OrdersProps {
  readonly question: AnalyticsQuestion
  readonly measure: FigureMeasure
}

function Orders({ question, measure }: OrdersProps) {
  const session = useSession()
  const { tenant } = session
  const state = useListState<'day'>(listOptions)
  const { sort } = state
  const asked = useMemo(() => ({ params: paramsOf(question), measure }), [question, measure])
  const query = useMemo(() => ({ ...asked, pagination: { sort: [sort] } }), [asked, sort])
  const fetchPage = (request: PageRequest, signal: AbortSignal) =>
    getFigureOrders(tenant.id, { ...query, pagination: { ...query.pagination, ...request } }, undefined, signal)
  const paged = usePagedRows<FigureOrder>({
    queryKey: getGetFigureOrdersQueryKey(tenant.id, query),
    fetchPage,
    startPage: state.page,
  })
  const sums = useGetFigureSums(tenant.id, asked)
  const tableId = `figure-orders-${kindOf(measure)}`
  const remembered = useTableLayout(tableId)
  const orderPath = useOrderDrawerPath()
  const withMoney = seesMoney(session, question.side)
  const columns = orderColumns(measure, question.side, withMoney)
  const { from, until, side, of } = question
  const back = paths.analytics({ from, until, side, ...(of && { of: ofText(of) }) })
  return (
    <div className="wb-page wb-list-page">
      <PageHeader
        title={measureLabels[measure]}
        subtitle={spanText(from, until)}
        back={{ to: back, label: 'Analytics' }}
        actions={
          <CsvDownload
            write={(task) => rowsCsv({ ...task, columns: shownColumns(columns, remembered.layout.columns), fetchPage })}
            fileName={`orders-${measure}-${from}-to-${until}.csv`}
            words={words}
            disabled={paged.rows.length === 0}
          />
        }
      />
      <div className="wb-filter-bar wb-no-print">
        <div className="wb-filter-tail">
          <ListCount paged={paged} words={words} />
          <ColumnMenu columns={columns} layout={remembered.layout} onChange={remembered.change} />
        </div>
      </div>
      <DataList
        label="Orders"
        tableId={tableId}
        columns={columns}
        state={state}
        paged={paged}
        remembered={remembered}
        rowLabel={({ id }) => `order ${orderNumber(id)}`}
        rowPath={({ id }) => orderPath(id)}
        rowState={drawerState}
        foot={sums.data ? footOf(sums.data) : null}
        empty={
          <EmptyState icon={<Box size={18} />} title="No such orders on these days">
            The figure is nothing as well.
          </EmptyState>
        }
      />
    </div>
  )
}

const listOptions = {
  sortFields: ['day'],
  defaultSort: { field: 'day', direction: 'desc' },
  filterNames: [],
} as const

/** What all of them come to; of minutes what half of them stay within, which is what the figure says. */
function footOf({ orders, waits, ways, ...amounts }: FigureSums): Foot {
  return {
    label: orders === 1 ? 'The only order' : `All ${countWords(orders)} orders`,
    cells: {
      wait: waits.median === null ? undefined : `half within ${minutesText(waits.median)}`,
      way: ways.median === null ? undefined : `half within ${minutesText(ways.median)}`,
      revenue: moneyText(amounts.revenueCadCents),
      pay: moneyText(amounts.payCadCents),
      bought: moneyText(amounts.boughtCadCents),
      margin: moneyText(amounts.marginCadCents),
    },
  }
}
