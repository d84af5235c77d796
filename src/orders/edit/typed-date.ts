import { isWithinBounds } from '#domain/time/day-bounds.ts'
import type { LocalDate } from '#domain/time/zoned-time.ts'
import { readDate, writeDate } from '#src/lib/calendar-date.ts'

const typedFormat = 'MM/DD/YYYY'

export const typedDateMessage = 'Must be a date as MM/DD/YYYY, from 2000 to 2100'

/** The day that was typed, strictly as MM/DD/YYYY: "1/2/2026" and "02/30/2026" are none. Null when it is none. */
export function readTypedDate(text: string): LocalDate | null {
  const date = readDate(text.trim(), typedFormat)
  return date === null ? null : withinPicker(date)
}

/** The day if it can be chosen, else null. */
export function withinPicker(date: LocalDate): LocalDate | null {
  return isWithinBounds(date) ? date : null
}

/** A day as people type it here, "11/21/2026". */
export function writeTypedDate(date: LocalDate): string {
  return writeDate(date, typedFormat)
}
