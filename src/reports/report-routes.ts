import type { RouteObject } from 'react-router-dom'
import { paths } from '#src/paths.ts'
import { resourceRoutes } from '#src/resources/resource-routes.ts'
import { screenRoute } from '#src/ui/load-screen.ts'

const schedules = async () => (await import('./schedules/report-schedules.tsx')).reportSchedules
const forms = () => import('#src/resources/ResourceForms.tsx')

export const reportRoutes: RouteObject[] = [
  screenRoute(paths.reports(), async () => (await import('./ReportsScreen.tsx')).ReportsScreen),
  resourceRoutes(paths.reportSchedules, schedules, {
    isRecord: true,
    more: [
      screenRoute(paths.reportSchedules.new(), async () => {
        const [{ resourceCreate }, resource, { useScheduleGround }] = await Promise.all([
          forms(),
          schedules(),
          import('./schedules/schedule-of-report.ts'),
        ])
        return resourceCreate(resource, useScheduleGround)
      }),
      screenRoute(paths.reportSchedules.edit(':id'), async () => {
        const [{ resourceEdit }, resource] = await Promise.all([forms(), schedules()])
        return resourceEdit(resource)
      }),
    ],
  }),
]
