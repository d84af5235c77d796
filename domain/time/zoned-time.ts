/** Days as the contract keys them, from Monday. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

export type Weekday = (typeof weekdays)[number]

/** A calendar date as `YYYY-MM-DD`: no zone, no time. */
export type LocalDate = string

/** Seconds in a day that has no clock change. */
export const daySeconds = 86_400

/** Dates by days since 1970-01-01: thousands of prices fall on the same few. */
const datesOfDays = new Map<number, LocalDate>()

/** What a clock on the wall shows: its date and the seconds from midnight by that clock (08:00 is always 28800). */
export interface WallTime {
  readonly date: LocalDate
  readonly secondsFromMidnight: number
  readonly weekday: Weekday
}

/** How far the clocks of a zone are ahead of UTC from an instant on, until the next such entry. */
export interface UtcOffset {
  /** Unix seconds. */
  readonly from: number
  /** Seconds east of UTC; -21600 for Regina. */
  readonly offsetS: number
}

/** A zone with its offsets as somebody else tells them, oldest first: the data of this runtime may be older. */
export interface ZoneOffsets {
  /** IANA name. */
  readonly timezone: string
  readonly utcOffsets: readonly UtcOffset[]
}

/** An IANA zone by its name alone, by the data of this runtime, or by offsets that were told. */
export type TimeZone = string | ZoneOffsets

/** No zone changes its clocks twice within a week. Seconds. */
const searchStepS = 7 * daySeconds

const formatters = new Map<string, Intl.DateTimeFormat>()

/** By zone and week: the offset of a week that has no change, null for one that has. Asking a formatter takes fifty times as long. */
const offsetsOfWeeks = new Map<string, Map<number, number | null>>()

/** True for an IANA zone this runtime knows, such as "America/Regina". Offsets such as "+06:00" are not zones. */
export function isTimeZone(timeZone: string): boolean {
  if (!/^[A-Za-z]/.test(timeZone)) return false
  try {
    formatterOf(timeZone)
    return true
  } catch {
    return false
  }
}

/**
 * Seconds that local clocks in the zone are ahead of UTC at this instant; -21600 for Regina. What was before the first told
 * offset is history, which this runtime knows. Throws a RangeError for an unknown zone.
 */
export function utcOffsetSeconds(unixSeconds: number, timeZone: TimeZone): number {
  const whole = Math.floor(unixSeconds)
  if (typeof timeZone === 'string') {
    return offsetOfWeek(Math.floor(whole / searchStepS), timeZone) ?? localSeconds(whole, timeZone) - whole
  }
  const told = timeZone.utcOffsets.findLast(({ from }) => from <= whole)
  return told?.offsetS ?? utcOffsetSeconds(whole, timeZone.timezone)
}

/**
 * The offsets of a zone between two instants (unix seconds) by the data of this runtime, to be told to others: the one in
 * force at the beginning and every one that follows.
 */
export function utcOffsetsBetween(from: number, until: number, timeZone: string): readonly UtcOffset[] {
  const offsets: UtcOffset[] = [{ from, offsetS: utcOffsetSeconds(from, timeZone) }]
  for (let at = from; at < until; at += searchStepS) {
    const next = Math.min(at + searchStepS, until)
    if (utcOffsetSeconds(next, timeZone) === offsets.at(-1)?.offsetS) continue
    const change = firstChange(at, next, timeZone)
    offsets.push({ from: change, offsetS: utcOffsetSeconds(change, timeZone) })
  }
  return offsets
}

/** The wall clock of the zone at an instant in unix seconds. Throws a RangeError for an unknown zone. */
export function wallTimeAt(unixSeconds: number, timeZone: TimeZone): WallTime {
  const local = Math.floor(unixSeconds) + utcOffsetSeconds(unixSeconds, timeZone)
  const days = Math.floor(local / daySeconds)
  let date = datesOfDays.get(days)
  if (date === undefined) {
    date = new Date(local * 1000).toISOString().slice(0, 10)
    datesOfDays.set(days, date)
  }
  return { date, secondsFromMidnight: local - days * daySeconds, weekday: weekdayOfDays(days) }
}

/**
 * The instant, in unix seconds, at which the zone's clock shows this time. Seconds past 86400 run into the next days.
 * A time that a spring change skips is moved on by the change (02:30 becomes 03:30); of a time that an autumn
 * change repeats, the first is meant. Throws a RangeError for an unknown zone or a date that does not exist.
 */
export function unixSecondsAt(date: LocalDate, secondsFromMidnight: number, timeZone: TimeZone): number {
  const local = epochSecondsOf(date) + secondsFromMidnight
  const before = utcOffsetSeconds(local - daySeconds, timeZone)
  const after = utcOffsetSeconds(local + daySeconds, timeZone)
  // The larger offset gives the earlier instant, so of a repeated hour the first is found first.
  for (const offset of [Math.max(before, after), Math.min(before, after)]) {
    if (utcOffsetSeconds(local - offset, timeZone) === offset) return local - offset
  }
  return local - before
}

/** The weekday of a calendar date. */
export function weekdayOf(date: LocalDate): Weekday {
  return weekdayOfDays(epochSecondsOf(date) / daySeconds)
}

/** The calendar date `days` later, or earlier when negative. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return new Date((epochSecondsOf(date) + days * daySeconds) * 1000).toISOString().slice(0, 10)
}

/** How many days later `until` is than `from`; below zero when it is earlier. */
export function daysBetween(from: LocalDate, until: LocalDate): number {
  return (epochSecondsOf(until) - epochSecondsOf(from)) / daySeconds
}

/** Of days since 1970-01-01, which was a Thursday. */
function weekdayOfDays(days: number): Weekday {
  const weekday = weekdays[(((days + 3) % 7) + 7) % 7]
  if (weekday === undefined) throw new RangeError(`Not a day: ${days}`)
  return weekday
}

function epochSecondsOf(date: LocalDate): number {
  const milliseconds = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN
  if (Number.isNaN(milliseconds) || new Date(milliseconds).toISOString().slice(0, 10) !== date) {
    throw new RangeError(`Not a date: ${date}`)
  }
  return milliseconds / 1000
}

/** The first second of the offset that holds at `until`, which is another one than at `from`. */
function firstChange(from: number, until: number, timeZone: string): number {
  const before = utcOffsetSeconds(from, timeZone)
  let [last, first] = [from, until]
  while (first - last > 1) {
    const middle = Math.floor((last + first) / 2)
    if (utcOffsetSeconds(middle, timeZone) === before) last = middle
    else first = middle
  }
  return first
}

/** The one offset of a whole week from the beginning of unix time, or null when it changes within. */
function offsetOfWeek(week: number, timeZone: string): number | null {
  let weeks = offsetsOfWeeks.get(timeZone)
  const known = weeks?.get(week)
  if (known !== undefined) return known
  const [first, last] = [week * searchStepS, (week + 1) * searchStepS - 1]
  const offset = localSeconds(first, timeZone) - first
  const single = localSeconds(last, timeZone) - last === offset ? offset : null
  if (weeks === undefined) {
    weeks = new Map()
    offsetsOfWeeks.set(timeZone, weeks)
  }
  weeks.set(week, single)
  return single
}

/** The zone's wall clock read as if it were UTC. */
function localSeconds(unixSeconds: number, timeZone: string): number {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {}
  for (const { type, value } of formatterOf(timeZone).formatToParts(unixSeconds * 1000)) parts[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second) / 1000
}

/** Formatters are kept: making one costs fifty times what using it does, and a day's slots ask for hundreds. */
function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known !== undefined) return known
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formatters.set(timeZone, formatter)
  return formatter
}
