import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useGetTenantServices } from '#generated/client/services/services.ts'
import { getGetTenantScheduleInfoQueryKey, getTenantScheduleInfo } from '#generated/client/tenants/tenants.ts'
import type { ScheduleInfo } from '#generated/model/index.ts'
import { useSession } from '#src/session/session.ts'
import type { FileTerms } from './file-terms.ts'
import { type OwnField, ownFields } from './own-fields.ts'

const fiveMinutesMs = 300_000

const answers = (asked: readonly { readonly data: ScheduleInfo | undefined }[]) =>
  asked.flatMap(({ data }) => data ?? [])

/** As many services as one chooses among here; a file names others itself. */
const mostServices = 100

/** The services that can be ordered for a customer; for nobody yet, those of one's own. */
export function useOfferedServices(customer: FileTerms['customer']) {
  const { tenant } = useSession()
  const { data } = useGetTenantServices(tenant.id, {
    pagination: { page: 0, pageSize: mostServices },
    ...(customer !== null && { customerTenantId: customer.id }),
  })
  return data?.data ?? []
}

/** What the couriers of these services ask for in fields of their own; of a service that is chosen for all rows, its courier alone. */
export function useOwnFields(customer: FileTerms['customer'], serviceId: number | null): readonly OwnField[] {
  const offered = useOfferedServices(customer)
  const chosen = offered.filter(({ id }) => id === serviceId)
  const couriers = [
    ...new Set((chosen.length > 0 ? chosen : offered).map(({ courierTenant }) => courierTenant.id)),
  ].toSorted((a, b) => a - b)
  const query = customer === null ? {} : { customerTenantId: customer.id }
  const schedules = useQueries({
    queries: couriers.map((courierId) => ({
      queryKey: getGetTenantScheduleInfoQueryKey(courierId, query),
      queryFn: ({ signal }: { signal: AbortSignal }) => getTenantScheduleInfo(courierId, query, undefined, signal),
      staleTime: fiveMinutesMs,
    })),
    combine: answers,
  })
  return useMemo(() => ownFields(schedules), [schedules])
}
