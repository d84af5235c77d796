import { type RouteObject, Navigate } from 'react-router-dom'
import { loadScreen } from './lib/load-screen.ts'
import { paths } from './paths.ts'
import { resourceRoutes } from './resources/resource-routes.ts'
import { Root } from './Root.tsx'
import { RouteFailure } from './RouteFailure.tsx'
import { CallbackScreen } from './session/CallbackScreen.tsx'
import { LogoutScreen } from './session/LogoutScreen.tsx'
import { AuthGate, SessionGate } from './session/SessionGate.tsx'
import { takeTokens } from './session/sign-in.ts'

const home = <Navigate to={paths.home()} replace />

/**
 * The screens of the signed-in application. Each loads its own code; a drawer or dialog is a child route of its screen,
 * so that it has an address and Back closes it.
 */
const screens: RouteObject[] = [
  {
    path: paths.home(),
    lazy: () => loadScreen(async () => (await import('./screens/home/HomeScreen.tsx')).HomeScreen),
  },
  {
    path: paths.profile(),
    lazy: () => loadScreen(async () => (await import('./screens/profile/ProfileScreen.tsx')).ProfileScreen),
    children: [
      {
        path: paths.profileEdit(),
        lazy: () => loadScreen(async () => (await import('./screens/profile/ProfileEditDrawer.tsx')).ProfileEditDrawer),
      },
      {
        path: paths.profilePassword(),
        lazy: () => loadScreen(async () => (await import('./screens/profile/PasswordDialog.tsx')).PasswordDialog),
      },
    ],
  },
  {
    path: paths.orderHistory(),
    lazy: () => loadScreen(async () => (await import('./screens/orders/OrderHistoryScreen.tsx')).OrderHistoryScreen),
  },
  {
    path: paths.orderTracking(),
    lazy: () => loadScreen(async () => (await import('./screens/orders/OrderTrackingScreen.tsx')).OrderTrackingScreen),
  },
  {
    path: paths.order(':orderId'),
    lazy: () => loadScreen(async () => (await import('./screens/orders/OrderDetailScreen.tsx')).OrderDetailScreen),
  },
  {
    path: paths.orderSuccess(':orderId'),
    lazy: () => loadScreen(async () => (await import('./screens/orders/OrderSuccessScreen.tsx')).OrderSuccessScreen),
  },
  {
    path: paths.confirmBrokerage(':orderId', ':receiverTenantId'),
    lazy: () =>
      loadScreen(
        async () => (await import('./screens/orders/brokerage/ConfirmBrokerageScreen.tsx')).ConfirmBrokerageScreen,
      ),
  },
  {
    path: paths.scheduler(),
    lazy: () => loadScreen(async () => (await import('./screens/scheduler/SchedulerScreen.tsx')).SchedulerScreen),
  },
  {
    path: paths.dispatch(),
    lazy: () =>
      loadScreen(async () => (await import('./screens/dispatch/DispatchBoardScreen.tsx')).DispatchBoardScreen),
  },
  resourceRoutes(paths.locations, async () => (await import('./screens/locations/locations.tsx')).locations),
  {
    path: paths.locationImport(),
    lazy: () =>
      loadScreen(async () => (await import('./screens/locations/LocationImportScreen.tsx')).LocationImportScreen),
  },
  { path: '*', element: home },
]

/**
 * The whole route tree by the four states of application.md 2.1: `/cb` for anyone, `/logout` for whoever is signed in,
 * everything else behind the gates.
 */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <RouteFailure />,
    hydrateFallbackElement: <div />,
    children: [
      { path: paths.callback(), loader: takeTokens, element: <CallbackScreen /> },
      { path: paths.logout(), element: <LogoutScreen /> },
      {
        path: paths.onboardingRequired(),
        lazy: () => loadScreen(async () => (await import('./session/OnboardingScreen.tsx')).OnboardingScreen),
      },
      {
        element: <AuthGate />,
        children: [
          {
            path: paths.switchTenants(),
            lazy: () => loadScreen(async () => (await import('./session/SwitchTenantsScreen.tsx')).SwitchTenantsScreen),
          },
          {
            element: <SessionGate forDrivers />,
            children: [
              {
                path: paths.orderNext(':orderId'),
                lazy: () =>
                  loadScreen(async () => (await import('./screens/orders/next/OrderNextScreen.tsx')).OrderNextScreen),
                errorElement: <RouteFailure />,
              },
            ],
          },
          {
            element: <SessionGate />,
            children: [
              {
                lazy: () => loadScreen(async () => (await import('./layouts/AppLayout.tsx')).AppLayout),
                children: [{ errorElement: <RouteFailure />, children: screens }],
              },
            ],
          },
        ],
      },
    ],
  },
]
