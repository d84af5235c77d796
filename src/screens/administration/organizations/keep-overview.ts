import type { QueryClient } from '@tanstack/react-query'
import {
  getGetTenantOverviewQueryKey,
  getGetTenantsWithSubscriptionPlanQueryKey,
} from '#generated/client/tenants/tenants.ts'
import type { TenantOverview } from '#generated/model/index.ts'

/** Shows what an act answered where the organization is open, and asks anew for the list. */
export function keepOverview(client: QueryClient, overview: TenantOverview): void {
  client.setQueryData(getGetTenantOverviewQueryKey(overview.tenant.id), overview)
  void client.invalidateQueries({ queryKey: getGetTenantsWithSubscriptionPlanQueryKey() })
}
