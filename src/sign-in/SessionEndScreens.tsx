import { lazy, Suspense } from 'react'
import { AnchorButton, Button } from '@blueprintjs/core'
import { Disable, Lock, Office } from '@blueprintjs/icons'
import { useRuntimeConfig } from '#src/lib/runtime-config.ts'
import { paths } from '#src/paths.ts'
import { StatusPage } from './StatusPage.tsx'
import { beginSessionAnew } from '../session/rights.ts'
import { useMaySwitch } from '../session/use-may-switch.ts'

const DriverDeliveries = lazy(async () => ({
  default: (await import('#src/orders/next/DriverDeliveries.tsx')).DriverDeliveries,
}))

const logOut = <AnchorButton href={paths.logout()} text="Log out" />

interface OfPerson {
  readonly userId: number
}

/** The ways out of an organization in which one can do nothing. */
function WaysOut({ userId }: OfPerson) {
  return (
    <>
      {useMaySwitch(userId) && <AnchorButton href={paths.switchTenants()} text="Switch organization" />}
      {logOut}
    </>
  )
}

/** For a person who belongs to no organisation. */
export function NoTenantScreen() {
  return (
    <StatusPage title="No tenant found" icon={<Office size={18} />} actions={logOut}>
      You do not belong to an organization yet. Ask the one you work for to add you.
    </StatusPage>
  )
}

/** For a person who has nothing to do in this one. */
export function NoActionsScreen({ userId }: OfPerson) {
  return (
    <StatusPage title="No available actions" icon={<Disable size={18} />} actions={<WaysOut userId={userId} />}>
      Your role has nothing to do in this organization on the web. Contact the administrator if that is not right.
    </StatusPage>
  )
}

/** For the people of an organization that administrators have suspended. @param text what the server says of it */
export function SuspendedScreen({ userId, text }: OfPerson & { readonly text: string }) {
  return (
    <StatusPage
      title="Suspended"
      icon={<Lock size={18} />}
      actions={
        <>
          <Button text="Try again" onClick={() => void beginSessionAnew()} />
          <WaysOut userId={userId} />
        </>
      }
    >
      <p>{text}</p>
      <p>Orders that are under way stay visible to the others who have a part in them. Ask the people of Waybill.</p>
    </StatusPage>
  )
}

/** For a person who only drives for this one: the work first, then what makes it easier. */
export function DriverAppScreen({ userId }: OfPerson) {
  const { driverAppUrl } = useRuntimeConfig()
  return (
    <StatusPage
      title="Your deliveries"
      actions={
        <>
          {driverAppUrl !== null && <AnchorButton href={driverAppUrl} text="Get the driver app" />}
          <WaysOut userId={userId} />
        </>
      }
    >
      <Suspense fallback={null}>
        <DriverDeliveries userId={userId} isPage />
      </Suspense>
      <h2 className="wb-label">Get the driver app</h2>
      <p>
        You drive for this organization. Your deliveries, signatures and photos live in the driver app on your phone.
        {driverAppUrl === null && ' Ask your dispatcher for the download link.'}
      </p>
    </StatusPage>
  )
}
