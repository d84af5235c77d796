import { InputGroup, type InputGroupProps } from '@blueprintjs/core'
import { useDraft } from '../../use-draft.ts'
import { moneyText, moneyValue } from './money-text.ts'
import '#src/ui/form-parts.css'

interface MoneyInputProps extends Omit<InputGroupProps, 'value' | 'onChange' | 'onBlur' | 'onFocus'> {
  /** Cents, or the text that was no amount. */
  readonly value: unknown
  /** Cents; undefined for nothing, the text itself for no amount. */
  readonly onChange: (value: number | string | undefined) => void
  readonly onBlur?: () => void
  readonly onFocus?: () => void
  /** The sign before the amount; CAD and USD both write "$". */
  readonly sign?: string
}

/** A control for an amount: integer cents to the program, dollars to the person. */
export function MoneyInput({ value, onChange, onBlur, onFocus, sign = '$', ...control }: MoneyInputProps) {
  const draft = useDraft(moneyText(value), (text) => onChange(moneyValue(text)))
  return (
    <InputGroup
      {...control}
      fill
      leftElement={<span className="wb-affix">{sign}</span>}
      inputClassName="wb-input-number"
      inputMode="decimal"
      autoComplete="off"
      value={draft.text}
      onChange={(event) => draft.onText(event.target.value)}
      onFocus={(event) => {
        draft.onFocus()
        event.target.select()
        onFocus?.()
      }}
      onBlur={() => {
        draft.onBlur()
        onBlur?.()
      }}
    />
  )
}
