import { Link } from 'react-router-dom'
import { formatPhone } from '#domain/addresses/phone.ts'
import { offWords } from '#domain/orders/days-off.ts'
import { wallTimeAt } from '#domain/time/zoned-time.ts'
import type { Driver, DriverPaginationSortItemField } from '#generated/model/index.ts'
import { useNow } from '#src/lib/use-now.ts'
import { paths } from '#src/paths.ts'
import { displayName, useSession } from '#src/session/session.ts'
import type { Column } from '#src/tables/column.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { PositionCell } from './PositionCell.tsx'
import styles from './drivers.module.css'
import '#src/ui/cells.css'

export type DriverSort = DriverPaginationSortItemField
export const driverSorts: readonly DriverSort[] = ['firstName', 'lastName']

const none = <span className="wb-cell-none">—</span>

/** What the list says of each driver. */
export const driverColumns: readonly Column<Driver, DriverSort>[] = [
  {
    id: 'name',
    title: 'Name',
    width: 200,
    sortField: 'firstName',
    byDefault: true,
    required: true,
    cell: (driver) => (
      <span className={styles.name}>
        <Avatar name={displayName(driver)} image={driver.image} />
        <span>
          {displayName(driver)}
          {driver.through !== null && <span className="wb-muted"> · {driver.through.name}</span>}
        </span>
      </span>
    ),
  },
  {
    id: 'lastName',
    title: 'Last name',
    width: 130,
    sortField: 'lastName',
    byDefault: false,
    cell: (one) => one.lastName,
  },
  {
    id: 'phone',
    title: 'Phone',
    width: 140,
    byDefault: true,
    cell: ({ phone }) => (phone === null ? none : <a href={`tel:${phone}`}>{formatPhone(phone)}</a>),
  },
  {
    id: 'vehicle',
    title: 'Vehicle',
    width: 160,
    byDefault: true,
    cell: ({ vehicles }) => (vehicles.length === 0 ? none : vehicles.map(({ name }) => name).join(', ')),
  },
  {
    id: 'inHand',
    title: 'In hand',
    width: 84,
    align: 'right',
    byDefault: true,
    cell: ({ id, ordersInHand }) =>
      ordersInHand === 0 ? (
        none
      ) : (
        <Link to={paths.driver(id)} className="wb-lone-link">
          {ordersInHand.toLocaleString('en-CA')}
        </Link>
      ),
  },
  {
    id: 'late',
    title: 'Late',
    width: 68,
    align: 'right',
    byDefault: true,
    cell: ({ ordersLate }) => (ordersLate === 0 ? none : <span className="wb-due-late">{ordersLate}</span>),
  },
  {
    id: 'position',
    title: 'Last position',
    width: 150,
    byDefault: true,
    cell: (driver) => <PositionCell driver={driver} />,
  },
  { id: 'off', title: 'Days off', width: 170, byDefault: true, cell: (driver) => <OffCell driver={driver} /> },
  { id: 'email', title: 'Email', width: 200, byDefault: false, cell: ({ email }) => email },
]

/** "Off until November 29" of somebody who is off today. */
export function OffCell({ driver: { daysOff } }: { readonly driver: Pick<Driver, 'daysOff'> }) {
  const { timeZone } = useSession()
  const words = offWords(daysOff, wallTimeAt(useNow(), timeZone).date)
  return words === null ? none : <span className={styles.off}>{words}</span>
}
