import type { RouteObject } from 'react-router-dom'
import { paths } from '#src/paths.ts'
import { resourceRoutes } from '#src/resources/resource-routes.ts'
import { screenRoute } from '#src/ui/load-screen.ts'

const loadAbsences = async () => (await import('./absences.tsx')).absences
const driver = ':driverId'
const drawers = paths.driverDaysOff(driver)

/** The drawers over the page of a driver that add or edit days off. */
function drawer(path: string, act: 'resourceCreate' | 'resourceEdit'): RouteObject {
  return screenRoute(path, async () => {
    const [forms, { useOverDriver }, absences] = await Promise.all([
      import('#src/resources/ResourceForms.tsx'),
      import('./use-over-driver.ts'),
      loadAbsences(),
    ])
    return forms[act](absences, useOverDriver)
  })
}

/** Who drives, the days off of all of them, and the page of one with its sides. */
export const driverRoutes: RouteObject[] = [
  screenRoute(paths.drivers(), async () => (await import('./DriversScreen.tsx')).DriversScreen),
  screenRoute(paths.newDriver(), async () => (await import('./NewDriver.tsx')).NewDriver),
  resourceRoutes(paths.absences, loadAbsences),
  {
    ...screenRoute(paths.driver(driver), async () => (await import('./DriverScreen.tsx')).DriverScreen),
    children: [
      screenRoute(paths.driver(driver), async () => (await import('./AssignedOrders.tsx')).AssignedOrders),
      screenRoute(paths.driverVehicles(driver), async () => (await import('./DriverVehicles.tsx')).DriverVehicles),
      screenRoute(paths.driverPay(driver), async () => (await import('./DriverPay.tsx')).DriverPay),
      {
        ...screenRoute(drawers.list(), async () => (await import('./DriverDaysOff.tsx')).DriverDaysOff),
        children: [drawer(drawers.new(), 'resourceCreate'), drawer(drawers.edit(':id'), 'resourceEdit')],
      },
      screenRoute(paths.driverDevices(driver), async () => (await import('./DriverDevices.tsx')).DriverDevices),
      screenRoute(paths.driverToday(driver), async () => (await import('./DriverActs.tsx')).DriverActs),
    ],
  },
]
