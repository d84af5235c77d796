import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import {
  disableService,
  enableService,
  getGetServiceRevisionsQueryKey,
  getGetTenantServicesMetaQueryKey,
  getGetTenantServicesQueryKey,
} from '#generated/client/services/services.ts'
import type { ServiceMeta } from '#generated/model/index.ts'
import { useSession } from '#src/session/session.ts'
import { showError } from '#src/ui/error-dialog.ts'
import { showSuccess } from '#src/ui/snackbar.ts'

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

/** Lets a service be ordered, or takes it out of what can be. */
export function useEnabling(): (service: Pick<ServiceMeta, 'id' | 'name'>, enabled: boolean) => Promise<void> {
  const { tenant } = useSession()
  const client = useQueryClient()
  return async (service, enabled) => {
    try {
      await (enabled ? enableService(service.id) : disableService(service.id))
      showSuccess(enabled ? `${service.name} can be ordered` : `${service.name} can no longer be ordered`)
      await refreshService(client, tenant.id, service.id)
    } catch (error) {
      showError(error, { action: enabled ? 'enable the service' : 'disable the service' })
    }
  }
}
