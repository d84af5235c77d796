import { clockText } from '#domain/time/operating-hours.ts'
import { wallTimeAt } from '#domain/time/zoned-time.ts'
import type { Context } from '#server/http/context.ts'

export function wantsCsv({ request }: Pick<Context, 'request'>): boolean {
  return /\btext\/csv\b/i.test(request.accept)
}

/** `2026-11-21 14:30`, which every spreadsheet reads as a time whatever its language. */
export function csvTime(at: number | null, timeZone: string): string | null {
  if (at === null) return null
  const { date, secondsFromMidnight } = wallTimeAt(at, timeZone)
  return `${date} ${clockText(secondsFromMidnight)}`
}

export function csvDollars(cents: number | null): string | null {
  return cents === null ? null : (cents / 100).toFixed(2)
}
