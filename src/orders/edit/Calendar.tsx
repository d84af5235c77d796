import { DatePicker } from '@blueprintjs/datetime'
import enCA from 'date-fns/locale/en-CA'
import type { LocalDate } from '#domain/time/zoned-time.ts'
import { fromMachineDate, toMachineDate } from '#src/lib/calendar-date.ts'
import { firstDay, lastDay } from '#domain/time/day-bounds.ts'
import '@blueprintjs/datetime/lib/css/blueprint-datetime.css'
import styles from './calendar.module.css'

export interface CalendarProps {
  readonly date: LocalDate
  readonly onPick: (date: LocalDate) => void
}

/** A month to pick a day from, 2000 to 2100; fetched when it is opened, for it brings a calendar of its own. */
export function Calendar({ date, onPick }: CalendarProps) {
  return (
    <DatePicker
      className={styles.calendar}
      locale={enCA}
      value={toMachineDate(date)}
      minDate={toMachineDate(firstDay)}
      maxDate={toMachineDate(lastDay)}
      canClearSelection={false}
      highlightCurrentDay
      onChange={(picked, isUserChange) => {
        if (picked !== null && isUserChange) onPick(fromMachineDate(picked))
      }}
    />
  )
}
