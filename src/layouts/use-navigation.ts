import { navigationEntries, type NavigationEntry } from '#domain/access/navigation.ts'
import { useGetPaginatedDeliveryOrders } from '#generated/client/orders/orders.ts'
import {
  useGetManagedCustomerOnboardings,
  useGetReceivedCourierApplications,
  useGetReceivedCustomerApplications,
  useGetReceivedPartnerships,
  useGetTenantSuppliers,
} from '#generated/client/relationships/relationships.ts'
import type { TenantFeature } from '#generated/model/index.ts'
import { useGetPlannerBadgeStatus } from '#generated/client/planner/planner.ts'
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

const waiting = { pagination: { page: 0, pageSize: 1, filter: { state: ['pending' as const] } } }

/** How many applications wait for the organization's answer: of customers, and of couriers. */
function useReceivedApplications() {
  const { tenant, permissions, features } = useSession()
  const isIdle = useIdle()
  const asked = (feature: TenantFeature) => ({
    query: { enabled: isIdle && permissions.has('applications.read') && features.has(feature) },
  })
  const ofCustomers = useGetReceivedCustomerApplications(tenant.id, waiting, asked('Courier'))
  const ofCouriers = useGetReceivedCourierApplications(tenant.id, waiting, asked('Customer'))
  return {
    receivedCustomerApplications: ofCustomers.data?.total ?? 0,
    receivedApplications: ofCouriers.data?.total ?? 0,
  }
}

/** How many customers are offered to the organization and wait for its answer. */
function useOfferedCustomers(): number {
  const { tenant, permissions, features } = useSession()
  const isIdle = useIdle()
  const { data } = useGetManagedCustomerOnboardings(
    tenant.id,
    { direction: 'received', ...waiting },
    { query: { enabled: isIdle && permissions.has('owner.audit-onboarding-requests') && features.has('Customer') } },
  )
  return data?.total ?? 0
}

/** How many offers of a partnership wait for the organization's answer; nothing to those who cannot give it. */
function useReceivedPartnerships(): number {
  const session = useSession()
  const isIdle = useIdle()
  const { data } = useGetReceivedPartnerships(session.tenant.id, waiting, {
    query: { enabled: isIdle && can.makePartners(session).allowed },
  })
  return data?.total ?? 0
}

/** The worst that is to be told of what the organization orders again and again. */
function usePlannerStatus() {
  const session = useSession()
  const isIdle = useIdle()
  const { data } = useGetPlannerBadgeStatus(session.tenant.id, {
    query: { enabled: isIdle && can.readRecurringOrders(session).allowed, refetchInterval: refetchIntervalMs },
  })
  return data?.status ?? 'none'
}

/** The entries of the side menu for this session, with their badges. */
export function useNavigation(): readonly NavigationEntry[] {
  const session = useSession()
  const { permissions, features } = session
  const unassignedOrders = useUnassignedCount()
  const supplierCount = useSupplierCount()
  const received = useReceivedApplications()
  const managedCustomerOnboardingRequests = useOfferedCustomers()
  const receivedPartnerships = useReceivedPartnerships()
  const plannerStatus = usePlannerStatus()
  return navigationEntries({
    permissions,
    features,
    supplierCount,
    builtSections,
    badges: {
      plannerStatus,
      ...received,
      receivedPartnerships,
      unassignedOrders,
      managedCustomerOnboardingRequests,
    },
  })
}
