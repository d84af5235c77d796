import type { RouteObject } from 'react-router-dom'
import { type ApplicationPaths, paths } from '#src/paths.ts'
import { screenRoute } from '#src/ui/load-screen.ts'

const id = ':id'
const loadApplications = async () => (await import('./applications.tsx')).applications
const loadProfile = () => import('./VendorProfile.tsx')
const loadApply = () => import('./ApplyScreens.tsx')

/** Applications of one side: the list, and over it the drawer that shows one. */
function routesOf(
  which: keyof Awaited<ReturnType<typeof loadApplications>>,
  { list, one }: ApplicationPaths,
  more: readonly RouteObject[] = [],
): RouteObject {
  return {
    ...screenRoute(list(), async () => {
      const [{ resourceList }, all] = await Promise.all([import('#src/resources/ResourceList.tsx'), loadApplications()])
      return resourceList(all[which])
    }),
    children: [
      screenRoute(one(id), async () => {
        const [{ resourceDetail }, all] = await Promise.all([
          import('#src/resources/ResourceDetail.tsx'),
          loadApplications(),
        ])
        return resourceDetail(all[which])
      }),
      ...more,
    ],
  }
}

export const applicationRoutes: RouteObject[] = [
  routesOf('receivedOfCustomers', paths.receivedCustomerApplications, [
    screenRoute(
      paths.receivedCustomerApplications.approve(id),
      async () => (await import('./ApproveDrawer.tsx')).ApproveDrawer,
    ),
  ]),
  routesOf('sentToCustomers', paths.sentCustomerApplications),
  routesOf('sentToVendors', paths.sentCourierApplications),
  routesOf('receivedOfVendors', paths.receivedCourierApplications),
  screenRoute(paths.customerApply(id), async () => (await loadApply()).ApplyToCustomer),
  screenRoute(paths.potentialVendors(), async () => (await import('./FindVendorScreen.tsx')).FindVendorScreen),
  screenRoute(paths.vendorProfile(id), async () => (await loadProfile()).VendorProfile),
  screenRoute(paths.vendorApply(id), async () => (await loadApply()).ApplyToVendor),
]
