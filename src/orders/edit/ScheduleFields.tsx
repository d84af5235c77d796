import { Callout, HTMLSelect } from '@blueprintjs/core'
import { scheduleNotices } from '#domain/orders/schedule-notices.ts'
import { defaultTimeForDate } from '#domain/time/schedule-time.ts'
import { type LocalDate, type ZoneOffsets, wallTimeAt } from '#domain/time/zoned-time.ts'
import { Field } from '#src/forms/Field.tsx'
import { useNow } from '#src/lib/use-now.ts'
import { daySlots } from '#src/orders/entry/schedule-slots.ts'
import { DateField } from './DateField.tsx'
import type { CourierSchedule } from './use-courier-schedule.ts'
import styles from './edit-order.module.css'

interface ScheduleFieldsProps {
  /** Unix seconds, or a date as it was typed that is none. */
  readonly availableAt: number | string
  readonly schedule: CourierSchedule
  readonly errors: readonly string[] | undefined
  readonly onChange: (availableAt: number | string) => void
}

/** From when the parcels are ready: a day and a time in steps of 15 minutes, on the courier's clock. */
export function ScheduleFields({ availableAt, schedule, errors, onChange }: ScheduleFieldsProps) {
  const { timeZone, days } = schedule
  const now = useNow()
  const isTime = typeof availableAt === 'number'
  const notices = isTime ? scheduleNotices(days, availableAt, timeZone) : []

  return (
    <>
      <DateField
        value={availableAt}
        timeZone={timeZone}
        today={wallTimeAt(now, timeZone).date}
        errors={errors}
        onDate={(date) => onChange(defaultTimeForDate(date, now, days.dispatchHours, timeZone))}
        onEntered={onChange}
      />
      <Field label="Time of day" pointer="/availableDate/time" errors={undefined}>
        {(control) => (
          <HTMLSelect
            {...control}
            fill
            disabled={!isTime}
            value={isTime ? availableAt : ''}
            onChange={({ target }) => onChange(Number(target.value))}
          >
            {isTime && (
              <TimeOptions
                date={wallTimeAt(availableAt, timeZone).date}
                chosen={availableAt}
                now={now}
                timeZone={timeZone}
              />
            )}
          </HTMLSelect>
        )}
      </Field>
      <div className={`${styles.wide} ${styles.warning}`} role="status">
        {notices.map(({ code, message }) => (
          <Callout key={code} intent="warning" compact>
            {message}
          </Callout>
        ))}
      </div>
    </>
  )
}

interface TimeOptionsProps {
  readonly date: LocalDate
  readonly chosen: number
  readonly now: number
  readonly timeZone: ZoneOffsets
}

/** The day in steps, what is over apart: an order may be put right after the fact. */
function TimeOptions({ date, chosen, now, timeZone }: TimeOptionsProps) {
  const { open, past } = daySlots(date, chosen, now, timeZone)
  const options = (slots: typeof open) =>
    slots.map(({ at, label }) => (
      <option key={at} value={at}>
        {label}
      </option>
    ))
  return (
    <>
      {options(open)}
      {past.length > 0 && <optgroup label="Earlier">{options(past)}</optgroup>}
    </>
  )
}
