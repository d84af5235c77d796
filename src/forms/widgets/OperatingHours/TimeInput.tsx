import { InputGroup } from '@blueprintjs/core'
import { useDraft } from '../../use-draft.ts'
import { timeText, timeValue } from './clock-text.ts'
import styles from './operating-hours.module.css'

interface TimeInputProps {
  id: string
  label: string
  /** Seconds from midnight; text that is no time; nothing. */
  value: number | string | null | undefined
  disabled: boolean
  invalid: boolean
  errorId: string
  onChange: (value: number | string | undefined) => void
  onBlur: () => void
}

/** A time of day as HH:MM, typed without a colon if one likes. */
export function TimeInput({ id, label, value, disabled, invalid, errorId, onChange, onBlur }: TimeInputProps) {
  const draft = useDraft(timeText(value), (text) => onChange(timeValue(text)))
  return (
    <InputGroup
      id={id}
      className={styles.time}
      aria-label={label}
      aria-invalid={invalid ? true : undefined}
      aria-describedby={invalid ? errorId : undefined}
      disabled={disabled}
      placeholder="--:--"
      inputMode="numeric"
      autoComplete="off"
      maxLength={8}
      value={draft.text}
      onChange={({ target }) => draft.onText(target.value)}
      onFocus={(event) => {
        draft.onFocus()
        event.target.select()
      }}
      onBlur={() => {
        draft.onBlur()
        onBlur()
      }}
    />
  )
}
