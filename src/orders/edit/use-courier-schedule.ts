import type { CourierDays } from '#domain/orders/schedule-notices.ts'
import type { ZoneOffsets } from '#domain/time/zoned-time.ts'
import { useGetTenantScheduleInfo } from '#generated/client/tenants/tenants.ts'
import { useSession } from '#src/session/session.ts'

const fiveMinutesMs = 300_000
const unknownDays: CourierDays = { dispatchHours: {}, holidays: [] }

export interface CourierSchedule {
  /** On whose clock the order is scheduled. */
  readonly timeZone: ZoneOffsets
  /** Empty while they are not known. */
  readonly days: CourierDays
  readonly isPending: boolean
}

/** When the courier dispatches. Only the courier that carries an order edits it, so it is the organisation one works in. */
export function useCourierSchedule(): CourierSchedule {
  const { tenant, timeZone } = useSession()
  const { data, isPending } = useGetTenantScheduleInfo(tenant.id, {}, { query: { staleTime: fiveMinutesMs } })
  return {
    timeZone: data ?? timeZone,
    days: data?.courierSettings ?? unknownDays,
    isPending,
  }
}
