import { lazy, Suspense } from 'react'
import { AnchorButton } from '@blueprintjs/core'
import { Disable, MobilePhone, Office } from '@blueprintjs/icons'
import { paths } from '#src/paths.ts'
import { StatusPage } from './StatusPage.tsx'

const DriverDeliveries = lazy(async () => ({
  default: (await import('#src/screens/orders/next/DriverDeliveries.tsx')).DriverDeliveries,
}))

const logOut = <AnchorButton href={paths.logout()} text="Log out" />
const switchTenant = <AnchorButton href={paths.switchTenants()} text="Switch organization" />

/** For whoever belongs to no organisation. */
export function NoTenantScreen() {
  return (
    <StatusPage title="No tenant found" icon={<Office size={18} />} actions={logOut}>
      You do not belong to an organization yet. Ask the one you work for to add you.
    </StatusPage>
  )
}

/** For whoever has nothing to do in this one. */
export function NoActionsScreen() {
  return (
    <StatusPage
      title="No available actions"
      icon={<Disable size={18} />}
      actions={
        <>
          {switchTenant}
          {logOut}
        </>
      }
    >
      Your role has nothing to do in this organization on the web. Contact the administrator if that is not right.
    </StatusPage>
  )
}

/** For whoever only drives for this one. */
export function DriverAppScreen({ userId }: { readonly userId: number }) {
  return (
    <StatusPage
      title="Get the driver app"
      icon={<MobilePhone size={18} />}
      actions={
        <>
          {switchTenant}
          {logOut}
        </>
      }
    >
      <p>
        You drive for this organization. Your deliveries, signatures and photos live in the driver app on your phone.
      </p>
      <p>Ask your dispatcher for the download link.</p>
      <Suspense fallback={null}>
        <DriverDeliveries userId={userId} />
      </Suspense>
    </StatusPage>
  )
}
