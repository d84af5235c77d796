import type { OrderStatus } from '#domain/orders/order-status.ts'
import { onTimePercent, type FigureMeasure, type FigureSide } from '#domain/figures/figures.ts'
import type { OnTimeFigures, OrderFigures, RevenueFigures } from '#generated/model/index.ts'
import { countWords, moneyText } from '#src/accounting/figures.ts'
import { dollarsText, minutesText, percentText, shortCount } from './figure-words.ts'

/** How a column is drawn: by its form, so that charts are read without colours as well. */
export type SeriesLook = 'bars' | 'line' | 'dashed'

/** A figure over time: a column of the table, and where it has a look a series of the chart. */
export interface FigureColumn<Figures> {
  readonly id: string
  readonly title: string
  /** Null: not known of these days. */
  readonly value: (figures: Figures) => number | null
  readonly text: (value: number | null) => string
  /** What a file has: a plain number. */
  readonly fileText: (value: number | null) => string
  /** The orders behind it. */
  readonly measure: FigureMeasure
  readonly look?: SeriesLook
  /** The colour of a status. */
  readonly color?: OrderStatus
}

/** A chart with its table. */
export interface FigureChart<Figures> {
  readonly title: string
  readonly columns: readonly FigureColumn<Figures>[]
  /** Along the axis of values. */
  readonly axisText: (value: number) => string
}

const plain = (value: number | null) => (value === null ? '' : String(value))
const decimals = (value: number | null) => (value === null ? '' : (value / 100).toFixed(2))
const count = (value: number | null) => (value === null ? '—' : countWords(value))

export const orderChart: FigureChart<OrderFigures> = {
  title: 'Orders',
  axisText: shortCount,
  columns: [
    {
      id: 'placed',
      title: 'Placed',
      value: ({ placed }) => placed,
      text: count,
      fileText: plain,
      measure: 'placed',
      look: 'bars',
      color: 'assigned',
    },
    {
      id: 'delivered',
      title: 'Delivered',
      value: ({ delivered }) => delivered,
      text: count,
      fileText: plain,
      measure: 'delivered',
      look: 'line',
      color: 'completed',
    },
    {
      id: 'cancelled',
      title: 'Cancelled',
      value: ({ cancelled }) => cancelled,
      text: count,
      fileText: plain,
      measure: 'cancelled',
      look: 'dashed',
      color: 'cancelled',
    },
  ],
}

/** What orders bring in; of what one ordered: what that costs. */
export function revenueChart(side: FigureSide): FigureChart<RevenueFigures> {
  const isCarried = side === 'carried'
  const money = { text: moneyText, fileText: decimals, measure: 'earned' } as const
  const revenue: FigureColumn<RevenueFigures> = {
    id: 'revenue',
    title: isCarried ? 'Revenue' : 'Spend',
    value: ({ revenueCadCents }) => revenueCadCents,
    ...money,
    look: 'bars',
    color: 'pickedUp',
  }
  const earned: FigureColumn<RevenueFigures> = {
    id: 'earned',
    title: 'Orders',
    value: (figures) => figures.earned,
    text: count,
    fileText: plain,
    measure: 'earned',
  }
  const unpriced: FigureColumn<RevenueFigures> = {
    id: 'unpriced',
    title: 'No price',
    value: (figures) => figures.unpriced,
    text: count,
    fileText: plain,
    measure: 'unpriced',
  }
  const costs: readonly FigureColumn<RevenueFigures>[] = [
    { id: 'pay', title: 'Driver pay', value: ({ payCadCents }) => payCadCents, ...money },
    { id: 'bought', title: 'Other couriers', value: ({ boughtCadCents }) => boughtCadCents, ...money },
    {
      id: 'margin',
      title: 'Margin',
      value: ({ marginCadCents }) => marginCadCents,
      ...money,
      look: 'line',
      color: 'completed',
    },
  ]
  return {
    title: isCarried ? 'Revenue' : 'Spend',
    axisText: dollarsText,
    columns: [earned, unpriced, revenue, ...(isCarried ? costs : [])],
  }
}

export const onTimeChart: FigureChart<OnTimeFigures> = {
  title: 'On time',
  axisText: (value) => `${value} %`,
  columns: [
    {
      id: 'promised',
      title: 'With a promise',
      value: ({ promised }) => promised,
      text: count,
      fileText: plain,
      measure: 'promised',
    },
    { id: 'onTime', title: 'On time', value: ({ onTime }) => onTime, text: count, fileText: plain, measure: 'onTime' },
    {
      id: 'late',
      title: 'Late',
      value: ({ promised, onTime }) => promised - onTime,
      text: count,
      fileText: plain,
      measure: 'late',
    },
    {
      id: 'share',
      title: 'Share on time',
      value: onTimePercent,
      text: percentText,
      fileText: plain,
      measure: 'promised',
      look: 'line',
      color: 'completed',
    },
  ],
}

export const waitChart: FigureChart<OnTimeFigures> = {
  title: 'Waiting at stops',
  axisText: minutesText,
  columns: [
    {
      id: 'waited',
      title: 'Orders',
      value: ({ waits }) => waits.orders,
      text: count,
      fileText: plain,
      measure: 'waited',
    },
    {
      id: 'median',
      title: 'Half within',
      value: ({ waits }) => waits.median,
      text: minutesText,
      fileText: plain,
      measure: 'waited',
      look: 'line',
      color: 'assigned',
    },
    {
      id: 'ninetieth',
      title: 'Nine in ten within',
      value: ({ waits }) => waits.ninetieth,
      text: minutesText,
      fileText: plain,
      measure: 'waited',
      look: 'dashed',
      color: 'created',
    },
  ],
}
