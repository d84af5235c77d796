import { Disable, Person } from '@blueprintjs/icons'
import { Navigate, useParams } from 'react-router-dom'
import { formatPhone } from '#domain/addresses/phone.ts'
import { can } from '#src/access/can.ts'
import { DriverFigures } from '#src/figures/DriverFigures.tsx'
import { statusOf } from '#src/http/errors.ts'
import { paths } from '#src/paths.ts'
import { AdministratorActs, useLooksAfter } from '#src/resources/people/AdministratorActs.tsx'
import { displayName, useSession } from '#src/session/session.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { type Side, Sides, useSide } from '#src/ui/Sides.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { OffCell } from './driver-columns.tsx'
import { PositionCell } from './PositionCell.tsx'
import { useDriver } from './use-driver.ts'
import styles from './drivers.module.css'

const back = { to: paths.drivers(), label: 'Drivers' }

/** What one's own people alone have: their organization pays the others, and knows when they are off. */
const ofOwnPeople: readonly string[] = ['pay', 'days-off', 'devices']

/** The sides of a driver's page, each with an address of its own. */
function sidesOf(id: number): [Side, ...Side[]] {
  return [
    { id: 'orders', title: 'Orders', path: paths.driver(id) },
    { id: 'vehicles', title: 'Vehicles', path: paths.driverVehicles(id) },
    { id: 'pay', title: 'Pay', path: paths.driverPay(id) },
    { id: 'days-off', title: 'Days off', path: paths.driverDaysOff(id).list() },
    { id: 'devices', title: 'Devices', path: paths.driverDevices(id) },
    { id: 'today', title: 'Today', path: paths.driverToday(id) },
  ]
}

/** One who drives: how they stand, and a side for each thing that is theirs. */
export function DriverScreen() {
  const session = useSession()
  const id = Number(useParams()['driverId'])
  const sides = sidesOf(id)
  const side = useSide(sides)
  const verdict = can.readDrivers(session)
  const looksAfter = useLooksAfter(id)
  const { data: driver, error, refetch } = useDriver(id, verdict.allowed)
  if (!verdict.allowed)
    return (
      <div className="wb-page">
        <PageHeader title="Driver" back={back} isBlank />
        <EmptyState icon={<Disable size={18} />} title="You cannot see drivers here">
          {verdict.reason}
        </EmptyState>
      </div>
    )
  if (driver === undefined)
    return (
      <div className="wb-page">
        {error === null ? (
          <SkeletonLines count={8} what="the driver" />
        ) : statusOf(error) === 404 || statusOf(error) === 400 ? (
          <EmptyState
            isScreen
            icon={<Person size={18} />}
            title="No such driver"
            actions={<ButtonLink to={paths.drivers()} text="All drivers" />}
          >
            They do not drive any more, or the address of this page was mistyped.
          </EmptyState>
        ) : (
          <ErrorState title="The driver could not be loaded" error={error} retry={() => void refetch()} />
        )}
      </div>
    )
  const [orders, ...others] = sides
  const shown: [Side, ...Side[]] = [
    orders,
    ...others.filter((one) => driver.through === null || !ofOwnPeople.includes(one.id)),
  ]
  if (!shown.includes(side)) return <Navigate to={orders.path} replace />
  return (
    // The orders are a list, which fills the window and scrolls inside itself.
    <div className={side === orders ? 'wb-page wb-list-page' : 'wb-page'}>
      <PageHeader
        title={displayName(driver)}
        back={back}
        actions={looksAfter ? <AdministratorActs userId={id} /> : undefined}
        aside={
          <span className={styles.standing}>
            <Avatar name={displayName(driver)} image={driver.image} />
            <OffCell driver={driver} />
          </span>
        }
        subtitle={
          <span className={styles.facts}>
            {driver.through !== null && <span>Of {driver.through.name}</span>}
            {driver.phone !== null && <a href={`tel:${driver.phone}`}>{formatPhone(driver.phone)}</a>}
            <a href={`mailto:${driver.email}`}>{driver.email}</a>
            <span>{inHandText(driver.ordersInHand, driver.ordersLate)}</span>
            {can.dispatch(session).allowed && <DriverFigures userId={id} />}
            {driver.lastPosition !== null && <PositionCell driver={driver} />}
          </span>
        }
      />
      <Sides id={`driver-${id}`} label="About the driver" sides={shown} chosen={side} />
    </div>
  )
}

function inHandText(orders: number, late: number): string {
  if (orders === 0) return 'Nothing in hand'
  return `${orders} in hand${late > 0 ? `, ${late} late` : ''}`
}
