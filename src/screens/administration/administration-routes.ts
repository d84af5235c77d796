import type { RouteObject } from 'react-router-dom'
import { paths } from '#src/paths.ts'
import { screenRoute } from '#src/ui/load-screen.ts'

const dialogs = () => import('./organizations/OrganizationDialogs.tsx')

/** What administrators look after, each section with code of its own. */
export const administrationRoutes: RouteObject = {
  ...screenRoute(
    `${paths.superAdmin()}`,
    async () => (await import('./AdministrationLayout.tsx')).AdministrationLayout,
  ),
  children: [
    {
      ...screenRoute(
        paths.organizations(),
        async () => (await import('./organizations/OrganizationsScreen.tsx')).OrganizationsScreen,
      ),
      children: [
        screenRoute(paths.newOrganization(), async () => (await dialogs()).NewOrganizationDialog),
        screenRoute(paths.organizationOwner(':tenantId'), async () => (await dialogs()).OwnerDialog),
        {
          ...screenRoute(
            paths.organization(':tenantId'),
            async () => (await import('./organizations/OrganizationDrawer.tsx')).OrganizationDrawer,
          ),
          children: [
            screenRoute(
              paths.organizationPlan(':tenantId'),
              async () => (await import('./organizations/OrganizationActs.tsx')).PlanDialog,
            ),
            screenRoute(
              paths.suspendOrganization(':tenantId'),
              async () => (await import('./organizations/OrganizationActs.tsx')).SuspendDialog,
            ),
            screenRoute(
              paths.supportAccess(':tenantId'),
              async () => (await import('./organizations/OrganizationActs.tsx')).SupportAccessDialog,
            ),
          ],
        },
      ],
    },
    {
      ...screenRoute(paths.plans(), async () => (await import('./plans/PlansScreen.tsx')).PlansScreen),
      children: [
        screenRoute(
          paths.editPlan(':subscriptionPlanId'),
          async () => (await import('./plans/PlanDialog.tsx')).PlanDialog,
        ),
      ],
    },
    {
      ...screenRoute(paths.errors(), async () => (await import('./errors/ErrorsScreen.tsx')).ErrorsScreen),
      children: [
        screenRoute(
          paths.errorGroup(':errorGroupId'),
          async () => (await import('./errors/ErrorDrawer.tsx')).ErrorDrawer,
        ),
      ],
    },
    screenRoute(paths.clientVersions(), async () => (await import('./VersionsScreen.tsx')).VersionsScreen),
    screenRoute(paths.firstPaints(), async () => (await import('./FirstPaintsScreen.tsx')).FirstPaintsScreen),
    screenRoute(paths.messageLog(), async () => (await import('./MessageLogScreen.tsx')).MessageLogScreen),
    {
      ...screenRoute(
        paths.installation(),
        async () => (await import('./installation/InstallationScreen.tsx')).InstallationScreen,
      ),
      children: [
        screenRoute(
          paths.failedJob(':failedJobId'),
          async () => (await import('./installation/FailedJobScreen.tsx')).FailedJobScreen,
        ),
      ],
    },
  ],
}
