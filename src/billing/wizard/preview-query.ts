import { useQuery } from '@tanstack/react-query'
import { previewBillingExport } from '#generated/client/accounting/accounting.ts'
import type { BillingRunInput } from '#generated/model/index.ts'
import { useSession } from '#src/session/session.ts'

/** What a run would make. It holds for the moment in which it was asked. */
export function usePreview(input: BillingRunInput) {
  const { tenant } = useSession()
  const url = `/tenants/${tenant.id}/billing-export-preview`
  return useQuery({
    queryKey: ['tenant', tenant.id, url, input],
    queryFn: ({ signal }) => previewBillingExport(tenant.id, input, undefined, signal),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    retry: false,
  })
}
