import type { RouteObject } from 'react-router-dom'
import { paths } from '#src/paths.ts'
import { resourceRoutes } from '#src/resources/resource-routes.ts'
import { screenRoute } from '#src/ui/load-screen.ts'

const loadAbsences = async () => (await import('./absences.tsx')).absences
const driver = ':driverId'
const loadExtras = async () => (await import('#src/pay/extras.tsx')).extras
const drawers = paths.driverDaysOff(driver)
const payDrawers = paths.driverPayExtras(driver)

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

/** The drawers over the pay of a driver that add or edit what they get beside orders. */
function payDrawer(path: string, act: 'resourceCreate' | 'resourceEdit'): RouteObject {
  return screenRoute(path, async () => {
    const [forms, { useOverPay }, extras] = await Promise.all([
      import('#src/resources/ResourceForms.tsx'),
      import('./use-over-driver.ts'),
      loadExtras(),
    ])
    return forms[act](extras, useOverPay)
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
      {
        ...screenRoute(paths.driverPay(driver), async () => (await import('./DriverPay.tsx')).DriverPay),
        children: [payDrawer(payDrawers.new(), 'resourceCreate'), payDrawer(payDrawers.edit(':id'), 'resourceEdit')],
      },
      {
        ...screenRoute(drawers.list(), async () => (await import('./DriverDaysOff.tsx')).DriverDaysOff),
        children: [drawer(drawers.new(), 'resourceCreate'), drawer(drawers.edit(':id'), 'resourceEdit')],
      },
      screenRoute(paths.driverDevices(driver), async () => (await import('./DriverDevices.tsx')).DriverDevices),
      screenRoute(paths.driverToday(driver), async () => (await import('./DriverActs.tsx')).DriverActs),
    ],
  },
]
