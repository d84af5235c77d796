import { navigationEntries, type NavigationEntry } from '#domain/access/navigation.ts'
import { useGetPaginatedDeliveryOrders } from '#generated/client/orders/orders.ts'
import { can } from '#src/access/can.ts'
import { refetchIntervalMs } from '#src/http/query-client.ts'
import { endOfToday } from '#src/lib/today.ts'
import { useIdle } from '#src/lib/use-idle.ts'
import { useNow } from '#src/lib/use-now.ts'
import { useSession } from '#src/session/session.ts'
import { builtSections } from './built-sections.ts'

/**
 * How many orders wait for one of the own drivers: unassigned, open, available today or earlier
 * (docs/rules/navigation-and-shell.md, "The menu").
 */
function useUnassignedCount(): number {
  const session = useSession()
  const isIdle = useIdle()
  const availableBefore = endOfToday(useNow(), session.timeZone)
  const { data } = useGetPaginatedDeliveryOrders(
    session.tenant.id,
    { pagination: { page: 0, pageSize: 1, filter: { statuses: ['created'], carriedOutHere: true, availableBefore } } },
    {
      query: {
        enabled: isIdle && can.dispatch(session).allowed && can.readOrders(session).allowed,
        refetchInterval: refetchIntervalMs,
      },
    },
  )
  return data?.total ?? 0
}

/** The entries of the side menu for this session, with their badges. */
export function useNavigation(): readonly NavigationEntry[] {
  const session = useSession()
  const { permissions, features } = session
  const unassignedOrders = useUnassignedCount()
  return navigationEntries({
    permissions,
    features,
    supplierCount: 0,
    builtSections,
    badges: {
      plannerStatus: 'none',
      receivedCustomerApplications: 0,
      receivedApplications: 0,
      unassignedOrders,
      managedCustomerOnboardingRequests: 0,
    },
  })
}
