import { type ReactNode, useId } from 'react'
import type { ControlProps } from './control-props.ts'
import { FieldMessage } from './theme/FieldErrorTemplate.tsx'
import { RequiredMark } from './theme/RequiredMark.tsx'
import styles from './forms.module.css'

interface FieldProps {
  readonly label: string
  /** Where the server points when it refuses this field: "/pickupLocationId". */
  readonly pointer: string
  readonly required?: boolean
  readonly errors: readonly string[] | undefined
  /** A group of controls names itself by the label's id; a single control is pointed at by the label. */
  readonly group?: boolean
  /** For a label that the layout says already, such as the head of a column. */
  readonly labelHidden?: boolean
  readonly className?: string
  readonly aside?: ReactNode
  readonly children: (control: ControlProps, labelId: string) => ReactNode
}

/** A label, its control and its error, in the look of the generated forms: for forms that are written by hand. */
export function Field(props: FieldProps) {
  const { label, pointer, required = false, errors = [], group = false, labelHidden = false, className, aside } = props
  const id = useId()
  const labelId = `${id}-label`
  const errorId = `${id}-error`
  const invalid = errors.length > 0
  const control: ControlProps = {
    id,
    disabled: false,
    readOnly: false,
    placeholder: undefined,
    autoFocus: undefined,
    'aria-describedby': invalid ? errorId : undefined,
    'aria-invalid': invalid ? true : undefined,
    'aria-required': required ? true : undefined,
  }
  const text = (
    <>
      {label}
      {required && <RequiredMark />}
    </>
  )
  const labelClass = labelHidden ? 'wb-visually-hidden' : styles.fieldLabel
  return (
    <div className={`${styles.field} ${className ?? ''}`} data-pointer={pointer}>
      <div className={styles.labelLine}>
        {group ? (
          <span className={labelClass} id={labelId}>
            {text}
          </span>
        ) : (
          <label className={labelClass} id={labelId} htmlFor={id}>
            {text}
          </label>
        )}
        {aside}
      </div>
      {props.children(control, labelId)}
      <FieldMessage id={errorId} messages={errors} />
    </div>
  )
}

/** Puts the cursor into the first field of the form that is wrong. */
export function focusFirstFault(form: HTMLElement | null, errors: Readonly<Record<string, readonly string[]>>): void {
  const fields = [...(form?.querySelectorAll<HTMLElement>('[data-pointer]') ?? [])]
  const first = fields.find(({ dataset }) => (errors[dataset['pointer'] ?? '']?.length ?? 0) > 0)
  first?.querySelector<HTMLElement>('input, select, textarea')?.focus()
}
