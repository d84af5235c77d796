import { useQueryClient } from '@tanstack/react-query'
import { getGetFuelSurchargesQueryKey, getGetTenantFuelPricesQueryKey } from '#generated/client/services/services.ts'
import { useSession } from '#src/session/session.ts'

/** Everything on the page follows from prices and tables. */
export function useRefetchFuel() {
  const client = useQueryClient()
  const { tenant } = useSession()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: getGetFuelSurchargesQueryKey(tenant.id) }),
      client.invalidateQueries({ queryKey: getGetTenantFuelPricesQueryKey(tenant.id) }),
    ])
}
