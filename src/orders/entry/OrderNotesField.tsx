import { maxOrderNotesLength, textLength } from '#domain/orders/order-texts.ts'
import { Field } from '#src/forms/Field.tsx'
import '#src/ui/form-parts.css'
import styles from './order-notes.module.css'

interface OrderNotesFieldProps {
  readonly label: string
  readonly value: string
  readonly errors: readonly string[] | undefined
  readonly onChange: (orderNotes: string) => void
  readonly className?: string
}

/** The notes of an order that is placed or edited, with a counter. */
export function OrderNotesField({ label, value, errors, onChange, className }: OrderNotesFieldProps) {
  const length = textLength(value)
  return (
    <Field
      label={label}
      pointer="/orderNotes"
      errors={errors}
      className={className}
      aside={
        <span className={length > maxOrderNotesLength ? 'wb-counter wb-counter-over' : 'wb-counter'}>
          {length} / {maxOrderNotesLength}
        </span>
      }
    >
      {(control) => (
        <textarea
          {...control}
          className={`bp6-input bp6-fill ${styles.notes}`}
          rows={2}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}
