import { type ErrorSchema, type FieldProps, ERRORS_KEY } from '@rjsf/utils'
import { useState } from 'react'
import type { HoursField } from '#domain/time/operating-hours.ts'
import { type Weekday, weekdays } from '#domain/time/zoned-time.ts'
import { idSeparator, useFormAccess } from '../../form-access.tsx'
import { DayRow } from './DayRow.tsx'
import { dayNames } from './day-names.ts'
import { type EditedHours, copyToWeekdays, editedHours, hoursFields, withClosed, withTime } from './day-data.ts'
import styles from './operating-hours.module.css'

/**
 * When a location is open: per weekday a switch and four times, seconds from midnight in the data. A day with no times is
 * open all day. Registered as a custom field, because rjsf gives objects no widgets.
 */
export function OperatingHoursField(props: FieldProps) {
  const { fieldPathId, formData, onChange, onBlur, errorSchema, disabled, readonly } = props
  const { showsErrors } = useFormAccess()
  const [said, setSaid] = useState('')
  const hours = editedHours(formData)
  const id = fieldPathId.$id
  const change = (next: EditedHours) => onChange(next, fieldPathId.path)

  const messagesOf = (weekday: Weekday): Partial<Record<HoursField, readonly string[]>> => {
    if (hours[weekday]?.closed === true) return {}
    const shown = hoursFields.filter(
      (field) => showsErrors(dayId(id, weekday)) || showsErrors(timeId(id, weekday, field)),
    )
    return Object.fromEntries(
      shown.flatMap((field) => {
        const messages = messagesAt(errorSchema, [weekday, 'hours', field])
        return messages.length === 0 ? [] : [[field, messages] as const]
      }),
    )
  }

  return (
    <div className={styles.hours}>
      <div className={`${styles.head} wb-label`} aria-hidden="true">
        <span>Day</span>
        <span>Hours</span>
        <span>Break</span>
      </div>
      {weekdays.map((weekday) => (
        <DayRow
          key={weekday}
          id={dayId(id, weekday)}
          weekday={weekday}
          day={hours[weekday]}
          messages={messagesOf(weekday)}
          disabled={disabled === true || readonly === true}
          timeId={(field) => timeId(id, weekday, field)}
          onClosed={(closed) => {
            setSaid('')
            change(withClosed(hours, weekday, closed))
          }}
          onTime={(field, value) => change(withTime(hours, weekday, field, value))}
          onCopy={() => {
            change(copyToWeekdays(hours, weekday))
            setSaid(`Copied ${dayNames[weekday]} to Monday to Friday`)
          }}
          onLeave={(left) => onBlur(left, formData)}
        />
      ))}
      <p className="wb-visually-hidden" role="status">
        {said}
      </p>
    </div>
  )
}

function dayId(fieldId: string, weekday: Weekday): string {
  return [fieldId, weekday].join(idSeparator)
}

function timeId(fieldId: string, weekday: Weekday, field: HoursField): string {
  return [fieldId, weekday, 'hours', field].join(idSeparator)
}

function messagesAt(errors: ErrorSchema | undefined, path: readonly string[]): readonly string[] {
  let node: ErrorSchema | undefined = errors
  for (const step of path) node = node?.[step]
  return node?.[ERRORS_KEY] ?? []
}
