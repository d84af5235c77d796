import type { RouteObject } from 'react-router-dom'
import { paths } from '#src/paths.ts'
import { screenRoute } from '#src/ui/load-screen.ts'

/** How it goes, and the orders behind each figure. */
export const figureRoutes: RouteObject[] = [
  screenRoute(paths.analytics(), async () => (await import('./AnalyticsScreen.tsx')).AnalyticsScreen),
  screenRoute(paths.figureOrders(), async () => (await import('./FigureOrdersScreen.tsx')).FigureOrdersScreen),
]
