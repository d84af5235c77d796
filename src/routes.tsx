import { lazy, Suspense } from 'react'
import { type PatchRoutesOnNavigationFunction, type RouteObject, Navigate } from 'react-router-dom'
import { fetchCode, loadScreen, screenRoute } from './ui/load-screen.ts'
import { paths } from './paths.ts'
import { Root } from './Root.tsx'
import { RouteFailure } from './RouteFailure.tsx'
import { authState } from './session/auth-state.ts'
import { CallbackScreen } from './sign-in/CallbackScreen.tsx'
import { AuthGate, GuestGate, SessionGate } from './sign-in/SessionGate.tsx'
import { LoadingBar } from './sign-in/LoadingBar.tsx'
import { takeTokens } from './session/sign-in.ts'

// Nobody's first page needs it.
const LogoutScreen = lazy(async () => ({ default: (await import('./sign-in/LogoutScreen.tsx')).LogoutScreen }))
const logout = (
  <Suspense fallback={<LoadingBar label="Signing out" />}>
    <LogoutScreen />
  </Suspense>
)
/** Guests read it as well, which no other screen lets them. */
const loadInvitation = async () => ({
  Component: (await fetchCode(() => import('./sign-in/invitation/InvitationScreen.tsx'))).InvitationScreen,
})
/** Names the place of the screens, to which the later ones are added. */
const screensId = 'screens'

const home = <Navigate to={paths.home()} replace />

/**
 * The screens of the signed-in application. Each loads its own code; a drawer or dialog is a child route of its screen,
 * so that it has an address and Back closes it.
 */
const screens: RouteObject[] = [
  screenRoute(paths.home(), async () => (await import('./screens/home/HomeScreen.tsx')).HomeScreen),
  screenRoute(
    paths.orderHistory(),
    async () => (await import('./orders/list/OrderHistoryScreen.tsx')).OrderHistoryScreen,
  ),
  screenRoute(
    paths.orderTracking(),
    async () => (await import('./orders/detail/OrderTrackingScreen.tsx')).OrderTrackingScreen,
  ),
  screenRoute(
    paths.order(':orderId'),
    async () => (await import('./orders/detail/OrderDetailScreen.tsx')).OrderDetailScreen,
  ),
  screenRoute(
    paths.orderSuccess(':orderId'),
    async () => (await import('./orders/detail/OrderSuccessScreen.tsx')).OrderSuccessScreen,
  ),
  screenRoute(
    paths.confirmBrokerage(':orderId', ':receiverTenantId'),
    async () => (await import('./orders/brokerage/ConfirmBrokerageScreen.tsx')).ConfirmBrokerageScreen,
  ),
  screenRoute(paths.scheduler(), async () => (await import('./orders/scheduler/SchedulerScreen.tsx')).SchedulerScreen),
  screenRoute(
    paths.dispatch(),
    async () => (await import('./orders/dispatch/DispatchBoardScreen.tsx')).DispatchBoardScreen,
  ),
  { path: '*', element: home },
]

/**
 * The whole route tree by the four states of docs/rules/session.md, "States": `/cb` and invitations for anyone, `/logout` for anyone who is signed in,
 * everything else behind the gates.
 */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <RouteFailure />,
    hydrateFallbackElement: <div />,
    children: [
      { path: paths.callback(), loader: takeTokens, element: <CallbackScreen /> },
      { path: paths.logout(), element: logout },
      { path: paths.invitation(':uid'), lazy: loadInvitation },
      {
        element: <GuestGate />,
        children: [
          screenRoute(
            paths.onboardingRequired(),
            async () => (await import('./sign-in/OnboardingScreen.tsx')).OnboardingScreen,
          ),
        ],
      },
      {
        element: <AuthGate />,
        children: [
          screenRoute(
            paths.switchTenants(),
            async () => (await import('./sign-in/SwitchTenantsScreen.tsx')).SwitchTenantsScreen,
          ),
          {
            element: <SessionGate forDrivers />,
            children: [
              {
                ...screenRoute(
                  paths.orderNext(':orderId'),
                  async () => (await import('./orders/next/OrderNextScreen.tsx')).OrderNextScreen,
                ),
                errorElement: <RouteFailure />,
              },
            ],
          },
          {
            element: <SessionGate />,
            children: [
              {
                lazy: () => loadScreen(async () => (await import('./layouts/AppLayout.tsx')).AppLayout),
                children: [{ id: screensId, errorElement: <RouteFailure />, children: screens }],
              },
            ],
          },
        ],
      },
    ],
  },
]

const laterPaths = [
  paths.orderImport(),
  '/scheduler/imports',
  paths.orderTemplates.list(),
  paths.profile(),
  paths.customers.list(),
  paths.vendors.list(),
  paths.suppliers.list(),
  paths.partners.list(),
  paths.drivers(),
  paths.planner(),
  paths.accountingData(),
  paths.analytics(),
  paths.reports(),
  paths.billing(),
  paths.receivedInvoices(),
  paths.driverPayDue(),
  paths.locations.list(),
  paths.settings(),
  paths.superAdmin(),
]

/** Adds the screens of `later-routes.ts` when somebody goes to one of them. */
export const fetchRoutes: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  const isLater = laterPaths.some((start) => path === start || path.startsWith(`${start}/`))
  if (authState() === 'Guest' || !isLater) return
  const { laterRoutes } = await fetchCode(() => import('./later-routes.ts'))
  patch(screensId, laterRoutes)
}
