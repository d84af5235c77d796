import { isClosed } from '#domain/orders/order-status.ts'
import type { DeliveryOrderListItem, DeliveryOrderPaginationSortItemField } from '#generated/model/index.ts'
import type { MeasureCellProps } from '#src/resources/MeasureCell.tsx'
import type { Session } from '#src/session/session.ts'
import type { Column } from '#src/tables/column.ts'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import { BillStatusTag } from './BillStatusTag.tsx'
import { DriverCell } from './DriverCell.tsx'
import { MoneyCell } from './MoneyCell.tsx'
import { NameCell, StopCell } from './StopCell.tsx'
import { ProgressSteps } from './ProgressSteps.tsx'
import { SpeedCell } from './SpeedCell.tsx'
import { StatusTag } from './StatusTag.tsx'
import { DueCell, TimeCell } from './TimeCell.tsx'
import '#src/ui/cells.css'

export type OrderSortField = DeliveryOrderPaginationSortItemField
export type OrderColumn = Column<DeliveryOrderListItem, OrderSortField>

/** The number by which everybody calls an order. */
export function orderNumber(id: number): string {
  return `#${id}`
}

/** Whether an order still has to arrive: only then can it be late. */
export function isUnderway({ status }: Pick<DeliveryOrderListItem, 'status'>): boolean {
  return !isClosed(status) && status !== 'droppedOff'
}

/** Few people choose a column that measures, and units weigh something. */
const measure = lazyComponent<MeasureCellProps>(
  async () => (await import('#src/resources/MeasureCell.tsx')).MeasureCell,
)

function none(text: string | null) {
  return text === null || text === '' ? <span className="wb-cell-none">—</span> : text
}

const number: OrderColumn = {
  id: 'number',
  title: 'Order',
  width: 76,
  sortField: 'id',
  firstDirection: 'desc',
  byDefault: true,
  required: true,
  cell: ({ id }) => orderNumber(id),
}
const status: OrderColumn = {
  id: 'status',
  title: 'Status',
  width: 124,
  sortField: 'status',
  byDefault: true,
  cell: (order) => <StatusTag status={order.status} />,
}
const progress: OrderColumn = {
  id: 'progress',
  title: 'Progress',
  width: 104,
  byDefault: true,
  cell: (order) => <ProgressSteps status={order.status} />,
}
const available: OrderColumn = {
  id: 'available',
  title: 'Available',
  width: 128,
  sortField: 'availableAt',
  firstDirection: 'desc',
  byDefault: true,
  cell: (order) => <TimeCell at={order.availableAt} />,
}
const due: OrderColumn = {
  id: 'due',
  title: 'Due',
  width: 128,
  sortField: 'dueAt',
  byDefault: true,
  cell: (order) => <DueCell dueAt={order.dueAt} open={isUnderway(order)} />,
}
const pickup: OrderColumn = {
  id: 'pickup',
  title: 'Pickup',
  width: 128,
  byDefault: true,
  cell: (order) => <StopCell stop={order.pickupLocation} />,
}
const dropoff: OrderColumn = {
  id: 'dropoff',
  title: 'Drop Off',
  width: 172,
  byDefault: true,
  cell: (order) => <StopCell stop={order.dropoffLocation} />,
}
const customer: OrderColumn = {
  id: 'customer',
  title: 'Customer',
  width: 132,
  byDefault: true,
  cell: (order) => <NameCell name={order.senderTenant.name} />,
}
const courier: OrderColumn = {
  id: 'courier',
  title: 'Courier',
  width: 132,
  byDefault: true,
  cell: (order) => <NameCell name={order.receiverTenant.name} />,
}
const driver: OrderColumn = {
  id: 'driver',
  title: 'Driver',
  width: 100,
  sortField: 'driver',
  byDefault: true,
  cell: (order) => <DriverCell driver={order.driver} status={order.status} brokeredTo={order.brokeredTo} />,
}
const speed: OrderColumn = {
  id: 'speed',
  title: 'Speed',
  width: 92,
  byDefault: true,
  cell: (order) => <SpeedCell name={order.serviceSpeedName} color={order.serviceSpeedTextColor} />,
}
const price: OrderColumn = {
  id: 'price',
  title: 'Price',
  width: 96,
  align: 'right',
  sortField: 'price',
  firstDirection: 'desc',
  byDefault: true,
  cell: (order) => <MoneyCell pricing={order.pricing} />,
}
const service: OrderColumn = {
  id: 'service',
  title: 'Service',
  width: 140,
  byDefault: false,
  cell: (order) => order.serviceName,
}
const poNumber: OrderColumn = {
  id: 'poNumber',
  title: 'PO Number',
  width: 120,
  byDefault: false,
  cell: (order) => none(order.poNumber),
}
const parcels: OrderColumn = {
  id: 'parcels',
  title: 'Items',
  width: 72,
  align: 'right',
  byDefault: false,
  cell: (order) => String(order.totalParcels),
}
const weight: OrderColumn = {
  id: 'weight',
  title: 'Weight',
  width: 92,
  align: 'right',
  byDefault: false,
  cell: (order) => <measure.Part value={order.totalWeightKg} of="weight" />,
}
const distance: OrderColumn = {
  id: 'distance',
  title: 'Distance',
  width: 92,
  align: 'right',
  byDefault: false,
  cell: (order) => <measure.Part value={order.distanceM} of="largeDistance" />,
}
const billing: OrderColumn = {
  id: 'billing',
  title: 'Billing',
  width: 104,
  byDefault: false,
  cell: (order) => <BillStatusTag status={order.billStatus} />,
}
const created: OrderColumn = {
  id: 'created',
  title: 'Scheduled',
  width: 132,
  sortField: 'createdAt',
  firstDirection: 'desc',
  byDefault: false,
  cell: (order) => <TimeCell at={order.createdAt} />,
}
const tags: OrderColumn = {
  id: 'tags',
  title: 'Tags',
  width: 140,
  byDefault: false,
  cell: (order) => none(order.tags.map(({ name }) => name).join(', ')),
}
const notes: OrderColumn = {
  id: 'notes',
  title: 'Order Notes',
  width: 200,
  byDefault: false,
  cell: (order) => none(order.orderNotes),
}

const seldom = [service, poNumber, parcels, weight, distance, billing, created, tags, notes]

const courierHistory = [number, status, available, due, pickup, dropoff, customer, driver, speed, price, ...seldom]
const otherHistory = [number, status, available, due, pickup, dropoff, courier, driver, speed, price, ...seldom]
const tracking = [
  number,
  status,
  progress,
  due,
  pickup,
  dropoff,
  courier,
  driver,
  speed,
  available,
  ...seldom,
  { ...price, byDefault: false },
]

const withoutPrice = (columns: readonly OrderColumn[]): readonly OrderColumn[] =>
  columns.filter(({ id }) => id !== price.id && id !== billing.id)

const unpriced = new Map([courierHistory, otherHistory, tracking].map((columns) => [columns, withoutPrice(columns)]))

function columnsFor(columns: OrderColumn[], { readsPrices }: Session): readonly OrderColumn[] {
  return readsPrices ? columns : (unpriced.get(columns) ?? columns)
}

/** The columns of the history: a courier reads who ordered, everybody else who carries. */
export function historyColumns(session: Session): readonly OrderColumn[] {
  return columnsFor(session.tenant.kind === 'Courier' ? courierHistory : otherHistory, session)
}

/** The columns of tracking: how far each order is and when it will be there. */
export function trackingColumns(session: Session): readonly OrderColumn[] {
  return columnsFor(tracking, session)
}
