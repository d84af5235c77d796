import { type Grouping, partyOf } from '#domain/accounting/groupings.ts'
import type { AccountingOrder, AccountingOrderPaginationSortItemField } from '#generated/model/index.ts'
import { orderNumber } from '#src/orders/cells/order-columns.tsx'
import { MeasureCell } from '#src/resources/MeasureCell.tsx'
import type { Column } from '#src/tables/column.ts'
import { dayText, moneyText } from './figures.ts'
import { PaidCell } from './PaidCell.tsx'
import { RevenueStateTag } from './RevenueStateTag.tsx'
import '#src/ui/cells.css'

export type OrderSort = AccountingOrderPaginationSortItemField
type OrderColumn = Column<AccountingOrder, OrderSort>

export const orderSorts: readonly OrderSort[] = ['billableOn', 'total']

const none = <span className="wb-cell-none">—</span>

const number: OrderColumn = {
  id: 'number',
  title: 'Order',
  width: 84,
  byDefault: true,
  required: true,
  cell: ({ id }) => orderNumber(id),
}
const state: OrderColumn = {
  id: 'state',
  title: 'Billing',
  width: 124,
  byDefault: true,
  cell: (order) => <RevenueStateTag state={order.state} reason={order.notBillableReason} />,
}
const day: OrderColumn = {
  id: 'day',
  title: 'Day',
  width: 112,
  sortField: 'billableOn',
  firstDirection: 'desc',
  byDefault: true,
  cell: ({ billableOn }) => dayText(billableOn),
}
const money = (
  id: string,
  title: string,
  of: (order: AccountingOrder) => number | null,
  more: Partial<OrderColumn> = {},
): OrderColumn => ({
  id,
  title,
  width: 100,
  align: 'right',
  byDefault: true,
  cell: (order) => moneyText(of(order)),
  ...more,
})
const total = money('total', 'Total', ({ totalCadCents }) => totalCadCents, {
  sortField: 'total',
  firstDirection: 'desc',
  cell: ({ totalCadCents }) =>
    totalCadCents === null ? (
      <span className="wb-cell-warning" title="No band, zone or rate matched, or nobody has priced it yet">
        No price
      </span>
    ) : (
      moneyText(totalCadCents)
    ),
})
const text = (
  id: string,
  title: string,
  width: number,
  of: (order: AccountingOrder) => string | null,
): OrderColumn => ({
  id,
  title,
  width,
  byDefault: false,
  cell: (order) => of(order) || none,
})

const rest: readonly OrderColumn[] = [
  text('poNumber', 'PO number', 112, ({ poNumber }) => poNumber),
  text('dropoff', 'Drop-off', 220, ({ dropoff }) => dropoff),
  text('pickup', 'Pickup', 220, ({ pickup }) => pickup),
  text('service', 'Service', 120, ({ serviceName }) => serviceName),
  {
    id: 'parcels',
    title: 'Pieces',
    width: 72,
    align: 'right',
    byDefault: false,
    cell: ({ parcels }) => String(parcels),
  },
  {
    id: 'weight',
    title: 'Weight',
    width: 92,
    align: 'right',
    byDefault: false,
    cell: ({ weightKg }) => <MeasureCell value={weightKg} of="weight" />,
  },
  {
    id: 'distance',
    title: 'Distance',
    width: 92,
    align: 'right',
    byDefault: false,
    cell: ({ distanceM }) => <MeasureCell value={distanceM} of="largeDistance" />,
  },
  money('billed', 'Billed', ({ billedCadCents }) => billedCadCents, { byDefault: false }),
  text('invoices', 'Invoices', 132, ({ invoiceNumbers }) => invoiceNumbers.join(', ')),
]

const paid: OrderColumn = {
  id: 'paid',
  title: 'Paid',
  width: 132,
  byDefault: true,
  cell: (order) => <PaidCell order={order} />,
}
const preTax = money('preTax', 'Before tax', ({ preTaxCadCents }) => preTaxCadCents)
const tax = money('tax', 'Tax', ({ taxCadCents }) => taxCadCents, { width: 84 })
const pay = money('pay', 'Driver pay', ({ payCadCents }) => payCadCents)
const driver = { ...text('driver', 'Driver', 140, (order) => order.driver?.name ?? null), byDefault: true }
const customer = { ...text('customer', 'Customer', 180, (order) => order.customer.name), byDefault: true }

const ofCustomer = [number, state, day, driver, preTax, tax, total, paid, ...rest, { ...pay, byDefault: false }]
const ofDriver = [
  number,
  state,
  day,
  customer,
  preTax,
  pay,
  paid,
  ...rest,
  { ...tax, byDefault: false },
  { ...total, byDefault: false },
]

/** The columns of the orders of a group: of a customer's group who drove, of a driver's whom it was for. */
export function orderColumnsOf(grouping: Grouping): readonly OrderColumn[] {
  return partyOf(grouping) === 'Customer' ? ofCustomer : ofDriver
}
