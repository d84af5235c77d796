import type { ReactNode } from 'react'
import { lazy, Suspense, useEffect } from 'react'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { AnchorButton } from '@blueprintjs/core'
import { Disable, MobilePhone, Office } from '@blueprintjs/icons'
import { Navigate, Outlet } from 'react-router-dom'
import type { Me } from '#generated/model/index.ts'
import { queryClient } from '#src/api/query-client.ts'
import { UnitPreferenceContext } from '#src/forms/unit-preference.tsx'
import { paths } from '#src/paths.ts'
import { applyTheme, rememberedTheme, themeForTenant } from '#src/ui/themes.ts'
import { useAuth } from './auth-state.ts'
import { startDriverSession, startSession } from './bootstrap.ts'
import { LoginScreen } from './LoginScreen.tsx'
import { type Session, SessionContext } from './session.ts'
import { SomethingWentWrong } from './SomethingWentWrong.tsx'
import { StatusPage } from './StatusPage.tsx'
import { Waiting } from './Waiting.tsx'

const DriverDeliveries = lazy(async () => ({
  default: (await import('#src/screens/orders/next/DriverDeliveries.tsx')).DriverDeliveries,
}))

const onceAPageLoad = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  // Every call of the start has its own retries.
  retry: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const

/** The start of the session as a query: whoever asks first starts it, and it happens once a page load. */
export const sessionQuery = queryOptions({
  queryKey: ['session', 'start'],
  queryFn: () => startSession(queryClient),
  ...onceAPageLoad,
})

/** Lets the signed-in through; Guests get the login screen at any address, people who owe onboarding are sent there. */
export function AuthGate() {
  const { state } = useAuth()
  switch (state) {
    case 'Loading':
      return null
    case 'Guest':
      return <LoginScreen />
    case 'OnboardingRequired':
      return <Navigate to={paths.onboardingRequired()} replace />
    case 'Authenticated':
      return <Outlet />
  }
}

interface SessionGateProps {
  /** Lets those through as well who only drive: for the next steps of their deliveries. */
  readonly forDrivers?: boolean
}

/** Starts the session and shows the application, or the screen that says why it cannot be used here. */
export function SessionGate({ forDrivers = false }: SessionGateProps) {
  const { data: result, error, isPending } = useQuery(sessionQuery)
  if (isPending) return <Waiting />
  if (error !== null) return <SomethingWentWrong error={error} />
  switch (result.kind) {
    case 'noTenant':
      return <NoTenantScreen />
    case 'driverApp':
      return forDrivers ? (
        <DriverGate me={result.me} tenantId={result.tenantId} />
      ) : (
        <DriverAppScreen userId={result.me.id} />
      )
    case 'noActions':
      return <NoActionsScreen />
    case 'ready':
      return (
        <SessionProvider session={result.session}>
          <Outlet />
        </SessionProvider>
      )
  }
}

interface DriverGateProps {
  readonly me: Me
  readonly tenantId: number
}

/** Lets a driver through to the next step of a delivery, with the rest of the session, which only this needs. */
function DriverGate({ me, tenantId }: DriverGateProps) {
  const { data: session, error } = useQuery({
    queryKey: ['session', 'driver', tenantId],
    queryFn: () => startDriverSession(queryClient, me, tenantId),
    ...onceAPageLoad,
  })
  if (error !== null) return <SomethingWentWrong error={error} />
  if (session === undefined) return <Waiting />
  return (
    <SessionProvider session={session}>
      <Outlet />
    </SessionProvider>
  )
}

/** Gives the session to the screens below and dresses the page for the tenant. */
function SessionProvider({ session, children }: { readonly session: Session; readonly children: ReactNode }) {
  const theme = themeForTenant([...session.features])
  useEffect(() => {
    applyTheme({ ...rememberedTheme(), theme })
  }, [theme])
  return (
    <SessionContext value={session}>
      <UnitPreferenceContext value={session.unitPreference}>{children}</UnitPreferenceContext>
    </SessionContext>
  )
}

const logOut = <AnchorButton href={paths.logout()} text="Log out" />
const switchTenant = <AnchorButton href={paths.switchTenants()} text="Switch organization" />

function NoTenantScreen() {
  return (
    <StatusPage title="No tenant found" icon={<Office size={18} />} actions={logOut}>
      You do not belong to an organization yet. Ask the one you work for to add you.
    </StatusPage>
  )
}

function NoActionsScreen() {
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

function DriverAppScreen({ userId }: { readonly userId: number }) {
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
