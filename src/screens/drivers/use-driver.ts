import { useGetTenantDriver } from '#generated/client/users/users.ts'
import { refetchIntervalMs } from '#src/http/query-client.ts'
import { useSession } from '#src/session/session.ts'

/** The driver of this number with how they stand, again every minute. */
export function useDriver(id: number, enabled = true) {
  const { tenant } = useSession()
  return useGetTenantDriver(tenant.id, id, { query: { enabled, refetchInterval: refetchIntervalMs } })
}
