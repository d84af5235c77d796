import { useQuery } from '@tanstack/react-query'
import { previewInvoiceExport } from '#generated/client/accounting/accounting.ts'
import type { PayRunInput } from '#generated/model/index.ts'
import { useSession } from '#src/session/session.ts'

/** What a pay run would make. It holds for the moment in which it was asked. @param input null: it is not asked */
export function usePayPreview(input: PayRunInput | null) {
  const { tenant } = useSession()
  const url = `/tenants/${tenant.id}/invoice-export-preview`
  return useQuery({
    queryKey: ['tenant', tenant.id, url, input],
    enabled: input !== null,
    queryFn: ({ signal }) => previewInvoiceExport(tenant.id, input ?? { until: '', payDate: '' }, undefined, signal),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    retry: false,
  })
}
