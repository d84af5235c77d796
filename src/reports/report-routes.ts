import type { RouteObject } from 'react-router-dom'
import { paths } from '#src/paths.ts'
import { screenRoute } from '#src/ui/load-screen.ts'

export const reportRoutes: RouteObject[] = [
  screenRoute(paths.reports(), async () => (await import('./ReportsScreen.tsx')).ReportsScreen),
]
