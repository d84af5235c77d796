import { HTMLSelect, InputGroup } from '@blueprintjs/core'
import { numberOf } from '#domain/amounts/number-text.ts'
import { orderFieldPointer, type OrderFieldValue, type OrderFieldValues } from '#domain/orders/order-fields.ts'
import type { OfferedOrderField } from '#generated/model/index.ts'
import { Field } from '#src/forms/Field.tsx'
import type { FieldErrors } from '#src/forms/form-types.ts'
import { useDraft } from '#src/forms/use-draft.ts'
import '#src/ui/form-parts.css'

interface OrderFieldInputsProps {
  readonly fields: readonly OfferedOrderField[]
  readonly values: OrderFieldValues
  readonly errors: FieldErrors
  readonly onChange: (values: OrderFieldValues) => void
}

/** The fields of a courier's own on an order that is placed or edited, each in the control of its kind. */
export function OrderFieldInputs({ fields, values, errors, onChange }: OrderFieldInputsProps) {
  return fields.map((field) => {
    const { id, name, required, help } = field
    const pointer = orderFieldPointer(id)
    return (
      <Field
        key={id}
        label={name}
        pointer={pointer}
        required={required}
        errors={errors[pointer]}
        aside={help !== null && help !== '' && <span className="wb-counter">{help}</span>}
      >
        {(control) => (
          <FieldInput
            control={control}
            field={field}
            value={values[id] ?? ''}
            onChange={(value) => {
              const { [id]: _before, ...others } = values
              onChange(value === '' ? others : { ...others, [id]: value })
            }}
          />
        )}
      </Field>
    )
  })
}

interface FieldInputProps {
  readonly control: object
  readonly field: OfferedOrderField
  /** An empty text is no value. */
  readonly value: OrderFieldValue
  readonly onChange: (value: OrderFieldValue) => void
}

function FieldInput({ control, field: { kind, options }, value, onChange }: FieldInputProps) {
  switch (kind) {
    case 'text':
      return <InputGroup {...control} fill autoComplete="off" value={String(value)} onValueChange={onChange} />
    case 'number':
      return <NumberInput control={control} value={value} onChange={onChange} />
    case 'yesNo':
      return (
        <HTMLSelect
          {...control}
          fill
          value={String(value)}
          onChange={({ target }) => onChange(target.value === '' ? '' : target.value === 'true')}
        >
          <option value="">Not said</option>
          <option value="true">Yes</option>
          <option value="false">No</option>
        </HTMLSelect>
      )
    case 'choice':
      return (
        <HTMLSelect {...control} fill value={String(value)} onChange={({ target }) => onChange(target.value)}>
          <option value="">Not chosen</option>
          {[...options, ...kept(options, value)].map((option) => (
            <option key={option}>{option}</option>
          ))}
        </HTMLSelect>
      )
  }
}

/** What was chosen when it could be, so that it does not vanish unseen. */
function kept(options: readonly string[], value: OrderFieldValue): string[] {
  return typeof value === 'string' && value !== '' && !options.includes(value) ? [value] : []
}

/** Text that is no number stays as it was typed, and is refused. */
function NumberInput({ control, value, onChange }: Omit<FieldInputProps, 'field'>) {
  const draft = useDraft(String(value), (text) => {
    onChange(numberOf(text) ?? text.trim())
  })
  return (
    <InputGroup
      {...control}
      fill
      inputClassName="wb-input-number"
      inputMode="decimal"
      autoComplete="off"
      value={draft.text}
      onFocus={draft.onFocus}
      onBlur={draft.onBlur}
      onValueChange={draft.onText}
    />
  )
}
