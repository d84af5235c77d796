import type { RouteObject } from 'react-router-dom'
import { paths } from '#src/paths.ts'
import { screenRoute } from '#src/ui/load-screen.ts'

/** What is to be billed, the steps of a run, and what became of each. */
export const billingRoutes: RouteObject[] = [
  screenRoute(paths.billing(), async () => (await import('./BillingScreen.tsx')).BillingScreen),
  screenRoute(paths.newBillingRun(), async () => (await import('./wizard/NewRunScreen.tsx')).NewRunScreen),
  screenRoute(paths.billingRun(':billingExportId'), async () => (await import('./run/RunScreen.tsx')).RunScreen),
]
