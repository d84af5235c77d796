import { type ReactNode, lazy, Suspense, useEffect, useMemo } from 'react'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { Navigate, Outlet } from 'react-router-dom'
import { useGetTenantFeatures } from '#generated/client/tenants/tenants.ts'
import { queryClient } from '#src/http/query-client.ts'
import { DraftKeeperContext, forgetDraftsOfOthers } from '#src/forms/saved-drafts.ts'
import { UnitPreferenceContext } from '#src/forms/unit-preference.tsx'
import { EmailNoteContext } from '#src/forms/email-note.ts'
import { EntitySearchProvider } from '#src/resources/entity-search.tsx'
import { useLiveEvents } from '#src/live/use-live-events.ts'
import { paths } from '#src/paths.ts'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import { applyTheme, rememberedTheme, themeForTenant } from '#src/ui/themes.ts'
import { authState, useAuth } from '../session/auth-state.ts'
import { startSession } from '../session/bootstrap.ts'
import { beginSessionAnew, sessionKey } from '../session/rights.ts'
import { type Session, SessionContext } from '../session/session.ts'
import { SomethingWentWrong } from './SomethingWentWrong.tsx'
import { LoadingBar } from './LoadingBar.tsx'

// Few people ever see them; everybody else would wait for them.
const LoginScreen = lazy(async () => ({ default: (await import('./LoginScreen.tsx')).LoginScreen }))
const loadEnds = () => import('./SessionEndScreens.tsx')
const NoTenantScreen = lazy(async () => ({ default: (await loadEnds()).NoTenantScreen }))
const NoActionsScreen = lazy(async () => ({ default: (await loadEnds()).NoActionsScreen }))
const SuspendedScreen = lazy(async () => ({ default: (await loadEnds()).SuspendedScreen }))
const DriverAppScreen = lazy(async () => ({ default: (await loadEnds()).DriverAppScreen }))

const onceAPageLoad = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  // Every call of the start has its own retries.
  retry: false,
  // A start that failed before anything was drawn is not begun anew by drawing that it failed.
  retryOnMount: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const

/** The start of the session as a query: the first caller starts it, and it happens once a page load. */
export const sessionQuery = queryOptions({
  queryKey: [...sessionKey, 'start'],
  queryFn: () => startSession(queryClient),
  ...onceAPageLoad,
})

/** Guests get the login screen at any address. */
export function GuestGate() {
  const { state } = useAuth()
  if (state === 'Loading') return null
  return state === 'Guest' ? (
    <Suspense fallback={<LoadingBar />}>
      <LoginScreen />
    </Suspense>
  ) : (
    <Outlet />
  )
}

/** Lets the signed-in through as GuestGate does; people who owe onboarding are sent there. */
export function AuthGate() {
  const { state } = useAuth()
  return state === 'OnboardingRequired' ? <Navigate to={paths.onboardingRequired()} replace /> : <GuestGate />
}

interface SessionGateProps {
  /** Lets those through as well who only drive: for the next steps of their deliveries. */
  readonly forDrivers?: boolean
}

/** Starts the session and shows the application, or the screen that says why it cannot be used here. */
export function SessionGate(props: SessionGateProps) {
  return (
    <Suspense fallback={<LoadingBar />}>
      <StartedSession {...props} />
    </Suspense>
  )
}

function StartedSession({ forDrivers = false }: SessionGateProps) {
  const { data: result, error, isPending, dataUpdatedAt } = useQuery(sessionQuery)
  if (isPending) return <LoadingBar />
  // One that begins anew, and fails, leaves the one before where it is.
  if (result === undefined) return <SomethingWentWrong error={error} />
  switch (result.kind) {
    case 'lostTenant':
      return <Navigate to={paths.switchTenants()} state="lost" replace />
    case 'noTenant':
      return <NoTenantScreen />
    case 'driverApp':
      return forDrivers ? (
        <DriverGate load={result.load} startedAt={dataUpdatedAt} />
      ) : (
        <DriverAppScreen userId={result.me.id} />
      )
    case 'noActions':
      return <NoActionsScreen userId={result.me.id} />
    case 'suspended':
      return <SuspendedScreen userId={result.me.id} text={result.text} />
    case 'ready':
      return (
        <SessionProvider session={result.session}>
          <Outlet />
        </SessionProvider>
      )
  }
}

interface DriverGateProps {
  readonly load: () => Promise<Session>
  /** Which start of the session it belongs to, by its time in milliseconds. */
  readonly startedAt: number
}

/** Lets a driver through to the next step of a delivery, with the rest of the session, which only this needs. */
function DriverGate({ load, startedAt }: DriverGateProps) {
  const { data: session, error } = useQuery({
    queryKey: [...sessionKey, 'driver', startedAt],
    queryFn: async () => ({ ...(await load()), drivesOnly: true as const }),
    placeholderData: keepPreviousData,
    ...onceAPageLoad,
  })
  if (error !== null) return <SomethingWentWrong error={error} />
  if (session === undefined) return <LoadingBar />
  return (
    <SessionProvider session={session}>
      <Outlet />
    </SessionProvider>
  )
}

// No list waits for what only a form shows.
const { Part: EmailRefusal } = lazyComponent(async () => (await import('#src/resources/EmailRefusal.tsx')).EmailRefusal)
const emailNote = (email: string) => <EmailRefusal email={email} />

/** Gives the session to the screens below and dresses the page for the tenant. */
function SessionProvider({ session, children }: { readonly session: Session; readonly children: ReactNode }) {
  const theme = themeForTenant(session.tenant.kind, [...session.features])
  useEffect(() => {
    applyTheme({ ...rememberedTheme(), theme })
  }, [theme])
  const [tenantId, userId] = [session.tenant.id, session.me.id]
  const keeper = useMemo(() => ({ tenantId, userId, isOver: () => authState() === 'Guest' }), [tenantId, userId])
  useEffect(() => forgetDraftsOfOthers(userId), [userId])
  useLiveEvents(tenantId, userId)
  useFeaturesAsTheyAre(session)
  return (
    <SessionContext value={session}>
      <UnitPreferenceContext value={session.unitPreference}>
        <DraftKeeperContext value={keeper}>
          <EmailNoteContext value={emailNote}>
            <EntitySearchProvider tenantId={session.tenant.id}>{children}</EntitySearchProvider>
          </EmailNoteContext>
        </DraftKeeperContext>
      </UnitPreferenceContext>
    </SessionContext>
  )
}

/** The menu and what is offered go by the features: the session begins anew in its place where they are others than it began with. */
function useFeaturesAsTheyAre({ tenant, features: begunWith }: Session): void {
  const initialData = { features: [...begunWith] }
  // Nobody asks by itself: it is touched when they change.
  const { data } = useGetTenantFeatures(tenant.id, { query: { initialData, staleTime: Number.POSITIVE_INFINITY } })
  const isOther = data.features.length !== begunWith.size || !data.features.every((feature) => begunWith.has(feature))
  useEffect(() => {
    if (isOther) void beginSessionAnew()
  }, [isOther])
}
