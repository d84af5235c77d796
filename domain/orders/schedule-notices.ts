import { isWithinDispatchHours, type OperatingHours } from '../time/operating-hours.ts'
import type { Holiday } from '../time/public-holidays.ts'
import { wallTimeAt, type LocalDate, type TimeZone } from '../time/zoned-time.ts'

/** When a courier works, as far as the person who orders is told. */
export interface CourierDays {
  readonly dispatchHours: OperatingHours
  readonly holidays: readonly Holiday[]
}

export interface ScheduleNotice {
  readonly code: 'outside_dispatch_hours' | 'holiday'
  readonly message: string
}

/**
 * What one should know of the time at which an order becomes available; none of it keeps anyone from ordering
 * (docs/rules/order-edit.md, "Schedule"). A holiday has the dispatch hours of its weekday, and prices of its own where a
 * service says so (docs/rules/services-and-revisions.md, "Parts of a revision").
 * @param availableAt unix seconds
 * @param timeZone the courier's
 */
export function scheduleNotices(
  { dispatchHours, holidays }: CourierDays,
  availableAt: number,
  timeZone: TimeZone,
): readonly ScheduleNotice[] {
  const { date } = wallTimeAt(availableAt, timeZone)
  const holiday = holidays.find((each) => each.date === date)
  const outside = !isWithinDispatchHours(dispatchHours, availableAt, timeZone)
  return [
    ...(holiday ? [{ code: 'holiday', message: holidayMessage(holiday) } as const] : []),
    ...(outside ? [{ code: 'outside_dispatch_hours', message: outsideHoursMessage } as const] : []),
  ]
}

/** The sentence of docs/rules/order-edit.md, "Schedule". */
const outsideHoursMessage = 'The selected time is outside of typical dispatch hours for this courier'

function holidayMessage({ date, name }: Holiday): string {
  return `${dayName(date)} is a holiday for this courier (${name}): hours and prices may differ`
}

/** "Friday, December 25" */
function dayName(date: LocalDate): string {
  return dayFormat.format(Date.parse(`${date}T00:00:00Z`))
}

const dayFormat = new Intl.DateTimeFormat('en-CA', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
