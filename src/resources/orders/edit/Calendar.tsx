import { DatePicker } from '@blueprintjs/datetime'
import enCA from 'date-fns/locale/en-CA'
import type { LocalDate } from '#domain/zoned-time.ts'
import { firstDate, lastDate } from './typed-date.ts'
import '@blueprintjs/datetime/lib/css/blueprint-datetime.css'
import './calendar.css'

export interface CalendarProps {
  readonly date: LocalDate
  readonly onPick: (date: LocalDate) => void
}

/** A month to pick a day from, 1900 to 2099; fetched when it is opened, for it brings a calendar of its own. */
export function Calendar({ date, onPick }: CalendarProps) {
  return (
    <DatePicker
      className="wb-calendar"
      locale={enCA}
      value={toDate(date)}
      minDate={toDate(firstDate)}
      maxDate={toDate(lastDate)}
      canClearSelection={false}
      highlightCurrentDay
      onChange={(picked, isUserChange) => {
        if (picked !== null && isUserChange) onPick(fromDate(picked))
      }}
    />
  )
}

/** The picker counts in days of the machine's own zone; only the calendar date is meant. */
function toDate(date: LocalDate): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return new Date(year, month - 1, day)
}

function fromDate(date: Date): LocalDate {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
