import { useParams } from 'react-router-dom'
import { can } from '#src/access/can.ts'
import { SignInsCard } from '#src/resources/people/SignInsCard.tsx'
import { displayName, useSession } from '#src/session/session.ts'
import { OrRefused } from '#src/ui/OrRefused.tsx'
import { useDriver } from './use-driver.ts'

/** Where a driver is signed in, and on which devices they get notices. */
export function DriverDevices() {
  return (
    <OrRefused verdict={can.signOutOthers(useSession())} title="You cannot see devices here">
      <Devices />
    </OrRefused>
  )
}

function Devices() {
  const id = Number(useParams()['driverId'])
  const { data: driver } = useDriver(id)
  return driver === undefined ? null : <SignInsCard userId={id} name={displayName(driver)} />
}
