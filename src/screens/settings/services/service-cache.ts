import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import {
  getGetServiceRevisionsQueryKey,
  getGetTenantServicesMetaQueryKey,
  getGetTenantServicesQueryKey,
} from '#generated/client/services/services.ts'
import { serviceMetaActs } from '#generated/screens/serviceMeta.ts'
import { useActs } from '#src/resources/use-acts.ts'
import { useSession } from '#src/session/session.ts'

/** Asks anew for what shows a service: the lists, those that orders are placed from among them, and its own page. */
export function refreshService(client: QueryClient, tenantId: number, serviceId: number): Promise<unknown> {
  return Promise.all(
    [
      getGetTenantServicesMetaQueryKey(tenantId),
      getGetTenantServicesQueryKey(tenantId),
      getGetServiceRevisionsQueryKey(serviceId),
    ].map((queryKey) => client.invalidateQueries({ queryKey })),
  )
}

/**
 * What can be done to a service, wherever it is shown.
 * @param leave goes where it is not shown, once it is gone
 */
export function useServiceActs(leave?: () => Promise<void> | void) {
  const { tenant } = useSession()
  const client = useQueryClient()
  return useActs(serviceMetaActs, {
    keep: async ({ id }, answer) => {
      if (answer !== undefined && 'done' in answer) await leave?.()
      await refreshService(client, tenant.id, id)
    },
  })
}
