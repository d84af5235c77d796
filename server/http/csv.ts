import { clockText } from '#domain/time/operating-hours.ts'
import { toSpreadsheetText } from '#domain/files/spreadsheet-text.ts'
import { wallTimeAt } from '#domain/time/zoned-time.ts'
import type { Context } from '#server/http/context.ts'

export function wantsCsv({ request }: Pick<Context, 'request'>): boolean {
  return /\btext\/csv\b/i.test(request.accept)
}

/** One line of a CSV file (RFC 4180), with its line end. No text in it runs as a formula, and a number is one. */
export function csvRow(cells: readonly (string | number | null)[]): string {
  return `${cells.map(cell).join(',')}\r\n`
}

function cell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = toSpreadsheetText(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
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
