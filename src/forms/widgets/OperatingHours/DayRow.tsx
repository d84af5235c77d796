import { Button, Switch } from '@blueprintjs/core'
import { Duplicate } from '@blueprintjs/icons'
import type { HoursField } from '#domain/time/operating-hours.ts'
import type { Weekday } from '#domain/time/zoned-time.ts'
import { FieldMessage } from '../../theme/FieldErrorTemplate.tsx'
import { dayNames } from './day-names.ts'
import type { EditedDay } from './day-data.ts'
import { TimeInput } from './TimeInput.tsx'
import styles from './operating-hours.module.css'

interface DayRowProps {
  id: string
  weekday: Weekday
  day: EditedDay | undefined
  messages: Partial<Record<HoursField, readonly string[]>>
  disabled: boolean
  timeId: (field: HoursField) => string
  onClosed: (closed: boolean) => void
  onTime: (field: HoursField, value: number | string | undefined) => void
  onCopy: () => void
  /** Called with the id of a time, or of the whole day, that the focus has left. */
  onLeave: (id: string) => void
}

/** What each time is called after the day's name. */
const timeNames: Readonly<Record<HoursField, string>> = {
  openTime: 'opens',
  closeTime: 'closes',
  breakStartTime: 'break starts',
  breakEndTime: 'break ends',
}

/** One weekday: its switch, its times and the way to make the other weekdays like it. */
export function DayRow(props: DayRowProps) {
  const { id, weekday, day, messages, disabled, timeId, onClosed, onTime, onCopy, onLeave } = props
  const name = dayNames[weekday]
  const closed = day?.closed === true
  const errorId = `${id}--error`
  const time = (field: HoursField) => (
    <TimeInput
      id={timeId(field)}
      label={`${name} ${timeNames[field]}`}
      value={day?.hours?.[field]}
      disabled={disabled}
      invalid={messages[field] !== undefined}
      errorId={errorId}
      onChange={(value) => onTime(field, value)}
      onBlur={() => onLeave(timeId(field))}
    />
  )
  return (
    <div
      className={closed ? `${styles.day} ${styles.dayClosed}` : styles.day}
      role="group"
      aria-label={name}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onLeave(id)
      }}
    >
      <Switch
        role="switch"
        aria-checked={!closed}
        className={styles.hoursSwitch}
        checked={!closed}
        disabled={disabled}
        aria-label={`${name} open`}
        labelElement={<span aria-hidden="true">{name}</span>}
        onChange={({ currentTarget }) => onClosed(!currentTarget.checked)}
      />
      {closed ? (
        <span className={styles.closed}>Closed</span>
      ) : (
        <>
          <span className={styles.range}>
            {time('openTime')}
            <span aria-hidden="true">–</span>
            {time('closeTime')}
          </span>
          <span className={`${styles.range} ${styles.hoursBreak}`}>
            <span className={styles.breakLabel} aria-hidden="true">
              Break
            </span>
            {time('breakStartTime')}
            <span aria-hidden="true">–</span>
            {time('breakEndTime')}
          </span>
        </>
      )}
      {!closed && Object.keys(day?.hours ?? {}).length === 0 && <span className={styles.allDay}>Open 24 hours</span>}
      <Button
        className={styles.copy}
        variant="minimal"
        size="small"
        icon={<Duplicate />}
        title={`Copy ${name} to Monday to Friday`}
        aria-label={`Copy ${name} to weekdays`}
        disabled={disabled}
        onClick={onCopy}
      />
      <div className={styles.error}>
        <FieldMessage id={errorId} messages={Object.values(messages).flat()} />
      </div>
    </div>
  )
}
