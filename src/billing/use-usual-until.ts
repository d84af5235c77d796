import { lastDayOfCycle } from '#domain/accounting/billing-cycle.ts'
import { isDate } from '#domain/time/day-bounds.ts'
import { type LocalDate, wallTimeAt } from '#domain/time/zoned-time.ts'
import { useGetAccountingBillingData } from '#generated/client/accounting/accounting.ts'
import { useNow } from '#src/lib/use-now.ts'
import { useSession } from '#src/session/session.ts'

/** The day of the organization's calendar. */
export function useToday(): LocalDate {
  const { timeZone } = useSession()
  return wallTimeAt(useNow(), timeZone).date
}

const one = { pagination: { page: 0, pageSize: 1 } } as const

/**
 * Up to which day one bills: as the address says, else the end of last month while something of it is unbilled, else today.
 * @returns undefined while it is not known yet whether something is
 */
export function useUntil(said: string): LocalDate | undefined {
  const { tenant } = useSession()
  const today = useToday()
  const isSaid = isDate(said)
  const lastMonth = lastDayOfCycle('monthly', today)
  const { data, error } = useGetAccountingBillingData(
    tenant.id,
    { until: lastMonth, ...one },
    { query: { enabled: !isSaid } },
  )
  if (isSaid) return said
  if (error !== null) return today
  if (data === undefined) return undefined
  return data.total > 0 ? lastMonth : today
}
