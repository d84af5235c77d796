import type { RouteObject } from 'react-router-dom'
import { paths } from '#src/paths.ts'
import { resourceRoutes } from '#src/resources/resource-routes.ts'
import { screenRoute } from '#src/ui/load-screen.ts'

const id = ':id'
const loadApplications = async () => (await import('./applications.tsx')).applications
const loadProfile = () => import('./VendorProfile.tsx')
const loadApply = () => import('./ApplyScreens.tsx')
const record = { isRecord: true }

export const applicationRoutes: RouteObject[] = [
  resourceRoutes(paths.receivedCustomerApplications, async () => (await loadApplications()).receivedOfCustomers, {
    ...record,
    more: [
      screenRoute(
        paths.receivedCustomerApplications.approve(id),
        async () => (await import('./ApproveDrawer.tsx')).ApproveDrawer,
      ),
    ],
  }),
  resourceRoutes(paths.sentCustomerApplications, async () => (await loadApplications()).sentToCustomers, record),
  resourceRoutes(paths.sentCourierApplications, async () => (await loadApplications()).sentToVendors, record),
  resourceRoutes(paths.receivedCourierApplications, async () => (await loadApplications()).receivedOfVendors, record),
  screenRoute(paths.customerApply(id), async () => (await loadApply()).ApplyToCustomer),
  screenRoute(paths.potentialVendors(), async () => (await import('./FindVendorScreen.tsx')).FindVendorScreen),
  screenRoute(paths.vendorProfile(id), async () => (await loadProfile()).VendorProfile),
  screenRoute(paths.vendorApply(id), async () => (await loadApply()).ApplyToVendor),
]
