import { Field } from '#src/forms/Field.tsx'
import { TimeInput } from '#src/forms/widgets/OperatingHours/TimeInput.tsx'
import styles from './planner.module.css'

interface ClockFieldProps {
  readonly label: string
  readonly pointer: string
  readonly required?: boolean
  /** Seconds from midnight; text that is no time; nothing. */
  readonly value: number | string | undefined
  readonly errors: readonly string[] | undefined
  readonly onChange: (value: number | string | undefined) => void
}

/** A time of the day, under its label. */
export function ClockField({ label, pointer, required = false, value, errors, onChange }: ClockFieldProps) {
  return (
    <Field label={label} pointer={pointer} required={required} className={styles.clockField} errors={errors}>
      {(control) => (
        <TimeInput
          id={control.id}
          label={label}
          value={value}
          disabled={false}
          invalid={(errors?.length ?? 0) > 0}
          errorId={control['aria-describedby'] ?? ''}
          onChange={onChange}
          onBlur={() => undefined}
        />
      )}
    </Field>
  )
}
