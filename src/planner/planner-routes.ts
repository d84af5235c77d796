import type { RouteObject } from 'react-router-dom'
import { paths } from '#src/paths.ts'
import { screenRoute } from '#src/ui/load-screen.ts'

const id = ':recurringOrderId'

/** What is ordered again and again: the list, the page of one with its sides, and the entry that plans and changes one. */
export const plannerRoutes: RouteObject[] = [
  screenRoute(paths.planner(), async () => (await import('./PlannerScreen.tsx')).PlannerScreen),
  screenRoute(paths.newRecurringOrder(), async () => (await import('./entry/NewRecurringOrder.tsx')).NewRecurringOrder),
  screenRoute(
    paths.editRecurringOrder(id),
    async () => (await import('./entry/EditRecurringOrder.tsx')).EditRecurringOrder,
  ),
  {
    ...screenRoute(
      paths.recurringOrder(id),
      async () => (await import('./RecurringOrderScreen.tsx')).RecurringOrderScreen,
    ),
    children: [
      screenRoute(paths.recurringOrder(id), async () => (await import('./GeneralSide.tsx')).GeneralSide),
      screenRoute(paths.recurringOrderDays(id), async () => (await import('./days/DaysSide.tsx')).DaysSide),
      screenRoute(paths.recurringOrderHistory(id), async () => (await import('./HistorySide.tsx')).HistorySide),
    ],
  },
]
