import type { RouteObject } from 'react-router-dom'
import { paths } from '#src/paths.ts'
import { screenRoute } from '#src/ui/load-screen.ts'

/** What orders bring in, put together and order by order. */
export const accountingRoutes: RouteObject[] = [
  screenRoute(paths.accountingData(), async () => (await import('./AccountingDataScreen.tsx')).AccountingDataScreen),
  screenRoute(
    paths.partnerLedger(),
    async () => (await import('./partners/PartnerLedgerScreen.tsx')).PartnerLedgerScreen,
  ),
]
