import { formatCents } from '#domain/amounts/money.ts'
import { Moment } from '#src/resources/Moment.tsx'
import type { Column } from '#src/tables/column.ts'
import { dayText } from '../words.ts'
import type { LeakRow } from './leak-acts.ts'
import { LeakRowActs } from './LeakRowActs.tsx'
import '#src/ui/cells.css'

export const leakSorts = ['day', 'cents'] as const
export type LeakSort = (typeof leakSorts)[number]

const none = <span className="wb-cell-none">—</span>

const columns = {
  order: {
    id: 'order',
    title: 'Order',
    width: 90,
    byDefault: true,
    required: true,
    cell: ({ orderId }) => `#${orderId}`,
  },
  day: {
    id: 'day',
    title: 'Day',
    width: 110,
    sortField: 'day',
    firstDirection: 'desc',
    byDefault: true,
    cell: ({ day }) => dayText(day),
  },
  customer: { id: 'customer', title: 'Customer', width: 180, byDefault: true, cell: ({ customer }) => customer.name },
  detail: { id: 'detail', title: 'What is the matter', width: 320, byDefault: true, cell: ({ detail }) => detail },
  cents: {
    id: 'cents',
    title: 'May be lost',
    width: 110,
    align: 'right',
    sortField: 'cents',
    firstDirection: 'desc',
    byDefault: true,
    cell: ({ cents }) => (cents === null ? none : formatCents(cents)),
  },
  total: {
    id: 'total',
    title: 'Costs now',
    width: 100,
    align: 'right',
    byDefault: false,
    cell: ({ totalCadCents }) => (totalCadCents === null ? none : formatCents(totalCadCents)),
  },
  driver: {
    id: 'driver',
    title: 'Driver',
    width: 140,
    byDefault: false,
    cell: ({ driver }) => (driver === null ? none : driver.name),
  },
  service: { id: 'service', title: 'Service', width: 130, byDefault: false, cell: ({ serviceName }) => serviceName },
  reason: {
    id: 'reason',
    title: 'Accepted, since',
    width: 240,
    byDefault: true,
    cell: ({ acceptance }) => acceptance?.reason ?? none,
  },
  by: {
    id: 'by',
    title: 'By',
    width: 200,
    byDefault: true,
    cell: ({ acceptance }) =>
      acceptance === null ? (
        none
      ) : (
        <>
          {acceptance.by}, <Moment at={acceptance.at} />
        </>
      ),
  },
  acts: {
    id: 'acts',
    title: 'What can be done',
    width: 230,
    byDefault: true,
    isActs: true,
    cell: (leak) => <LeakRowActs leak={leak} />,
  },
} as const satisfies Readonly<Record<string, Column<LeakRow, LeakSort>>>

const { order, day, customer, detail, cents, total, driver, service, reason, by, acts } = columns

export const openColumns: readonly Column<LeakRow, LeakSort>[] = [
  order,
  day,
  customer,
  detail,
  cents,
  total,
  driver,
  service,
  acts,
]

export const acceptedColumns: readonly Column<LeakRow, LeakSort>[] = [
  order,
  day,
  customer,
  detail,
  cents,
  reason,
  by,
  total,
  driver,
  service,
  acts,
]
