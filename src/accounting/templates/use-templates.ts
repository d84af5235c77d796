import type { QueryClient } from '@tanstack/react-query'
import {
  getGetAccountingTemplatesQueryKey,
  useGetAccountingTemplates,
} from '#generated/client/accounting/accounting.ts'
import { useSession } from '#src/session/session.ts'

/** More than anybody keeps. */
const byName = { pagination: { page: 0, pageSize: 100, sort: [{ field: 'name', direction: 'asc' }] } } as const

/** The templates of the organization, by name. */
export function useTemplates() {
  const { tenant } = useSession()
  return useGetAccountingTemplates(tenant.id, {
    pagination: { ...byName.pagination, sort: [...byName.pagination.sort] },
  })
}

/** After a template was kept, renamed or deleted. */
export function refreshTemplates(client: QueryClient, tenantId: number): Promise<void> {
  return client.invalidateQueries({ queryKey: getGetAccountingTemplatesQueryKey(tenantId) })
}
