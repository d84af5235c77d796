import { addDays, wallTimeAt } from '#domain/zoned-time.ts'
import { clockText } from '#domain/operating-hours.ts'

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(name: string, timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${name} ${timeZone}`
  const known = formatters.get(key)
  if (known !== undefined) return known
  const formatter = new Intl.DateTimeFormat('en-CA', { timeZone, ...options })
  formatters.set(key, formatter)
  return formatter
}

/**
 * An instant as a dispatcher says it: "Today 14:30", "Tomorrow 09:00", "Nov 12 14:30", "Nov 12, 2025 14:30".
 * @param unixSeconds the instant
 * @param now unix seconds; decides what today and this year are
 */
export function formatWhen(unixSeconds: number, timeZone: string, now: number): string {
  const { date, secondsFromMidnight } = wallTimeAt(unixSeconds, timeZone)
  return `${formatDay(date, unixSeconds, timeZone, now)} ${clockText(secondsFromMidnight)}`
}

function formatDay(date: string, unixSeconds: number, timeZone: string, now: number): string {
  const today = wallTimeAt(now, timeZone).date
  if (date === today) return 'Today'
  if (date === addDays(today, 1)) return 'Tomorrow'
  if (date === addDays(today, -1)) return 'Yesterday'
  const milliseconds = unixSeconds * 1000
  return date.slice(0, 4) === today.slice(0, 4)
    ? formatterOf('day', timeZone, { month: 'short', day: 'numeric' }).format(milliseconds)
    : formatterOf('date', timeZone, { year: 'numeric', month: 'short', day: 'numeric' }).format(milliseconds)
}

/** The whole of an instant with its zone, "Saturday, November 21, 2026 at 14:30 CST": what hovering a time shows. */
export function formatFullTime(unixSeconds: number, timeZone: string): string {
  const formatter = formatterOf('full', timeZone, {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  })
  return formatter.format(unixSeconds * 1000)
}

/** A span in seconds as hours, minutes and seconds without leading zeros parts: "1h 04m 09s", "24m 31s", "40s". */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  const hours = Math.floor(whole / 3_600)
  const minutes = Math.floor((whole % 3_600) / 60)
  const rest = whole % 60
  const two = (value: number) => String(value).padStart(2, '0')
  if (hours > 0) return `${hours}h ${two(minutes)}m ${two(rest)}s`
  return minutes > 0 ? `${minutes}m ${two(rest)}s` : `${rest}s`
}

/** How long until, or since, a promised time (unix seconds) in words: "8 min left", "12 min late", "3 h left". */
export function formatRemaining(dueAt: number, now: number): string {
  const minutes = Math.round(Math.abs(dueAt - now) / 60)
  const span =
    minutes < 90
      ? `${minutes} min`
      : minutes < 48 * 60
        ? `${Math.round(minutes / 60)} h`
        : `${Math.round(minutes / 1_440)} days`
  return dueAt >= now ? `${span} left` : `${span} late`
}
