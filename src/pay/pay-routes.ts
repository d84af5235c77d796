import type { RouteObject } from 'react-router-dom'
import { paths } from '#src/paths.ts'
import { resourceRoutes } from '#src/resources/resource-routes.ts'
import { screenRoute } from '#src/ui/load-screen.ts'

/** What drivers are due, the steps of a pay run, what became of each, and how drivers compare. */
export const payRoutes: RouteObject[] = [
  screenRoute(paths.driverPayDue(), async () => (await import('./PayScreen.tsx')).PayScreen),
  screenRoute(paths.newPayRun(), async () => (await import('./wizard/NewPayRunScreen.tsx')).NewPayRunScreen),
  screenRoute(paths.payRun(':invoiceExportId'), async () => (await import('./run/PayRunScreen.tsx')).PayRunScreen),
  screenRoute(
    paths.payStatement(':payStatementId'),
    async () => (await import('./statement/StatementScreen.tsx')).StatementScreen,
  ),
  screenRoute(paths.driverFairness(), async () => (await import('./FairnessScreen.tsx')).FairnessScreen),
  resourceRoutes(paths.payExtras, async () => (await import('./extras.tsx')).extras),
]
