import { openRanges, type OperatingHours } from './operating-hours.ts'
import { nextSlot, slotSeconds } from './slots.ts'
import { addDays, unixSecondsAt, wallTimeAt, weekdayOf, type LocalDate, type TimeZone } from './zoned-time.ts'

/** Whether a scheduled time is shown as "Now": within 15 minutes of the current time, both unix seconds. */
export function isNow(scheduledAt: number, now: number): boolean {
  return Math.abs(scheduledAt - now) <= slotSeconds
}

/**
 * The time offered when the date is changed, unix seconds: for today the next slot, otherwise the courier's opening
 * time rounded up to a slot (docs/rules/order-edit.md, "Schedule"). A day that is closed or open around the clock starts at midnight. Where
 * rounding up would leave the day that was chosen, it is the last slot of that day.
 */
export function defaultTimeForDate(
  date: LocalDate,
  now: number,
  dispatchHours: OperatingHours,
  timeZone: TimeZone,
): number {
  const lastSlot = unixSecondsAt(addDays(date, 1), 0, timeZone) - slotSeconds
  if (date === wallTimeAt(now, timeZone).date) return Math.min(nextSlot(now), lastSlot)
  const opening = openRanges(dispatchHours[weekdayOf(date)])[0]?.from ?? 0
  return Math.min(unixSecondsAt(date, Math.ceil(opening / slotSeconds) * slotSeconds, timeZone), lastSlot)
}

/** Every slot of a local day in unix seconds: 96 of them, four fewer or more on the day of a clock change. */
export function slotsOfDate(date: LocalDate, timeZone: TimeZone): readonly number[] {
  const start = unixSecondsAt(date, 0, timeZone)
  const end = unixSecondsAt(addDays(date, 1), 0, timeZone)
  return Array.from({ length: Math.round((end - start) / slotSeconds) }, (_, index) => start + index * slotSeconds)
}
