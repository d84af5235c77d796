import { InputGroup, type InputGroupProps } from '@blueprintjs/core'
import { numberOf } from '#domain/amounts/number-text.ts'
import { useDraft } from '../../use-draft.ts'
import { unmarkUnreadable, markUnreadable } from '../unreadable-text.ts'

interface PercentInputProps extends Pick<
  InputGroupProps,
  'id' | 'disabled' | 'readOnly' | 'required' | 'placeholder' | 'aria-label' | 'aria-invalid' | 'aria-describedby'
> {
  readonly value: unknown
  readonly onChange: (value: number | string | undefined) => void
  readonly onFocus?: () => void
  readonly onBlur: () => void
}

/** Percent, typed with or without its sign. */
export function PercentInput({ value, onChange, onFocus, onBlur, ...control }: PercentInputProps) {
  const draft = useDraft(percentText(value), (text) => onChange(percentValue(text)))
  return (
    <InputGroup
      {...control}
      inputClassName="wb-input-number"
      inputMode="decimal"
      autoComplete="off"
      rightElement={<span className="wb-affix">%</span>}
      value={draft.text}
      onChange={({ target }) => draft.onText(target.value)}
      onFocus={(event) => {
        draft.onFocus()
        onFocus?.()
        event.target.select()
      }}
      onBlur={() => {
        draft.onBlur()
        onBlur()
      }}
    />
  )
}

function percentText(value: unknown): string {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? unmarkUnreadable(value) : ''
}

/** What was typed as percent, with or without its sign; undefined for nothing, the text itself for no number. */
function percentValue(text: string): number | string | undefined {
  const bare = text.replace('%', '').trim()
  return bare === '' ? undefined : (numberOf(bare) ?? markUnreadable(text))
}
