import type { RouteObject } from 'react-router-dom'
import { screenRoute } from './ui/load-screen.ts'
import { paths } from './paths.ts'
import { accountingRoutes } from './accounting/accounting-routes.ts'
import { reportRoutes } from './reports/report-routes.ts'
import { resourceRoutes } from './resources/resource-routes.ts'
import { administrationRoutes } from './screens/administration/administration-routes.ts'
import { applicationRoutes } from './screens/applications/application-routes.ts'
import { partnershipRoutes } from './screens/partners/partnership-routes.ts'
import { billingRoutes } from './billing/billing-routes.ts'
import { figureRoutes } from './figures/figure-routes.ts'
import { invoiceRoutes } from './invoices/invoice-routes.ts'
import { payRoutes } from './pay/pay-routes.ts'
import { plannerRoutes } from './planner/planner-routes.ts'
import { partnerRoutes } from './screens/customers/partner-routes.ts'
import { driverRoutes } from './screens/drivers/driver-routes.ts'
import { invitationRoutes } from './screens/invitations/invitation-routes.ts'
import { settingsRoutes } from './screens/settings/settings-routes.ts'

/** The screens that nobody's day begins with: their routes are fetched by the person who goes to the first of them. */
export const laterRoutes: RouteObject[] = [
  {
    ...screenRoute(paths.profile(), async () => (await import('./screens/profile/ProfileScreen.tsx')).ProfileScreen),
    children: [
      screenRoute(
        paths.profileEdit(),
        async () => (await import('./screens/profile/ProfileEditDrawer.tsx')).ProfileEditDrawer,
      ),
      screenRoute(
        paths.profilePassword(),
        async () => (await import('./screens/profile/PasswordDialog.tsx')).PasswordDialog,
      ),
      screenRoute(
        paths.profileTwoStep(),
        async () => (await import('./screens/profile/TwoStepDialog.tsx')).TwoStepDialog,
      ),
      screenRoute(
        paths.profileWhy(),
        async () => (await import('./screens/settings/access/WhyDrawer.tsx')).OwnWhyDrawer,
      ),
      screenRoute(paths.profileEmail(), async () => (await import('./screens/profile/EmailDialog.tsx')).EmailDialog),
    ],
  },
  screenRoute(
    paths.profileNotifications(),
    async () => (await import('./screens/profile/NotificationsScreen.tsx')).NotificationsScreen,
  ),
  screenRoute(
    paths.profileDelete(),
    async () => (await import('./screens/profile/DeleteAccountScreen.tsx')).DeleteAccountScreen,
  ),
  ...driverRoutes,
  administrationRoutes,
  ...plannerRoutes,
  ...accountingRoutes,
  ...figureRoutes,
  ...reportRoutes,
  ...billingRoutes,
  ...invoiceRoutes,
  ...payRoutes,
  ...invitationRoutes,
  ...applicationRoutes,
  ...partnershipRoutes,
  ...partnerRoutes,
  screenRoute(
    paths.orderImport(),
    async () => (await import('./screens/order-imports/OrderImportScreen.tsx')).OrderImportScreen,
  ),
  screenRoute(
    paths.orderImported(':orderImportId'),
    async () => (await import('./screens/order-imports/OrderImportedScreen.tsx')).OrderImportedScreen,
  ),
  resourceRoutes(
    paths.orderTemplates,
    async () => (await import('./orders/templates/order-templates.tsx')).orderTemplates,
    {
      isRecord: true,
      more: [
        screenRoute(paths.orderTemplates.edit(':id'), async () => {
          const [{ resourceEdit }, { orderTemplates }] = await Promise.all([
            import('./resources/ResourceForms.tsx'),
            import('./orders/templates/order-templates.tsx'),
          ])
          return resourceEdit(orderTemplates)
        }),
      ],
    },
  ),
  resourceRoutes(paths.locations, async () => (await import('./screens/locations/locations.tsx')).locations),
  screenRoute(
    paths.locationImport(),
    async () => (await import('./screens/locations/LocationImportScreen.tsx')).LocationImportScreen,
  ),
  {
    ...screenRoute(
      paths.settings(),
      async () => (await import('./screens/settings/SettingsLayout.tsx')).SettingsLayout,
    ),
    children: settingsRoutes,
  },
]
