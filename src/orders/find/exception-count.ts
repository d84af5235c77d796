import { useGetDeliveryOrderExceptions } from '#generated/client/orders/orders.ts'
import { refetchIntervalMs } from '#src/http/query-client.ts'
import { useSession } from '#src/session/session.ts'

/** How many orders need attention, as text that stops at "1,000+"; undefined until it is known. */
export function useExceptionCount(): string | undefined {
  const { tenant } = useSession()
  const { data } = useGetDeliveryOrderExceptions(
    tenant.id,
    { pagination: { page: 0, pageSize: 1 } },
    { query: { refetchInterval: refetchIntervalMs } },
  )
  return data && (data.totalIsCapped ? '1,000+' : data.total.toLocaleString('en-CA'))
}
