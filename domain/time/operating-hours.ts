import { daySeconds, wallTimeAt, weekdays, type TimeZone, type Weekday } from './zoned-time.ts'

/** The times of a day, each in seconds from midnight (08:00 is 28800); absent or null when not set. */
export interface DayTimes {
  readonly openTime?: number | null
  readonly closeTime?: number | null
  readonly breakStartTime?: number | null
  readonly breakEndTime?: number | null
}

export type HoursField = keyof DayTimes

/** A day of a location's operating hours. Times of a closed day are ignored. */
export interface DayHours {
  readonly closed?: boolean
  readonly hours?: DayTimes | null
}

/** Operating hours of a location and dispatch hours of a courier alike; a day with no entry is open all day. */
export type OperatingHours = Readonly<Partial<Record<Weekday, DayHours>>>

/** Messages by day and field; empty when all is well. A field may break two rules. */
export type OperatingHoursErrors = Partial<Record<Weekday, Partial<Record<HoursField, readonly string[]>>>>

/** A stretch of an open day, seconds from midnight: open from `from` up to but not at `to`. */
export interface OpenRange {
  readonly from: number
  readonly to: number
}

/** Checks every day that is not closed against the five rules of docs/rules/messages-and-words.md, "Operating hours". */
export function validateOperatingHours(hours: OperatingHours): OperatingHoursErrors {
  const errors: OperatingHoursErrors = {}
  for (const weekday of weekdays) {
    const day = hours[weekday]
    if (day === undefined || day.closed === true) continue
    const dayErrors = validateDay(timesOf(day))
    if (Object.keys(dayErrors).length > 0) errors[weekday] = dayErrors
  }
  return errors
}

/** A day as people read it: "Open 24 Hours", "Closed", "08:00 – 17:00, break 12:00 – 12:30". */
export function operatingHoursText(day: DayHours | undefined): string {
  if (day?.closed === true) return 'Closed'
  const { openTime, closeTime, breakStartTime, breakEndTime } = timesOf(day)
  if (openTime === null && closeTime === null) return 'Open 24 Hours'
  const open = `${clockText(openTime ?? 0)} – ${clockText(closeTime ?? daySeconds)}`
  if (breakStartTime === null || breakEndTime === null) return open
  return `${open}, break ${clockText(breakStartTime)} – ${clockText(breakEndTime)}`
}

/** The open stretches of a day, split around its break. None on a closed day; the whole day when nothing is set. */
export function openRanges(day: DayHours | undefined): readonly OpenRange[] {
  if (day?.closed === true) return []
  const { openTime, closeTime, breakStartTime, breakEndTime } = timesOf(day)
  const from = openTime ?? 0
  const to = closeTime ?? daySeconds
  if (breakStartTime === null || breakEndTime === null) return [{ from, to }]
  return [
    { from, to: breakStartTime },
    { from: breakEndTime, to },
  ].filter((range) => range.from < range.to)
}

/** Whether an instant (unix seconds), read on the courier's clock, falls in that day's open stretches. */
export function isWithinDispatchHours(dispatchHours: OperatingHours, unixSeconds: number, timeZone: TimeZone): boolean {
  const { weekday, secondsFromMidnight } = wallTimeAt(unixSeconds, timeZone)
  return openRanges(dispatchHours[weekday]).some(
    ({ from, to }) => secondsFromMidnight >= from && secondsFromMidnight < to,
  )
}

/** Seconds from midnight on a 24-hour clock: 28800 is "08:00", the end of the day "24:00". */
export function clockText(secondsFromMidnight: number): string {
  const minutes = Math.floor(secondsFromMidnight / 60)
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`
}

type Times = Readonly<Record<HoursField, number | null>>

function timesOf(day: DayHours | undefined): Times {
  const { openTime = null, closeTime = null, breakStartTime = null, breakEndTime = null } = day?.hours ?? {}
  return { openTime, closeTime, breakStartTime, breakEndTime }
}

function validateDay(times: Times): Partial<Record<HoursField, readonly string[]>> {
  const messages: Readonly<Record<HoursField, readonly string[]>> = {
    openTime: openTimeProblems(times),
    closeTime: closeTimeProblems(times),
    breakStartTime: breakStartProblems(times),
    breakEndTime: breakEndProblems(times),
  }
  const broken: Partial<Record<HoursField, readonly string[]>> = {}
  for (const field of hoursFields) if (messages[field].length > 0) broken[field] = messages[field]
  return broken
}

const hoursFields = ['openTime', 'closeTime', 'breakStartTime', 'breakEndTime'] as const satisfies HoursField[]

function openTimeProblems({ openTime, closeTime, breakStartTime, breakEndTime }: Times): readonly string[] {
  const othersSet = closeTime !== null || breakStartTime !== null || breakEndTime !== null
  return openTime === null && othersSet ? ['Invalid open time'] : []
}

function closeTimeProblems({ openTime, closeTime, breakStartTime, breakEndTime }: Times): readonly string[] {
  const othersSet = openTime !== null || breakStartTime !== null || breakEndTime !== null
  const beforeOpen = openTime !== null && closeTime !== null && closeTime <= openTime
  return beforeOpen || (closeTime === null && othersSet) ? ['Invalid close time'] : []
}

/** The break's order is told at its start: one place for one fault. */
function breakStartProblems({ openTime, breakStartTime, breakEndTime }: Times): readonly string[] {
  const inverted = breakStartTime !== null && breakEndTime !== null && breakStartTime >= breakEndTime
  const beforeOpen = breakStartTime !== null && openTime !== null && breakStartTime <= openTime
  const endWithoutStart = breakStartTime === null && breakEndTime !== null
  return [
    ...(inverted ? ['Invalid break time'] : []),
    ...(beforeOpen || endWithoutStart ? ['Invalid break start time'] : []),
  ]
}

function breakEndProblems({ closeTime, breakStartTime, breakEndTime }: Times): readonly string[] {
  const afterClose = breakEndTime !== null && closeTime !== null && breakEndTime >= closeTime
  const startWithoutEnd = breakEndTime === null && breakStartTime !== null
  return afterClose || startWithoutEnd ? ['Invalid break end time'] : []
}

function pad(value: number): string {
  return String(value).padStart(2, '0')
}
