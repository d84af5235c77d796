import { InputGroup } from '@blueprintjs/core'
import { useId } from 'react'
import type { LocalDate } from '#domain/time/zoned-time.ts'
import { dayFieldBounds, isDate } from '#domain/time/day-bounds.ts'
import styles from './billing.module.css'

interface DayFieldProps {
  readonly label: string
  readonly value: LocalDate
  /** A day that exists. */
  readonly onChange: (day: LocalDate) => void
}

/** A day beside its label, in a bar: the browser's own field with its calendar. */
export function DayField({ label, value, onChange }: DayFieldProps) {
  const id = useId()
  return (
    <span className={styles.day}>
      <label htmlFor={id}>{label}</label>
      <InputGroup
        id={id}
        type="date"
        {...dayFieldBounds}
        // What is half typed is the browser's; the address hears of whole days alone.
        key={value}
        defaultValue={value}
        onBlur={({ target }) => target.value !== value && isDate(target.value) && onChange(target.value)}
        onKeyDown={({ key, currentTarget }) =>
          key === 'Enter' && isDate(currentTarget.value) && onChange(currentTarget.value)
        }
      />
    </span>
  )
}
