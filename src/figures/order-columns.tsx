import { orderStatusLabels } from '#domain/orders/order-status.ts'
import type { FigureMeasure, FigureSide } from '#domain/figures/figures.ts'
import type { FigureOrder } from '#generated/model/index.ts'
import { dayText, moneyText } from '#src/accounting/figures.ts'
import { orderNumber } from '#src/orders/cells/order-columns.tsx'
import type { Column } from '#src/tables/column.ts'
import { minutesText } from './figure-words.ts'
import '#src/ui/cells.css'

type OrderColumn = Column<FigureOrder, 'day'>

const shown = (id: string, title: string, width: number, text: (order: FigureOrder) => string): OrderColumn => ({
  id,
  title,
  width,
  byDefault: true,
  cell: text,
  text,
})

const minutes = (id: string, title: string, of: (order: FigureOrder) => number | null): OrderColumn => ({
  id,
  title,
  width: 160,
  align: 'right',
  byDefault: true,
  cell: (order) => minutesText(of(order)),
  text: (order) => String(of(order) ?? ''),
})

const money = (id: string, title: string, of: (order: FigureOrder) => number | null): OrderColumn => ({
  id,
  title,
  width: 104,
  align: 'right',
  byDefault: true,
  cell: (order) => moneyText(of(order)),
  text: (order) => {
    const cents = of(order)
    return cents === null ? '' : (cents / 100).toFixed(2)
  },
})

const promiseText = ({ isOnTime }: FigureOrder) => (isOnTime === null ? '—' : isOnTime ? 'On time' : 'Late')

type FigureKind = 'orders' | 'delivery' | 'minutes' | 'money'

/** What somebody looks for who opens the figure: the other columns can be shown as well. */
export function kindOf(measure: FigureMeasure): FigureKind {
  if (measure === 'waited' || measure === 'underway') return 'minutes'
  if (measure === 'earned' || measure === 'unpriced' || measure === 'withoutPay') return 'money'
  return measure === 'placed' || measure === 'cancelled' ? 'orders' : 'delivery'
}

/** What an order adds to a figure. */
export function orderColumns(measure: FigureMeasure, side: FigureSide, withMoney: boolean): readonly OrderColumn[] {
  const isCarried = side === 'carried'
  const kind = kindOf(measure)
  const of = (what: FigureKind, column: OrderColumn) => ({ ...column, byDefault: kind === what })
  return [
    { ...shown('number', 'Order', 128, ({ id }) => orderNumber(id)), required: true },
    { ...shown('day', 'Day', 112, ({ day }) => dayText(day)), sortField: 'day', firstDirection: 'desc' },
    shown('status', 'Status', 104, ({ status }) => orderStatusLabels[status]),
    shown('party', isCarried ? 'Customer' : 'Courier', 180, ({ party }) => party),
    shown('service', 'Service', 148, ({ service }) => service),
    ...(isCarried ? [shown('driver', 'Driver', 132, ({ driver }) => driver ?? '—')] : []),
    shown('lane', 'Lane', 220, ({ lane }) => lane),
    of('delivery', shown('promise', 'Promise', 88, promiseText)),
    of(
      'minutes',
      minutes('wait', 'Wait', ({ waitMinutes }) => waitMinutes),
    ),
    of(
      'minutes',
      minutes('way', 'Under way', ({ wayMinutes }) => wayMinutes),
    ),
    ...(withMoney
      ? [
          of(
            'money',
            money('revenue', isCarried ? 'Revenue' : 'Price', ({ revenueCadCents }) => revenueCadCents),
          ),
        ]
      : []),
    ...(withMoney && isCarried
      ? [
          of(
            'money',
            money('pay', 'Driver pay', ({ payCadCents }) => payCadCents),
          ),
          of(
            'money',
            money('bought', 'Other couriers', ({ boughtCadCents }) => boughtCadCents),
          ),
          of(
            'money',
            money('margin', 'Margin', ({ marginCadCents }) => marginCadCents),
          ),
        ]
      : []),
  ]
}
