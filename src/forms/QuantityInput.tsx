import { InputGroup, type InputGroupProps } from '@blueprintjs/core'
import { type Quantity, readQuantity } from './quantity-text.ts'
import { useDraft } from './use-draft.ts'
import '#src/ui/form-parts.css'

interface QuantityInputProps extends Pick<InputGroupProps, 'leftElement' | 'rightElement'> {
  /** Attributes of the control: id, description, error. */
  readonly control: object
  readonly value: Quantity
  readonly least?: 0 | 1
  readonly onChange: (value: Quantity) => void
}

/** A number of pieces. What is no number stays as it was typed, for the form to refuse; the arrows count up and down. */
export function QuantityInput({ control, value, least = 1, onChange, ...parts }: QuantityInputProps) {
  const draft = useDraft(String(value ?? ''), (text) => onChange(readQuantity(text)))
  return (
    <InputGroup
      {...control}
      {...parts}
      fill
      inputClassName="wb-input-number"
      inputMode="numeric"
      autoComplete="off"
      role="spinbutton"
      aria-valuenow={typeof value === 'number' ? value : undefined}
      aria-valuemin={least}
      value={draft.text}
      onValueChange={draft.onText}
      onFocus={({ target }) => {
        draft.onFocus()
        target.select()
      }}
      onBlur={draft.onBlur}
      onKeyDown={(event) => {
        const step = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
        if (step === 0) return
        event.preventDefault()
        const next = Math.max(least, (typeof value === 'number' ? value : 0) + step)
        draft.onText(String(next))
      }}
    />
  )
}
