import { daysOfPeriod, type PeriodDays } from '#domain/accounting/period-words.ts'
import type { LocalDate } from '#domain/time/zoned-time.ts'
import { useSearchParams } from 'react-router-dom'
import { useToday } from '#src/billing/use-usual-until.ts'
import { dateOf } from '#src/tables/address-values.ts'

/** The first day of the month before last, up to today: what was billed and could be paid since. */
function usualDays(today: LocalDate): PeriodDays {
  const { from } = daysOfPeriod('lastMonth', daysOfPeriod('lastMonth', today).from)
  return { from, until: today }
}

/** The days of a statement, as the address says them. */
export function usePeriod() {
  const today = useToday()
  const [params, setParams] = useSearchParams()
  const [from, until] = [dateOf(params.get('from') ?? ''), dateOf(params.get('until') ?? '')]
  const days = from === null || until === null || from > until ? usualDays(today) : { from, until }
  return {
    days,
    choose: ({ from: first, until: last }: PeriodDays) => setParams({ from: first, until: last }, { replace: true }),
  }
}
