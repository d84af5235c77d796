import type { PeriodDays } from '#domain/accounting/period-words.ts'
import type { PaySchedule } from '#domain/accounting/periods.ts'
import { isDate } from '#domain/time/day-bounds.ts'
import { useGetDriverPayRates } from '#generated/client/accounting/accounting.ts'
import { useToday } from '#src/billing/use-usual-until.ts'
import { useSession } from '#src/session/session.ts'
import { payPeriodOf, payPeriodsBefore } from './pay-periods.ts'

interface PayPeriods {
  /** Undefined while it is not known when drivers are paid. */
  readonly schedule: PaySchedule | undefined
  readonly error: unknown
  readonly retry: () => void
}

/** When the courier pays its drivers. */
function usePaySchedule(): PayPeriods {
  const { tenant } = useSession()
  const { data, error, refetch } = useGetDriverPayRates(tenant.id)
  const { payPeriod, payPeriodAnchor: anchor } = data ?? {}
  const isKnown = payPeriod !== undefined && anchor !== undefined
  return {
    schedule: isKnown ? { payPeriod, anchor } : undefined,
    error: data === undefined ? error : null,
    retry: () => void refetch(),
  }
}

/** So many of the last periods are offered; older ones are chosen by a day. */
const offered = 8

interface ChosenPeriod extends Omit<PayPeriods, 'schedule'> {
  readonly chosen: PeriodDays | undefined
  /** The newest first; the first of them is still going on. */
  readonly offers: readonly PeriodDays[]
}

/** The pay period that the address names by any of its days, else the last one that is over. */
export function usePayPeriod(said: string): ChosenPeriod {
  const today = useToday()
  const { schedule, error, retry } = usePaySchedule()
  if (schedule === undefined) return { chosen: undefined, offers: [], error, retry }
  const offers = payPeriodsBefore(today, schedule, offered)
  const chosen = isDate(said) ? payPeriodOf(said, schedule) : offers[1]
  return { chosen, offers, error, retry }
}
