import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat'
import type { LocalDate } from '#domain/time/zoned-time.ts'

dayjs.extend(customParseFormat)

const storedFormat = 'YYYY-MM-DD'

/** The day that a text names, strictly in this format of dayjs; null when it names none: neither "1/2/2026" nor "02/30/2026" is MM/DD/YYYY. */
export function readDate(text: string, format: string): LocalDate | null {
  const read = dayjs(text, format, true)
  return read.isValid() ? read.format(storedFormat) : null
}

/** A day in this format of dayjs: "11/21/2026" for MM/DD/YYYY. */
export function writeDate(date: LocalDate, format: string): string {
  return dayjs(date, storedFormat, true).format(format)
}

/** The day as calendars to pick from take it: midnight of the machine's own zone, of which only the date is meant. */
export function toMachineDate(date: LocalDate): Date {
  return dayjs(date, storedFormat, true).toDate()
}

/** The day that was picked in such a calendar. */
export function fromMachineDate(date: Date): LocalDate {
  return dayjs(date).format(storedFormat)
}
