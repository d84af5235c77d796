import { WarningSign } from '@blueprintjs/icons'
import { recurrenceWords } from '#domain/planner/recurrence.ts'
import { recurringOrderStatusLabels } from '#domain/planner/status.ts'
import { clockText } from '#domain/time/operating-hours.ts'
import { wallTimeAt } from '#domain/time/zoned-time.ts'
import type { RecurringOrder, RecurringOrderPaginationSortItemField } from '#generated/model/index.ts'
import { useNow } from '#src/lib/use-now.ts'
import { Moment } from '#src/resources/Moment.tsx'
import { useSession, zoneOf } from '#src/session/session.ts'
import type { Column } from '#src/tables/column.ts'
import { dayText } from './day-text.ts'
import { nameOf, ruleOf } from './recurring-order.ts'
import { RecurringStatusTag } from './RecurringStatusTag.tsx'
import '#src/ui/cells.css'
import styles from './planner.module.css'

export type PlannerSort = RecurringOrderPaginationSortItemField
type PlannerColumn = Column<RecurringOrder, PlannerSort>

export const plannerSorts: readonly PlannerSort[] = ['name', 'startDate', 'updatedAt']

const name: PlannerColumn = {
  id: 'name',
  title: 'Name',
  width: 230,
  sortField: 'name',
  byDefault: true,
  required: true,
  cell: nameOf,
  text: nameOf,
}
const status: PlannerColumn = {
  id: 'status',
  title: 'Status',
  width: 126,
  byDefault: true,
  cell: ({ status: at, reasons }) => (
    <span className={styles.status}>
      <RecurringStatusTag status={at} />
      {at === 'active' && reasons.length > 0 && (
        <span className="wb-cell-warning" title="To be looked at">
          <WarningSign size={14} />
          <span className="wb-visually-hidden">To be looked at</span>
        </span>
      )}
    </span>
  ),
  text: ({ status: at }) => recurringOrderStatusLabels[at],
}
const repeats: PlannerColumn = {
  id: 'repeats',
  title: 'Repeats',
  width: 220,
  byDefault: true,
  cell: (row) => repeatsText(row),
  text: repeatsText,
}
const next: PlannerColumn = {
  id: 'nextDate',
  title: 'Next',
  width: 124,
  byDefault: true,
  cell: (row) => <DayCell row={row} date={row.nextDate} />,
}
const ready: PlannerColumn = {
  id: 'pickupFromS',
  title: 'Ready at',
  width: 80,
  byDefault: true,
  cell: ({ pickupFromS }) => <span className={styles.clock}>{clockText(pickupFromS)}</span>,
}
const customer: PlannerColumn = {
  id: 'customerName',
  title: 'Customer',
  width: 180,
  byDefault: true,
  cell: ({ customerName }) => customerName,
}
const plannedBy: PlannerColumn = {
  id: 'isOwn',
  title: 'Planned by',
  width: 110,
  byDefault: true,
  cell: ({ isOwn }) => (isOwn ? 'You' : 'The customer'),
}
const courier: PlannerColumn = {
  id: 'courierName',
  title: 'Courier',
  width: 160,
  byDefault: true,
  cell: ({ courierName }) => courierName,
}
const service: PlannerColumn = {
  id: 'serviceName',
  title: 'Service',
  width: 130,
  byDefault: true,
  cell: ({ serviceName }) => serviceName,
}
const rest: readonly PlannerColumn[] = [
  {
    id: 'pickupLocationName',
    title: 'Pickup',
    width: 200,
    byDefault: false,
    cell: ({ pickupLocationName }) => pickupLocationName,
  },
  {
    id: 'dropoffLocationName',
    title: 'Drop-off',
    width: 200,
    byDefault: false,
    cell: ({ dropoffLocationName }) => dropoffLocationName,
  },
  {
    id: 'startDate',
    title: 'First day',
    width: 130,
    sortField: 'startDate',
    byDefault: false,
    cell: (row) => <DayCell row={row} date={row.startDate} />,
  },
  {
    id: 'lastDate',
    title: 'Ends',
    width: 130,
    byDefault: true,
    cell: (row) => <DayCell row={row} date={row.lastDate} />,
  },
  { id: 'poNumber', title: 'PO number', width: 120, byDefault: false, cell: ({ poNumber }) => poNumber },
  {
    id: 'updatedAt',
    title: 'Updated',
    width: 122,
    sortField: 'updatedAt',
    firstDirection: 'desc',
    byDefault: false,
    cell: ({ updatedAt }) => <Moment at={updatedAt} />,
  },
]

/** To a courier each is a customer's, to all others each is a courier's; the rest is alike. */
export const plannerColumns = {
  courier: [name, status, repeats, next, ready, customer, plannedBy, ...rest, { ...service, byDefault: false }],
  others: [name, status, repeats, next, ready, courier, service, ...rest],
} as const satisfies Record<string, readonly PlannerColumn[]>

function repeatsText(row: RecurringOrder): string {
  const rule = ruleOf(row)
  return rule === null ? '' : recurrenceWords(rule)
}

function DayCell({ row, date }: { readonly row: RecurringOrder; readonly date: string | null }) {
  const session = useSession()
  const today = wallTimeAt(useNow(), zoneOf(session, row.timeZone)).date
  if (date === null) return <span className="wb-cell-none">—</span>
  return dayText(date, today)
}
