import { Link } from 'react-router-dom'
import { onTimePercent, type FigureDimension, type FigureMeasure } from '#domain/figures/figures.ts'
import type { AnalyticsGroup, AnalyticsGroupPaginationSortItemField, RevenueFigures } from '#generated/model/index.ts'
import { countWords, moneyText } from '#src/accounting/figures.ts'
import type { Column } from '#src/tables/column.ts'
import { type AnalyticsQuestion, ordersPath } from './figure-address.ts'
import { minutesText, percentText } from './figure-words.ts'
import '#src/ui/cells.css'

type SortField = AnalyticsGroupPaginationSortItemField
type GroupColumn = Column<AnalyticsGroup, SortField>

interface Asked {
  readonly question: AnalyticsQuestion
  readonly dimension: FigureDimension
  readonly withMoney: boolean
}

interface FigureOf {
  readonly id: string
  readonly title: string
  readonly measure: FigureMeasure
  readonly value: (group: AnalyticsGroup) => number | null
  readonly text: (value: number | null) => string
  readonly fileText?: (value: number) => string
  readonly sortField?: SortField
  readonly width?: number
}

const titles: Readonly<Record<FigureDimension, string>> = {
  service: 'Service',
  party: 'Company',
  driver: 'Driver',
  lane: 'Lane',
}

const count = (value: number | null) => (value === null ? '—' : countWords(value))
const cents = (value: number) => (value / 100).toFixed(2)

const orderFigures: readonly FigureOf[] = [
  {
    id: 'placed',
    title: 'Placed',
    measure: 'placed',
    value: ({ orders }) => orders.placed,
    text: count,
    sortField: 'placed',
  },
  {
    id: 'delivered',
    title: 'Delivered',
    measure: 'delivered',
    value: ({ orders }) => orders.delivered,
    text: count,
    sortField: 'delivered',
  },
  {
    id: 'cancelled',
    title: 'Cancelled',
    measure: 'cancelled',
    value: ({ orders }) => orders.cancelled,
    text: count,
    sortField: 'cancelled',
  },
  {
    id: 'onTime',
    title: 'On time',
    measure: 'promised',
    value: ({ onTime }) => onTimePercent(onTime),
    text: percentText,
    sortField: 'onTime',
  },
  { id: 'late', title: 'Late', measure: 'late', value: ({ onTime }) => onTime.promised - onTime.onTime, text: count },
  {
    id: 'waits',
    title: 'Wait, half within',
    measure: 'waited',
    value: ({ onTime }) => onTime.waits.median,
    text: minutesText,
    width: 128,
  },
  {
    id: 'waitsMost',
    title: 'Nine in ten within',
    measure: 'waited',
    value: ({ onTime }) => onTime.waits.ninetieth,
    text: minutesText,
    width: 132,
  },
  {
    id: 'ways',
    title: 'Under way, half within',
    measure: 'underway',
    value: ({ onTime }) => onTime.ways.median,
    text: minutesText,
    width: 156,
  },
]

const money = (
  id: string,
  title: string,
  of: (revenue: RevenueFigures) => number | null,
  sortField?: SortField,
): FigureOf => ({
  id,
  title,
  measure: 'earned',
  value: ({ revenue }) => revenue && of(revenue),
  text: moneyText,
  fileText: cents,
  width: 116,
  ...(sortField && { sortField }),
})

/** The columns of what orders are put together by; each figure opens its orders. */
export function groupColumns({ question, dimension, withMoney }: Asked): readonly GroupColumn[] {
  const isCarried = question.side === 'carried'
  const amounts = withMoney
    ? [
        money('revenue', isCarried ? 'Revenue' : 'Spend', ({ revenueCadCents }) => revenueCadCents, 'revenue'),
        ...(isCarried
          ? [
              money('pay', 'Driver pay', ({ payCadCents }) => payCadCents),
              money('margin', 'Margin', ({ marginCadCents }) => marginCadCents, 'margin'),
            ]
          : []),
      ]
    : []
  const name: GroupColumn = {
    id: 'label',
    title: titles[dimension],
    width: 220,
    sortField: 'label',
    byDefault: true,
    required: true,
    cell: ({ label }) => label,
    text: ({ label }) => label,
  }
  return [name, ...[...orderFigures, ...amounts].map((figure) => columnOf(figure, question, dimension))]
}

function columnOf(
  { id, title, measure, value, text, fileText = String, sortField, width = 92 }: FigureOf,
  question: AnalyticsQuestion,
  dimension: FigureDimension,
): GroupColumn {
  return {
    id,
    title,
    width,
    align: 'right',
    firstDirection: 'desc',
    byDefault: true,
    ...(sortField && { sortField }),
    cell: (group) => {
      const shown = value(group)
      // Of nothing there are no orders.
      if (shown === null || shown === 0) return text(shown)
      return <Link to={ordersPath(question, measure, { of: { dimension, key: group.key } })}>{text(shown)}</Link>
    },
    text: (group) => {
      const shown = value(group)
      return shown === null ? '' : fileText(shown)
    },
  }
}
