import { orderStatusLabels } from '#domain/orders/order-status.ts'
import type { FigureSide } from '#domain/figures/figures.ts'
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
  width: 132,
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

/** What an order adds to a figure. */
export function orderColumns(side: FigureSide, withMoney: boolean): readonly OrderColumn[] {
  const isCarried = side === 'carried'
  return [
    { ...shown('number', 'Order', 104, ({ id }) => orderNumber(id)), required: true },
    { ...shown('day', 'Day', 112, ({ day }) => dayText(day)), sortField: 'day', firstDirection: 'desc' },
    shown('status', 'Status', 104, ({ status }) => orderStatusLabels[status]),
    shown('party', isCarried ? 'Customer' : 'Courier', 180, ({ party }) => party),
    shown('service', 'Service', 120, ({ service }) => service),
    ...(isCarried ? [shown('driver', 'Driver', 132, ({ driver }) => driver ?? '—')] : []),
    shown('lane', 'Lane', 200, ({ lane }) => lane),
    shown('promise', 'Promise', 80, promiseText),
    minutes('wait', 'Wait', ({ waitMinutes }) => waitMinutes),
    minutes('way', 'Under way', ({ wayMinutes }) => wayMinutes),
    ...(withMoney ? [money('revenue', isCarried ? 'Revenue' : 'Price', ({ revenueCadCents }) => revenueCadCents)] : []),
    ...(withMoney && isCarried
      ? [
          money('pay', 'Driver pay', ({ payCadCents }) => payCadCents),
          money('bought', 'Other couriers', ({ boughtCadCents }) => boughtCadCents),
          money('margin', 'Margin', ({ marginCadCents }) => marginCadCents),
        ]
      : []),
  ]
}
