import { addDays, type LocalDate, type ZoneOffsets, utcOffsetSeconds, wallTimeAt } from '#domain/time/zoned-time.ts'

const locale = 'en-CA'
const formats = new Map<string, Intl.DateTimeFormat>()

/** Intl writes the wall clock as if it were UTC: its own data of the zone may be older than the server's. */
function format(at: number, timeZone: ZoneOffsets, options: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify(options)
  let known = formats.get(key)
  if (known === undefined) formats.set(key, (known = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })))
  return known.format((at + utcOffsetSeconds(at, timeZone)) * 1000)
}

/** The clock of the zone, "14:30". @param at unix seconds */
function formatClock(at: number, timeZone: ZoneOffsets): string {
  return format(at, timeZone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
}

/** The whole date and time, for hovering: "Saturday, November 21, 2026 at 14:30". @param at unix seconds */
export function formatFull(at: number, timeZone: ZoneOffsets): string {
  const day = format(at, timeZone, { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' })
  return `${day} at ${formatClock(at, timeZone)}`
}

/**
 * A moment as people say it: "Today 14:30", "Yesterday 09:05", "Tomorrow 08:00", within the year "Nov 3, 14:30", else
 * "Nov 3, 2025, 14:30". The words are those of the zone's calendar.
 * @param at unix seconds
 * @param now unix seconds
 */
export function formatWhen(at: number, timeZone: ZoneOffsets, now: number): string {
  const clock = formatClock(at, timeZone)
  const date = wallTimeAt(at, timeZone).date
  const today = wallTimeAt(now, timeZone).date
  const word = dayWord(date, today)
  if (word !== undefined) return `${word} ${clock}`
  const sameYear = date.slice(0, 4) === today.slice(0, 4)
  const day = format(at, timeZone, { month: 'short', day: 'numeric', ...(!sameYear && { year: 'numeric' }) })
  return `${day}, ${clock}`
}

/** A moment where there is room for a few letters: the clock of today, else the day, "14:30", "Nov 3". @param now unix seconds */
export function formatShort(at: number, timeZone: ZoneOffsets, now: number): string {
  const isToday = wallTimeAt(at, timeZone).date === wallTimeAt(now, timeZone).date
  return isToday ? formatClock(at, timeZone) : format(at, timeZone, { month: 'short', day: 'numeric' })
}

/** A moment for paper, which is read on another day: "Nov 3, 2025, 14:30". @param at unix seconds */
export function formatDated(at: number, timeZone: ZoneOffsets): string {
  const day = format(at, timeZone, { year: 'numeric', month: 'short', day: 'numeric' })
  return `${day}, ${formatClock(at, timeZone)}`
}

function dayWord(date: LocalDate, today: LocalDate): string | undefined {
  if (date === today) return 'Today'
  if (date === addDays(today, 1)) return 'Tomorrow'
  return date === addDays(today, -1) ? 'Yesterday' : undefined
}
