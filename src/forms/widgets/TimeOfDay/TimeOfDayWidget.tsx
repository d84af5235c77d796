import type { WidgetProps } from '@rjsf/utils'
import { use } from 'react'
import { daySeconds } from '#domain/time/zoned-time.ts'
import { useControlProps } from '../../control-props.ts'
import { SiblingsContext } from '../../form-access.tsx'
import { isRecord } from '../../schema-walk.ts'
import { widgetOptions } from '../../widget-options.ts'
import { TimeInput } from '../OperatingHours/TimeInput.tsx'
import styles from './time-of-day.module.css'

/** `ui:options` of the time of day. */
export interface TimeOfDayOptions {
  /** The name of the field in which the span begins: a time that is not later is one of the next day, past 86,400. */
  readonly after?: string
}

/** A time of day: seconds from midnight in the data. The end of a span may lie on the next morning. */
export function TimeOfDayWidget(props: WidgetProps) {
  const { id, value, label, onChange, onBlur } = props
  const { after } = widgetOptions<TimeOfDayOptions>(props)
  const siblings = use(SiblingsContext)
  const control = useControlProps(props)
  const begin = after !== undefined && isRecord(siblings) ? siblings[after] : undefined
  const isNextDay = typeof value === 'number' && value > daySeconds
  return (
    <div className={styles.time}>
      <TimeInput
        id={id}
        label={label}
        value={isNextDay ? value - daySeconds : value}
        disabled={control.disabled || control.readOnly}
        invalid={control['aria-invalid'] === true}
        errorId={control['aria-describedby'] ?? ''}
        onChange={(next) =>
          onChange(typeof next === 'number' && typeof begin === 'number' ? endAfter(begin, next) : next)
        }
        onBlur={() => onBlur(id, value)}
      />
      {isNextDay && <span className="wb-muted">the next day</span>}
    </div>
  )
}

/** The time as the end of what begins then: on the same day, else on the next. */
function endAfter(begin: number, time: number): number {
  return time > begin ? time : time + daySeconds
}
