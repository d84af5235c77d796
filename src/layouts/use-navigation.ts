import { navigationEntries, type NavigationEntry } from '#domain/access/navigation.ts'
import { useGetPaginatedDeliveryOrders } from '#generated/client/orders/orders.ts'
import { useGetTenantSuppliers } from '#generated/client/relationships/relationships.ts'
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

/** How many send to the organization; asked where the menu may have an entry for them alone. */
function useSupplierCount(): number {
  const { tenant, permissions, features } = useSession()
  const isIdle = useIdle()
  const { data } = useGetTenantSuppliers(
    tenant.id,
    { pagination: { page: 0, pageSize: 1 } },
    { query: { enabled: isIdle && permissions.has('suppliers.read') && features.has('Customer') } },
  )
  return data?.total ?? 0
}

/** The entries of the side menu for this session, with their badges. */
export function useNavigation(): readonly NavigationEntry[] {
  const session = useSession()
  const { permissions, features } = session
  const unassignedOrders = useUnassignedCount()
  const supplierCount = useSupplierCount()
  return navigationEntries({
    permissions,
    features,
    supplierCount,
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
