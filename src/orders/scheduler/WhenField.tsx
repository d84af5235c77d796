import { Callout, HTMLSelect, InputGroup } from '@blueprintjs/core'
import { scheduleNotices } from '#domain/orders/schedule-notices.ts'
import { defaultTimeForDate } from '#domain/time/schedule-time.ts'
import { addDays, type ZoneOffsets, wallTimeAt } from '#domain/time/zoned-time.ts'
import { lastDay } from '#domain/time/day-bounds.ts'
import type { ScheduleInfo } from '#generated/model/index.ts'
import { Field } from '#src/forms/Field.tsx'
import { daySlots } from '#src/orders/entry/schedule-slots.ts'
import styles from './scheduler.module.css'

interface WhenFieldProps {
  /** Unix seconds, null: now. */
  readonly chosen: number | null
  /** What `chosen` means at this moment, unix seconds. */
  readonly at: number
  readonly now: number
  /** The courier's zone and hours; undefined until a service is chosen. */
  readonly schedule: ScheduleInfo | undefined
  /** The organisation's own zone, until the courier is known. */
  readonly timeZone: ZoneOffsets
  readonly errors: readonly string[] | undefined
  readonly onChange: (availableAt: number | null) => void
}

/** The day and the time from which the parcels are ready, on the courier's clock. */
export function WhenField({ chosen, at, now, schedule, timeZone: ownZone, errors, onChange }: WhenFieldProps) {
  const timeZone = schedule ?? ownZone
  const dispatchHours = schedule?.courierSettings.dispatchHours ?? {}
  const today = wallTimeAt(now, timeZone).date
  const date = wallTimeAt(at, timeZone).date
  const { open, past } = daySlots(date, at, now, timeZone)
  const notices = schedule === undefined ? [] : scheduleNotices(schedule.courierSettings, at, timeZone)

  const changeDate = (next: string) => {
    if (next === '') return
    onChange(next === today ? null : defaultTimeForDate(next, now, dispatchHours, timeZone))
  }
  const changeTime = (next: number) => onChange(open.some((slot) => slot.at === next && slot.isNow) ? null : next)

  return (
    <div className={styles.when}>
      <Field label="Date" pointer="/availableAt" required errors={errors}>
        {(control) => (
          <InputGroup
            {...control}
            fill
            type="date"
            min={addDays(today, -1)}
            max={lastDay}
            value={date}
            onValueChange={changeDate}
          />
        )}
      </Field>
      <Field label="Time" pointer="/availableAt/time" errors={undefined}>
        {(control) => (
          <HTMLSelect
            {...control}
            fill
            value={chosen === null ? (open.find((slot) => slot.isNow)?.at ?? at) : at}
            onChange={({ target }) => changeTime(Number(target.value))}
          >
            {open.map((slot) => (
              <option key={slot.at} value={slot.at}>
                {slot.label}
              </option>
            ))}
            {past.length > 0 && (
              <optgroup label={date === today ? 'Earlier today' : 'Earlier'}>
                {past.map((slot) => (
                  <option key={slot.at} value={slot.at}>
                    {slot.label}
                  </option>
                ))}
              </optgroup>
            )}
          </HTMLSelect>
        )}
      </Field>
      <div className={styles.whenWarning} role="status">
        {notices.map(({ code, message }) => (
          <Callout key={code} intent="warning" compact>
            {message}
          </Callout>
        ))}
      </div>
    </div>
  )
}
